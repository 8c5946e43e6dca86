import { type CardEntry, card } from '../../entry.js';

/** TGT set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('AT_029', 'Buccaneer', {
    triggers: [
      {
        on: 'EQUIP',
        rules: ['HS-WEAPON3'],
        whose: 'YOURS',
        do: [{ enchant: 'AT_029e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('AT_029e', 'Extra Stabby', { enchantment: { attack: 1 } }),
  card('AT_033', 'Burgle', {
    rules: { text: ['HS-REPL-class'] },
    text: [
      {
        if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
        then: [{ giveCard: 'GAME_005', count: 2 }],
        else: [
          {
            repeat: 2,
            do: [{ giveCard: { pool: { classOf: 'ENEMY_HERO', cardWithoutClass: 'GAME_005' } } }],
          },
        ],
      },
    ],
  }),
  card('AT_031', 'Cutpurse', {
    triggers: [
      {
        on: 'ATTACK',
        rules: ['HS-AE-cutpurse'],
        source: 'IS_SELF',
        subject: 'HERO',
        do: [{ giveCard: 'GAME_005' }],
      },
    ],
  }),
  card('AT_036', "Anub'arak", {
    rules: { deathrattle: ['SUP-ZONE-REBOUNCE'] },
    deathrattle: [{ returnToHand: 'SELF', asCopy: true }, { summon: 'AT_036t' }],
  }),
  card('AT_035t', 'Nerubian Ambush!', {
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { summon: 'AT_036t', who: 'OPPONENT' },
      { draw: 1 },
    ],
  }),
  card('AT_028', 'Shado-Pan Rider', { combo: [{ enchant: 'AT_028e', on: 'SELF' }] }),
  card('AT_028e', 'Chi Lance', { enchantment: { attack: 3 } }),
  card('AT_030', 'Undercity Valiant', { combo: [{ damage: 1, to: 'TARGET' }] }),
  card('AT_032', 'Shady Dealer', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { race: 'PIRATE' } } },
        then: [{ enchant: 'AT_032e', on: 'SELF' }],
      },
    ],
  }),
  card('AT_032e', 'Shady Deals', { enchantment: { attack: 1, health: 1 } }),
  card('AT_034', 'Poisoned Blade', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['HS-SEQ-heropower'],
        do: [{ enchant: 'AT_034e', on: 'SELF' }],
      },
    ],
  }),
  card('AT_034e', 'Laced', { enchantment: { attack: 1 } }),
  card('AT_035', 'Beneath the Grounds', {
    text: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'AT_035t' }, who: 'OPPONENT' }] }],
  }),
];
