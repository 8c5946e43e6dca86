import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';

/** Those of them that have a Deathrattle and cost so much or less. */
function deathrattleMinions(of: Selector, cost: number): Selector {
  return { of, where: { all: ['HAS_DEATHRATTLE', { tag: 'COST', atMost: cost }] } };
}

/** BARRENS set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_325', 'Razorboar', {
    deathrattle: [{ putIntoPlay: { random: deathrattleMinions(MINIONS_IN_HAND, 3) } }],
  }),
  card('BAR_326', 'Razorfen Beastmaster', {
    deathrattle: [{ putIntoPlay: { random: deathrattleMinions(MINIONS_IN_HAND, 4) } }],
  }),
  card('BAR_328', 'Vengeful Spirit', {
    battlecry: [
      {
        if: 'OUTCAST',
        then: [
          {
            drawThese: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' }, count: 2 },
          },
        ],
      },
    ],
  }),
  card('BAR_329', 'Death Speaker Blackthorn', {
    battlecry: [
      { repeat: 3, do: [{ putIntoPlay: { random: deathrattleMinions(MINIONS_IN_DECK, 5) } }] },
    ],
  }),
  card('BAR_330', 'Tuskpiercer', {
    deathrattle: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' } } }],
  }),
  card('WC_040', 'Taintheart Tormenter', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'WC_040e',
      },
    ],
  }),
  ownEnchantment('WC_040e', 'Taintheart Tormenter', { cost: 2 }),
  card('WC_701', 'Felrattler', { deathrattle: [{ damage: 1, to: 'ENEMY_MINIONS' }] }),
  card('BAR_705', 'Sigil of Silence', { text: [{ enchant: 'BAR_705e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'BAR_705e',
    name: 'Sigil of Silence',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ detach: 'SELF' }, { silence: 'ENEMY_MINIONS' }],
      },
    ],
  }),
];
