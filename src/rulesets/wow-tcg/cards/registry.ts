import { byId, CardPools } from '../../common/card-pools.js';
import type { CardDefinition } from '../language/card.js';
import { type Card, type CardPool, partsOf } from '../state/pool.js';
import { EDITION } from '../vocabulary/editions.js';
import type { Behaviour } from './behaviour.js';
import { readFacts } from './facts.js';
import { ALLIES } from './sets/allies.js';
import { DRUID_HUNTER_SHAMAN } from './sets/druid-hunter-shaman.js';
import { EQUIPMENT } from './sets/equipment.js';
import { HELPERS } from './sets/helpers.js';
import { HEROES } from './sets/heroes.js';
import { MAGE_PRIEST_WARLOCK } from './sets/mage-priest-warlock.js';
import { NEUTRAL } from './sets/neutral.js';
import { PALADIN_ROGUE_WARRIOR } from './sets/paladin-rogue-warrior.js';

export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ...HEROES,
  ...ALLIES,
  ...EQUIPMENT,
  ...MAGE_PRIEST_WARLOCK,
  ...DRUID_HUNTER_SHAMAN,
  ...PALADIN_ROGUE_WARRIOR,
  ...NEUTRAL,
  ...HELPERS,
};

/** Every card that is built in: what is printed, and what it does. */
export const BUILT_IN: readonly CardDefinition[] = [...readFacts().values()].map((facts) => ({
  ...facts,
  ...BEHAVIOURS[facts.id],
}));

/** A card with which a scenario fills what it does not name. */
export const BLANK_CARD = 'blank-card';
export const BLANK_HERO = 'blank-hero';

const OWN = [
  ['', ''],
  ['GAME', 'the game'],
  ['PLAYER', 'player'],
] as const;

const POOLS = new CardPools<CardDefinition, CardPool>({
  plain: () => poolOf(builtInCards()),
  custom: ({ cards }, custom) => poolOf([...cards, ...numbered(custom, cards.length)], custom),
});

export function poolWith(custom: readonly CardDefinition[]): CardPool {
  return POOLS.of(EDITION, custom);
}

function builtInCards(): readonly Card[] {
  const own = OWN.map(([id, name]): CardDefinition => ({ id, name, type: 'ITEM' }));
  return numbered([...own, ...BUILT_IN], 0);
}

function numbered(definitions: readonly CardDefinition[], from: number): readonly Card[] {
  return definitions.map((definition, i) => {
    const { id, name } = definition;
    return { index: from + i, id, name, definition, parts: partsOf(definition) };
  });
}

function poolOf(cards: readonly Card[], custom: readonly CardDefinition[] = []): CardPool {
  return { cards, byId: byId(cards), custom };
}

export function tokensOf(definition: CardDefinition): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('token' in node && typeof node.token === 'string') found.push(node.token);
    for (const value of Object.values(node)) walk(value);
  };
  walk(definition);
  return found;
}
