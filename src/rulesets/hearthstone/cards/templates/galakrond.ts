import type { Condition, Effect, Selector, Trigger } from '../../language/words.js';
import { type CardEntry, card } from '../entry.js';

export const IS_GALAKROND: Condition = { tag: 'GALAKROND_HERO_CARD', atLeast: 1 };

const galakrondsOf = (entities: Selector, also?: Condition): Selector => ({
  of: entities,
  where: also === undefined ? IS_GALAKROND : { all: [IS_GALAKROND, also] },
});

/** Your hero's or the last played; else that of your deck, else any later one (HS-INF-invoke). */
const YOUR_GALAKROND: Selector = {
  first: {
    union: [
      galakrondsOf('FRIENDLY_HERO'),
      { last: galakrondsOf({ played: 'THIS_GAME', side: 'FRIENDLY' }) },
      galakrondsOf('FRIENDLY_HAND', 'STARTED_IN_YOUR_DECK'),
      galakrondsOf('FRIENDLY_DECK', 'STARTED_IN_YOUR_DECK'),
      galakrondsOf('FRIENDLY_HAND'),
      galakrondsOf('FRIENDLY_DECK'),
    ],
  },
};

export const INVOKE: Effect = { invoke: YOUR_GALAKROND };

export const INVOKED_TWICE: Condition = {
  entity: 'FRIENDLY_PLAYER',
  is: { tag: 'INVOKE_COUNTER', atLeast: 2 },
};

/** In hand or deck it counts what is invoked while it is there; at two it takes its next form (HS-INF-invoke). */
function grows(into: string): readonly Trigger[] {
  const progress = { tag: 'QUEST_PROGRESS', of: 'SELF' } as const;
  const count: readonly Effect[] = [
    { set: { QUEST_PROGRESS: { plus: [progress, 1] } }, on: 'SELF' },
    {
      if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 2 } },
      then: [
        { set: { QUEST_PROGRESS: 0 }, on: 'SELF' },
        { transform: 'SELF', into, keepingOnly: { enchantmentsOn: 'SELF' } },
      ],
    },
  ];
  const on = { on: 'INVOKED', whose: 'YOURS', rules: ['HS-INF-invoke'], do: count } as const;
  return [
    { ...on, zone: 'HAND' },
    { ...on, zone: 'DECK' },
  ];
}

/** A Galakrond: what its Battlecry does in its three forms, of which the last brings a weapon. */
interface Galakrond {
  readonly heroPower: string;
  readonly battlecry: (form: 0 | 1 | 2) => readonly Effect[];
}

export function galakrond(id: string, name: string, does: Galakrond): readonly CardEntry[] {
  const { heroPower, battlecry } = does;
  const tags = { GALAKROND_HERO_CARD: 1 };
  return [
    card(id, name, { tags, heroPower, battlecry: battlecry(0), triggers: grows(`${id}t2`) }),
    card(`${id}t2`, 'Galakrond, the Apocalypse', {
      tags,
      heroPower,
      battlecry: battlecry(1),
      triggers: grows(`${id}t3`),
    }),
    card(`${id}t3`, "Galakrond, Azeroth's End", {
      tags,
      heroPower,
      battlecry: [...battlecry(2), { equip: 'DRG_238ht' }],
    }),
  ];
}

/** How many of something a form does: one, two, four. */
export const galakrondCount = (form: 0 | 1 | 2): number => 2 ** form;
