import { type CardEntry, card, ownCard } from '../../entry.js';

/** TROLL set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_309', 'Spirit of the Tiger', {
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ set: { STEALTH: 0 }, on: 'SELF' }] },
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        rules: ['ZH-5.2-evolve'],
        do: [
          {
            summon: 'TRL_309t',
            with: 'TRL_309te',
            num1: { tag: 'PLAYED_COST', of: 'EVENT_SUBJECT' },
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'TRL_309te',
    name: 'Spotted',
    type: 'ENCHANTMENT',
    enchantment: {
      attack: { set: 'NUM_1' },
      health: { set: 'NUM_1' },
      cost: { set: 'NUM_1' },
      recorded: true,
    },
  }),
];
