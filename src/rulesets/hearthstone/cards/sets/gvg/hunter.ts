import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  ENDS_AS_HOST_IS_PLAYED,
  OTHER_FRIENDLY_BEASTS,
  OTHER_FRIENDLY_MECHS,
  RANDOM_FRIENDLY_MINION,
} from '../../selectors.js';

/** GVG set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_049', "Gahz'rilla", {
    triggers: [
      {
        on: 'DAMAGE',
        rules: ['HS-E5'],
        subject: 'IS_SELF',
        do: [{ enchant: 'GVG_049e', on: 'SELF' }],
      },
    ],
  }),
  card('GVG_049e', "Might of Zul'Farrak", { enchantment: { attack: { times: 2 } } }),
  card('GVG_087', 'Steamwheedle Sniper', {
    auras: [{ update: 'OTHER', tag: 'STEADY_SHOT_CAN_TARGET', on: 'FRIENDLY_PLAYER' }],
  }),
  card('GVG_026', 'Feign Death', { text: [{ triggerDeathrattles: 'FRIENDLY_MINIONS' }] }),
  card('GVG_017', 'Call Pet', {
    rules: { text: ['HS-DC3'] },
    text: [
      { draw: 1, save: 'drawn' },
      { enchant: 'GVG_017e', on: { of: { saved: 'drawn' }, where: { race: 'BEAST' } } },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'GVG_017e',
    name: 'Call Pet',
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'GVG',
    enchantment: { cost: -4 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('GVG_043', 'Glaivezooka', {
    battlecry: [{ enchant: 'GVG_043e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('GVG_043e', 'Glaivezooka', { enchantment: { attack: 1 } }),
  card('GVG_046', 'King of Beasts', {
    battlecry: [{ enchant: 'GVG_046e', on: 'SELF', num1: { count: OTHER_FRIENDLY_BEASTS } }],
  }),
  card('GVG_046e', 'The King', { enchantment: { attack: 'NUM_1' } }),
  card('GVG_048', 'Metaltooth Leaper', {
    battlecry: [{ enchant: 'GVG_048e', on: OTHER_FRIENDLY_MECHS }],
  }),
  card('GVG_048e', 'Metal Teeth', { enchantment: { attack: 2 } }),
  // both at once, as Swipe strikes: no ruling says more
  card('GVG_073', 'Cobra Shot', {
    text: [
      {
        damageTogether: [
          { damage: 3, to: 'TARGET' },
          { damage: 3, to: 'ENEMY_HERO' },
        ],
      },
    ],
  }),
];
