import { type CardEntry, card } from '../../entry.js';
import { DAMAGED_FRIENDLY_CHARACTERS, YOUR_HERO } from '../../selectors.js';

/** EXPERT1 set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_407', 'Brawl', {
    text: [
      {
        save: 'winner',
        entities: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } },
        rules: ['ZH-3.5-spells'],
      },
      { destroy: { of: 'ALL_MINIONS', except: { saved: 'winner' } } },
    ],
  }),
  card('EX1_411', 'Gorehowl', {
    triggers: [
      {
        on: 'ATTACK',
        subject: 'MINION',
        source: YOUR_HERO,
        do: [{ enchant: 'EX1_411e', on: 'SELF' }],
      },
      {
        on: 'AFTER_ATTACK',
        rules: ['HS-AAE-gorehowl'],
        subject: 'MINION',
        source: YOUR_HERO,
        do: [{ enchant: 'EX1_411e2', on: 'SELF' }],
      },
    ],
  }),
  // ends with the attack; before 9.2, where no pre-check leaves its trigger out, as the attack has been answered, and
  // before 8.2 only where the attack took place (HS-SEQ-combat-gorehowl)
  card('EX1_411e', 'Bloodrage', {
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
    was: [
      {
        before: '8.2.0.19506',
        enchantment: { grants: ['IMMUNE'] },
        triggers: [
          {
            on: 'AFTER_ATTACK',
            rules: ['HS-AAE-gorehowl-bloodrage'],
            source: YOUR_HERO,
            subject: 'MINION',
            do: [{ detach: 'SELF' }],
          },
          {
            // it is still there after an attack on a minion that did not take place
            on: 'AFTER_ATTACK',
            rules: ['HS-AAE-gorehowl-bloodrage', 'HS-SEQ-combat-gorehowl-old'],
            source: YOUR_HERO,
            subject: 'HERO',
            do: [{ detach: 'SELF' }],
          },
        ],
      },
      {
        before: '9.2.0.21517',
        triggers: [
          {
            on: 'AFTER_ATTACK',
            rules: ['HS-AAE-gorehowl-bloodrage'],
            source: YOUR_HERO,
            do: [{ detach: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('EX1_411e2', 'Needs Sharpening', { enchantment: { attack: -1, countsAtOnce: true } }),
  card('EX1_603', 'Cruel Taskmaster', {
    battlecry: [
      { enchant: 'EX1_603e', on: 'TARGET' },
      { damage: 1, to: 'TARGET' },
    ],
  }),
  card('EX1_603e', 'Whipped Into Shape', { enchantment: { attack: 2 } }),
  card('EX1_402', 'Armorsmith', {
    triggers: [{ on: 'DAMAGE', subject: { all: ['MINION', 'FRIENDLY'] }, do: [{ gainArmor: 1 }] }],
  }),
  card('NEW1_036', 'Commanding Shout', {
    rules: { text: ['ZH-3.1-reversed'] },
    text: [{ draw: 1 }, { enchant: 'NEW1_036e2', on: 'FRIENDLY_PLAYER' }],
    // no aura: a Summon Resolution Step trigger for the minions to come (CHG-5.0.0-commanding-shout-srs)
    was: [
      {
        before: '5.0.0.12574',
        text: [
          { draw: 1 },
          { enchant: 'NEW1_036e2', on: 'FRIENDLY_PLAYER' },
          { enchant: 'NEW1_036e', on: 'FRIENDLY_MINIONS' },
        ],
      },
    ],
  }),
  card('NEW1_036e2', 'Commanding Shout', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'NEW1_036e' }],
    was: [
      {
        before: '5.0.0.12574',
        auras: [],
        triggers: [
          {
            on: 'SUMMON',
            whose: 'YOURS',
            rules: ['HS-SRS2'],
            do: [{ enchant: 'NEW1_036e', on: 'EVENT_SUBJECT' }],
          },
        ],
      },
    ],
  }),
  card('NEW1_036e', 'Commanding Shout', {
    enchantment: { grants: ['HEALTH_MINIMUM'] },
    was: [
      {
        before: '5.0.0.12574',
        enchantment: { grants: ['HEALTH_MINIMUM'], lasts: 'THIS_TURN' },
      },
    ],
  }),
  card('EX1_414', 'Grommash Hellscream', {
    auras: [{ update: 'HEALTH_ATTACK', enrage: 'EX1_414e' }],
  }),
  card('EX1_414e', 'Enraged', { enchantment: { attack: 6 } }),
  card('CS2_104', 'Rampage', { text: [{ enchant: 'CS2_104e', on: 'TARGET' }] }),
  card('CS2_104e', 'Rampage', { enchantment: { attack: 3, health: 3 } }),
  card('EX1_391', 'Slam', {
    rules: { text: ['HS-R5-conditions', 'HS-DH4'] },
    text: [
      { damage: 2, to: 'TARGET', rules: ['HS-DH4'] },
      {
        if: { entity: 'TARGET', is: 'SURVIVES' },
        then: [{ draw: 1 }],
        rules: ['HS-R5-conditions'],
      },
    ],
  }),
  card('EX1_392', 'Battle Rage', { text: [{ draw: { count: DAMAGED_FRIENDLY_CHARACTERS } }] }),
  card('EX1_398', 'Arathi Weaponsmith', { battlecry: [{ equip: 'EX1_398t' }] }),
  card('EX1_408', 'Mortal Strike', {
    text: [
      {
        damage: {
          if: { entity: 'FRIENDLY_HERO', is: { tag: 'HEALTH_LEFT', atMost: 12 } },
          then: 6,
          else: 4,
        },
        to: 'TARGET',
      },
    ],
  }),
  card('EX1_409', 'Upgrade!', {
    text: [
      {
        if: { exists: 'FRIENDLY_WEAPON' },
        then: [{ enchant: 'EX1_409e', on: 'FRIENDLY_WEAPON' }],
        else: [{ equip: 'EX1_409t' }],
      },
    ],
  }),
  card('EX1_409e', 'Upgraded', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_410', 'Shield Slam', {
    rules: { text: ['SUP-SPELL-ZERO'] },
    text: [
      { damage: { tag: 'ARMOR', of: 'FRIENDLY_HERO' }, to: 'TARGET', rules: ['SUP-SPELL-ZERO'] },
    ],
  }),
  card('EX1_604', 'Frothing Berserker', {
    triggers: [{ on: 'DAMAGE', subject: 'MINION', do: [{ enchant: 'EX1_604o', on: 'SELF' }] }],
  }),
  card('EX1_604o', 'Berserk', { enchantment: { attack: 1 } }),
  card('EX1_607', 'Inner Rage', {
    text: [
      { damage: 1, to: 'TARGET' },
      { enchant: 'EX1_607e', on: 'TARGET' },
    ],
  }),
  card('EX1_607e', 'Inner Rage', { enchantment: { attack: 2 } }),
];
