import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  ANIMAL_COMPANIONS,
  DISCOVER_FROM_DECK,
  FRIENDLY_BEASTS,
  OTHER_FRIENDLY_MINIONS,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';

/** The data has them under the ids that these Hero Powers had before. */
const STEADY_SHOT = { REQ_MINION_OR_ENEMY_HERO: 0, REQ_STEADY_SHOT: 0 };

/** What is hit: the enemy hero, where nothing else can be aimed at. */
const steadyShot = (damage: number): readonly Effect[] => [
  {
    if: { exists: 'TARGET' },
    then: [{ damage, to: 'TARGET' }],
    else: [{ damage, to: 'ENEMY_HERO' }],
  },
];

/** BASIC set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_539', 'Kill Command', {
    text: [{ damage: { if: { exists: FRIENDLY_BEASTS }, then: 5, else: 3 }, to: 'TARGET' }],
  }),
  card('HERO_05', 'Rexxar', { heroPower: 'HERO_05bp' }),
  card('HERO_05bp', 'Steady Shot', {
    requires: STEADY_SHOT,
    text: steadyShot(2),
  }),
  card('CS2_237', 'Starving Buzzard', {
    triggers: [
      {
        on: 'SUMMON',
        rules: ['HS-SEQ-minion-srs-cards', 'HS-SRS3', 'SUP-SRS-OLD'],
        whose: 'YOURS',
        subject: { race: 'BEAST' },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('DS1_175', 'Timber Wolf', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { race: 'BEAST' }, except: 'SELF' },
        enchantment: 'DS1_175o',
      },
    ],
  }),
  card('DS1_175o', 'Furious Howl', { enchantment: { attack: 1 } }),
  card('DS1_178', 'Tundra Rhino', {
    auras: [{ update: 'HEALTH_ATTACK', to: FRIENDLY_BEASTS, enchantment: 'DS1_178e' }],
  }),
  card('DS1_178e', 'Charge', { enchantment: { grants: ['CHARGE'] } }),
  card('DS1_184', 'Tracking', {
    rules: { text: ['ZH-4.4-discover-from-deck'] },
    text: DISCOVER_FROM_DECK,
    was: [
      {
        before: '20.0',
        rules: { text: ['HS-DC6', 'ZH-4.4-discover-from-deck'] },
        text: [
          { save: 'offered', entities: { first: 'FRIENDLY_DECK', count: 3 } },
          { setAside: { saved: 'offered' } },
          { choose: { saved: 'offered' }, save: 'taken' },
          { setAside: { of: { saved: 'offered' }, except: { saved: 'taken' } }, in: 'GRAVEYARD' },
          { drawThese: { saved: 'taken' } },
        ],
      },
    ],
  }),
  card('CS2_084', "Hunter's Mark", { text: [{ enchant: 'CS2_084e', on: 'TARGET' }] }),
  card('CS2_084e', "Hunter's Mark", { enchantment: { health: { set: 1 } } }),
  card('DS1_070', 'Houndmaster', { battlecry: [{ enchant: 'DS1_070o', on: 'TARGET' }] }),
  card('DS1_070o', "Master's Presence", {
    enchantment: { attack: 2, health: 2, grants: ['TAUNT'] },
  }),
  card('DS1_183', 'Multi-Shot', {
    text: [{ damage: 3, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    was: [{ before: '15.4', requires: { REQ_MINIMUM_ENEMY_MINIONS: 2 } }],
  }),
  card('DS1_185', 'Arcane Shot', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('NEW1_031', 'Animal Companion', {
    text: [{ summon: { oneOf: ANIMAL_COMPANIONS } }],
  }),
  card('NEW1_033', 'Leokk', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'NEW1_033o' }],
  }),
  card('NEW1_033o', 'Eye In The Sky', { enchantment: { attack: 1 } }),
  card('HERO_05bp2', 'Ballista Shot', { requires: STEADY_SHOT, text: steadyShot(3) }),
];
