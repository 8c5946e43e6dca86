import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  ONE_COST_MINION,
  RANDOM_SPELL_IN_DECK,
  YOUR_HERO,
} from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

const A_MECH: Condition = { race: 'MECHANICAL' };

/** DALARAN set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_371', 'Marked Shot', {
    text: [
      { damage: 4, to: 'TARGET' },
      { discover: { pool: { type: 'SPELL' } }, then: [] },
    ],
  }),
  card('DAL_372', 'Arcane Fletcher', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: ONE_COST_MINION,
        do: [{ drawThese: RANDOM_SPELL_IN_DECK }],
      },
    ],
  }),
  ...twinspell(
    'DAL_373',
    'Rapid Fire',
    {
      text: [{ damage: 2, to: 'TARGET' }],
      was: [{ before: '22.2', text: [{ damage: 1, to: 'TARGET' }] }],
    },
    {
      override: {
        facts: { cost: 2, was: [{ before: '22.2', cost: 1 }] },
        because: 'the data of 22.2 has collectible cards only',
      },
    },
  ),
  // what comes from the hand is a minion that is there as it is chosen, and its Deathrattle follows at once
  card('DAL_376', 'Oblivitron', {
    rules: { deathrattle: ['SUP-PRECHECK-DEATH', 'HS-INF-own-pre-check'] },
    deathrattlePreCheck: 'BOARD_NOT_FULL',
    deathrattle: [
      { save: 'mech', entities: { random: { of: MINIONS_IN_HAND, where: A_MECH } } },
      { putIntoPlay: { saved: 'mech' } },
      { triggerDeathrattles: { of: { saved: 'mech' }, where: 'ON_BOARD' } },
    ],
  }),
  card('DAL_377', 'Nine Lives', {
    rules: { text: ['ZH-3.3-needs-living-target'] },
    text: [
      {
        discover: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', deathrattle: true },
        },
        save: 'taken',
        then: [{ resolveDeathrattleOf: { saved: 'taken' } }],
      },
    ],
  }),
  ...twinspell('DAL_378', 'Unleash the Beast', { text: [{ summon: 'DAL_378t1' }] }),
  card('DAL_379', 'Vereesa Windrunner', { battlecry: [{ equip: 'DAL_379t' }] }),
  card('DAL_379t', "Thori'dal, the Stars' Fury", {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'DAL_379e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  card('DAL_379e', "Stars' Fury", { enchantment: { spellDamage: 2, lasts: 'THIS_TURN' } }),
  card('DAL_587', 'Shimmerfly', {
    deathrattle: [{ giveCard: { pool: { type: 'SPELL', class: 'HUNTER' } } }],
  }),
  card('DAL_589', 'Hunting Party', {
    text: [{ giveCopiesOf: { of: MINIONS_IN_HAND, where: { race: 'BEAST' } } }],
  }),
  card('DAL_604', 'Ursatron', {
    deathrattle: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: A_MECH } } }],
  }),
];
