import { Fields, INT32_MAX, type Item, isObject, type JsonObject } from '../../../common/fields.js';
import { readAlias } from '../../../common/names.js';
import type { Path } from '../../../common/problems.js';
import { type Cells, cardFields, readFlags, readNumbers } from '../../../common/read-scenario.js';
import type { Reading as RowReading } from '../../../common/row-setup.js';
import { BLANK_CARD, BLANK_HERO } from '../../cards/registry.js';
import type { Card, CardPool } from '../../state/pool.js';
import { type Column, MAX_PLAYERS, STEPS, type StepName } from '../../vocabulary/index.js';
import { findCard } from '../names/references.js';
import { CARD, CARD_FLAGS, CARD_NUMBERS, IN_PLAY, MAX_LIST, MAX_VALUE, SIDE } from './form.js';

export interface CardDraft {
  readonly path: Path;
  readonly alias: string | null;
  readonly card: Card;
  readonly owner: number;
  /** The alias of what it is attached to. */
  readonly on: string | null;
  readonly isNew: boolean;
  readonly isUsed: boolean;
  readonly values: Cells<Column>;
}

export interface SideDraft {
  readonly player: number;
  readonly team: number;
  readonly placed: boolean;
  readonly shuffled: boolean;
  readonly board: readonly CardDraft[];
  readonly resources: readonly CardDraft[];
  readonly hand: readonly CardDraft[];
  /** Top card first. */
  readonly deck: readonly CardDraft[];
  readonly graveyard: readonly CardDraft[];
  readonly removed: readonly CardDraft[];
}

export interface ScenarioDraft {
  readonly turn: number;
  readonly player: number;
  readonly step: StepName;
  readonly sides: readonly SideDraft[];
}

type Reading = RowReading<CardPool>;

const DEFAULT_RESOURCES = 10;
const DEFAULT_DECK = 20;

export function readScenario(body: JsonObject, reading: Reading): ScenarioDraft | null {
  const { problems } = reading;
  const fields = new Fields(body, [], problems);
  const json = fields.get('players') ?? {};
  const known = Array.from({ length: MAX_PLAYERS }, (_, i) => `${i + 1}`);
  const sides = Fields.of(json, ['players'], { known }, problems);
  if (sides === null) return null;
  const count = Math.max(2, ...known.filter((key) => sides.has(key)).map(Number));
  const found = known
    .slice(0, count)
    .map((key) => readSide([sides.get(key) ?? {}, sides.at(key)], Number(key), reading));
  if (!found.every((side) => side !== null)) return null;
  return { ...readTurn(fields, count), sides: found };
}

function readTurn(fields: Fields, players: number) {
  const known = ['number', 'player', 'step'];
  const turn = Fields.of(fields.get('turn') ?? {}, ['turn'], { known }, fields.problems);
  const step = turn?.text('step', 'ACTION') ?? 'ACTION';
  const name = STEPS.find((one) => one === step);
  const isCombat = step === 'ATTACKER' || step === 'DEFENDER';
  if (name === undefined || isCombat)
    fields.problems.unknownName('UNKNOWN_VALUE', ['turn', 'step'], step, {
      what: 'step to begin in',
      known: STEPS.filter((one) => one !== 'ATTACKER' && one !== 'DEFENDER'),
    });
  return {
    turn: turn?.integer('number', 1, INT32_MAX, 5) ?? 5,
    player: turn?.integer('player', 1, players, 1) ?? 1,
    step: name ?? ('ACTION' as const),
  };
}

function readSide([json, path]: Item, player: number, reading: Reading): SideDraft | null {
  const fields = Fields.of(json, path, { known: Object.keys(SIDE) }, reading.problems);
  if (fields === null) return null;
  const list = (key: string, inPlay: boolean): CardDraft[] =>
    fields.each(key, MAX_LIST, (item) => readCard(item, player, inPlay, reading));
  const hero = fields.has('hero')
    ? readCard([fields.get('hero')!, fields.at('hero')], player, true, reading)
    : blank(BLANK_HERO, player, reading);
  if (hero !== null && hero.card.definition.type !== 'HERO')
    reading.problems.add('WRONG_CARD_TYPE', fields.at('hero'), 'this is no hero.');
  return {
    player,
    team: fields.integer('team', 1, MAX_PLAYERS, player),
    placed: fields.flag('placed', false),
    shuffled: fields.flag('shuffled', false),
    board: [...(hero === null ? [] : [hero]), ...list('board', true)],
    resources:
      counted(fields, 'resources', DEFAULT_RESOURCES, () => blank(BLANK_CARD, player, reading)) ??
      list('resources', true),
    hand: list('hand', false),
    deck:
      counted(fields, 'deck', DEFAULT_DECK, () => blank(BLANK_CARD, player, reading)) ??
      readDeck(fields, player, reading),
    graveyard: list('graveyard', false),
    removed: list('removed', false),
  };
}

/** The cards of a deck, the top one first; of a line that counts them, one after the other. */
function readDeck(fields: Fields, player: number, reading: Reading): CardDraft[] {
  const { problems } = reading;
  const cards = fields.each('deck', MAX_LIST, ([json, path]) => {
    const { count: said, ...one } = isObject(json) ? json : { card: json };
    const counting = new Fields(said === undefined ? {} : { count: said }, path, problems);
    const count = counting.integer('count', 1, MAX_LIST, 1);
    const draft = readCard([isObject(json) ? one : json, path], player, false, reading);
    if (draft === null) return null;
    return Array.from({ length: count }, (_, i) => (i === 0 ? draft : { ...draft, alias: null }));
  });
  const all = cards.flat();
  if (all.length > MAX_LIST)
    problems.add('TOO_LARGE', fields.at('deck'), `a deck of ${all.length} cards is too large.`, {
      expected: `at most ${MAX_LIST} cards`,
    });
  return all;
}

/** So many blank cards where a number is said, or nothing; null where there is a list. */
function counted(
  fields: Fields,
  key: string,
  byDefault: number,
  make: () => CardDraft,
): CardDraft[] | null {
  const value = fields.get(key);
  if (value !== undefined && typeof value !== 'number') return null;
  const count = fields.integer(key, 0, MAX_LIST, byDefault);
  return Array.from({ length: count }, make);
}

function blank(id: string, player: number, { pool }: Reading): CardDraft {
  return {
    path: [],
    alias: null,
    card: pool.byId.get(id)!,
    owner: player,
    on: null,
    isNew: false,
    isUsed: false,
    values: [],
  };
}

function readCard(item: Item, player: number, inPlay: boolean, reading: Reading): CardDraft | null {
  const { pool, problems } = reading;
  const [, path] = item;
  const fields = cardFields(item, Object.keys(inPlay ? IN_PLAY : CARD), problems);
  if (fields === null) return null;
  const alias = readAlias(fields, reading.aliases);
  const name = fields.text('card', null);
  if (name === null && !fields.has('card')) problems.add('REQUIRED', path, 'the card is missing.');
  const card = name === null ? null : findCard(pool, name, fields.at('card'), problems);
  const draft = {
    path,
    alias,
    owner: inPlay ? fields.integer('owner', 1, MAX_PLAYERS, player) : player,
    on: inPlay ? fields.text('on', null) : null,
    isNew: inPlay && fields.flag('isNew', false),
    isUsed: inPlay && fields.flag('used', false),
    values: inPlay
      ? [
          ...readNumbers(fields, CARD_NUMBERS, () => [0, MAX_VALUE]),
          ...readFlags(fields, CARD_FLAGS),
        ]
      : [],
  };
  return card === null ? null : { ...draft, card };
}
