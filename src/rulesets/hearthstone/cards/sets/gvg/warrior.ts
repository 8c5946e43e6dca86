import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';
import { CONTROLS_A_DAMAGED_MINION, HAS_HEALTH_LEFT } from '../../selectors.js';

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
    text: [
      {
        repeatUntil: {
          any: [
            { entity: { saved: 'hit' }, is: 'KILLED' },
            { not: { exists: { of: 'ALL_MINIONS', where: 'SURVIVES' } } },
          ],
        },
        do: [
          { save: 'hit', entities: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } },
          { damage: 1, to: { saved: 'hit' } },
        ],
      },
    ],
    // it looked at Health alone (SUP-MW-PD2)
    was: [
      {
        before: '5.0',
        text: [
          {
            repeatUntil: {
              any: [
                { entity: { saved: 'hit' }, is: { tag: 'HEALTH_LEFT', atMost: 0 } },
                { not: { exists: { of: 'ALL_MINIONS', where: HAS_HEALTH_LEFT } } },
              ],
            },
            do: [
              { save: 'hit', entities: { random: { of: 'ALL_MINIONS', where: HAS_HEALTH_LEFT } } },
              { damage: 1, to: { saved: 'hit' } },
            ],
            rules: ['SUP-MW-PD2'],
          },
        ],
      },
    ],
  }),
];
