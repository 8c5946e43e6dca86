import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  CONTROLS_A_QUEST,
  FREEZES_WHAT_IT_DAMAGES,
  IS_A_LACKEY,
  LACKEY,
  PLAYED_A_QUEST,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { recruit } from '../../templates/recruit.js';

/** YEAR_OF_THE_DRAGON set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_006', 'Escaped Manasaber', {
    triggers: [{ on: 'ATTACK', source: 'IS_SELF', do: [{ gainMana: 1, kind: 'TEMPORARY' }] }],
  }),
  card('YOD_028', 'Skydiving Instructor', {
    battlecry: [recruit({ tag: 'COST', exactly: 1 })],
  }),
  card('YOD_029', 'Hailbringer', {
    battlecry: [{ summon: 'YOD_029t', count: 2, at: 'ALTERNATING' }],
  }),
  card('YOD_029t', 'Ice Shard', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('YOD_030', 'Licensed Adventurer', {
    battlecry: [{ if: CONTROLS_A_QUEST, then: [{ giveCard: 'GAME_005' }] }],
  }),
  card('YOD_032', 'Frenzied Felwing', {
    auras: [costsLess({ tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'ENEMY_PLAYER' })],
  }),
  card('YOD_033', 'Boompistol Bully', {
    rules: { battlecry: ['ZH-4.13-one-turn-effects'] },
    battlecry: [{ enchant: 'YOD_033e', on: 'ENEMY_PLAYER' }],
  }),
  card('YOD_033e', 'Smokescreen', {
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    was: [{ before: '23.0', enchantment: { lasts: 'OPPONENTS_TURNS' } }],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'HAS_BATTLECRY' },
        enchantment: 'YOD_033ea',
        if: 'OPPONENTS_TURN',
      },
    ],
  }),
  /** Its id is ours: what the one above does to each card. */
  ownCard({
    id: 'YOD_033ea',
    name: 'Smokescreen',
    type: 'ENCHANTMENT',
    set: 'YEAR_OF_THE_DRAGON',
    enchantment: { cost: 5 },
  }),
  card('YOD_035', 'Grand Lackey Erkh', {
    triggers: [
      { on: 'AFTER_PLAY', whose: 'YOURS', subject: IS_A_LACKEY, do: [{ giveCard: LACKEY }] },
    ],
  }),
  card('YOD_038', "Sky Gen'ral Kragg", {
    battlecry: [{ if: PLAYED_A_QUEST, then: [{ summon: 'YOD_038t' }] }],
  }),
];
