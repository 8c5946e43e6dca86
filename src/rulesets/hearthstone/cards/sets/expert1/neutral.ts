import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  HOLDS_A_MINION,
  MINIONS_IN_HAND,
  OTHER_FRIENDLY_MINIONS,
  OTHER_FRIENDLY_MURLOCS,
  OTHER_FRIENDLY_PIRATES,
  OTHER_MINIONS,
  OTHER_MURLOCS,
  RANDOM_ENEMY,
  RANDOM_MINION_IN_HAND,
  RANDOM_OTHER_CHARACTER,
  SURVIVING_ENEMIES,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** One time in two it draws a card. */
const natPagle = (on: Trigger['on']): Trigger => ({
  on,
  whose: 'YOURS',
  do: [
    { save: 'roll', value: { randomFrom: [1, 2] } },
    { if: { value: { saved: 'roll' }, exactly: 1 }, then: [{ draw: 1 }] },
  ],
});

/** EXPERT1 set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_049', 'Youthful Brewmaster', { battlecry: [{ returnToHand: 'TARGET' }] }),
  card('EX1_097', 'Abomination', {
    rules: { deathrattle: ['HS-RC2'] },
    deathrattle: [{ damage: 2, to: 'ALL_CHARACTERS' }],
  }),
  card('EX1_249', 'Baron Geddon', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ damage: 2, to: { of: 'ALL_CHARACTERS', except: 'SELF' } }],
      },
    ],
  }),
  card('EX1_005', 'Big Game Hunter', { battlecry: [{ destroy: 'TARGET' }] }),
  card('EX1_595', 'Cult Master', {
    triggers: [{ on: 'DEATH', subject: 'MINION', whose: 'YOURS', do: [{ draw: 1 }] }],
  }),
  card('EX1_102', 'Demolisher', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ damage: 2, to: RANDOM_ENEMY }] }],
  }),
  card('EX1_162', 'Dire Wolf Alpha', {
    auras: [{ update: 'HEALTH_ATTACK', to: { adjacentTo: 'SELF' }, enchantment: 'EX1_162o' }],
  }),
  card('EX1_162o', 'Strength of the Pack', { enchantment: { attack: 1 } }),
  card('NEW1_021', 'Doomsayer', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ destroy: 'ALL_MINIONS' }] }],
  }),
  card('EX1_564', 'Faceless Manipulator', {
    rules: { battlecry: ['HS-COPY2'] },
    battlecry: [{ becomeCopyOf: 'TARGET' }],
  }),
  card('tt_004', 'Flesheating Ghoul', {
    triggers: [{ on: 'DEATH', subject: 'MINION', do: [{ enchant: 'tt_004o', on: 'SELF' }] }],
  }),
  card('tt_004o', 'Cannibalize', { enchantment: { attack: 1 } }),
  card('NEW1_038', 'Gruul', {
    triggers: [
      { on: 'END_OF_TURN', rules: ['SUP-AU-GRUUL'], do: [{ enchant: 'NEW1_038o', on: 'SELF' }] },
    ],
  }),
  card('EX1_556', 'Harvest Golem', { deathrattle: [{ summon: 'skele21' }] }),
  card('EX1_597', 'Imp Master', {
    triggers: [
      { on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 1, to: 'SELF' }, { summon: 'EX1_598' }] },
    ],
  }),
  card('NEW1_019', 'Knife Juggler', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['HS-R5-negative-random', 'SUP-REENTRY-JUGGLER'],
        whose: 'YOURS',
        when: { exists: SURVIVING_ENEMIES },
        nested: 'LOST',
        do: [{ damage: 1, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('EX1_029', 'Leper Gnome', { deathrattle: [{ damage: 2, to: 'ENEMY_HERO' }] }),
  card('EX1_001', 'Lightwarden', {
    triggers: [{ on: 'HEALING', do: [{ enchant: 'EX1_001e', on: 'SELF' }] }],
  }),
  card('EX1_096', 'Loot Hoarder', { deathrattle: [{ draw: 1 }] }),
  card('EX1_082', 'Mad Bomber', {
    battlecry: [
      {
        repeat: 3,
        do: [
          {
            damage: 1,
            to: RANDOM_OTHER_CHARACTER,
          },
        ],
      },
    ],
  }),
  card('EX1_044', 'Questing Adventurer', {
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', do: [{ enchant: 'EX1_044e', on: 'SELF' }] }],
  }),
  card('EX1_044e', 'Level Up!', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_080', 'Secretkeeper', {
    triggers: [{ on: 'ON_PLAY', subject: 'SECRET', do: [{ enchant: 'EX1_080o', on: 'SELF' }] }],
  }),
  card('NEW1_041', 'Stampeding Kodo', {
    rules: { battlecry: ['SUP-MW-PD3'] },
    battlecry: [
      {
        destroy: {
          random: { of: SURVIVING_ENEMY_MINIONS, where: { tag: 'ATTACK', atMost: 2 } },
        },
      },
    ],
  }),
  card('NEW1_026', 'Violet Teacher', {
    triggers: [{ on: 'ON_PLAY', subject: 'SPELL', whose: 'YOURS', do: [{ summon: 'NEW1_026t' }] }],
  }),
  card('NEW1_020', 'Wild Pyromancer', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['SUP-PRECHECK-OFFICIAL'],
        whose: 'YOURS',
        do: [{ damage: 1, to: 'ALL_MINIONS' }],
      },
    ],
  }),
  card('EX1_614', 'Xavius', {
    triggers: [
      { on: 'AFTER_PLAY', whose: 'YOURS', do: [{ summon: 'EX1_614t' }] },
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ summon: 'EX1_614t' }] },
    ],
    was: [
      {
        before: '17.0',
        triggers: [{ on: 'ON_PLAY', whose: 'YOURS', do: [{ summon: 'EX1_614t' }] }],
      },
    ],
  }),
  card('NEW1_038o', 'Growth', {
    enchantment: { attack: 1, health: 1, countsAtOnce: true },
    was: [{ before: '9.4', enchantment: { attack: 1, health: 1 } }],
  }),
  card('EX1_001e', 'Warded', { enchantment: { attack: 2 } }),
  card('EX1_080o', 'Keeping Secrets', { enchantment: { attack: 1, health: 1 } }),
  card('NEW1_025', 'Bloodsail Corsair', { battlecry: [{ loseDurability: 1, of: 'ENEMY_WEAPON' }] }),
  card('NEW1_018', 'Bloodsail Raider', {
    battlecry: [{ enchant: 'NEW1_018e', on: 'SELF', num1: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } }],
  }),
  card('NEW1_018e', 'Treasure Crazed', { enchantment: { attack: 'NUM_1' } }),
  card('EX1_093', 'Defender of Argus', {
    battlecry: [{ enchant: 'EX1_093e', on: { adjacentTo: 'SELF' } }],
  }),
  card('EX1_093e', 'Hand of Argus', { enchantment: { attack: 1, health: 1, grants: ['TAUNT'] } }),
  card('CS2_203', 'Ironbeak Owl', { battlecry: [{ silence: 'TARGET' }] }),
  card('CS2_221', 'Spiteful Smith', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'FRIENDLY_WEAPONS',
        enchantment: 'CS2_221e',
        if: { entity: 'SELF', is: 'DAMAGED' },
      },
    ],
  }),
  card('CS2_221e', 'Sharp!', { enchantment: { attack: 2 } }),
  card('EX1_043', 'Twilight Drake', {
    battlecry: [{ enchant: 'EX1_043e', on: 'SELF', num1: { count: 'FRIENDLY_HAND' } }],
  }),
  card('EX1_043e', 'Hour of Twilight', { enchantment: { health: 'NUM_1' } }),
  card('EX1_393', 'Amani Berserker', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'EX1_393e' }] }),
  card('EX1_393e', 'Enraged', { enchantment: { attack: 3 } }),
  card('EX1_059', 'Crazed Alchemist', {
    rules: { battlecry: ['HS-H6', 'HS-E4', 'HS-AURA10'] },
    battlecry: [
      {
        enchant: 'EX1_059e',
        on: 'TARGET',
        num1: { tag: 'HEALTH_LEFT', of: 'TARGET' },
        num2: { tag: 'ATTACK', of: 'TARGET' },
      },
    ],
  }),
  card('EX1_059e', 'Experiments!', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('CS2_181', 'Injured Blademaster', { battlecry: [{ damage: 4, to: 'SELF' }] }),
  card('CS2_188', 'Abusive Sergeant', { battlecry: [{ enchant: 'CS2_188o', on: 'TARGET' }] }),
  card('CS2_188o', "'Inspired'", { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('EX1_076', 'Pint-Sized Summoner', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: MINIONS_IN_HAND,
        enchantment: 'EX1_076e',
        if: { value: { tag: 'NUM_MINIONS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, exactly: 0 },
      },
    ],
  }),
  card('EX1_076e', 'Pint-Sized Power', { enchantment: { cost: -1 } }),
  card('EX1_616', 'Mana Wraith', {
    auras: [
      { update: 'HEALTH_ATTACK', to: { of: 'ALL_HAND', where: 'MINION' }, enchantment: 'EX1_616e' },
    ],
  }),
  card('EX1_616e', 'Mana Drain', { enchantment: { cost: 1 } }),
  card('EX1_083', 'Tinkmaster Overspark', {
    battlecry: [
      {
        transform: { random: { of: OTHER_MINIONS, where: 'SURVIVES' } },
        into: { oneOf: ['EX1_tk28', 'EX1_tk29'] },
        rules: ['ZH-3.5-random-other'],
      },
    ],
    was: [
      {
        before: '1.0.0.4944',
        requires: { REQ_MINION_TARGET: 0, REQ_NONSELF_TARGET: 0, REQ_TARGET_IF_AVAILABLE: 0 },
        battlecry: [{ transform: 'TARGET', into: { oneOf: ['EX1_tk28', 'EX1_tk29'] } }],
      },
    ],
  }),
  card('EX1_509', 'Murloc Tidecaller', {
    triggers: [
      {
        on: 'SUMMON',
        rules: ['HS-SRS3'],
        whose: 'YOURS',
        subject: { race: 'MURLOC' },
        do: [{ enchant: 'EX1_509e', on: 'SELF' }],
      },
    ],
    was: [
      {
        before: '9.0',
        triggers: [
          {
            on: 'AFTER_SUMMON',
            subject: { race: 'MURLOC' },
            do: [{ enchant: 'EX1_509e', on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('EX1_509e', 'Blarghghl', { enchantment: { attack: 1 } }),
  card('EX1_100', 'Lorewalker Cho', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' }, who: 'OPPONENT' }],
      },
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: 'SPELL',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('EX1_095', 'Gadgetzan Auctioneer', {
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ draw: 1 }] }],
  }),
  card('EX1_006', 'Alarm-o-Bot', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-COND5'],
        whose: 'YOURS',
        queueIf: HOLDS_A_MINION,
        when: HOLDS_A_MINION,
        do: [{ swap: 'SELF', with: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('EX1_557', 'Nat Pagle', {
    triggers: [natPagle('START_OF_TURN')],
    was: [{ before: '1.0.0.4944', triggers: [natPagle('END_OF_TURN')] }],
  }),
  card('EX1_561', 'Alexstrasza', { battlecry: [{ setHealth: 15, on: 'TARGET' }] }),
  card('NEW1_030', 'Deathwing', {
    battlecry: [{ destroy: OTHER_MINIONS }, { discard: 'FRIENDLY_HAND' }],
  }),
  card('NEW1_029', 'Millhouse Manastorm', {
    rules: { battlecry: ['HS-EXTRATURN3'] },
    battlecry: [{ enchant: 'NEW1_029t', on: 'ENEMY_PLAYER' }],
  }),
  card('NEW1_029t', 'Kill Millhouse!', {
    enchantment: { lasts: 'OPPONENTS_TURNS' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'NEW1_029te',
        rules: ['ZH-4.13-one-turn-effects'],
      },
    ],
    /** Now from the Battlecry on, before only in the opponent's turns (ZH-4.13-one-turn-effects). */
    was: [
      {
        before: '23.0',
        auras: [
          {
            update: 'HEALTH_ATTACK',
            to: { of: 'ENEMY_HAND', where: 'SPELL' },
            enchantment: 'NEW1_029te',
            if: 'OPPONENTS_TURN',
          },
        ],
      },
    ],
  }),
  /** Its id is ours: what the one above does to each spell in hand. */
  ownCard({
    id: 'NEW1_029te',
    name: 'Kill Millhouse!',
    type: 'ENCHANTMENT',
    set: 'EXPERT1',
    enchantment: { cost: { set: 0 } },
  }),
  card('EX1_012', 'Bloodmage Thalnos', { deathrattle: [{ draw: 1 }] }),
  card('EX1_558', 'Harrison Jones', {
    battlecry: [
      {
        save: 'cards',
        value: {
          minus: [
            { tag: 'DURABILITY', of: 'ENEMY_WEAPON' },
            { tag: 'DAMAGE', of: 'ENEMY_WEAPON' },
          ],
        },
      },
      { destroy: 'ENEMY_WEAPON' },
      { draw: { saved: 'cards' } },
    ],
  }),
  card('CS2_117', 'Earthen Ring Farseer', { battlecry: [{ heal: 3, to: 'TARGET' }] }),
  card('CS2_146', 'Southsea Deckhand', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'CS2_146e',
        if: { exists: 'FRIENDLY_WEAPON' },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'CS2_146e',
    name: 'Southsea Deckhand',
    type: 'ENCHANTMENT',
    set: 'EXPERT1',
    enchantment: { grants: ['CHARGE'] },
  }),
  card('CS2_151', 'Silver Hand Knight', { battlecry: [{ summon: 'CS2_152' }] }),
  card('CS2_227', 'Venture Co. Mercenary', {
    auras: [{ update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'CS2_227e' }],
  }),
  card('CS2_227e', "Mercenary's Fee", { enchantment: { cost: 3 } }),
  card('EX1_002', 'The Black Knight', { battlecry: [{ destroy: 'TARGET' }] }),
  card('EX1_004', 'Young Priestess', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-3.5-random-buff'],
        do: [{ enchant: 'EX1_004e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('EX1_004e', "Elune's Grace", { enchantment: { health: 1 } }),
  card('EX1_009', 'Angry Chicken', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'EX1_009e' }] }),
  card('EX1_009e', 'Enraged', { enchantment: { attack: 5 } }),
  card('EX1_014', 'King Mukla', {
    battlecry: [{ giveCard: 'EX1_014t', who: 'OPPONENT', count: 2 }],
  }),
  card('EX1_014t', 'Bananas', { text: [{ enchant: 'EX1_014te', on: 'TARGET' }] }),
  card('EX1_014te', 'Bananas', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_046', 'Dark Iron Dwarf', { battlecry: [{ enchant: 'EX1_046e', on: 'TARGET' }] }),
  card('EX1_046e', 'Tempered', {
    enchantment: { attack: 2, lasts: 'THIS_TURN' },
    was: [{ before: '1.0.0.4442', enchantment: { attack: 2 } }],
  }),
  card('EX1_055', 'Mana Addict', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ enchant: 'EX1_055o', on: 'SELF' }],
      },
    ],
  }),
  card('EX1_055o', 'Empowered', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('EX1_057', 'Ancient Brewmaster', { battlecry: [{ returnToHand: 'TARGET' }] }),
  card('EX1_058', 'Sunfury Protector', {
    battlecry: [{ set: { TAUNT: 1 }, on: { adjacentTo: 'SELF' } }],
  }),
  card('EX1_089', 'Arcane Golem', {
    keywords: ['CHARGE'],
    battlecry: [{ gainMana: 1, kind: 'CRYSTAL', who: 'OPPONENT' }],
    was: [
      { before: '5.0.0.12574', keywords: ['CHARGE'] },
      { before: '20.0', keywords: [] },
    ],
  }),
  // the data of 9.0 is the first that speaks of your Murlocs only
  card('EX1_103', 'Coldlight Seer', {
    battlecry: [{ enchant: 'EX1_103e', on: OTHER_FRIENDLY_MURLOCS }],
    was: [{ before: '9.0', battlecry: [{ enchant: 'EX1_103e', on: OTHER_MURLOCS }] }],
  }),
  card('EX1_103e', 'Mrghlglhal', { enchantment: { health: 2 } }),
  card('EX1_110', 'Cairne Bloodhoof', { deathrattle: [{ summon: 'EX1_110t' }] }),
  card('EX1_110t', 'Baine Bloodhoof', {
    override: {
      facts: { attack: 5, was: [{ before: '20.0', attack: 4 }] },
      because: 'he grew with Cairne in 20.0; the data has him of before',
    },
  }),
  card('EX1_186', 'SI:7 Infiltrator', {
    battlecry: [{ destroy: { random: { of: 'ENEMY_SECRETS', where: 'SECRET' } } }],
  }),
  card('EX1_187', 'Arcane Devourer', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ enchant: 'EX1_187e', on: 'SELF' }],
      },
    ],
  }),
  card('EX1_187e', 'Arcane Gorged', { enchantment: { attack: 2, health: 2 } }),
  card('EX1_188', 'Barrens Stablehand', {
    battlecry: [{ summon: { pool: { type: 'MINION', race: 'BEAST' } } }],
  }),
  card('EX1_189', 'Brightwing', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
  }),
  card('EX1_190', 'High Inquisitor Whitemane', {
    battlecry: [{ resurrect: { died: 'THIS_TURN', side: 'FRIENDLY' }, inOrder: 'AS_RECORDED' }],
  }),
  card('EX1_283', 'Frost Elemental', { battlecry: [{ freeze: 'TARGET' }] }),
  card('EX1_390', 'Tauren Warrior', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'EX1_390e' }] }),
  card('EX1_390e', 'Enraged', { enchantment: { attack: 3 } }),
  card('EX1_412', 'Raging Worgen', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'EX1_412e' }] }),
  card('EX1_412e', 'Enraged', { enchantment: { attack: 1, grants: ['WINDFURY'] } }),
  card('EX1_507', 'Murloc Warleader', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MURLOCS, enchantment: 'EX1_507e' }],
    was: [
      {
        before: '9.0',
        auras: [{ update: 'HEALTH_ATTACK', to: OTHER_MURLOCS, enchantment: 'EX1_507e' }],
      },
    ],
  }),
  card('EX1_507e', 'Mrgglaargl!', {
    enchantment: { attack: 2 },
    was: [{ before: '9.1.0.20970', enchantment: { attack: 2, health: 1 } }],
  }),
  // no clock runs here, so there is no turn to shorten (HS-TIMER4)
  card('EX1_560', 'Nozdormu'),
  card('EX1_562', 'Onyxia', {
    battlecry: [{ summon: 'ds1_whelptoken', count: 7, at: 'ALTERNATING' }],
  }),
  card('EX1_572', 'Ysera', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ giveCard: { oneOf: ['DREAM_01', 'DREAM_02', 'DREAM_03', 'DREAM_04', 'DREAM_05'] } }],
      },
    ],
  }),
  card('EX1_577', 'The Beast', { deathrattle: [{ summon: 'EX1_finkle', who: 'OPPONENT' }] }),
  card('EX1_583', 'Priestess of Elune', { battlecry: [{ heal: 4, to: 'FRIENDLY_HERO' }] }),
  card('EX1_584', 'Ancient Mage', {
    rules: { battlecry: ['HS-CEM2c'] },
    battlecry: [{ enchant: 'EX1_584e', on: { adjacentTo: 'SELF' } }],
  }),
  card('EX1_584e', 'Teachings of the Kirin Tor', { enchantment: { spellDamage: 1 } }),
  card('EX1_590', 'Blood Knight', {
    battlecry: [
      { save: 'shielded', entities: { of: 'ALL_MINIONS', where: { has: 'DIVINE_SHIELD' } } },
      { set: { DIVINE_SHIELD: 0 }, on: { saved: 'shielded' } },
      { enchant: 'EX1_590e', on: 'SELF', num1: { times: [3, { saved: 'shielded' }] } },
    ],
  }),
  card('EX1_590e', "Shadows of M'uru", { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('NEW1_017', 'Hungry Crab', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ destroy: 'TARGET' }, { enchant: 'NEW1_017e', on: 'SELF' }],
      },
    ],
  }),
  card('NEW1_017e', 'Full Belly', { enchantment: { attack: 2, health: 2 } }),
  card('NEW1_024', 'Captain Greenskin', {
    battlecry: [{ enchant: 'NEW1_024o', on: 'FRIENDLY_WEAPON' }],
  }),
  card('NEW1_024o', "Greenskin's Command", { enchantment: { attack: 1, health: 1 } }),
  card('NEW1_027', 'Southsea Captain', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_PIRATES, enchantment: 'NEW1_027e' }],
  }),
  card('NEW1_027e', 'Yarrr!', { enchantment: { attack: 1, health: 1 } }),
  card('NEW1_037', 'Master Swordsmith', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-3.5-random-buff'],
        do: [{ enchant: 'NEW1_037e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('NEW1_037e', 'Equipped', { enchantment: { attack: 1 } }),
  card('NEW1_040', 'Hogger', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'NEW1_040t' }] }],
  }),
  card('EX1_586', 'Sea Giant', { auras: [costsLess({ count: 'ALL_MINIONS' })] }),
  card('NEW1_022', 'Dread Corsair', {
    auras: [costsLess({ tag: 'ATK', of: 'FRIENDLY_WEAPON' })],
  }),
];
