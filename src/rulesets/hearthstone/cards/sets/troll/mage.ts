import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  OTHER_MINIONS,
  PLAYED_ELEMENTAL_LAST_TURN,
  RANDOM_ENEMY,
  STEALTH_FOR_A_TURN,
  YOUR_CARDS_ANYWHERE,
} from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';

/** TROLL set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_400', 'Splitting Image', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        rules: ['ZH-3.4-preattack-conditions'],
        when: 'BOARD_NOT_FULL',
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('TRL_317', 'Blast Wave', {
    text: [{ damage: 2, to: 'ALL_MINIONS' }],
    overkill: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
  }),
  card('TRL_319', 'Spirit of the Dragonhawk', {
    auras: [
      {
        update: 'OTHER',
        tag: 'HERO_POWER_HITS_NEIGHBOURS',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-2.7-dragonhawk'],
      },
    ],
    triggers: [STEALTH_FOR_A_TURN],
  }),
  card('TRL_390', 'Daring Fire-Eater', {
    battlecry: [{ enchant: 'TRL_390e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TRL_390e', 'Flameweaving', {
    enchantment: { heroPowerDamage: 2, lasts: 'THIS_TURN' },
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('TRL_310', 'Elemental Evocation', {
    text: [{ enchant: 'TRL_310e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TRL_310e', 'Elemental Evocation', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { race: 'ELEMENTAL' } },
        enchantment: 'TRL_310ee',
      },
    ],
    triggers: [
      { on: 'ON_PLAY', whose: 'YOURS', subject: { race: 'ELEMENTAL' }, do: [{ detach: 'SELF' }] },
    ],
  }),
  /** Its id is ours: what the one above does to each Elemental in hand. */
  ownCard({
    id: 'TRL_310ee',
    name: 'Elemental Evocation',
    type: 'ENCHANTMENT',
    set: 'TROLL',
    enchantment: { cost: -2 },
  }),
  card('TRL_311', 'Arcanosaur', {
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ damage: 3, to: OTHER_MINIONS }] }],
  }),
  card('TRL_313', 'Scorch', {
    text: [{ damage: 4, to: 'TARGET' }],
    auras: [costsIf(1, PLAYED_ELEMENTAL_LAST_TURN)],
  }),
  card('TRL_315', 'Pyromaniac', {
    triggers: [
      {
        on: 'DYING',
        rules: ['ZH-1.11-death-scan'],
        subject: 'MINION',
        source: { all: ['HERO_POWER', 'FRIENDLY'] },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('TRL_316', "Jan'alai, the Dragonhawk", {
    battlecry: [
      {
        if: { value: { tag: 'HERO_POWER_DAMAGE_THIS_GAME', of: 'FRIENDLY_PLAYER' }, atLeast: 8 },
        then: [{ summon: 'TRL_316t' }],
      },
    ],
  }),
  card('TRL_316t', 'Ragnaros the Firelord', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 8, to: RANDOM_ENEMY }] }],
  }),
  // what the mulligan left, so without the Coin, which an effect has made; as the cards are by now
  card('TRL_318', 'Hex Lord Malacrass', {
    battlecry: [
      {
        forEach: {
          of: YOUR_CARDS_ANYWHERE,
          where: { all: [{ tag: 'OPENING_HAND', atLeast: 1 }, { not: { card: 'GAME_005' } }] },
          except: 'SELF',
        },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
];
