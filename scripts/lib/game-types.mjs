// The types of schema.graphql that follow from the schemas of the engine: scenarios and actions of each game, closed sets.

const LINE = '# Made from the schemas of the engine by `npm run graphql:games`.';

/** Fields that a scenario file has beside a scenario, and fields that stand elsewhere: in the type, or as arguments. */
const ELSEWHERE = [
  ...['$schema', 'ruleset', 'trace', 'language'],
  ...['difference', 'ruling', 'question', 'boards', 'log'],
];

/** The text of schema.graphql with its generated part made anew from what the engine says of itself. */
export function withGameTypes(text, { rulesets, operate, fileFields, errorCodes, nodeKinds }) {
  const left = new Set([...ELSEWHERE, ...fileFields]);
  const games = rulesets.map(
    (ruleset) => new Game(ruleset, operate('scenarioSchema', { ruleset: ruleset.id }).body, left),
  );
  const zones = games.flatMap(({ schema }) => schema.$defs.Entity.properties.zone.enum);
  const scenarios = games.map(
    ({ name, field, title }) => `  "${title}."\n  ${field}: ${name}ScenarioInput`,
  );
  const types = [
    `input ScenarioInput @oneOf {\n${scenarios.join('\n')}\n${SHORT_FORM}\n}`,
    `${ACTION}\nunion Action = ${games.map(({ name }) => `${name}Action`).join(' | ')}`,
    ...games.flatMap((game) => game.types()),
    enumOf('Zone', new Set(zones), ''),
    enumOf('TraceNodeKind', nodeKinds, ' @lowerCase'),
    enumOf('ErrorCode', errorCodes, ''),
  ];
  const [byHand] = text.split(LINE);
  return `${byHand.trimEnd()}\n\n${LINE}\n\n${types.join('\n\n')}\n`;
}

const ACTION =
  '"One field names the action, such as `attack`; others belong to it. Send it back with the next scenario."';
const SHORT_FORM = `  "The short form that YAML and REST use, or a scenario file; \`ruleset\` is one of its fields."\n  shortForm: JSON`;

/** Fields and parts with a type of their own, whatever their schema says. */
const FIELDS = {
  ...{
    card: 'CardRef',
    cardId: 'CardRef',
    put: 'CardRef',
    customCards: '[CustomCard!]',
    pass: 'Value',
  },
  ...{ choose: 'Decision', protect: 'Decision', exhaustArmor: 'Decision' },
};
const PARTS = {
  ...{ State: 'GameState', DecisionAnswer: 'Decision', Chance: 'ChanceInput' },
  ...{ Expectation: 'Expectation', StateExpectation: 'Expectation' },
};

/** What the scalars say already. */
const SAID = /^(?:An alias, an entity id|A card: its name)/;

/** Endings of a second field under a key that takes a list or something else. */
const ENDINGS = { integer: 'Count', string: 'Code', object: 'From' };

/** The types of one game. */
class Game {
  constructor({ id, title }, schema, left) {
    const field = id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
    Object.assign(this, { field, title, name: capital(field), schema, left, made: new Map() });
  }

  types() {
    const { properties } = this.schema;
    const own = Object.entries(properties).filter(([key]) => !this.left.has(key));
    this.object(`${this.name}ScenarioInput`, { properties: Object.fromEntries(own) });
    const action = { properties: this.wordsOfActions(properties.actions.items) };
    this.object(`${this.name}ActionInput`, action);
    this.object(`${this.name}Action`, action);
    return [...this.made.values()];
  }

  /** The fields of all actions together; an action that is a word is a field that is true. */
  wordsOfActions(items) {
    const forms = this.members(items);
    const fields = forms.flatMap((form) => Object.entries(form.properties ?? {}));
    const words = forms.flatMap((form) => form.enum ?? []).map((word) => [word, { const: true }]);
    return Object.fromEntries([...words, ...fields]);
  }

  /** Defines an object. @returns its name. */
  object(name, { properties, required = [] }) {
    if (!this.made.has(name)) {
      this.made.set(name, '');
      const kind = name.endsWith('Input') ? 'input' : 'type';
      this.isSent = kind === 'input';
      const lines = Object.entries(properties).flatMap(([key, schema]) =>
        this.fields(key, schema, name).map(({ field, type, form = [], description }) => {
          const how = kind === 'type' || form.length === 0 ? '' : ` @shortForm(${form.join(', ')})`;
          const said = description === undefined ? '' : `  ${JSON.stringify(description)}\n`;
          return `${said}  ${field}: ${type}${required.includes(key) ? '!' : ''}${how}`;
        }),
      );
      this.made.set(name, `${kind} ${name} {\n${lines.join('\n')}\n}`);
    }
    return name;
  }

  /** The fields for a key: one for each kind of value that GraphQL has to tell apart. */
  fields(key, schema, owner) {
    const { description = '' } = schema;
    if (description.startsWith('The same as')) return [];
    const said = SAID.test(description) || description === '' ? {} : { description };
    const place = `${owner.replace(/(?:Scenario|Side)?(?:Input)?$/, '')}${capital(key)}`;
    if (key === 'random')
      return [
        { field: key, type: 'RandomMode' },
        { field: 'seed', type: 'Int', form: ['key: "random.seed"'] },
      ];
    if (key === 'players') {
      const type = `[${this.typeOf(key, schema.properties[1], place)}!]`;
      return [{ field: key, type, form: ['as: BY_PLACE'], ...said }];
    }
    const forms = this.members(schema);
    const list = forms.find(({ type }) => type === 'array');
    const other = forms.find(({ type }) => type !== 'array' && type !== 'null');
    const isFlag = forms.some(({ const: only }) => only === true);
    if (list === undefined || other === undefined || FIELDS[key] !== undefined) {
      const named = isNamed(other) ? ['as: BY_NAME'] : [];
      const isKept =
        forms.some(({ type }) => type === 'null') && !isFlag && PARTS[partOf(schema)] === undefined;
      const form = [...named, ...(isKept ? ['keepsNull: true'] : [])];
      return [{ field: key, type: this.typeOf(key, schema, place), form, ...said }];
    }
    const second = `${key}${ENDINGS[other.type]}`;
    return [
      { field: key, type: this.typeOf(key, list, place), ...said },
      { field: second, type: this.typeOf(second, other, `${place}From`), form: [`key: "${key}"`] },
    ];
  }

  /** The GraphQL type of a schema; `place` names it where it has no name of its own. */
  typeOf(key, schema, place) {
    const part = partOf(schema);
    const known = FIELDS[key] ?? PARTS[part];
    if (known !== undefined) return known;
    const forms = this.members(schema).filter(({ type }) => type !== 'null');
    const object = forms.find(({ type }) => type === 'object');
    const list = forms.find(({ type }) => type === 'array');
    const words = forms.flatMap(({ enum: of = [], const: only }) => [...of, only ?? []].flat());
    if (isNamed(object)) return '[TagInput!]';
    if (list !== undefined) return listOf(this.itemType(list.items, place));
    if (object !== undefined)
      return this.object(`${part === undefined ? place : `${this.name}${part}`}Input`, object);
    if (words.includes(true) || forms[0].type === 'boolean') return 'Boolean';
    if (typeof words[0] === 'string') return this.enumeration(place, words);
    if (forms.some(({ type }) => type === 'string'))
      return forms.length > 1 ? 'EntityRef' : 'String';
    return ['integer', 'number'].includes(forms[0].type) ? 'Int' : 'JSON';
  }

  /** What a list is of. One that takes words and objects is of actions. */
  itemType(items, place) {
    const forms = this.members(items);
    const takes = (field) => forms.some((form) => form[field] !== undefined);
    if (takes('enum') && takes('properties'))
      return `${this.name}Action${this.isSent ? 'Input' : ''}`;
    return this.typeOf('', items, place.replace(/s$/, ''));
  }

  enumeration(name, words) {
    const isLower = words.every((word) => word === word.toLowerCase());
    this.made.set(name, enumOf(name, words, isLower ? ' @lowerCase' : ''));
    return name;
  }

  /** The schemas of a choice, and of choices in it. */
  members(schema) {
    const { $ref, anyOf, ...rest } = schema;
    if ($ref !== undefined) return this.members(this.schema.$defs[partOf(schema)]);
    return anyOf === undefined ? [rest] : anyOf.flatMap((one) => this.members(one));
  }
}

/** A decision may be null: nothing is picked. */
function listOf(type) {
  return type === 'Decision' ? '[Decision]' : `[${type}!]`;
}

/** The name of the part that a schema is, which may be null as well. */
function partOf({ $ref, anyOf = [] }) {
  const [one, ...others] = anyOf.filter(({ type }) => type !== 'null');
  return (
    $ref?.split('/').at(-1) ?? (one !== undefined && others.length === 0 ? partOf(one) : undefined)
  );
}

/** Whether an object has keys of any name. */
function isNamed(schema) {
  return schema?.type === 'object' && schema.propertyNames !== undefined;
}

function enumOf(name, words, directive) {
  const lines = [...words].map((word) => `  ${word.toUpperCase()}`);
  return `enum ${name}${directive} {\n${lines.join('\n')}\n}`;
}

function capital(name) {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
