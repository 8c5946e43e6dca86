import type { Fields } from '../../../common/fields.js';
import type { Path, Problems } from '../../../common/problems.js';
import type { EntityJson } from '../../state/codec.js';
import type { CardPool } from '../../state/pool.js';
import { MAX_PLAYERS, REFERENCES } from '../../vocabulary/index.js';

export function readCardId(fields: Fields, id: number, pool: CardPool): string {
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
export function checkReferences(
  entities: readonly EntityJson[],
  path: Path,
  problems: Problems,
): void {
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
