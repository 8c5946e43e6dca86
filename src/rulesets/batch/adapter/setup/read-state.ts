import type { Fields } from '../../../common/fields.js';
import type { Path, Problems } from '../../../common/problems.js';
import type { EntityJson } from '../../state/codec.js';
import type { CardPool } from '../../state/pool.js';
import { type Column, MAX_LEVEL } from '../../vocabulary/index.js';

/** Entity 1 is the game, 2 and 3 are the players, and the others are cards. */
export function readCardId(fields: Fields, id: number, pool: CardPool): string {
  const { problems } = fields;
  const expected = id === 1 ? 'GAME' : id <= 3 ? 'PLAYER' : null;
  const cardId = fields.text('cardId', '');
  const kind = cardId === '' ? undefined : pool.byId.get(cardId)?.kind;
  const isCard = kind === 'CREATURE' || kind === 'SPELL' || kind === 'DEATH_RECORD';
  if (expected === null ? isCard : kind === expected) return cardId;
  if (expected !== null)
    problems.add('WRONG_CARD_TYPE', fields.at('cardId'), `entity ${id} is not ${expected}.`);
  else
    problems.unknownName('UNKNOWN_CARD', fields.at('cardId'), cardId, {
      what: 'card id',
      known: [...pool.byId.keys()],
    });
  return '';
}

export function checkReferences(
  entities: readonly EntityJson[],
  path: Path,
  problems: Problems,
): void {
  const check = (i: number, tag: Column, least: number, most: number): void => {
    const value = entities[i]?.tags[tag] ?? 0;
    if (value < least || value > most)
      problems.add('DANGLING_REFERENCE', [...path, i, 'tags', tag], `${value} is out of range.`, {
        expected: `a number from ${least} to ${most}`,
      });
  };
  if (entities.length < 3) {
    problems.add('REQUIRED', path, 'the game and both players are missing.');
    return;
  }
  check(0, 'ACTIVE', 1, 2);
  check(0, 'RESULT', 0, 3);
  entities.forEach((entity, i) => {
    check(i, 'HOST', 0, entities.length);
    check(i, 'REPLACES', 0, entities.length);
    check(i, 'TRIGGER', 0, MAX_LEVEL);
    if ((i === 1 || i === 2) && entity.owner !== i)
      problems.add('WRONG_VALUE', [...path, i, 'owner'], `this is player ${i}.`);
  });
}
