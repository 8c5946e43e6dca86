import { readAlias } from '../../../common/aliases.js';
import type { Fields, Item } from '../../../common/fields.js';
import type { Path } from '../../../common/problems.js';
import { type Cells, cardFields, readFlags, readNumbers } from '../../../common/read-scenario.js';
import type { Reading as RowReading } from '../../../common/row-setup.js';
import type { CardPool } from '../../state/pool.js';
import { type Column, MAX_LANE } from '../../vocabulary/index.js';
import { findCard, type NamedCard } from '../names/card-names.js';
import { CREATURE_FLAGS, CREATURE_NUMBERS } from './column-fields.js';
import type { EntityDraft, GrantDraft } from './draft.js';
import { CARD, CREATURE, GRANT, MAX_GRANTS, MAX_VALUE } from './form.js';

export type Reading = RowReading<CardPool>;

/** Where entities are listed: creatures on the board, cards elsewhere. */
export type Slot = 'board' | 'card' | 'dead';

/** Reads one entity: a card's name, or an object. */
export function readEntity(
  item: Item,
  player: 1 | 2,
  slot: Slot,
  reading: Reading,
): EntityDraft | null {
  const [, path] = item;
  const isOnBoard = slot === 'board';
  const fields = cardFields(item, Object.keys(isOnBoard ? CREATURE : CARD), reading.problems);
  if (fields === null) return null;
  const alias = readAlias(fields, reading.aliases);
  const named = readCard(fields, path, reading);
  const values = isOnBoard ? readValues(fields) : [];
  const lane = isOnBoard ? fields.integer('lane', 1, MAX_LANE, null) : null;
  const granted = isOnBoard ? readGrants(fields, reading) : [];
  if (named === null) return null;
  const { card, level } = named;
  if (slot !== 'card' && card.kind !== 'CREATURE') {
    const message = `"${card.name}" is no creature.`;
    return reading.problems.add('WRONG_CARD_TYPE', path, message, { expected: 'a creature' });
  }
  return { path, alias, card, level: level ?? 1, player, lane, values, granted };
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

function readValues(fields: Fields): Cells<Column> {
  const least = (key: string): number => (key === 'attack' || key === 'health' ? -MAX_VALUE : 0);
  const numbers = readNumbers(fields, CREATURE_NUMBERS, (key) => [least(key), MAX_VALUE]);
  return [...numbers, ...readFlags(fields, CREATURE_FLAGS)];
}

/** Reads `granted`: triggers that a creature or player has from other cards. */
export function readGrants(fields: Fields, reading: Reading): GrantDraft[] {
  return fields.each('granted', MAX_GRANTS, (item) => readGrant(item, reading));
}

function readGrant(item: Item, reading: Reading): GrantDraft | null {
  const { problems } = reading;
  const [, path] = item;
  const fields = cardFields(item, Object.keys(GRANT), problems);
  if (fields === null) return null;
  const alias = readAlias(fields, reading.aliases);
  const named = readCard(fields, path, reading);
  const uses = fields.integer('uses', 0, MAX_VALUE, 0);
  const thisTurn = fields.flag('thisTurn', false);
  if (named === null) return null;
  const { card, level } = named;
  if (card.definition.grants?.[0] === undefined)
    return problems.add('WRONG_CARD_TYPE', path, `"${card.name}" gives no trigger.`);
  return { alias, card, level: level ?? 1, uses, thisTurn };
}
