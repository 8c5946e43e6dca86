import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { CONTROLS_A_SECRET, RANDOM_ENEMY, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { infuse } from '../../templates/infuse.js';
import { suspicious } from '../../templates/suspicious.js';

const YOUR_SKELETONS = {
  died: 'THIS_GAME',
  side: 'FRIENDLY',
  like: { type: 'MINION', named: 'Volatile Skeleton' },
} as const;

/** REVENDRETH set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_101', 'Contract Conjurer', {
    auras: [costsLess({ times: [3, { count: { of: 'FRIENDLY_SECRETS', where: 'SECRET' } }] })],
  }),
  card('MAW_013', 'Life Sentence', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ setAside: 'TARGET' }],
  }),
  card('REV_504', 'Solid Alibi', { text: [{ enchant: 'REV_504e', on: 'FRIENDLY_HERO' }] }),
  ownCard({
    id: 'REV_504e',
    name: 'Solid Alibi',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'UNTIL_YOUR_NEXT_TURN' },
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: 'IS_HOST',
        queueIf: { value: 'EVENT_AMOUNT', atLeast: 2 },
        do: [{ setDamage: 1 }],
      },
    ],
  }),
  card('REV_505', 'Cold Case', {
    text: [{ summon: 'REV_845', count: 2 }, { gainArmor: 4 }],
  }),
  card('REV_513', 'Chatty Bartender', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        when: CONTROLS_A_SECRET,
        do: [{ damage: 2, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('REV_516', 'Vengeful Visage', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: { all: ['MINION', 'ENEMY'] },
        subject: YOUR_HERO,
        queueIf: 'BOARD_NOT_FULL',
        when: { all: ['BOARD_NOT_FULL', { entity: 'EVENT_SOURCE', is: 'IN_PLAY' }] },
        do: [
          { summonCopyOf: 'EVENT_SOURCE', at: 'END', save: 'copy' },
          { forceAttack: { saved: 'copy' }, on: 'ENEMY_HERO' },
        ],
      },
    ],
  }),
  card('REV_601', 'Frozen Touch', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    triggers: infuse(3, 'REV_601t'),
    text: [{ damage: 3, to: 'TARGET' }],
  }),
  ownCard({
    id: 'REV_601t',
    name: 'Frozen Touch',
    type: 'SPELL',
    class: 'MAGE',
    set: 'REVENDRETH',
    school: 'FROST',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 3, to: 'TARGET' }, { giveCard: 'REV_601' }],
  }),
  card('REV_840', 'Deathborne', {
    text: [
      { save: 'all', entities: 'ALL_MINIONS' },
      { damage: 2, to: { saved: 'all' } },
      {
        summon: 'REV_845',
        count: { count: { of: { saved: 'all' }, where: 'KILLED' } },
      },
    ],
  }),
  card('MAW_006', 'Objection!', {
    triggers: [
      { on: 'COUNTER', whose: 'OPPONENTS', subject: 'MINION', do: [{ counterSpell: true }] },
    ],
  }),
  card('REV_000', 'Suspicious Alchemist', { battlecry: suspicious({ pool: { type: 'SPELL' } }) }),
  card('REV_514', "Kel'Thuzad, the Inevitable", {
    battlecry: [
      {
        forEach: { dead: YOUR_SKELETONS },
        do: [
          {
            if: 'BOARD_NOT_FULL',
            then: [{ summon: { cardOf: 'IT' } }],
            else: [{ damage: 2, to: RANDOM_ENEMY }],
          },
        ],
      },
    ],
  }),
  card('REV_515', 'Orion, Mansion Manager', {
    triggers: [
      {
        on: 'SECRET_REVEALED',
        whose: 'YOURS',
        do: [
          {
            cast: {
              pool: {
                type: 'SPELL',
                secret: true,
                class: 'MAGE',
                notOnBoard: true,
                except: 'EVENT_SUBJECT',
              },
            },
          },
          { enchant: 'REV_515e', on: 'SELF' },
        ],
      },
    ],
  }),
  ownEnchantment('REV_515e', 'Cosmic Power', { attack: 2, health: 2 }),
];
