import type { Condition, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { ANIMAL_COMPANIONS, MINIONS_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { recruit } from '../../templates/recruit.js';
import { growsEachTime } from '../../templates/spellstone.js';

/** Your deck has no minion. */
const NO_MINIONS_IN_DECK: Condition = { not: { exists: MINIONS_IN_DECK } };

/** You have played a Secret. */
const SECRET_PLAYED: Pick<Trigger, 'on' | 'whose' | 'subject'> = {
  on: 'AFTER_SPELL',
  whose: 'YOURS',
  subject: 'SECRET',
};

/** LOOTAPALOOZA set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_222', 'Candleshot', { keywords: ['IMMUNE_WHILE_ATTACKING'] }),
  card('LOOT_079', 'Wandering Monster', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['HS-PAE-wandering-monster', 'ZH-3.4-preattack-conditions'],
        subject: YOUR_HERO,
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [
          { summon: { pool: { type: 'MINION', cost: 3 } }, save: 'defender' },
          { redirectAttackTo: { saved: 'defender' } },
        ],
      },
    ],
  }),
  card('LOOT_078', 'Cave Hydra', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['SUP-PRECHECK-CARDS'],
        source: 'IS_SELF',
        preCheck: { value: { count: 'ENEMY_MINIONS' }, atLeast: 2 },
        do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: { adjacentTo: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('LOOT_077', 'Flanking Strike', {
    text: [{ damage: 3, to: 'TARGET' }, { summon: 'LOOT_077t' }],
  }),
  card('LOOT_080', 'Lesser Emerald Spellstone', {
    text: [{ summon: 'LOOT_077t', count: 2 }],
    triggers: growsEachTime(SECRET_PLAYED, 'LOOT_080t2'),
  }),
  card('LOOT_080t2', 'Emerald Spellstone', {
    text: [{ summon: 'LOOT_077t', count: 3 }],
    triggers: growsEachTime(SECRET_PLAYED, 'LOOT_080t3'),
  }),
  card('LOOT_080t3', 'Greater Emerald Spellstone', {
    text: [{ summon: 'LOOT_077t', count: 4 }],
  }),
  card('LOOT_085', "Rhok'delar", {
    battlecry: [
      {
        if: NO_MINIONS_IN_DECK,
        then: [
          {
            repeat: { minus: [10, { count: 'FRIENDLY_HAND' }] },
            do: [{ giveCard: { pool: { type: 'SPELL', class: 'HUNTER' } } }],
          },
        ],
      },
    ],
  }),
  card('LOOT_217', 'To My Side!', {
    // the text leaves open whether the two can be alike; the game has been seen to bring different ones
    text: [
      { summon: { oneOf: ANIMAL_COMPANIONS }, save: 'first' },
      {
        if: NO_MINIONS_IN_DECK,
        then: [{ summon: { oneOf: ANIMAL_COMPANIONS, except: { saved: 'first' } } }],
      },
    ],
  }),
  card('LOOT_511', 'Kathrena Winterwisp', {
    battlecry: [recruit({ race: 'BEAST' })],
    deathrattle: [recruit({ race: 'BEAST' })],
  }),
  card('LOOT_520', 'Seeping Oozeling', {
    battlecry: [
      {
        gainDeathrattlesOf: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' } },
        with: 'LOOT_520e',
      },
    ],
  }),
  card('LOOT_520e', 'Albino Chameleon', {
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
  card('LOOT_522', 'Crushing Walls', {
    text: [{ destroy: { union: [{ first: 'ENEMY_MINIONS' }, { last: 'ENEMY_MINIONS' }] } }],
  }),
];
