import { type CardEntry, card, ownCard, ownMinion } from '../../entry.js';
import { DREAM_CARDS, TURN_OF_HOST } from '../../selectors.js';
import { afterTimes } from '../../templates/times.js';

/** THE_BARRENS set, neutral minions with tokens of their own. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_077', 'Kargal Battlescar', {
    battlecry: [
      {
        summon: 'BAR_077t',
        count: { tag: 'NUM_WATCH_POSTS_SUMMONED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
        at: 'ALTERNATING',
      },
    ],
  }),
  ownMinion({
    id: 'BAR_077t',
    name: 'Lookout',
    set: 'THE_BARRENS',
    cost: 5,
    attack: 5,
    health: 5,
  }),
  card('BAR_430', 'Horde Operative', {
    battlecry: [
      {
        forEach: { of: 'ENEMY_SECRETS', where: 'SECRET' },
        do: [{ putIntoPlay: { newCard: { cardOf: 'IT' } } }],
      },
    ],
  }),
  card('BAR_721', 'Mankrik', {
    battlecry: [{ shuffleIntoDeck: { newCard: 'BAR_721t' } }],
  }),
  ownCard({
    id: 'BAR_721t',
    name: "Olgra, Mankrik's Wife",
    type: 'SPELL',
    set: 'THE_BARRENS',
    cost: 3,
    castWhenDrawn: [
      { summon: 'BAR_721t2', save: 'mankrik' },
      { forceAttack: { saved: 'mankrik' }, on: 'ENEMY_HERO' },
    ],
  }),
  ownMinion({
    id: 'BAR_721t2',
    name: 'Mankrik, Consumed by Hatred',
    set: 'THE_BARRENS',
    cost: 5,
    attack: 3,
    health: 7,
  }),
  card('WC_029', 'Selfless Sidekick', {
    battlecry: [
      { save: 'weapon', entities: { random: { of: 'FRIENDLY_DECK', where: 'WEAPON' } } },
      {
        if: { exists: { saved: 'weapon' } },
        then: [{ equip: { cardOf: { saved: 'weapon' } }, taking: { saved: 'weapon' } }],
      },
    ],
  }),
  card('WC_035', 'Archdruid Naralex', { dormant: 'WC_035e2' }),
  ownCard({
    id: 'WC_035e2',
    name: 'Asleep',
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        queueIf: TURN_OF_HOST,
        rules: ['ZH-4.6-dormant'],
        do: afterTimes(2, { awaken: 'HOST' }),
      },
      {
        on: 'END_OF_TURN',
        queueIf: TURN_OF_HOST,
        do: [{ giveCard: { oneOf: DREAM_CARDS } }],
      },
    ],
  }),
];
