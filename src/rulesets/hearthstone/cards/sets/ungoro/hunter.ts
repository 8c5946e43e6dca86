import type { Condition } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { ONE_COST_MINION } from '../../selectors.js';
import { adapt } from './adaptations.js';

/** The minion cost 1 as it was played and has not been transformed since (ZH-2.2-marsh-queen). */
const COST_ONE_AND_STAYED: Condition = {
  all: [
    { value: 'EVENT_AMOUNT', exactly: 1 },
    { entity: 'EVENT_SUBJECT', is: { tag: 'TRANSFORMED_IN_PLAY', exactly: 0 } },
  ],
};

/** UNGORO set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_919', 'Swamp King Dred', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        when: { all: ['SURVIVES', { entity: 'SELF', is: 'SURVIVES' }] },
        do: [{ forceAttack: 'SELF', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('UNG_920', 'The Marsh Queen', {
    quest: { progress: 7, reward: 'UNG_920t1' },
    triggers: [
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro', 'SUP-QUEST-PLAYED', 'ZH-2.2-marsh-queen'],
        whose: 'YOURS',
        subject: 'MINION',
        notInserted: true,
        queueIf: COST_ONE_AND_STAYED,
        when: COST_ONE_AND_STAYED,
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_920t1', 'Queen Carnassa', {
    battlecry: [{ repeat: 15, do: [{ shuffleIntoDeck: { newCard: 'UNG_920t2' } }] }],
  }),
  card('UNG_920t2', "Carnassa's Brood", { battlecry: [{ draw: 1 }] }),
  card('UNG_800', 'Terrorscale Stalker', { battlecry: [{ triggerDeathrattles: 'TARGET' }] }),
  card('UNG_910', 'Grievous Bite', {
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 2, to: 'TARGET' },
          { damage: 1, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  card('UNG_912', 'Jeweled Macaw', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', race: 'BEAST' } } }],
  }),
  card('UNG_913', "Tol'vir Warden", {
    battlecry: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: ONE_COST_MINION }, count: 2 } },
    ],
  }),
  card('UNG_914', 'Raptor Hatchling', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'UNG_914t1' } }],
  }),
  card('UNG_915', 'Crackling Razormaw', { battlecry: [adapt('TARGET')] }),
  card('UNG_916', 'Stampede', { text: [{ enchant: 'UNG_916e', on: 'FRIENDLY_PLAYER' }] }),
  // it answers the playing of a Beast as Lock and Load answers that of a spell: inferred
  card('UNG_916e', 'Stampeding', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'BEAST' }] },
        do: [{ giveCard: { pool: { type: 'MINION', race: 'BEAST' } } }],
      },
    ],
  }),
  card('UNG_917', 'Dinomancy', { text: [{ replaceHeroPower: 'UNG_917t1' }] }),
  card('UNG_917t1', 'Dinomancy', { text: [{ enchant: 'UNG_917e', on: 'TARGET' }] }),
  card('UNG_917e', 'Well Fed', { enchantment: { attack: 2, health: 2 } }),
];
