import type { Table } from '../../kernel/index.js';
import { capital } from '../../rulesets/common/capital.js';
import type { ColumnWords } from '../../rulesets/common/telling.js';
import type { AnyRuleset, Position } from '../../rulesets/ruleset.js';
import type { Json } from '../terms/schema.js';
import { translationOf } from '../trace/lines.js';
import type { Difference, DifferenceFacts } from './schema.js';

/** A sentence with `{a}`, `{b}`, `{c}` for what it names, in the language of a position. */
type Say = (template: string, ...values: readonly (string | number)[]) => string;

/** What a difference says, a sentence for each thing that a reader wants to know. */
export function sentencesOf(
  facts: DifferenceFacts,
  ruleset: AnyRuleset,
  after: Position<Table>,
): readonly string[] {
  const say = sayIn(ruleset, after);
  const dead = new Set(facts.died.map(({ id }) => id));
  const isGone = (id: number): boolean =>
    facts.left.includes(ruleset.telling.controllerOf(after.state, id));
  const moved = facts.moved.filter(({ id }) => !dead.has(id) && !isGone(id));
  const gone = new Set(moved.map(({ id }) => id));
  return [
    ...facts.entered
      .filter(
        ({ id }) =>
          dead.has(id) && facts.moved.some((move) => move.id === id && move.from === null),
      )
      .map(({ name }) => say('{a} came into play.', name)),
    ...facts.died.map(({ name }) => say('{a} died.', name)),
    ...facts.transformed.map(({ name, into }) => say('{a} became {b}.', name, into.name)),
    ...moved.flatMap((move) => moveSentence(ruleset, after, move, say)),
    ...facts.changedSides.map(({ name, to }) =>
      say('{a} is controlled by player {b} now.', name, to),
    ),
    ...facts.changed
      .filter(({ id }) => !dead.has(id) && !gone.has(id) && !isGone(id))
      .flatMap(({ id, name, tags }) =>
        tags.flatMap((tag) =>
          tagSentence(
            ruleset.telling.columnWords(after.state, id, ruleset.show.columns.indexOf(tag.tag)),
            name,
            tag,
            say,
          ),
        ),
      ),
    ...facts.players
      .filter(({ player }) => !facts.left.includes(player))
      .flatMap(({ player, facts: own }) =>
        own.map(({ fact, from, to }) =>
          say(`player {a}'s ${fact}: {b} to {c}.`, player, shown(from, say), shown(to, say)),
        ),
      ),
    ...facts.left.map((player) => say('player {a} has left the game.', player)),
    ...(facts.result === null ? [] : [say('the game is over: {a}.', say(String(facts.result.to)))]),
  ].map(capital);
}

function sayIn(ruleset: AnyRuleset, after: Position<Table>): Say {
  const translation = translationOf(ruleset, after);
  return (template, ...values) =>
    (translation?.sentence(template) ?? template).replaceAll(/\{([abc])\}/g, (_, hole) =>
      String(values['abc'.indexOf(hole)]),
    );
}

function moveSentence(
  ruleset: AnyRuleset,
  { state, names }: Position<Table>,
  { id, name, as, player }: Pick<Difference['moved'][number], 'id' | 'name' | 'as' | 'player'>,
  say: Say,
): string[] {
  if (as === null) return [];
  const host = as === 'attached' ? (ruleset.telling.hostOf?.(state, id) ?? 0) : 0;
  if (host !== 0) {
    const identity = ruleset.program.identify(state, host);
    return [
      say(`{a} was ${as} to {b}.`, name, ruleset.show.titleOf({ state, names }, host, identity)),
    ];
  }
  return as === 'summoned'
    ? [say('{a} was summoned for player {b}.', name, player)]
    : [say(`{a} was ${as}.`, name)];
}

function tagSentence(
  words: ColumnWords | null,
  name: string,
  { from, to }: Difference['changed'][number]['tags'][number],
  say: Say,
): string[] {
  if (words === null) return [];
  const { says } = words;
  if (words.kind === 'NUMBER')
    return [say(`{a}'s ${says}: {b} to {c}.`, name, shown(from, say), shown(to, say))];
  if ((from === 0) === (to === 0)) return [];
  if (to !== 0) return [say(`{a} now ${says}.`, name)];
  const ended = says.startsWith('is ') ? `is no longer ${says.slice(3)}` : `no longer ${says}`;
  return [say(`{a} ${ended}.`, name)];
}

function shown(value: Json, say: Say): string {
  if (value === null) return say('none');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
