import type { Path, Problems } from '../../../common/problems.js';
import type { EntityJson } from '../../state/codec.js';
import type { CompiledCard } from '../../state/model.js';
import type { CardPool } from '../../state/pool.js';
import {
  CardType,
  GameState,
  LARGEST_HAND,
  MAX_DECK,
  MAX_SECRETS,
  MOST_ON_BOARD,
  type TagName,
  takesPlace,
} from '../../vocabulary/index.js';

const REFERENCES = [
  'ATTACHED',
  'CREATOR',
  'DEAD_ENTITY',
  'HERO_ENTITY',
  'PROPOSED_ATTACKER',
  'PROPOSED_DEFENDER',
] as const satisfies readonly TagName[];

/** Zones that are lists with positions, and how many they hold. */
const LISTS: Readonly<Record<string, number>> = {
  HAND: LARGEST_HAND,
  DECK: MAX_DECK,
  SECRET: MAX_SECRETS,
  PLAY: MOST_ON_BOARD,
};

export function checkEntities(
  entities: readonly EntityJson[],
  pool: CardPool,
  path: Path,
  problems: Problems,
): void {
  const before = problems.errors.length;
  const cards = entities.map((entity) => pool.byId.get(entity.cardId)!);
  checkFirst(entities, cards, path, problems);
  if (entities.length < 3) return;
  entities.forEach((entity, i) => {
    const at = [...path, i];
    checkReferences(entity, entities.length, at, problems);
    checkRanges(entity, at, problems);
    if (i >= 3) checkPlace(entity, cards[i]!, at, problems);
    if (cards[i]!.type === CardType.ENCHANTMENT) checkHost(entity, entities, at, problems);
  });
  if (problems.errors.length > before) return;
  checkPositions(entities, cards, path, problems);
  checkHeroes(entities, cards, path, problems);
}

/** Entity 1 is the game, 2 and 3 are the players; none of the others is. */
function checkFirst(
  entities: readonly EntityJson[],
  cards: readonly CompiledCard[],
  path: Path,
  problems: Problems,
): void {
  if (entities.length < 3) {
    problems.add('REQUIRED', path, 'a state has the game and two players.');
    return;
  }
  for (const tag of ['CURRENT_PLAYER', 'STATE'] as const) {
    if (entities[0]?.tags[tag] === undefined)
      problems.add('REQUIRED', [...path, 0, 'tags', tag], 'the game has this tag.');
  }
  const wanted = ['GAME', 'PLAYER', 'PLAYER'];
  wanted.forEach((cardId, i) => {
    if (entities[i]?.cardId !== cardId)
      problems.add('WRONG_CARD_TYPE', [...path, i, 'cardId'], `entity ${i + 1} is not ${cardId}.`, {
        expected: cardId,
      });
  });
  cards.forEach(({ type }, i) => {
    const isSpecial =
      type === CardType.GAME || type === CardType.PLAYER || type === CardType.INVALID;
    if (i >= 3 && isSpecial)
      problems.add('WRONG_CARD_TYPE', [...path, i, 'cardId'], 'no further entity can be this.');
  });
}

function checkReferences(entity: EntityJson, count: number, path: Path, problems: Problems): void {
  for (const tag of REFERENCES) {
    const target = entity.tags[tag] ?? 0;
    if (target < 0 || target > count) {
      problems.add('DANGLING_REFERENCE', [...path, 'tags', tag], `there is no entity ${target}.`, {
        expected: `an entity id from 1 to ${count}`,
      });
    }
  }
}

const RANGES: readonly (readonly [tag: Exclude<TagName, 'DEAD_CARD'>, min: number, max: number])[] =
  [
    ['CASTER', 0, 2],
    ['CURRENT_PLAYER', 1, 2],
    ['STATE', GameState.RUNNING, GameState.COMPLETE],
  ];

function checkRanges(entity: EntityJson, path: Path, problems: Problems): void {
  for (const [tag, min, max] of RANGES) {
    const value = entity.tags[tag];
    if (value === undefined || (value >= min && value <= max)) continue;
    problems.add(value < min ? 'TOO_SMALL' : 'TOO_LARGE', [...path, 'tags', tag], 'out of range.', {
      expected: `${min} to ${max}`,
    });
  }
}

function checkPlace(entity: EntityJson, card: CompiledCard, path: Path, problems: Problems): void {
  if (entity.controller === 0) {
    problems.add('TOO_SMALL', [...path, 'controller'], 'a card has a controller.', {
      expected: '1 or 2',
    });
  }
  const { type } = card;
  const wrong =
    (entity.zone === 'PLAY' && type === CardType.SPELL && !isResolving(entity)) ||
    (entity.zone === 'SECRET' && type !== CardType.SPELL) ||
    ((entity.zone === 'HAND' || entity.zone === 'DECK') && type === CardType.ENCHANTMENT);
  if (wrong)
    problems.add('WRONG_ZONE', [...path, 'zone'], `"${card.name}" cannot be in ${entity.zone}.`);
}

/** A spell that is being cast is in play until it has been. */
function isResolving(entity: EntityJson): boolean {
  return entity.zonePosition === 0;
}

/** An enchantment in play is attached to something, and chains of attachment end. */
function checkHost(
  entity: EntityJson,
  entities: readonly EntityJson[],
  path: Path,
  problems: Problems,
): void {
  if (entity.zone !== 'PLAY') return;
  const at = [...path, 'tags', 'ATTACHED'];
  const { ATTACHED = 0 } = entity.tags;
  const host = entities[ATTACHED - 1];
  if (ATTACHED === 0) problems.add('REQUIRED', at, 'an enchantment in play has a host.');
  else if (host?.tags.ATTACHED !== undefined && host.zone === 'PLAY')
    problems.add('DANGLING_REFERENCE', at, 'an enchantment cannot be attached to another.');
}

function checkPositions(
  entities: readonly EntityJson[],
  cards: readonly CompiledCard[],
  path: Path,
  problems: Problems,
): void {
  const lists = new Map<string, number[]>();
  entities.forEach((entity, i) => {
    const isListed =
      entity.zone === 'PLAY' ? takesPlace(cards[i]!.type) : LISTS[entity.zone] !== undefined;
    if (!isListed || i < 3) return;
    const key = `${entity.zone} of player ${entity.controller}`;
    lists.set(key, [...(lists.get(key) ?? []), i]);
  });
  for (const [key, members] of lists) {
    const max = LISTS[key.split(' ')[0]!]!;
    if (members.length > max)
      problems.add('TOO_LARGE', path, `${key} holds ${members.length} entities.`, {
        expected: `at most ${max}`,
      });
    const taken = new Set<number>();
    for (const i of members) {
      const { zonePosition } = entities[i]!;
      const at = [...path, i, 'zonePosition'];
      if (taken.has(zonePosition))
        problems.add('DUPLICATE_POSITION', at, `position ${zonePosition} of ${key} is taken.`);
      else if (zonePosition < 1 || zonePosition > members.length)
        problems.add('POSITION_GAP', at, `${key} has ${members.length} positions.`, {
          expected: `a position from 1 to ${members.length}`,
        });
      taken.add(zonePosition);
    }
  }
}

function checkHeroes(
  entities: readonly EntityJson[],
  cards: readonly CompiledCard[],
  path: Path,
  problems: Problems,
): void {
  for (const player of [1, 2]) {
    const hero = entities[player]?.tags.HERO_ENTITY ?? 0;
    const entity = entities[hero - 1];
    if (
      entity === undefined ||
      cards[hero - 1]!.type !== CardType.HERO ||
      entity.controller !== player
    ) {
      const at = [...path, player, 'tags', 'HERO_ENTITY'];
      problems.add('DANGLING_REFERENCE', at, `player ${player} has no hero.`, {
        expected: 'the id of a hero of this player',
      });
    }
    const powers = entities.filter(
      (one, i) =>
        one.controller === player && one.zone === 'PLAY' && cards[i]!.type === CardType.HERO_POWER,
    );
    if (powers.length > 1)
      problems.add('TOO_LARGE', path, `player ${player} has ${powers.length} Hero Powers.`);
  }
}
