import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  ENDS_AS_HOST_IS_PLAYED,
  FREEZES_WHAT_IT_DAMAGES,
  FRIENDLY_MECHS,
  RANDOM_ENEMY,
  RANDOM_ENEMY_MINION,
} from '../../selectors.js';

/** GVG set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_002', 'Snowchugger', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('GVG_003', 'Unstable Portal', {
    text: [
      { giveCard: { pool: { type: 'MINION' } }, save: 'given' },
      { enchant: 'GVG_003e', on: { saved: 'given' } },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'GVG_003e',
    name: 'Unstable Portal',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'GVG',
    enchantment: { cost: -3 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('GVG_007', 'Flame Leviathan', { whenDrawn: [{ damage: 2, to: 'ALL_CHARACTERS' }] }),
  card('GVG_001', 'Flamecannon', { text: [{ damage: 4, to: RANDOM_ENEMY_MINION }] }),
  card('GVG_004', 'Goblin Blastmage', {
    battlecry: [
      {
        if: { exists: FRIENDLY_MECHS },
        then: [{ repeat: 4, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('GVG_005', 'Echo of Medivh', {
    text: [
      {
        forEach: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES' },
        do: [{ giveCard: { cardOf: 'IT' } }],
        rules: ['ZH-3.5-spells'],
      },
    ],
  }),
  card('GVG_122', 'Wee Spellstopper', {
    auras: [{ update: 'HEALTH_ATTACK', to: { adjacentTo: 'SELF' }, enchantment: 'GVG_122e' }],
  }),
  card('GVG_122e', 'Spellstopping', {
    enchantment: { grants: ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'] },
  }),
];
