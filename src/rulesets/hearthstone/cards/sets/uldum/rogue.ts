import { type CardEntry, card, ownCard } from '../../entry.js';
import { MINIONS_IN_HAND, OF_ANOTHER_CLASS, RANDOM_ENEMY_MINION } from '../../selectors.js';

/** ULDUM set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_186', 'Pharaoh Cat', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', keyword: 'REBORN' } } }],
  }),
  card('ULD_231', 'Whirlkick Master', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'HAS_COMBO',
        do: [{ giveCard: { pool: { combo: true } } }],
      },
    ],
  }),
  card('ULD_280', 'Sahket Sapper', {
    deathrattle: [{ returnToHand: RANDOM_ENEMY_MINION }],
  }),
  card('ULD_285', 'Hooked Scimitar', { combo: [{ enchant: 'ULD_285e', on: 'SELF' }] }),
  card('ULD_285e', 'Polished', { enchantment: { attack: 2 } }),
  card('ULD_286', 'Shadow of Death', {
    rules: { text: ['HS-INF-as-printed-copy'] },
    text: [
      { save: 'before', entities: 'FRIENDLY_DECK' },
      { repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'ULD_286t' } }] },
      {
        enchant: 'ULD_286te',
        on: { of: 'FRIENDLY_DECK', where: { card: 'ULD_286t' }, except: { saved: 'before' } },
        remembers: 'TARGET',
      },
    ],
  }),
  card('ULD_286t', 'Shadow', {
    castWhenDrawn: [
      {
        forEach: {
          rememberedBy: { of: { enchantmentsOn: 'SELF' }, where: { card: 'ULD_286te' } },
        },
        do: [{ summon: { cardOf: 'IT' } }],
      },
    ],
  }),
  /** Its id is ours: the minion that a Shadow brings. */
  ownCard({ id: 'ULD_286te', name: 'Shadow', type: 'ENCHANTMENT', set: 'ULDUM', enchantment: {} }),
  card('ULD_288', 'Anka, the Buried', {
    battlecry: [{ enchant: 'ULD_288e', on: { of: MINIONS_IN_HAND, where: 'HAS_DEATHRATTLE' } }],
  }),
  card('ULD_288e', 'Buried', {
    enchantment: { attack: { set: 1 }, health: { set: 1 }, cost: { set: 1 } },
  }),
  card('ULD_326', 'Bazaar Burglary', {
    quest: { progress: 4, reward: [{ replaceHeroPower: 'ULD_326p' }] },
    triggers: [
      {
        on: 'CARD_GAINED',
        whose: 'YOURS',
        subject: OF_ANOTHER_CLASS,
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_326p', 'Ancient Blades', { text: [{ equip: 'ULD_326t' }] }),
  card('ULD_326t', 'Mirage Blade', { keywords: ['IMMUNE_WHILE_ATTACKING'] }),
  card('ULD_327', 'Bazaar Mugger', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', otherClassThan: 'FRIENDLY_HERO' } } }],
  }),
  card('ULD_328', 'Clever Disguise', {
    text: [
      {
        repeat: 2,
        do: [{ giveCard: { pool: { type: 'SPELL', otherClassThan: 'FRIENDLY_HERO' } } }],
      },
    ],
  }),
  card('ULD_715', 'Plague of Madness', { text: [{ equip: 'ULD_715t', who: 'BOTH' }] }),
];
