import { DREDGED } from '../../dredge.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { DREDGE, HERO_ATTACKED_THIS_TURN, MINIONS_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

/** THE_SUNKEN_CITY set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_058', 'Predation', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    triggers: COUNTS_NAGA,
    auras: [costsIf(0, counted())],
    text: [{ damage: 3, to: 'TARGET' }],
  }),
  card('TSC_217', 'Wayward Sage', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [
      {
        if: 'OUTCAST',
        then: [
          {
            enchant: 'TSC_217e',
            on: { union: [{ first: 'FRIENDLY_HAND' }, { last: 'FRIENDLY_HAND' }] },
          },
        ],
      },
    ],
  }),
  ownEnchantment('TSC_217e', 'Found the Wrong Way', { cost: -1 }),
  card('TSC_608', 'Abyssal Depths', {
    text: [
      { repeat: 2, do: [{ drawThese: { random: { lowest: 'COST', among: MINIONS_IN_DECK } } }] },
    ],
  }),
  card('TSC_609', 'Coilskar Commander', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(3), then: [{ repeat: 2, do: [{ summonCopyOf: 'SELF' }] }] }],
  }),
  card('TSC_610', 'Glaiveshark', {
    battlecry: [{ if: HERO_ATTACKED_THIS_TURN, then: [{ damage: 2, to: 'ENEMY_CHARACTERS' }] }],
  }),
  card('TSC_915', 'Bone Glaive', { battlecry: DREDGE }),
  card('TID_703', 'Topple the Idol', {
    text: [...DREDGE, { damage: { tag: 'COST', of: DREDGED }, to: 'ALL_MINIONS' }],
  }),
  card('TID_704', 'Fossil Fanatic', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'FEL' } } } }],
      },
    ],
  }),
  card('TID_706', 'Herald of Chaos', {
    triggers: countsSpells({ school: 'FEL' }),
    battlecry: [{ if: counted(), then: [{ set: { RUSH: 1 }, on: 'SELF' }] }],
  }),
];
