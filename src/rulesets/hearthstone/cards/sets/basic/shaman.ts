import { type CardEntry, card } from '../../entry.js';
import { BASIC_TOTEMS, BASIC_TOTEMS_BEFORE_20, FRIENDLY_TOTEMS } from '../../selectors.js';

/** BASIC set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_565', 'Flametongue Totem', {
    auras: [{ update: 'HEALTH_ATTACK', to: { adjacentTo: 'SELF' }, enchantment: 'EX1_565o' }],
  }),
  card('EX1_565o', 'Flametongue', { enchantment: { attack: 2 } }),
  card('NEW1_009', 'Healing Totem', {
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['SUP-MW-HEALTOTEM'],
        whose: 'YOURS',
        do: [{ heal: 1, to: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  card('HERO_02', 'Thrall', { heroPower: 'HERO_02bp' }),
  card('HERO_02bp', 'Totemic Call', {
    requires: { REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: 0, REQ_NUM_MINION_SLOTS: 1 },
    entourage: BASIC_TOTEMS,
    text: [{ summon: { oneOf: BASIC_TOTEMS, notOnBoard: true } }],
    was: [
      {
        before: '20.0',
        entourage: BASIC_TOTEMS_BEFORE_20,
        text: [{ summon: { oneOf: BASIC_TOTEMS_BEFORE_20, notOnBoard: true } }],
      },
    ],
  }),
  card('EX1_246', 'Hex', { text: [{ transform: 'TARGET', into: 'hexfrog' }] }),
  card('CS2_037', 'Frost Shock', { text: [{ damage: 1, to: 'TARGET' }, { freeze: 'TARGET' }] }),
  card('CS2_039', 'Windfury', { text: [{ set: { WINDFURY: 1 }, on: 'TARGET' }] }),
  card('CS2_041', 'Ancestral Healing', {
    text: [
      { heal: { tag: 'HEALTH', of: 'TARGET' }, to: 'TARGET' },
      { enchant: 'CS2_041e', on: 'TARGET' },
    ],
  }),
  card('CS2_041e', 'Ancestral Infusion', { enchantment: { grants: ['TAUNT'] } }),
  card('CS2_042', 'Fire Elemental', {
    battlecry: [{ damage: 4, to: 'TARGET' }],
    was: [{ before: '20.0', battlecry: [{ damage: 3, to: 'TARGET' }] }],
  }),
  card('CS2_045', 'Rockbiter Weapon', { text: [{ enchant: 'CS2_045e', on: 'TARGET' }] }),
  card('CS2_045e', 'Rockbiter Weapon', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('CS2_046', 'Bloodlust', { text: [{ enchant: 'CS2_046e', on: 'FRIENDLY_MINIONS' }] }),
  card('CS2_046e', 'Bloodlust', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('EX1_244', 'Totemic Might', {
    text: [{ enchant: 'EX1_244e', on: FRIENDLY_TOTEMS }],
  }),
  card('EX1_244e', 'Totemic Might', { enchantment: { health: 2 } }),
  card('EX1_587', 'Windspeaker', { battlecry: [{ set: { WINDFURY: 1 }, on: 'TARGET' }] }),
  card('HERO_02bp2', 'Totemic Slam', {
    onlyOne: true,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    chooseOne: ['AT_132_SHAMANa', 'AT_132_SHAMANb', 'AT_132_SHAMANc', 'CS2_058a'],
    was: [
      {
        before: '20.0',
        chooseOne: ['AT_132_SHAMANa', 'AT_132_SHAMANb', 'AT_132_SHAMANc', 'AT_132_SHAMANd'],
      },
    ],
  }),
  card('AT_132_SHAMANa', 'Healing Totem', { battlecry: [{ summon: 'NEW1_009' }] }),
  card('AT_132_SHAMANb', 'Searing Totem', { battlecry: [{ summon: 'CS2_050' }] }),
  card('AT_132_SHAMANc', 'Stoneclaw Totem', { battlecry: [{ summon: 'CS2_051' }] }),
  card('AT_132_SHAMANd', 'Wrath of Air Totem', { battlecry: [{ summon: 'CS2_052' }] }),
];
