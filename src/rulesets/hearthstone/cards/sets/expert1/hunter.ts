import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  CAN_BE_HIT,
  ENDS_AS_HOST_IS_PLAYED,
  RANDOM_ENEMY_MINION,
  YOUR_HERO,
} from '../../selectors.js';

/** Characters other than attacker and defender that an attack can be led to. */
const THIRD_CHARACTERS: Selector = {
  of: 'ALL_CHARACTERS',
  where: CAN_BE_HIT,
  except: { union: ['PROPOSED_ATTACKER', 'PROPOSED_DEFENDER'] },
};

/** EXPERT1 set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_610', 'Explosive Trap', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-explosive-trap', 'ZH-3.4-preattack-conditions', 'HS-PAE-secret-conditions'],
        subject: YOUR_HERO,
        do: [{ damage: 2, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('EX1_611', 'Freezing Trap', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: [
          'HS-PAE-freezing-trap',
          'ZH-3.4-preattack-conditions',
          'SUP-MW-FREEZING1',
          'SUP-MW-COMBATSECRETS',
        ],
        source: { all: ['MINION', 'ENEMY'] },
        when: { entity: 'EVENT_SOURCE', is: 'SURVIVES' },
        do: [
          { returnToHand: 'EVENT_SOURCE' },
          // also where it has died for want of room (ZH-5.2-voodoo-cost)
          { enchant: 'EX1_611e', on: { of: 'EVENT_SOURCE', where: { not: 'IN_PLAY' } } },
        ],
      },
    ],
    was: [
      {
        before: '3.1',
        triggers: [
          {
            on: 'PROPOSED_ATTACK',
            rules: ['HS-PAE-freezing-trap', 'SUP-MW-FREEZING2', 'SUP-MW-GEN1'],
            source: { all: ['MINION', 'ENEMY'] },
            when: {
              entity: 'EVENT_SOURCE',
              is: { all: ['IN_PLAY', { tag: 'HEALTH_LEFT', atLeast: 1 }] },
            },
            do: [
              { returnToHand: 'EVENT_SOURCE' },
              { enchant: 'EX1_611e', on: { of: 'EVENT_SOURCE', where: 'IN_HAND' } },
            ],
          },
        ],
      },
    ],
  }),
  card('EX1_611e', 'Trapped', { enchantment: { cost: 2 }, triggers: [ENDS_AS_HOST_IS_PLAYED] }),
  card('EX1_533', 'Misdirection', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-misdirection', 'ZH-3.4-preattack-conditions', 'SUP-MW-COMBATSECRETS'],
        subject: YOUR_HERO,
        queueIf: { exists: THIRD_CHARACTERS },
        when: {
          all: [
            {
              entity: 'EVENT_SOURCE',
              is: { all: ['IN_PLAY', { any: ['HERO', { tag: 'HEALTH_LEFT', atLeast: 1 }] }] },
            },
            { exists: THIRD_CHARACTERS },
          ],
        },
        do: [{ redirectAttackTo: { random: THIRD_CHARACTERS } }],
      },
    ],
  }),
  card('EX1_538', 'Unleash the Hounds', {
    text: [{ summon: 'EX1_538t', count: { count: 'ENEMY_MINIONS' } }],
  }),
  card('EX1_617', 'Deadly Shot', { text: [{ destroy: RANDOM_ENEMY_MINION }] }),
  card('EX1_554', 'Snake Trap', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-snake-trap', 'ZH-3.4-preattack-conditions'],
        subject: { all: ['MINION', 'FRIENDLY'] },
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'EX1_554t', count: 3 }],
      },
    ],
    was: [
      {
        before: '3.2.0.10604',
        triggers: [
          {
            on: 'PROPOSED_ATTACK',
            rules: [
              'HS-PAE-snake-trap',
              'ZH-3.4-preattack-conditions',
              'HS-INF-full-board-secrets',
            ],
            subject: { all: ['MINION', 'FRIENDLY'] },
            do: [{ summon: 'EX1_554t', count: 3 }],
          },
        ],
      },
    ],
  }),
  card('EX1_609', 'Snipe', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'SURVIVES',
        when: 'SURVIVES',
        do: [{ damage: 4, to: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DS1_188', "Gladiator's Longbow", {
    keywords: ['IMMUNE_WHILE_ATTACKING'],
    was: [
      {
        before: '3.2.0.10604',
        keywords: [],
        triggers: [
          {
            on: 'ATTACK',
            rules: ['HS-INF-immune-comes-late'],
            source: YOUR_HERO,
            do: [{ enchant: 'RULES_IMMUNE_WHILE_ATTACKING', on: 'PROPOSED_ATTACKER' }],
          },
        ],
      },
    ],
  }),
  card('EX1_544', 'Flare', {
    text: [{ set: { STEALTH: 0 }, on: 'ALL_MINIONS' }, { destroy: 'ENEMY_SECRETS' }, { draw: 1 }],
  }),
  card('EX1_534', 'Savannah Highmane', { deathrattle: [{ summon: 'EX1_534t', count: 2 }] }),
  card('EX1_537', 'Explosive Shot', {
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 5, to: 'TARGET' },
          { damage: 2, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  card('EX1_531', 'Scavenging Hyena', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'BEAST' }] },
        do: [{ enchant: 'EX1_531e', on: 'SELF' }],
      },
    ],
  }),
  card('EX1_531e', 'Well Fed', { enchantment: { attack: 2, health: 1 } }),
  card('EX1_536', 'Eaglehorn Bow', {
    triggers: [
      { on: 'SECRET_REVEALED', whose: 'YOURS', do: [{ enchant: 'EX1_536e', on: 'SELF' }] },
    ],
    was: [
      {
        before: '1.1.0.6024',
        triggers: [{ on: 'SECRET_REVEALED', do: [{ enchant: 'EX1_536e', on: 'SELF' }] }],
      },
    ],
  }),
  card('EX1_536e', 'Upgraded', { enchantment: { health: 1 } }),
  card('EX1_549', 'Bestial Wrath', {
    text: [{ enchant: 'EX1_549o', on: 'TARGET' }],
    was: [
      {
        before: '2.0.0.7234',
        requires: { REQ_TARGET_TO_PLAY: 0, REQ_TARGET_WITH_RACE: 20 },
      },
    ],
  }),
  card('EX1_549o', 'Bestial Wrath', {
    enchantment: { attack: 2, grants: ['IMMUNE'], lasts: 'THIS_TURN' },
  }),
];
