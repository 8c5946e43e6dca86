import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';

/** UNGORO set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_823', 'Envenom Weapon', { text: [{ enchant: 'UNG_823e', on: 'FRIENDLY_WEAPON' }] }),
  card('UNG_823e', 'Envenomed', { enchantment: { grants: ['POISONOUS'] } }),
  card('UNG_057', 'Razorpetal Volley', { text: [{ giveCard: 'UNG_057t1', count: 2 }] }),
  card('UNG_057t1', 'Razorpetal', { text: [{ damage: 1, to: 'TARGET' }] }),
  card('UNG_058', 'Razorpetal Lasher', { battlecry: [{ giveCard: 'UNG_057t1' }] }),
  card('UNG_060', 'Mimic Pod', {
    text: [{ draw: 1, save: 'drawn' }, { giveCard: { cardOf: { saved: 'drawn' } } }],
  }),
  card('UNG_061', 'Obsidian Shard', {
    auras: [
      costsLess({ tag: 'NUM_CARDS_OF_OTHER_CLASSES_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' }),
    ],
  }),
  card('UNG_063', 'Biteweed', {
    combo: [
      {
        repeat: { minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1] },
        do: [{ enchant: 'UNG_063e', on: 'SELF' }],
      },
    ],
  }),
  card('UNG_063e', 'Sprout', { enchantment: { attack: 1, health: 1 } }),
  card('UNG_064', 'Vilespine Slayer', { combo: [{ destroy: 'TARGET' }] }),
  card('UNG_856', 'Hallucination', {
    rules: { text: ['ZH-5.1-discover-fallback'] },
    text: [{ discover: { pool: { classOf: 'ENEMY_HERO' } }, then: [] }],
  }),
];
