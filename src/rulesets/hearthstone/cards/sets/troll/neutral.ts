import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  CAN_BE_HIT,
  CONTROLS_A_SECRET,
  DEAD_WITH_DEATHRATTLE,
  HOLDS_A_DRAGON,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  NEW_SECRET_IN_DECK,
  OTHER_MINIONS,
  RANDOM_BEAST_IN_HAND,
  YOUR_HERO,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** One card for you, one for the opponent. */
const dealOut = (yours: string, theirs: string): readonly Effect[] => [
  { giveCard: { cardOf: { saved: yours } } },
  { giveCard: { cardOf: { saved: theirs } }, who: 'OPPONENT' },
];

/** TROLL set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_363', 'Saronite Taskmaster', {
    deathrattle: [{ summon: 'TRL_363t', who: 'OPPONENT' }],
  }),
  card('TRL_015', 'Ticket Scalper', { overkill: [{ draw: 2 }] }),
  card('TRL_528', 'Linecracker', { overkill: [{ enchant: 'TRL_528e', on: 'SELF' }] }),
  card('TRL_528e', 'Crazed', { enchantment: { attack: { times: 2 } } }),
  card('TRL_535', 'Snapjaw Shellfighter', {
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: { all: ['MINION', { among: { adjacentTo: 'SELF' } }] },
        when: { value: 'EVENT_AMOUNT', atLeast: 1 },
        nested: 'LOST',
        rules: ['ZH-4.9-predamage-minion', 'ZH-4.9-snapjaw', 'SUP-PRE-SHELLFIGHTER'],
        do: [
          { preventDamage: true },
          { damage: 'EVENT_AMOUNT', to: 'SELF', from: 'EVENT_SOURCE', fixed: true },
        ],
      },
    ],
  }),
  card('TRL_521', 'Arena Patron', { overkill: [{ summon: 'TRL_521' }] }),
  card('TRL_010', 'Half-Time Scavenger', { overkill: [{ gainArmor: 3 }] }),
  card('TRL_020', 'Sightless Ranger', {
    overkill: [{ summon: 'TRL_020t', count: 2, at: 'ALTERNATING' }],
  }),
  card('TRL_057', 'Serpent Ward', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 2, to: 'ENEMY_HERO' }] }],
  }),
  card('TRL_096', 'Griftah', {
    battlecry: [
      { discover: { pool: {} }, in: 'SETASIDE', save: 'one', then: [] },
      { discover: { pool: {} }, in: 'SETASIDE', save: 'other', then: [] },
      { save: 'roll', value: { randomFrom: [1, 2] } },
      {
        if: { value: { saved: 'roll' }, exactly: 1 },
        then: dealOut('one', 'other'),
        else: dealOut('other', 'one'),
      },
    ],
  }),
  card('TRL_151', 'Former Champ', { battlecry: [{ summon: 'TRL_151t' }] }),
  card('TRL_312', 'Spellzerker', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'TRL_312e' }] }),
  card('TRL_312e', 'Power of Gurubashi', { enchantment: { spellDamage: 2 } }),
  card('TRL_405', 'Untamed Beastmaster', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: { race: 'BEAST' },
        do: [{ enchant: 'TRL_405e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('TRL_405e', 'Warpaint', { enchantment: { attack: 2, health: 2 } }),
  card('TRL_406', 'Dozing Marksman', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'TRL_406e' }] }),
  card('TRL_406e', 'Wrong Side of Da Bed', { enchantment: { attack: 4 } }),
  card('TRL_407', 'Waterboy', {
    battlecry: [{ enchant: 'TRL_407e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TRL_407e', 'High Quality H2O', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'TRL_407ee' }],
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  /** Its id is ours: what the one above does to the Hero Power. */
  ownCard({
    id: 'TRL_407ee',
    name: 'High Quality H2O',
    type: 'ENCHANTMENT',
    set: 'TROLL',
    enchantment: { cost: { set: 0 } },
  }),
  card('TRL_503', 'Scarab Egg', { deathrattle: [{ summon: 'TRL_503t', count: 3 }] }),
  card('TRL_504', 'Booty Bay Bookie', { battlecry: [{ giveCard: 'GAME_005', who: 'OPPONENT' }] }),
  card('TRL_505', 'Helpless Hatchling', {
    deathrattle: [{ enchant: 'TRL_505e', on: RANDOM_BEAST_IN_HAND }],
  }),
  card('TRL_505e', 'Avenger', { enchantment: { cost: -1 } }),
  card('TRL_506', 'Gurubashi Chicken', { overkill: [{ enchant: 'TRL_506e', on: 'SELF' }] }),
  card('TRL_506e', 'Ready to Strike', { enchantment: { attack: 5 } }),
  card('TRL_507', 'Sharkfin Fan', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ summon: 'TRL_507t' }] }],
  }),
  card('TRL_508', "Regeneratin' Thug", {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ heal: 2, to: 'SELF' }] }],
  }),
  card('TRL_509', 'Banana Buffoon', { battlecry: [{ giveCard: 'TRL_509t', count: 2 }] }),
  card('TRL_509t', 'Bananas', { text: [{ enchant: 'TRL_509te', on: 'TARGET' }] }),
  card('TRL_509te', 'Bananas', { enchantment: { attack: 1, health: 1 } }),
  card('TRL_512', 'Cheaty Anklebiter', { battlecry: [{ damage: 1, to: 'TARGET' }] }),
  card('TRL_514', 'Belligerent Gnome', {
    battlecry: [
      {
        if: { value: { count: 'ENEMY_MINIONS' }, atLeast: 2 },
        then: [{ enchant: 'TRL_514e', on: 'SELF' }],
      },
    ],
  }),
  card('TRL_514e', 'Belligerent', { enchantment: { attack: 1 } }),
  card('TRL_515', 'Rabble Bouncer', { auras: [costsLess({ count: 'ENEMY_MINIONS' })] }),
  card('TRL_516', 'Gurubashi Offering', {
    triggers: [
      { on: 'START_OF_TURN', whose: 'YOURS', do: [{ destroy: 'SELF' }, { gainArmor: 8 }] },
    ],
  }),
  card('TRL_517', 'Arena Fanatic', { battlecry: [{ enchant: 'TRL_517e2', on: MINIONS_IN_HAND }] }),
  card('TRL_517e2', 'WHOOOOO!', { enchantment: { attack: 1, health: 1 } }),
  card('TRL_520', 'Murloc Tastyfin', {
    deathrattle: [
      { drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'MURLOC' } }, count: 2 } },
    ],
  }),
  card('TRL_523', 'Firetree Witchdoctor', {
    battlecry: [
      { if: HOLDS_A_DRAGON, then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }] },
    ],
  }),
  card('TRL_524', 'Shieldbreaker', { battlecry: [{ silence: 'TARGET' }] }),
  card('TRL_525', 'Arena Treasure Chest', { deathrattle: [{ draw: 2 }] }),
  card('TRL_526', 'Dragonmaw Scorcher', { battlecry: [{ damage: 1, to: OTHER_MINIONS }] }),
  card('TRL_527', 'Drakkari Trickster', {
    rules: { battlecry: ['HS-COPY1'] },
    battlecry: [
      { giveCard: { cardOf: { random: 'ENEMY_DECK' } } },
      { giveCard: { cardOf: { random: 'FRIENDLY_DECK' } }, who: 'OPPONENT' },
    ],
  }),
  card('TRL_530', 'Masked Contender', {
    rules: { battlecry: ['ZH-2.3-use-vs-cast'] },
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ putIntoPlay: NEW_SECRET_IN_DECK }] }],
  }),
  card('TRL_531', 'Rumbletusk Shaker', { deathrattle: [{ summon: 'TRL_531t' }] }),
  card('TRL_532', "Mosh'Ogg Announcer", {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: 'IS_SELF',
        source: 'ENEMY',
        rules: ['ZH-3.4-preattack-conditions'],
        do: [
          { save: 'roll', value: { randomFrom: [1, 2] } },
          {
            if: { value: { saved: 'roll' }, exactly: 1 },
            then: [
              {
                redirectAttackTo: {
                  random: { of: 'FRIENDLY_CHARACTERS', where: CAN_BE_HIT, except: 'SELF' },
                },
              },
            ],
          },
        ],
      },
    ],
  }),
  card('TRL_533', 'Ice Cream Peddler', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { has: 'FROZEN' } } },
        then: [{ gainArmor: 8 }],
      },
    ],
  }),
  card('TRL_541', 'Hakkar, the Soulflayer', {
    deathrattle: [
      { shuffleIntoDeck: { newCard: 'TRL_541t' } },
      { shuffleIntoDeck: { newCard: 'TRL_541t' }, who: 'OPPONENT' },
    ],
  }),
  card('TRL_541t', 'Corrupted Blood', {
    rules: { whenDrawn: ['ZH-5.1-cast-when-drawn'] },
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 3, to: 'FRIENDLY_HERO', fixed: true },
      { if: { entity: 'FRIENDLY_HERO', is: 'SURVIVES' }, then: [{ draw: 1 }] },
      { repeat: 2, do: [{ shuffleIntoDeck: { newCard: 'TRL_541t' } }] },
    ],
  }),
  card('TRL_542', 'Oondasta', { overkill: [{ putIntoPlay: RANDOM_BEAST_IN_HAND }] }),
  card('TRL_546', 'Ornery Tortoise', { battlecry: [{ damage: 5, to: 'FRIENDLY_HERO' }] }),
  card('TRL_564', 'Mojomaster Zihi', {
    battlecry: [{ set: { RESOURCES: 5 }, on: { union: ['FRIENDLY_PLAYER', 'ENEMY_PLAYER'] } }],
  }),
  card('TRL_569', 'Crowd Roaster', {
    rules: { battlecry: ['ZH-3.3-targeted-battlecry'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ damage: 7, to: 'TARGET' }] }],
  }),
  card('TRL_570', 'Soup Vendor', {
    triggers: [
      {
        on: 'HEALING',
        subject: YOUR_HERO,
        source: 'FRIENDLY',
        queueIf: { value: 'EVENT_AMOUNT', atLeast: 3 },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('TRL_537', 'Da Undatakah', {
    battlecry: [
      { gainDeathrattlesOf: { random: DEAD_WITH_DEATHRATTLE, count: 3 }, with: 'TRL_537e' },
    ],
  }),
  card('TRL_537e', 'Undatakah Deathrattles', {
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
];
