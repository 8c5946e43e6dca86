import { Command, InvalidArgumentError, Option } from 'commander';
import { LOG_FORMAT_NAMES } from '../logs/formats.js';
import { LANGUAGES } from '../rulesets/common/names.js';
import { allRulesets, DEFAULT_RULESET } from '../rulesets/index.js';
import { SCENARIO_OPERATIONS } from '../scenario/operations.js';
import { VERSION } from '../scenario/terms/version.js';
import { BadInput } from './bad-input.js';
import { actions } from './commands/actions.js';
import { anyOperation } from './commands/any-operation.js';
import { backup } from './commands/backup.js';
import { compare } from './commands/compare.js';
import { completion } from './commands/completion.js';
import { conformance } from './commands/conformance.js';
import { explain } from './commands/explain.js';
import { importLog } from './commands/import.js';
import { cards, rules } from './commands/lists.js';
import { newScenario } from './commands/new.js';
import { outcomes } from './commands/outcomes.js';
import { parseTraceDetail, resolve, TRACE_DETAILS } from './commands/resolve.js';
import { reverify } from './commands/reverify.js';
import { save } from './commands/save.js';
import { schema } from './commands/schema.js';
import { timeline } from './commands/timeline.js';
import { verify } from './commands/verify.js';
import { EXIT_CODES_HELP, type ExitCode } from './exit-codes.js';
import { type CommandWords, SHELLS } from './show/completion.js';

const FILE = 'a scenario in YAML or JSON; - reads standard input';
const RULESETS = allRulesets().map(({ id }) => id);

const LANGUAGE = new Option(
  '--language <language>',
  'say what happens in English (en) or Chinese (zh); default: as the cards are named',
).choices(LANGUAGES);
const FORMAT = new Option(
  '--format <format>',
  'print a log of the game itself: Power.log (log) or HSReplay XML (hsreplay)',
).choices(LOG_FORMAT_NAMES);
const TRACE = new Option('--trace <detail>', 'NONE, SUMMARY or FULL')
  .choices(TRACE_DETAILS)
  .argParser(parseTraceDetail)
  .default('SUMMARY');

/** Where a command says with which code it ends, at once or later. */
type End = (code: ExitCode | Promise<ExitCode>) => Promise<void>;

/** All commands with their options. */
export function commandsOf(end: End): Command {
  const program = new Command('rules-oracle')
    .description(
      'Answers what exactly happens in a card game, in which order, and which rule says so.',
    )
    .version(VERSION)
    .addHelpText('after', EXIT_CODES_HELP)
    .exitOverride();
  const add = (name: string): Command =>
    program.command(name).exitOverride().addHelpText('after', EXIT_CODES_HELP);

  add('resolve')
    .description(
      'show what happens, as a tree with the rule of every line, and the board before and after',
    )
    .argument('<file>', FILE)
    .option('--json', 'print the resolution as JSON')
    .addOption(FORMAT)
    .addOption(TRACE)
    .option('--changes', 'show the tags that each line changed')
    .option('--seed <n>', 'draw what is random from this seed', parseWhole)
    .option('--patch <patch>', 'play by this edition of the rules')
    .addOption(LANGUAGE)
    .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
    .option('--strict', 'exit with 3 when an action is illegal')
    .option('--watch', 'show it again whenever the file is saved')
    .action((file: string, options) => end(resolve(file, options)));

  add('verify')
    .description('check the expectations of scenario files')
    .argument('<file...>', FILE)
    .option('--json', 'print the reports as JSON')
    .option('-q, --quiet', 'show only what fails')
    .action((files: string[], options) => end(verify(files, options)));

  add('actions')
    .description('list the legal actions on a board')
    .argument('<file>', FILE)
    .option('--illegal', 'list also what is not allowed, and why')
    .option('--json', 'print them as JSON')
    .option('--patch <patch>', 'play by this edition of the rules')
    .addOption(LANGUAGE)
    .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
    .action((file: string, options) => end(actions(file, options)));

  add('outcomes')
    .description('work out exactly how likely every result is')
    .argument('<file>', FILE)
    .option(
      '--by <key...>',
      'what results are told apart by: result, board, state, "{ entity: yeti, field: healthLeft }"',
    )
    .option('--groups <n>', 'how many groups are listed', parseWhole)
    .option('--situations <n>', 'how many situations are met at the most', parseWhole)
    .option('--deadline <seconds>', 'how long to wait; what is left then is estimated', parseWhole)
    .option('--json', 'print them as JSON')
    .option('--patch <patch>', 'play by this edition of the rules')
    .addOption(LANGUAGE)
    .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
    .action((file: string, options) => end(outcomes(file, options)));

  add('compare')
    .description('play a scenario in several editions and show side by side where they part')
    .argument('<file>', FILE)
    .option('--patches <patch...>', 'the editions')
    .option('--switch <name=value...>', 'a switch of the edition, set otherwise')
    .option('--with <name...>', 'a switch of the edition, turned on')
    .option('--without <name...>', 'a switch of the edition, turned off')
    .option('--seed <n>', 'draw what is random from this seed', parseWhole)
    .option('--json', 'print it as JSON')
    .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
    .action((file: string, options) => end(compare(file, options)));

  add('timeline')
    .description('play a scenario in every edition and show since when it ends as it does')
    .argument('<file>', FILE)
    .option('--seed <n>', 'draw what is random from this seed', parseWhole)
    .option('--json', 'print it as JSON')
    .option('--patch <patch>', 'the edition that is asked about')
    .addOption(LANGUAGE)
    .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
    .action((file: string, options) => end(timeline(file, options)));

  add('explain')
    .description('tell why something did or did not happen to an entity')
    .argument('<file>', FILE)
    .argument('<entity>', 'an alias, an id or the name of a card')
    .option('--event <name>', 'only within events of this name')
    .option('--seed <n>', 'draw what is random from this seed', parseWhole)
    .option('--json', 'print it as JSON')
    .option('--patch <patch>', 'play by this edition of the rules')
    .addOption(LANGUAGE)
    .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
    .action((file: string, entity: string, options) => end(explain(file, entity, options)));

  add('conformance')
    .description('run all scenario files and compare them with the worked cases of the books')
    .option('--json', 'print one JSON object: passed, failed, missing')
    .option('--rules', 'report the rules: where each is followed, and which traces cite it')
    .option('--book <id>', 'only this book')
    .option('--until <line>', 'only cases up to this line of their book', parseWhole)
    .option('--case <id>', 'only this case')
    .action((options) => end(conformance(options)));

  add('backup')
    .description('copy the embedded store of a service into an empty folder, also while it runs')
    .argument('<folder>', 'where the copy goes; a service reads it as DATA_DIR')
    .option('--data-dir <folder>', 'the data folder of the service', process.env.DATA_DIR ?? 'data')
    .action((folder: string, options) => end(backup(folder, options)));

  add('save')
    .description('write scenarios with their rulings, a line each, for reverify')
    .argument('<file...>', FILE)
    .action((files: string[]) => end(save(files)));

  add('reverify')
    .description('resolve saved scenarios again, and show whether and where a ruling has changed')
    .argument('[file...]', 'saved scenarios, a line of JSON each, compressed or not')
    .option('--from <address>', 'all that are kept by the service at this address')
    .option('--json', 'print them as JSON')
    .action((files: string[], options) => end(reverify(files, options)));

  add('import')
    .description('list the games and decision points of a Power.log or HSReplay XML')
    .argument('<file>', 'the log, plain or gzip; - reads standard input')
    .option('--game <n>', 'only this game of the file, counted from 1', parseWhole)
    .option('--point <n>', 'print this decision point as a scenario, counted from 1', parseWhole)
    .option('--json', 'print the whole answer as JSON')
    .action((file: string, options) => end(importLog(file, options)));

  addLists(add, end);
  addOthers(program, add, end);
  add('new')
    .description('write a small scenario that explains itself, to begin with')
    .argument('[file]', 'where to; standard output when left out')
    .addOption(rulesetOption())
    .option('--force', 'write over a file that is there')
    .action((file: string | undefined, options) => end(newScenario(file, options)));
  add('completion')
    .description('print the script that lets a shell complete commands and options')
    .argument('<shell>', Object.keys(SHELLS).join(', '))
    .action((shell: string) => end(completion(shell, wordsOf(program))));
  add('serve')
    .description('start the HTTP service; settings come from the environment')
    .action(async () => {
      await import('../service/main.js').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
        throw new BadInput('The service is not installed here: it is in the package rules-oracle.');
      });
    });
  return program;
}

function addLists(add: (name: string) => Command, end: End): void {
  add('cards')
    .description('look up cards, or print the JSON Schema of custom cards')
    .argument('[name...]', 'a part of the name, or the id')
    .option('--schema', 'print the JSON Schema of the cards that a scenario may bring along')
    .option('--set <set>', 'all cards of a set, each with what it does in a line')
    .option('--coverage', 'how many collectible cards of an edition are known, set by set')
    .addOption(rulesetOption())
    .option('--patch <patch>', 'their values in this edition')
    .option('--json', 'print them as JSON')
    .action((words: readonly string[], options) =>
      end(cards(words.length === 0 ? undefined : words.join(' '), options)),
    );
  add('rules')
    .description('look up rules')
    .argument('<id>', 'the id, or a text that the rule mentions')
    .addOption(rulesetOption())
    .option('--patch <patch>', 'only those of this edition')
    .option('--json', 'print them as JSON')
    .action((id: string, options) => end(rules(id, options)));
  add('schema')
    .description('print the JSON Schema of the scenarios of a rule system, for editors')
    .argument('[ruleset]', 'the rule system', DEFAULT_RULESET)
    .action((ruleset: string) => end(schema(ruleset)));
}

/** Operations whose commands have other names: `import` asks `logs`. */
const OTHER_NAMES: readonly string[] = ['logs'];

/** Every operation on a scenario that has no command of its own. */
function addOthers(program: Command, add: (name: string) => Command, end: End): void {
  const own = new Set([...program.commands.map((command) => command.name()), ...OTHER_NAMES]);
  for (const [name, { summary, isPublic }] of SCENARIO_OPERATIONS) {
    if (own.has(name) || !isPublic) continue;
    add(name)
      .description(`${summary.charAt(0).toLowerCase()}${summary.slice(1)}, as JSON`)
      .argument('<file>', FILE)
      .option('--seed <n>', 'draw what is random from this seed', parseWhole)
      .option('--patch <patch>', 'play by this edition of the rules')
      .addOption(LANGUAGE)
      .option('--variant <n>', 'the scenario of a file with variants, counted from 1', parseWhole)
      .action((file: string, options) => end(anyOperation(name, file, options)));
  }
}

function rulesetOption(): Option {
  return new Option('--ruleset <id>', 'the rule system')
    .choices(RULESETS)
    .argParser(String)
    .default(DEFAULT_RULESET);
}

/** What a shell completes, read off the commands. */
function wordsOf(program: Command): CommandWords[] {
  return program.commands.map((command) => ({
    name: command.name(),
    says: command.description(),
    options: command.options.flatMap(({ long, description, required, argChoices = [] }) =>
      long === undefined || long === null
        ? []
        : [{ name: long, says: description, takesValue: required, values: argChoices }],
    ),
    words: WORDS_OF[command.name()] ?? null,
  }));
}

/** Commands that take one of a few words instead of a file. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  completion: Object.keys(SHELLS),
  schema: RULESETS,
};

function parseWhole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
