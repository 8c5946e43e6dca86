import type { FieldForm, TypeDefinition } from './fields.js';
import { GAMES, TYPES } from './games.js';

/** How many items a list of objects is counted to have, where it may be long. */
const ITEMS: Readonly<Record<string, number>> = { entities: 40 };

/** What fields are that the schemas do not describe, where the name does not say it. */
const SAYS: Readonly<Record<string, string>> = {
  card: 'The name or id of a card.',
  cardId: 'The id of its card.',
  id: 'The id of the entity.',
  player1: 'The player with the number 1.',
  player2: 'The player with the number 2.',
  player3: 'The player with the number 3.',
  player4: 'The player with the number 4.',
  case: 'The worked case that it shows.',
  text: 'The option in words.',
  p: 'How likely it is, exactly: `1/4`.',
  when: 'What is so then.',
  customCards: 'Cards of your own.',
  of: 'Whose it is.',
  pendingNone: 'No decision is open.',
  is: 'How many there are.',
  happens: 'It happens.',
  never: 'It does not happen.',
  count: 'What is counted.',
  anyOf: 'Alternatives: all of one of them hold.',
  always: 'Each holds whatever chance does.',
  possible: 'All hold in one of the outcomes.',
  atLeast: 'No less than this.',
  atMost: 'No more than this.',
  not: 'Anything else.',
  oneOf: 'One of these.',
  inOrder: 'These and no others, in this order.',
  anyOrder: 'These and no others.',
  contains: 'These among others.',
  lacks: 'None of these.',
  flag: 'Yes or no.',
  exists: 'Whether there is one.',
  field: 'The name of a field, such as `healthLeft`.',
  ruleset: 'The id of the rule system.',
  edition: 'The edition of the rules, as a patch.',
};

/** The types of the games as `schema.graphql` has them. */
export function printedTypes(): string {
  const made = [...TYPES.values()].map(printed);
  return [...wrappers(), ...made].join('\n\n');
}

/** What is of one of the games has a field for each. */
function wrappers(): string[] {
  const fieldsOf = (suffix: string): string =>
    GAMES.map(({ field, title, scenario, state, action }) => {
      const type = { Scenario: scenario, State: state, Action: action }[suffix]!.type;
      return `  "Of ${title}."\n  ${field}: ${type}`;
    }).join('\n');
  return [
    `"A scenario of one of the games."\ninput ScenarioInput @oneOf {\n${fieldsOf('Scenario')}\n}`,
    `"A full state: the field of its game is there."\ntype GameState {\n${fieldsOf('State')}\n}`,
    `"An action: the field of its game is there."\ntype GameAction {\n${fieldsOf('Action')}\n}`,
  ];
}

function printed({ kind, name, description, fields, words }: TypeDefinition): string {
  const lines =
    kind === 'enum'
      ? words.map((word) => `${quoted(inWords(word), '  ')}  ${word}`)
      : fields.map(field(kind));
  const sent = kind === 'input' ? ', as it is sent' : '';
  const about = description ?? `${inWords(name.replace(/Input$/, '')).slice(0, -1)}${sent}.`;
  return `${quoted(about, '')}${kind} ${name} {\n${lines.join('\n')}\n}`;
}

function field(kind: TypeDefinition['kind']): (field: FieldForm) => string {
  return ({ name, form, mayBeNull, description }) => {
    const cost = kind === 'type' && TYPES.has(form.type.slice(1, -2)) ? costOf(name) : '';
    return `${quoted(description ?? SAYS[name] ?? inWords(name), '  ')}  ${name}: ${form.type}${mayBeNull ? '' : '!'}${cost}`;
  };
}

function costOf(name: string): string {
  return ` @cost(items: ${ITEMS[name] ?? 5})`;
}

/** A name as a few words: `Divine shield.` */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])[A-Z]|_/g, (start) => ` ${start.replace('_', '')}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}.`;
}

function quoted(description: string, indent: string): string {
  return `${indent}${JSON.stringify(description)}\n`;
}
