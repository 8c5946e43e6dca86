import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY_MINION } from '../../selectors.js';
import { studies } from '../../templates/studies.js';

/** SCHOLOMANCE set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_352', 'Potion of Illusion', {
    rules: { text: ['ZH-3.5-spells'] },
    text: [
      {
        forEach: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES' },
        do: [
          { giveCard: { cardOf: 'IT' }, save: 'copy' },
          { enchant: 'SCH_352e', on: { saved: 'copy' } },
          { enchant: 'SCH_352e2', on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  card('SCH_352e', 'Potion of Illusion', {
    enchantment: { attack: { set: 1 }, health: { set: 1 } },
  }),
  card('SCH_352e2', 'Potion of Illusion', { enchantment: { cost: { set: 1 } } }),
  card('SCH_348', 'Combustion', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['ZH-1.5-aoe'] },
    text: [
      { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { damage: 4, to: 'TARGET' },
      {
        damage: { minus: ['RESULT', { saved: 'health' }] },
        to: { adjacentTo: 'TARGET' },
        fixed: true,
      },
    ],
  }),
  card('SCH_241', 'Firebrand', {
    spellburst: [{ repeat: 4, do: [{ damage: 1, to: RANDOM_ENEMY_MINION }] }],
  }),
  card('SCH_243', 'Wyrm Weaver', {
    spellburst: [{ summon: 'NEW1_012', count: 2, at: 'ALTERNATING' }],
  }),
  ...studies({
    id: 'SCH_270',
    name: 'Primordial Studies',
    enchantment: 'Runic Studies',
    lesson: 'Studying Runes',
    pool: { type: 'MINION', keyword: 'SPELLPOWER' },
    next: { all: ['MINION', { has: 'SPELLPOWER' }] },
  }),
  card('SCH_353', 'Cram Session', { text: [{ draw: { plus: [1, 'SPELL_DAMAGE'] } }] }),
  card('SCH_400', 'Mozaki, Master Duelist', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ enchant: 'SCH_400e2', on: 'SELF' }] }],
  }),
  card('SCH_400e2', 'Magic Master', { enchantment: { spellDamage: 1 } }),
];
