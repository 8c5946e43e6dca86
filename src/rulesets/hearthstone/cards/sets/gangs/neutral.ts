import { type CardEntry, card } from '../../entry.js';
import {
  classCards,
  MINIONS_IN_DECK,
  movesOnce,
  POTIONS,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_ENEMY_HAND,
  RANDOM_MINION_IN_HAND,
  SUMMON_JADE_GOLEM,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

const GENZO_DRAWS = [
  { draw: { minus: [3, { count: 'FRIENDLY_HAND' }] } },
  { draw: { minus: [3, { count: 'ENEMY_HAND' }] }, who: 'OPPONENT' },
] as const;

/** Two copies, one on either side, each under an id of its own. */
const DOPPELGANGERS = [
  { summonCopyOf: 'SELF', as: 'CFM_668t', afterwards: true },
  { summonCopyOf: 'SELF', as: 'CFM_668t2', afterwards: true, at: 'LEFT_OF_SELF' },
] as const;

/** GANGS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_670', 'Mayor Noggenfogger', {
    triggers: [
      {
        on: 'SPELL_TEXT',
        rules: ['HS-SEQ-spell-retarget'],
        do: [{ retargetTo: { random: 'VALID_TARGETS' } }],
      },
      {
        on: 'BATTLECRY',
        rules: ['HS-SEQ-minion-battlecry-condition'],
        do: [{ retargetTo: { random: 'VALID_TARGETS' } }],
      },
      {
        on: 'HERO_POWER_TEXT',
        rules: ['ZH-2.7-use'],
        do: [{ retargetTo: { random: 'VALID_TARGETS' } }],
      },
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-mayor-noggenfogger', 'ZH-3.4-queue-condition'],
        queueIf: 'ATTACK_CAN_GO_ASTRAY',
        whose: 'YOURS',
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [{ redirectAttackTo: { random: 'ENEMY_CHARACTERS' } }],
      },
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-mayor-noggenfogger', 'ZH-3.4-queue-condition'],
        queueIf: 'ATTACK_CAN_GO_ASTRAY',
        whose: 'OPPONENTS',
        when: { entity: 'PROPOSED_ATTACKER', is: 'IN_PLAY' },
        do: [{ redirectAttackTo: { random: 'FRIENDLY_CHARACTERS' } }],
      },
    ],
  }),
  card('CFM_807', 'Auctionmaster Beardo', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] }],
  }),
  card('CFM_808', 'Genzo, the Shark', {
    triggers: [
      {
        on: 'ATTACK',
        rules: ['SUP-MW-GENZO'],
        source: 'IS_SELF',
        do: GENZO_DRAWS,
      },
    ],
    was: [
      {
        before: '11.0',
        triggers: [
          {
            on: 'PROPOSED_ATTACK',
            rules: ['HS-PAE-genzo-the-shark'],
            source: 'IS_SELF',
            everyProposal: true,
            do: GENZO_DRAWS,
          },
        ],
      },
    ],
  }),
  card('CFM_637', 'Patches the Pirate', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        zone: 'DECK',
        notInserted: true,
        judged: 'BOTH',
        when: { entity: 'EVENT_SUBJECT', is: { race: 'PIRATE' } },
        do: [{ putIntoPlay: 'SELF' }],
      },
    ],
    was: [{ before: '10.2', keywords: ['CHARGE'] }],
  }),
  card('CFM_851', 'Daring Reporter', {
    triggers: [
      {
        on: 'DRAW',
        rules: ['ZH-3.4-resolve-condition', 'ZH-3.4-queue-condition'],
        whose: 'OPPONENTS',
        queueIf: { entity: 'SELF', is: 'SURVIVES' },
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ enchant: 'CFM_851e', on: 'SELF' }],
      },
    ],
    /** The hotfix of 2016-12-06, between 7.0 and 7.1, gave it its condition (SUP-MW-REPORTER). */
    was: [
      {
        before: '7.0.1',
        triggers: [
          {
            on: 'DRAW',
            rules: ['HS-DC7'],
            whose: 'OPPONENTS',
            stage: 'LATE',
            do: [{ enchant: 'CFM_851e', on: 'SELF' }],
          },
        ],
      },
      {
        before: '23.0',
        triggers: [
          {
            on: 'DRAW',
            rules: ['HS-DC7', 'SUP-MW-REPORTER'],
            whose: 'OPPONENTS',
            stage: 'LATE',
            when: { entity: 'SELF', is: 'SURVIVES' },
            do: [{ enchant: 'CFM_851e', on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('CFM_851e', 'The Scoop', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_095', 'Weasel Tunneler', {
    rules: { deathrattle: ['ZH-4.7-weasel-tunneler'] },
    deathrattle: movesOnce(
      { shuffleIntoDeck: 'SELF', who: 'OPPONENT' },
      { setAside: 'SELF' },
      { shuffleIntoDeck: { newCard: 'CFM_095' }, who: 'OPPONENT' },
    ),
    was: [
      {
        before: '23.0',
        deathrattle: movesOnce(
          { shuffleIntoDeck: { newCard: 'CFM_095' }, who: 'OPPONENT' },
          { setAside: 'SELF' },
        ),
      },
    ],
  }),
  card('CFM_120', 'Mistress of Mixtures', {
    rules: { deathrattle: ['SUP-MW-MISTRESS'] },
    deathrattle: [{ heal: 4, to: 'ALL_HEROES' }],
    was: [
      { before: '9.0', deathrattle: [{ heal: 4, to: { of: 'ALL_HEROES', where: 'SURVIVES' } }] },
    ],
  }),
  card('CFM_025', 'Wind-up Burglebot', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['ZH-3.4-resolve-condition'],
        source: 'IS_SELF',
        subject: 'MINION',
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('CFM_060', 'Red Mana Wyrm', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ enchant: 'CFM_060e', on: 'SELF' }],
      },
    ],
  }),
  card('CFM_060e', 'Mana Heist', { enchantment: { attack: 2 } }),
  card('CFM_063', 'Kooky Chemist', {
    rules: { battlecry: ['HS-H6', 'HS-E4', 'HS-AURA10'] },
    battlecry: [
      {
        enchant: 'CFM_063e',
        on: 'TARGET',
        num1: { tag: 'HEALTH_LEFT', of: 'TARGET' },
        num2: { tag: 'ATTACK', of: 'TARGET' },
      },
    ],
  }),
  card('CFM_063e', 'Kooky Chemistry', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('CFM_064', 'Blubber Baron', {
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: 'HAS_BATTLECRY',
        zone: 'HAND',
        do: [{ enchant: 'CFM_064e', on: 'SELF' }],
      },
    ],
  }),
  card('CFM_064e', 'Size Increase', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_067', 'Hozen Healer', {
    battlecry: [{ heal: { tag: 'DAMAGE', of: 'TARGET' }, to: 'TARGET' }],
  }),
  card('CFM_325', 'Small-Time Buccaneer', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'CFM_325e',
        if: { exists: 'FRIENDLY_WEAPON' },
      },
    ],
  }),
  card('CFM_325e', 'Equipped', { enchantment: { attack: 2 } }),
  card('CFM_328', 'Fight Promoter', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { tag: 'HEALTH_LEFT', atLeast: 6 } } },
        then: [{ draw: 2 }],
      },
    ],
  }),
  card('CFM_341', 'Sergeant Sally', {
    deathrattle: [{ damage: 'OWN_ATTACK', to: 'ENEMY_MINIONS' }],
  }),
  card('CFM_344', 'Finja, the Flying Star', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: { all: ['MINION', 'KILLED'] },
        do: [
          {
            putIntoPlay: { random: { of: MINIONS_IN_DECK, where: { race: 'MURLOC' } }, count: 2 },
          },
        ],
      },
    ],
  }),
  card('CFM_619', 'Kabal Chemist', { battlecry: [{ giveCard: { oneOf: POTIONS } }] }),
  card('CFM_646', 'Backstreet Leper', { deathrattle: [{ damage: 2, to: 'ENEMY_HERO' }] }),
  card('CFM_647', 'Blowgill Sniper', { battlecry: [{ damage: 1, to: 'TARGET' }] }),
  card('CFM_648', 'Big-Time Racketeer', { battlecry: [{ summon: 'CFM_648t' }] }),
  card('CFM_651', 'Naga Corsair', { battlecry: [{ enchant: 'CFM_651e', on: 'FRIENDLY_WEAPON' }] }),
  card('CFM_651e', 'Extra Sharp', { enchantment: { attack: 1 } }),
  card('CFM_652', 'Second-Rate Bruiser', {
    auras: [
      costsLess({
        if: { value: { count: 'ENEMY_MINIONS' }, atLeast: 3 },
        then: 2,
        else: 0,
      }),
    ],
  }),
  card('CFM_654', 'Friendly Bartender', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 1, to: 'FRIENDLY_HERO' }] }],
  }),
  card('CFM_655', 'Toxic Sewer Ooze', {
    battlecry: [{ loseDurability: 1, of: 'ENEMY_WEAPON' }],
  }),
  card('CFM_656', 'Streetwise Investigator', {
    battlecry: [{ set: { STEALTH: 0 }, on: 'ENEMY_MINIONS' }],
  }),
  card('CFM_658', 'Backroom Bouncer', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ enchant: 'CFM_658e', on: 'SELF' }],
      },
    ],
  }),
  card('CFM_658e', 'Cut Off', { enchantment: { attack: 1 } }),
  card('CFM_659', 'Gadgetzan Socialite', { battlecry: [{ heal: 2, to: 'TARGET' }] }),
  card('CFM_667', 'Bomb Squad', {
    battlecry: [{ damage: 5, to: 'TARGET' }],
    deathrattle: [{ damage: 5, to: 'FRIENDLY_HERO' }],
  }),
  card('CFM_669', 'Burgly Bully', {
    triggers: [
      { on: 'ON_PLAY', whose: 'OPPONENTS', subject: 'SPELL', do: [{ giveCard: 'GAME_005' }] },
    ],
  }),
  card('CFM_685', "Don Han'Cho", {
    battlecry: [{ enchant: 'CFM_685e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('CFM_685e', 'Smuggling', { enchantment: { attack: 5, health: 5 } }),
  card('CFM_688', 'Spiked Hogrider', {
    battlecry: [
      {
        if: { exists: { of: 'ENEMY_MINIONS', where: { has: 'TAUNT' } } },
        then: [{ set: { CHARGE: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('CFM_790', 'Dirty Rat', {
    rules: { battlecry: ['ZH-4.7-full-zone'] },
    battlecry: [
      {
        if: 'ENEMY_BOARD_NOT_FULL',
        then: [{ putIntoPlay: RANDOM_MINION_IN_ENEMY_HAND }],
      },
    ],
  }),
  card('CFM_806', 'Wrathion', {
    rules: { battlecry: ['HS-INF-drawing-ends'] },
    battlecry: [
      {
        repeatUntil: { not: { entity: { saved: 'drawn' }, is: { race: 'DRAGON' } } },
        do: [{ draw: 1, save: 'drawn' }],
      },
    ],
  }),
  card('CFM_809', 'Tanaris Hogchopper', {
    battlecry: [
      { if: { not: { exists: 'ENEMY_HAND' } }, then: [{ set: { CHARGE: 1 }, on: 'SELF' }] },
    ],
  }),
  card('CFM_810', 'Leatherclad Hogleader', {
    battlecry: [
      {
        if: { value: { count: 'ENEMY_HAND' }, atLeast: 6 },
        then: [{ set: { CHARGE: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('CFM_853', 'Grimestreet Smuggler', {
    battlecry: [{ enchant: 'CFM_853e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('CFM_853e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_855', 'Defias Cleaner', { battlecry: [{ silence: 'TARGET' }] }),
  // one card of each of the three classes is offered: inferred, the text leaves it open
  card('CFM_321', 'Grimestreet Informant', {
    battlecry: [{ discover: { oneOfEach: classCards('HUNTER', 'PALADIN', 'WARRIOR') }, then: [] }],
  }),
  card('CFM_649', 'Kabal Courier', {
    battlecry: [{ discover: { oneOfEach: classCards('MAGE', 'PRIEST', 'WARLOCK') }, then: [] }],
  }),
  card('CFM_852', 'Lotus Agents', {
    battlecry: [{ discover: { oneOfEach: classCards('DRUID', 'ROGUE', 'SHAMAN') }, then: [] }],
  }),
  card('CFM_672', 'Madam Goya', {
    rules: { battlecry: ['HS-INF-swap-needs-no-room'] },
    battlecry: [{ swap: 'TARGET', with: RANDOM_MINION_IN_DECK }],
  }),
  card('CFM_715', 'Jade Spirit', { battlecry: SUMMON_JADE_GOLEM }),
  card('CFM_902', 'Aya Blackpaw', {
    battlecry: SUMMON_JADE_GOLEM,
    deathrattle: SUMMON_JADE_GOLEM,
  }),
  card('CFM_609', 'Fel Orc Soulfiend', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ damage: 2, to: 'SELF' }] }],
  }),
  // its copies have what it was given in the hand only once the summon has been answered; they are cards of their own
  card('CFM_668', 'Doppelgangster', {
    rules: { battlecry: ['SUP-COPY-DOPPEL'] },
    battlecry: DOPPELGANGERS,
  }),
  card('CFM_668t', 'Doppelgangster', { battlecry: DOPPELGANGERS }),
  card('CFM_668t2', 'Doppelgangster', { battlecry: DOPPELGANGERS }),
];
