import type { Json } from '../../../../kernel/index.js';
import { readAlias } from '../../../common/aliases.js';
import { Fields } from '../../../common/fields.js';
import type { Path, Problems } from '../../../common/problems.js';
import type { CardPool } from '../../state/pool.js';
import { type Column, MAX_LANE } from '../../vocabulary/index.js';
import { findCard, type NamedCard } from '../names/card-names.js';
import type { EntityDraft, GrantDraft } from './draft.js';

/** What every part of a scenario is read with. */
export interface Reading {
  readonly pool: CardPool;
  readonly problems: Problems;
  readonly aliases: Map<string, Path>;
}

/** Values stay far from the bounds of 32 bits. */
export const MAX_VALUE = 1_000_000;

const NUMBERS: Readonly<Record<string, Column>> = {
  attack: 'ATTACK',
  health: 'HEALTH',
  maxHealth: 'MAX_HEALTH',
  armor: 'ARMOR',
  armorUsed: 'ARMOR_USED',
  poison: 'POISON',
  regenerate: 'REGENERATE',
  mobility: 'MOBILITY',
  extraBattles: 'EXTRA_BATTLES',
};

const FLAGS: Readonly<Record<string, Column>> = {
  asleep: 'ASLEEP',
  aggressive: 'AGGRESSIVE',
  defender: 'DEFENDER',
  breakthrough: 'BREAKTHROUGH',
  forged: 'FORGED',
  moved: 'MOVED',
  activated: 'ACTIVATED',
  initiated: 'INITIATED',
};

const CARD_FIELDS = ['as', 'card', 'level'];
/** The fields of a creature on the board. */
export const CREATURE_FIELDS = [
  ...CARD_FIELDS,
  'lane',
  'granted',
  ...Object.keys(NUMBERS),
  ...Object.keys(FLAGS),
];

/** Where entities are listed: creatures on the board, cards elsewhere. */
export type Slot = 'board' | 'card' | 'dead';

/** Reads one entity: a card's name, or an object. */
export function readEntity(
  json: Json,
  path: Path,
  player: 1 | 2,
  slot: Slot,
  reading: Reading,
): EntityDraft | null {
  const known = slot === 'board' ? CREATURE_FIELDS : CARD_FIELDS;
  const fields = fieldsOf(json, path, known, reading.problems);
  if (fields === null) return null;
  const alias = readAlias(fields, reading.aliases);
  const named = readCard(fields, path, reading);
  const values = slot === 'board' ? readValues(fields) : [];
  const lane = slot === 'board' ? fields.integer('lane', 1, MAX_LANE, null) : null;
  const granted = slot === 'board' ? readGrants(fields, reading) : [];
  if (named === null) return null;
  const { card, level } = named;
  if (slot !== 'card' && card.kind !== 'CREATURE') {
    const message = `"${card.name}" is no creature.`;
    return reading.problems.add('WRONG_CARD_TYPE', path, message, { expected: 'a creature' });
  }
  return { path, alias, card, level: level ?? 1, player, lane, values, granted };
}

/** The fields of an entity; a bare card name reads as `{ card: name }`. */
function fieldsOf(
  json: Json,
  path: Path,
  known: readonly string[],
  problems: Problems,
): Fields | null {
  if (typeof json === 'string') return new Fields({ card: json }, path, problems);
  return Fields.of(json, path, known, problems, 'the name of a card, or an object with `card`');
}

/** The card and its level, said by `level` or with the name (`Dreadbolt L2`). */
function readCard(fields: Fields, path: Path, { pool, problems }: Reading): NamedCard | null {
  const name = fields.text('card', null);
  if (name === null) {
    if (!fields.has('card')) problems.add('REQUIRED', path, 'the card is missing.');
    return null;
  }
  const found = findCard(pool, name, fields.at('card'), problems);
  if (found === null) return null;
  return { card: found.card, level: fields.integer('level', 1, found.card.topLevel, found.level) };
}

function readValues(fields: Fields): [Column, number][] {
  const found: [Column, number][] = [];
  for (const [key, column] of Object.entries(NUMBERS)) {
    const least = key === 'attack' || key === 'health' ? -MAX_VALUE : 0;
    const value = fields.integer(key, least, MAX_VALUE, null);
    if (value !== null) found.push([column, value]);
  }
  for (const [key, column] of Object.entries(FLAGS)) {
    const value = fields.flag(key, null);
    if (value !== null) found.push([column, value ? 1 : 0]);
  }
  return found;
}

const MAX_GRANTS = 20;

/** Reads `granted`: triggers that a creature or player has from other cards. */
export function readGrants(fields: Fields, reading: Reading): GrantDraft[] {
  const { problems } = reading;
  const found: GrantDraft[] = [];
  for (const [json, path] of fields.list('granted', MAX_GRANTS)) {
    const one = fieldsOf(json, path, [...CARD_FIELDS, 'uses', 'thisTurn'], problems);
    if (one === null) continue;
    const alias = readAlias(one, reading.aliases);
    const named = readCard(one, path, reading);
    const uses = one.integer('uses', 0, MAX_VALUE, 0);
    const thisTurn = one.flag('thisTurn', false);
    if (named === null) continue;
    const { card, level } = named;
    if (card.definition.grants?.[0] === undefined)
      problems.add('WRONG_CARD_TYPE', path, `"${card.name}" gives no trigger.`);
    else found.push({ alias, card, level: level ?? 1, uses, thisTurn });
  }
  return found;
}
