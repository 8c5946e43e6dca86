import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  DAMAGED_FRIENDLY_CHARACTERS,
  RANDOM_DAMAGED_FRIENDLY_CHARACTER,
  RANDOM_FRIENDLY_MINION,
} from '../../selectors.js';

/** ULDUM set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_262', 'High Priest Amet', {
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        rules: ['HS-INF-health-that-is-left'],
        do: [
          {
            enchant: 'ULD_262e',
            on: 'EVENT_SUBJECT',
            num1: { tag: 'HEALTH_LEFT', of: 'SELF' },
          },
        ],
      },
    ],
  }),
  card('ULD_262e', "Amet's Blessing", { enchantment: { health: { set: 'NUM_1' } } }),
  card('ULD_265', 'Embalming Ritual', { text: [{ set: { REBORN: 1 }, on: 'TARGET' }] }),
  card('ULD_266', 'Grandmummy', {
    deathrattle: [{ enchant: 'ULD_266e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('ULD_266e', "Grandmummy's Blessing", { enchantment: { attack: 1, health: 1 } }),
  card('ULD_268', 'Psychopomp', {
    battlecry: [
      {
        resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
        count: 1,
        with: 'ULD_268e',
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'ULD_268e',
    name: 'Psychopomp',
    type: 'ENCHANTMENT',
    set: 'ULDUM',
    enchantment: { grants: ['REBORN'] },
  }),
  card('ULD_269', 'Wretched Reclaimer', {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { destroy: 'TARGET' },
          { forceDeathPhase: true },
          { summon: { cardOf: 'TARGET' }, who: 'TARGET_CONTROLLER', at: 'WHERE_TARGET_DIED' },
        ],
      },
    ],
  }),
  card('ULD_270', 'Sandhoof Waterbearer', {
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['ZH-3.5-random-heal'],
        whose: 'YOURS',
        when: { exists: DAMAGED_FRIENDLY_CHARACTERS },
        do: [{ heal: 5, to: RANDOM_DAMAGED_FRIENDLY_CHARACTER }],
      },
    ],
  }),
  card('ULD_272', 'Holy Ripple', {
    text: [
      { damage: 1, to: 'ENEMY_CHARACTERS' },
      { heal: 1, to: 'FRIENDLY_CHARACTERS' },
    ],
  }),
  card('ULD_714', 'Penance', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('ULD_718', 'Plague of Death', {
    text: [{ silence: 'ALL_MINIONS' }, { destroy: 'ALL_MINIONS' }],
  }),
  card('ULD_724', 'Activate the Obelisk', {
    quest: { progress: 15, reward: [{ replaceHeroPower: 'ULD_724p' }] },
    triggers: [
      {
        on: 'HEALING',
        source: 'FRIENDLY',
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 'EVENT_AMOUNT' }],
      },
    ],
  }),
  card('ULD_724p', "Obelisk's Eye", {
    text: [
      { heal: 3, to: 'TARGET' },
      { enchant: 'ULD_724e', on: { of: 'TARGET', where: 'MINION' } },
    ],
  }),
  card('ULD_724e', "Obelisk's Gaze", { enchantment: { attack: 3, health: 3 } }),
];
