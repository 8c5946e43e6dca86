import type { Json } from '../../../../kernel/index.js';
import { readCustomCards } from '../../../common/custom-cards.js';
import type { Fields } from '../../../common/fields.js';
import type { Path, Problems } from '../../../common/problems.js';
import { readRowState } from '../../../common/read-row-state.js';
import type { Position } from '../../../ruleset.js';
import { MAX_NUMBER } from '../../state/access.js';
import { type EntityJson, ROWS, STATES } from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { EDITION } from '../../vocabulary/editions.js';
import { MAX_PLAYERS, REFERENCES } from '../../vocabulary/index.js';
import { CUSTOM_CARDS } from './custom-cards.js';

/** Reads a full state. What was returned is taken back unchanged; everything else is checked. */
export function readFullState(json: Json, path: Path, problems: Problems): Position<State> | null {
  return readRowState(json, path, problems, {
    edition: EDITION,
    rows: ROWS,
    most: MAX_NUMBER,
    pool: (fields) => readCustomCards(fields, problems, CUSTOM_CARDS),
    cardId: readCardId,
    check: checkReferences,
    state: (entities, pool: CardPool) => STATES.of(entities, pool),
    violations,
  });
}

/** The id of an entity's card; a row that is free has none. */
function readCardId(fields: Fields, id: number, pool: CardPool): string {
  const { problems } = fields;
  const cardId = fields.get('cardId');
  if (typeof cardId === 'string' && pool.byId.has(cardId)) return cardId;
  problems.unknownName('UNKNOWN_CARD', fields.at('cardId'), String(cardId ?? ''), {
    what: `card id of entity ${id}`,
    known: [...pool.byId.keys()],
  });
  return '';
}

/** What the rows say of each other must be there; the rest of what they must be is an invariant. */
function checkReferences(entities: readonly EntityJson[], path: Path, problems: Problems): void {
  const players = entities[0]?.tags.PLAYERS ?? 0;
  if (entities[0]?.kind !== 'GAME' || players < 2 || players > MAX_PLAYERS) {
    const message = 'entity 1 is the game, with the number of its players.';
    problems.add('REQUIRED', path, message);
    return;
  }
  if (entities.length < players + 1) {
    problems.add('REQUIRED', path, 'players are missing.');
    return;
  }
  entities.forEach(({ tags }, i) => {
    for (const name of [...REFERENCES, 'BECAME'] as const) {
      const value = tags[name] ?? 0;
      if (value < 0 || value > entities.length)
        problems.add('DANGLING_REFERENCE', [...path, i, 'tags', name], `${value} is no entity.`, {
          expected: `a number from 0 to ${entities.length}`,
        });
    }
  });
}
