import { type CardEntry, card, ownCard } from '../../entry.js';
import { MINIONS_IN_HAND, OTHER_FRIENDLY_DEMONS } from '../../selectors.js';

/** GANGS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_750', 'Krul the Unshackled', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [
          { putIntoPlay: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } } },
        ],
      },
    ],
  }),
  card('CFM_900', 'Unlicensed Apothecary', {
    triggers: [{ on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ damage: 5, to: 'FRIENDLY_HERO' }] }],
    // it answers a summon at once (EN-117), and before 11.2 a transformation in the Summon Resolution Step (EN-1224)
    was: [
      {
        before: '11.2',
        triggers: [
          { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ damage: 5, to: 'FRIENDLY_HERO' }] },
          {
            on: 'SUMMON',
            whose: 'YOURS',
            queueIf: { value: 'EVENT_AMOUNT', exactly: 1 },
            do: [{ damage: 5, to: 'FRIENDLY_HERO' }],
          },
        ],
      },
    ],
  }),
  card('CFM_094', 'Felfire Potion', { text: [{ damage: 5, to: 'ALL_CHARACTERS' }] }),
  card('CFM_608', 'Blastcrystal Potion', {
    text: [{ destroy: 'TARGET' }, { gainMana: -1, kind: 'EMPTY_CRYSTAL' }],
  }),
  card('CFM_610', 'Crystalweaver', {
    battlecry: [{ enchant: 'CFM_610e', on: OTHER_FRIENDLY_DEMONS }],
  }),
  card('CFM_610e', 'Serrated Shadows', { enchantment: { attack: 1, health: 1 } }),
  card('CFM_611', 'Bloodfury Potion', {
    text: [
      {
        if: { entity: 'TARGET', is: { race: 'DEMON' } },
        then: [{ enchant: 'CFM_611e2', on: 'TARGET' }],
        else: [{ enchant: 'CFM_611e', on: 'TARGET' }],
      },
    ],
  }),
  card('CFM_611e', 'Demonic Draught', { enchantment: { attack: 3 } }),
  card('CFM_611e2', 'Demonic Draught', { enchantment: { attack: 3, health: 3 } }),
  card('CFM_663', 'Kabal Trafficker', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ giveCard: { pool: { type: 'MINION', race: 'DEMON' } } }],
      },
    ],
  }),
  card('CFM_751', 'Abyssal Enforcer', {
    battlecry: [{ damage: 3, to: { of: 'ALL_CHARACTERS', except: 'SELF' } }],
  }),
  card('CFM_699', 'Seadevil Stinger', {
    battlecry: [{ enchant: 'CFM_699e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('CFM_699e', 'Seadevil Enchant', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: MINIONS_IN_HAND, where: { race: 'MURLOC' } },
        enchantment: 'CFM_699e2',
      },
    ],
    triggers: [
      { on: 'ON_PLAY', whose: 'YOURS', subject: { race: 'MURLOC' }, do: [{ detach: 'SELF' }] },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'CFM_699e2',
    name: 'Seadevil Enchant',
    type: 'ENCHANTMENT',
    set: 'GANGS',
    enchantment: { grants: ['COSTS_HEALTH'] },
  }),
];
