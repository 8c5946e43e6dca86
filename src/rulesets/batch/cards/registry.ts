import { byId, CardPools } from '../../common/card-pools.js';
import { wordOf } from '../effects/words.js';
import type { CardDefinition } from '../language/card.js';
import type { Effect } from '../language/effects.js';
import type { Trigger } from '../language/words.js';
import type { Card, CardPool } from '../state/pool.js';
import { EDITION } from '../vocabulary/editions.js';
import { ALLOYIN } from './sets/alloyin.js';
import { NEKRIUM } from './sets/nekrium.js';
import { TEMPYS } from './sets/tempys.js';
import { UTERRA } from './sets/uterra.js';

export const BUILT_IN: readonly CardDefinition[] = [...ALLOYIN, ...NEKRIUM, ...TEMPYS, ...UTERRA];

const OWN = [
  { kind: 'NONE', id: '', name: '' },
  { kind: 'GAME', id: 'GAME', name: 'the game' },
  { kind: 'PLAYER', id: 'PLAYER', name: 'player' },
  { kind: 'DEATH_RECORD', id: 'DEATH_RECORD', name: 'death' },
] as const;

const POOLS = new CardPools<CardDefinition, CardPool>({
  plain: () => makePool([]),
  custom: (_, custom) => makePool(custom),
});

export function poolWith(custom: readonly CardDefinition[]): CardPool {
  return POOLS.of(EDITION, custom);
}

function makePool(custom: readonly CardDefinition[]): CardPool {
  const own = OWN.map(({ kind, id, name }, index) => {
    const definition: CardDefinition = { id, name, type: 'SPELL' };
    return { index, id, name, kind, topLevel: 1, definition };
  });
  const rest = [...BUILT_IN, ...custom].map((definition, i): Card => {
    const { id, name, type, levels = 3 } = definition;
    return { index: own.length + i, id, name, kind: type, topLevel: levels, definition };
  });
  const cards = [...own, ...rest];
  return { cards, byId: byId(cards), custom };
}

export function cardsMadeBy({ play, activate, triggers, grants }: CardDefinition): string[] {
  const effects = (list: readonly Trigger[] = []): readonly Effect[] =>
    list.flatMap((trigger) => trigger.do);
  const all = [...(play ?? []), ...(activate ?? []), ...effects(triggers), ...effects(grants)];
  return all.flatMap((effect) => wordOf(effect).makes?.(effect) ?? []);
}
