import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { OTHER_MURLOCS, RANDOM_ENEMY } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { startOfGame } from '../../templates/start-of-game.js';
import { UPGRADE_HERO_POWER } from '../../templates/upgraded-powers.js';

/** What Elite Tauren Chieftain gives to the players. */
const POWER_CHORDS = ['PRO_001a', 'PRO_001b', 'PRO_001c'] as const;

/** What Power of the Horde can summon: Frostwolf Grunt to Cairne Bloodhoof. */
const HORDE_WARRIORS = ['CS2_121', 'EX1_021', 'EX1_023', 'EX1_110', 'EX1_390', 'CS2_179'] as const;

/** An enemy minion that may be stolen at random. */
const RANDOM_SURVIVING_ENEMY_MINION: Selector = {
  random: { of: 'ENEMY_MINIONS', where: 'SURVIVES' },
};

/** The cards with which the own deck began, those of the opening hand among them; The Coin was never there. */
const BEGAN_WITH: Selector = {
  of: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] },
  where: { all: ['STARTED_IN_YOUR_DECK', { not: { named: 'The Coin' } }] },
};

/** HOF set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_007', 'Acolyte of Pain', {
    triggers: [{ on: 'DAMAGE', rules: ['SUP-MW-ONDAMAGE'], subject: 'IS_SELF', do: [{ draw: 1 }] }],
  }),
  card('EX1_298', 'Ragnaros the Firelord', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 8, to: RANDOM_ENEMY }] }],
  }),
  card('Mekka2', 'Repair Bot', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ heal: 6, to: { random: { of: 'ALL_CHARACTERS', where: 'DAMAGED' } } }],
      },
    ],
  }),
  card('EX1_016', 'Sylvanas Windrunner', {
    rules: { deathrattle: ['SUP-MW-SYLVANAS'] },
    deathrattle: [{ takeControl: RANDOM_SURVIVING_ENEMY_MINION }],
    was: [
      { before: '1.0.0.4442', deathrattle: [{ takeControl: { random: 'ENEMY_MINIONS' } }] },
      { before: '2.4.0.8311', deathrattle: [{ takeControl: { random: 'ENEMY_MINIONS' } }] },
    ],
  }),
  card('Mekka4', 'Poultryizer', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['SUP-XFORM-BUZZARD', 'ZH-3.5-random-other'],
        whose: 'YOURS',
        do: [{ transform: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } }, into: 'Mekka4t' }],
      },
    ],
  }),
  card('Mekka4t', 'Chicken'),
  card('EX1_050', 'Coldlight Oracle', {
    rules: { battlecry: ['ZH-2.2-stolen-during-resolution'] },
    battlecry: [
      { draw: 2, who: 'CONTROLLER' },
      { draw: 2, who: 'CONTROLLERS_OPPONENT' },
    ],
    was: [{ before: '23.0', battlecry: [{ draw: 2 }, { draw: 2, who: 'OPPONENT' }] }],
  }),
  card('EX1_620', 'Molten Giant', {
    auras: [costsLess({ tag: 'DAMAGE', of: 'FRIENDLY_HERO' })],
  }),
  card('EX1_048', 'Spellbreaker', { battlecry: [{ silence: 'TARGET' }] }),
  card('EX1_062', 'Old Murk-Eye', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'EX1_062e',
        num1: { count: OTHER_MURLOCS },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'EX1_062e',
    name: 'Old Murk-Eye',
    type: 'ENCHANTMENT',
    set: 'HOF',
    enchantment: { attack: 'NUM_1' },
  }),
  card('EX1_085', 'Mind Control Tech', {
    battlecry: [
      {
        if: { value: { count: 'ENEMY_MINIONS' }, atLeast: 4 },
        then: [{ takeControl: RANDOM_SURVIVING_ENEMY_MINION }],
        rules: ['ZH-3.3-untargeted-battlecry'],
      },
    ],
  }),
  card('EX1_112', 'Gelbin Mekkatorque', {
    battlecry: [{ summon: { oneOf: ['Mekka1', 'Mekka2', 'Mekka3', 'Mekka4'] } }],
  }),
  card('Mekka1', 'Homing Chicken', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ destroy: 'SELF' }, { draw: 3 }] }],
  }),
  card('Mekka3', 'Emboldener 3000', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-3.5-random-buff'],
        do: [{ enchant: 'Mekka3e', on: { random: 'ALL_MINIONS' } }],
      },
    ],
  }),
  card('Mekka3e', 'Emboldened!', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_116', 'Leeroy Jenkins', {
    battlecry: [{ summon: 'EX1_116t', who: 'OPPONENT', count: 2 }],
  }),
  card('EX1_284', 'Azure Drake', { battlecry: [{ draw: 1 }] }),
  card('NEW1_016', "Captain's Parrot", {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'PIRATE' } } } }],
  }),
  card('PRO_001', 'Elite Tauren Chieftain', {
    battlecry: [
      { giveCard: { oneOf: POWER_CHORDS } },
      { giveCard: { oneOf: POWER_CHORDS }, who: 'OPPONENT' },
    ],
  }),
  card('PRO_001a', 'I Am Murloc', {
    text: [
      { save: 'murlocs', value: { randomFrom: [3, 5] } },
      { summon: 'PRO_001at', count: { saved: 'murlocs' } },
    ],
  }),
  card('PRO_001b', 'Rogues Do It...', { text: [{ damage: 4, to: 'TARGET' }, { draw: 1 }] }),
  card('PRO_001c', 'Power of the Horde', { text: [{ summon: { oneOf: HORDE_WARRIORS } }] }),
  card('EX1_105', 'Mountain Giant', {
    auras: [costsLess({ minus: [{ count: 'FRIENDLY_HAND' }, 1] })],
  }),
  card('GIL_692', 'Genn Greymane', {
    triggers: startOfGame([{ enchant: 'GIL_692e', on: 'FRIENDLY_HERO_POWER' }], {
      not: { exists: { of: BEGAN_WITH, where: 'ODD_COST' } },
    }),
  }),
  card('GIL_692e', 'Curse of Ur', { enchantment: { cost: { set: 1 } } }),
  card('GIL_826', 'Baku the Mooneater', {
    triggers: startOfGame(UPGRADE_HERO_POWER, {
      not: { exists: { of: BEGAN_WITH, where: { not: 'ODD_COST' } } },
    }),
  }),
];
