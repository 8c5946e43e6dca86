import type { CardChoice, Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  ENDS_AS_HOST_IS_PLAYED,
  JOUST_WON,
  RANDOM_SPELL_IN_DECK,
  RANDOM_SPELL_IN_ENEMY_DECK,
  SPELLS_PLAYED_THIS_GAME,
  TURN_OF_HOST,
} from '../../selectors.js';
import { growsAfter } from '../../templates/spellstone.js';

/** A random Mage spell. */
const MAGE_SPELL: CardChoice = { pool: { type: 'SPELL', class: 'MAGE' } };

/** You have played an Elemental. */
const ELEMENTAL_PLAYED: Pick<Trigger, 'on' | 'whose' | 'subject' | 'rules'> = {
  on: 'AFTER_PLAY',
  whose: 'YOURS',
  subject: { all: ['MINION', { race: 'ELEMENTAL' }] },
};

/** The card in hand shifts at the start of its player's turn; how it shifted before is gone. */
const SCROLL_SHIFTS: readonly Trigger[] = [
  {
    on: 'START_OF_TURN',
    rules: ['ZH-5.3-shifters', 'ZH-4.8-shifting-both', 'ZH-4.8-shifting-both-now'],
    queueIf: { all: [TURN_OF_HOST, { entity: 'HOST', is: 'IN_HAND' }] },
    do: [{ transform: 'HOST', into: MAGE_SPELL, keepingOnly: 'SELF' }],
  },
];

const SCROLL_SHIFTS_IN_ITS_GIVERS_TURN: readonly Trigger[] = [
  {
    on: 'START_OF_TURN',
    rules: ['ZH-5.3-shifters', 'ZH-4.8-shifting-owner-turn'],
    whose: 'YOURS',
    queueIf: { entity: 'HOST', is: 'IN_HAND' },
    do: [{ transform: 'HOST', into: MAGE_SPELL, keepingOnly: 'SELF' }],
  },
];

/** The minion takes all of it, the hero what is more than the minion had. */
const RUNES: readonly Effect[] = [
  {
    save: 'excess',
    value: { minus: [{ saved: 'damage' }, { tag: 'HEALTH_LEFT', of: 'EVENT_SUBJECT' }] },
  },
  { damage: { saved: 'damage' }, to: 'EVENT_SUBJECT', fixed: true },
  {
    if: { value: { saved: 'excess' }, atLeast: 1 },
    then: [{ damage: { saved: 'excess' }, to: 'ENEMY_HERO', fixed: true }],
  },
];

/** A transformed minion was taken to have the Health that its former form had gained or lost, too. */
const RUNES_AND_FORMER_HEALTH: readonly Effect[] = [
  {
    if: { entity: 'EVENT_SUBJECT', is: { tag: 'FORMER_HEALTH_CHANGE', exactly: 0 } },
    then: RUNES,
    else: [
      {
        save: 'health',
        value: {
          plus: [
            { tag: 'HEALTH_LEFT', of: 'EVENT_SUBJECT' },
            { tag: 'FORMER_HEALTH_CHANGE', of: 'EVENT_SUBJECT' },
          ],
        },
      },
      {
        if: { value: { saved: 'health' }, atMost: 0 },
        then: [{ damage: { saved: 'damage' }, to: 'ENEMY_HERO', fixed: true }],
        else: [
          { save: 'excess', value: { minus: [{ saved: 'damage' }, { saved: 'health' }] } },
          {
            if: { value: { saved: 'excess' }, atLeast: 1 },
            then: [
              { damage: { saved: 'health' }, to: 'EVENT_SUBJECT', fixed: true },
              { damage: { saved: 'excess' }, to: 'ENEMY_HERO', fixed: true },
            ],
            else: [{ damage: { saved: 'damage' }, to: 'EVENT_SUBJECT', fixed: true }],
          },
        ],
      },
    ],
  },
];

function explosiveRunes(effects: readonly Effect[]): Trigger {
  return {
    on: 'AFTER_PLAY',
    rules: ['SUP-MW-RUNES', 'SUP-XFORM-RUNES', 'ZH-A.2-no-spell-damage-list'],
    whose: 'OPPONENTS',
    subject: 'MINION',
    queueIf: 'SURVIVES',
    when: 'SURVIVES',
    do: [{ save: 'damage', value: { boosted: 6 } }, ...effects],
  };
}

/** LOOTAPALOOZA set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_101', 'Explosive Runes', {
    triggers: [explosiveRunes(RUNES)],
    was: [{ before: '14.2', triggers: [explosiveRunes(RUNES_AND_FORMER_HEALTH)] }],
  }),
  card('LOOT_103', 'Lesser Ruby Spellstone', {
    text: [{ giveCard: MAGE_SPELL }],
    triggers: growsAfter(ELEMENTAL_PLAYED, { needed: 2 }, 'LOOT_103t1'),
  }),
  card('LOOT_103t1', 'Ruby Spellstone', {
    text: [{ repeat: 2, do: [{ giveCard: MAGE_SPELL }] }],
    triggers: growsAfter(ELEMENTAL_PLAYED, { needed: 2 }, 'LOOT_103t2'),
  }),
  card('LOOT_103t2', 'Greater Ruby Spellstone', {
    text: [{ repeat: 3, do: [{ giveCard: MAGE_SPELL }] }],
  }),
  card('LOOT_104', 'Shifting Scroll', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-5.3-shifters'],
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'LOOT_104e' } } },
        do: [
          { enchant: 'LOOT_104e', on: 'SELF' },
          { transform: 'SELF', into: MAGE_SPELL },
        ],
      },
    ],
  }),
  card('LOOT_104e', 'Shifting', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: SCROLL_SHIFTS,
    // of a copy that was taken from the other player, in that player's turn (ZH-4.8-shifting-owner-turn)
    was: [
      { before: '12.0', triggers: SCROLL_SHIFTS },
      { before: '14.0', triggers: SCROLL_SHIFTS_IN_ITS_GIVERS_TURN },
    ],
  }),
  card('LOOT_106', 'Deck of Wonders', {
    text: [{ repeat: 5, do: [{ shuffleIntoDeck: { newCard: 'LOOT_106t' } }] }],
  }),
  card('LOOT_106t', 'Scroll of Wonder', {
    rules: { whenDrawn: ['ZH-2.3-use-vs-cast', 'ZH-2.3-cast'] },
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { cast: { pool: { type: 'SPELL' } } },
      { forceDeathPhase: true },
      { draw: 1 },
    ],
    // deaths waited before The Witchwood (CHG-TWW-scroll-of-wonder)
    was: [
      {
        before: '11.0',
        whenDrawn: [
          { setAside: 'SELF', in: 'GRAVEYARD' },
          { cast: { pool: { type: 'SPELL' } } },
          { draw: 1 },
        ],
      },
    ],
  }),
  card('LOOT_108', 'Aluneth', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ draw: 3 }] }],
  }),
  card('LOOT_170', 'Raven Familiar', {
    battlecry: [
      { save: 'yours', entities: RANDOM_SPELL_IN_DECK },
      { save: 'theirs', entities: RANDOM_SPELL_IN_ENEMY_DECK },
      { if: JOUST_WON, then: [{ drawThese: { saved: 'yours' } }] },
    ],
  }),
  card('LOOT_172', "Dragon's Fury", {
    text: [
      {
        forEach: RANDOM_SPELL_IN_DECK,
        do: [{ damage: { tag: 'COST', of: 'IT' }, to: 'ALL_MINIONS' }],
      },
    ],
  }),
  card('LOOT_231', 'Arcane Artificer', {
    triggers: [
      {
        on: 'ON_PLAY',
        rules: ['ZH-4.11-effective-cost'],
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ gainArmor: { tag: 'PLAYED_COST', of: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('LOOT_535', 'Dragoncaller Alanna', {
    rules: { battlecry: ['ZH-4.11-effective-cost', 'ZH-5.1-counter-no-count'] },
    battlecry: [
      {
        summon: 'LOOT_535t',
        at: 'ALTERNATING',
        count: {
          count: {
            of: SPELLS_PLAYED_THIS_GAME,
            where: { tag: 'PRINTED_COST', atLeast: 5 },
          },
        },
      },
    ],
  }),
  card('LOOT_537', 'Leyline Manipulator', {
    rules: { battlecry: ['ZH-4.5-replace', 'ZH-4.7-pseudo-move'] },
    battlecry: [
      {
        enchant: 'LOOT_537e',
        on: { of: 'FRIENDLY_HAND', where: { not: 'STARTED_IN_YOUR_DECK' } },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'LOOT_537e',
    name: 'Leyline Manipulator',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
];
