import type { Condition, Effect, Selector, Trigger } from '../../language/words.js';

/**
 * A hand that makes room for another one until the turn ends. Each card that is set aside, and each that comes in its place,
 * is remembered by an enchantment of the player; taken back in the reverse of their order these undo every such effect of
 * the turn, the last one first, in one trigger that stands where the first of them put it (ZH-1.5-secret-passage-lifo).
 */
interface LentHand {
  /** The enchantment with the trigger, that which remembers a card set aside, and that which remembers a card lent. */
  readonly giver: string;
  readonly held: string;
  readonly lent: string;
}

export function setHandAside({ giver, held }: LentHand): readonly Effect[] {
  return [
    {
      if: { entity: 'FRIENDLY_PLAYER', is: { not: { carries: giver } } },
      then: [{ enchant: giver, on: 'FRIENDLY_PLAYER' }],
    },
    {
      forEach: { reversed: 'FRIENDLY_HAND' },
      do: [{ setAside: 'IT' }, ...remember(held)],
    },
  ];
}

export function lend({ lent }: LentHand, cards: Selector): Effect {
  return { forEach: cards, do: remember(lent) };
}

function remember(enchantment: string): Effect[] {
  return [
    { save: 'remembered', entities: 'IT' },
    { enchant: enchantment, on: 'FRIENDLY_PLAYER', remembers: { saved: 'remembered' } },
  ];
}

/** The trigger that gives the hands back. @param goes what happens to a lent card still in hand */
export function givesBack({ held, lent }: LentHand, goes: Effect): Trigger {
  const isHeld: Condition = { card: held };
  const isLent: Condition = { card: lent };
  const remembered: Selector = { rememberedBy: 'IT' };
  const all: Selector = {
    of: { enchantmentsOn: 'FRIENDLY_PLAYER' },
    where: { any: [isHeld, isLent] },
  };
  return {
    on: 'END_OF_TURN',
    whose: 'YOURS',
    rules: ['ZH-1.5-secret-passage-lifo', 'ZH-3.2-priority'],
    do: [
      {
        forEach: { reversed: all },
        do: [
          { if: isHeld, then: [{ takeIntoHand: remembered }] },
          { if: isLent, then: [{ forEach: { of: remembered, where: 'IN_HAND' }, do: [goes] }] },
        ],
      },
      { detach: all },
      { detach: 'SELF' },
    ],
  };
}
