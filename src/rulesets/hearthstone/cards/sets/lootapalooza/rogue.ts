import type { Condition, Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { CAN_BE_HIT, RANDOM_MINION_IN_HAND, YOUR_HERO } from '../../selectors.js';

/** Minions next to the attacker that it could be led to. */
const NEIGHBOURS: Selector = { of: { adjacentTo: 'PROPOSED_ATTACKER' }, where: CAN_BE_HIT };

/** From 23.0 on the attacker has to survive as well (ZH-3.4-preattack-conditions). */
const ATTACKER_AND_NEIGHBOUR: Condition = {
  all: [{ entity: 'PROPOSED_ATTACKER', is: 'SURVIVES' }, { exists: NEIGHBOURS }],
};

/** LOOTAPALOOZA set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_210', 'Sudden Betrayal', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        rules: ['ZH-3.4-preattack-conditions'],
        subject: YOUR_HERO,
        source: 'MINION',
        queueIf: ATTACKER_AND_NEIGHBOUR,
        when: ATTACKER_AND_NEIGHBOUR,
        do: [{ redirectAttackTo: { random: NEIGHBOURS } }],
      },
    ],
    was: [
      {
        before: '23.0',
        triggers: [
          {
            on: 'PROPOSED_ATTACK',
            rules: ['HS-PAE-sudden-betrayal'],
            subject: YOUR_HERO,
            source: 'MINION',
            queueIf: { exists: NEIGHBOURS },
            when: { exists: NEIGHBOURS },
            do: [{ redirectAttackTo: { random: NEIGHBOURS } }],
          },
        ],
      },
    ],
  }),
  card('LOOT_412', 'Kobold Illusionist', {
    rules: { deathrattle: ['SUP-PRECHECK-CARDS'] },
    deathrattle: [{ summon: { cardOf: RANDOM_MINION_IN_HAND }, with: 'LOOT_412e' }],
  }),
  card('LOOT_412e', 'Shadowy', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
];
