import type { Effect } from '../../../language/words.js';
import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { DREDGE } from '../../selectors.js';
import { lendsToNext } from '../../templates/next-card.js';

/** A copy of a spell of this school in the hand is cast, and deaths are forced. */
function castCopyOf(school: 'FIRE' | 'FROST' | 'NATURE'): readonly Effect[] {
  const spell = school.toLowerCase();
  return [
    {
      save: spell,
      entities: { random: { of: 'FRIENDLY_HAND', where: { all: ['SPELL', { school }] } } },
    },
    {
      if: { exists: { saved: spell } },
      then: [{ cast: { cardOf: { saved: spell } } }, { forceDeathPhase: true }],
    },
  ];
}

/** THE_SUNKEN_CITY set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_630', 'Wrathspine Enchanter', {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: [...castCopyOf('FIRE'), ...castCopyOf('FROST'), ...castCopyOf('NATURE')],
  }),
  card('TID_003', 'Tidelost Burrower', {
    battlecry: dredgeThen(
      { race: 'MURLOC' },
      {
        summonCopyOf: DREDGED,
        with: 'TID_003e2',
        at: 'RIGHT_OF_SELF',
      },
    ),
  }),
  ownEnchantment('TID_003e2', 'Revealed', { attack: { set: 2 }, health: { set: 2 } }),
  card('TID_004', 'Clownfish', { battlecry: [{ enchant: 'TID_004e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'TID_004e',
    name: 'Clownfish Car',
    type: 'ENCHANTMENT',
    enchantment: {},
    ...lendsToNext('TID_004e2', { race: 'MURLOC' }, 2),
  }),
  ownEnchantment('TID_004e2', "Clownin' Around", { cost: -2 }),
  card('TSC_631', 'Schooling', { text: [{ giveCard: 'TSC_638', count: 3 }] }),
  card('TSC_633', 'Piranha Poacher', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ giveCard: 'TSC_638' }] }],
  }),
  card('TSC_637', 'Scalding Geyser', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }, ...DREDGE],
  }),
  card('TSC_922', 'Anchored Totem', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: {
          all: [
            { tag: 'COST', atLeast: 1 },
            { tag: 'COST', atMost: 1 },
          ],
        },
        do: [{ enchant: 'TSC_922e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('TSC_922e', 'Sink or Swim', { attack: 2, health: 1 }),
  card('TSC_923', 'Bioluminescence', {
    text: [{ enchant: 'TSC_923e', on: 'FRIENDLY_MINIONS' }],
  }),
  ownEnchantment('TSC_923e', 'Bioluminescent', { spellDamage: 1 }),
];
