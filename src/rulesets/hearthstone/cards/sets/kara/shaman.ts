import { type CardEntry, card, ownCard } from '../../entry.js';
import { BASIC_TOTEMS, BASIC_TOTEMS_BEFORE_20 } from '../../selectors.js';

/** KARA set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_063', 'Spirit Claws', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'KAR_063e',
        if: {
          value: {
            tag: 'SPELLPOWER',
            of: { union: ['FRIENDLY_CHARACTERS', 'FRIENDLY_PLAYER'] },
          },
          atLeast: 1,
        },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'KAR_063e',
    name: 'Spirit Claws',
    type: 'ENCHANTMENT',
    class: 'SHAMAN',
    set: 'KARA',
    enchantment: { attack: 2 },
  }),
  card('KAR_073', 'Maelstrom Portal', {
    text: [{ damage: 1, to: 'ENEMY_MINIONS' }, { summon: { pool: { type: 'MINION', cost: 1 } } }],
  }),
  card('KAR_021', 'Wicked Witchdoctor', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ summon: { oneOf: BASIC_TOTEMS } }],
      },
    ],
    was: [
      {
        before: '20.0',
        triggers: [
          {
            on: 'ON_PLAY',
            whose: 'YOURS',
            subject: 'SPELL',
            do: [{ summon: { oneOf: BASIC_TOTEMS_BEFORE_20 } }],
          },
        ],
      },
    ],
  }),
];
