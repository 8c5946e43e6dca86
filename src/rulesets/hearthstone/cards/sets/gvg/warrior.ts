import type { Condition, Effect, Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { CONTROLS_A_DAMAGED_MINION } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** IT cannot be brought below the Health that it has. */
const AT_ITS_MINIMUM: Condition = {
  all: [{ has: 'HEALTH_MINIMUM' }, { tag: 'HEALTH_LEFT', atMost: 1 }],
};

/**
 * It bounces among the minions that it can harm until one has died, 80 times at most, as players have found: it passes
 * over the Immune and those whose Health cannot fall any more.
 */
function bouncingBlade(hasDied: Condition): readonly Effect[] {
  const harmed: Selector = {
    of: 'ALL_MINIONS',
    where: {
      all: ['CAN_BE_HARMED_AT_RANDOM', { not: { has: 'IMMUNE' } }, { not: AT_ITS_MINIMUM }],
    },
  };
  return [
    {
      repeatUntil: {
        any: [hasDied, { not: { exists: harmed } }, { value: { saved: 'bounces' }, atLeast: 80 }],
      },
      do: [
        { save: 'bounces', value: { plus: [{ saved: 'bounces' }, 1] } },
        { save: 'hit', entities: { random: harmed } },
        { damage: 1, to: { saved: 'hit' } },
      ],
    },
  ];
}

/** GVG set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_056t', 'Burrowing Mine', {
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 10, to: 'FRIENDLY_HERO', fixed: true },
      { draw: 1 },
    ],
  }),
  card('GVG_051', 'Warbot', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'GVG_051e' }] }),
  card('GVG_051e', 'Enraged', { enchantment: { attack: 1 } }),
  card('GVG_052', 'Crush', {
    auras: [costsLess({ if: CONTROLS_A_DAMAGED_MINION, then: 4, else: 0 })],
    text: [{ destroy: 'TARGET' }],
  }),
  card('GVG_053', 'Shieldmaiden', { battlecry: [{ gainArmor: 5 }] }),
  card('GVG_054', 'Ogre Warmaul', { keywords: ['FORGETFUL'] }),
  card('GVG_055', 'Screwjank Clunker', { battlecry: [{ enchant: 'GVG_055e', on: 'TARGET' }] }),
  card('GVG_055e', 'Screwy Jank', { enchantment: { attack: 2, health: 2 } }),
  card('GVG_056', 'Iron Juggernaut', {
    battlecry: [{ shuffleIntoDeck: { newCard: 'GVG_056t' }, who: 'OPPONENT' }],
  }),
  card('GVG_086', 'Siege Engine', {
    triggers: [{ on: 'ARMOR_GAINED', whose: 'YOURS', do: [{ enchant: 'GVG_086e', on: 'SELF' }] }],
  }),
  card('GVG_086e', 'Armor Plated', { enchantment: { attack: 1 } }),
  card('GVG_050', 'Bouncing Blade', {
    text: bouncingBlade({ entity: { saved: 'hit' }, is: 'KILLED' }),
    // it looked at Health alone (SUP-MW-PD2)
    was: [
      {
        before: '5.0',
        rules: { text: ['SUP-MW-PD2'] },
        text: bouncingBlade({ entity: { saved: 'hit' }, is: { tag: 'HEALTH_LEFT', atMost: 0 } }),
      },
    ],
  }),
];
