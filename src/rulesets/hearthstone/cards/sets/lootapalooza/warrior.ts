import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { ARMOR_UP_TO_10, lessArmorThan, randomDefender, YOUR_HERO } from '../../selectors.js';
import { cannotAttackIf } from '../../templates/auras.js';
import { recruit } from '../../templates/recruit.js';
import { growsEachTime } from '../../templates/spellstone.js';
import { becomesOneOf } from '../../templates/unidentified.js';

/** You have equipped a weapon. */
const WEAPON_EQUIPPED: Pick<Trigger, 'on' | 'whose'> = { on: 'EQUIP', whose: 'YOURS' };

/** LOOTAPALOOZA set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_041', 'Kobold Barbarian', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ forceAttack: 'SELF', on: randomDefender('ENEMY_CHARACTERS') }],
      },
    ],
  }),
  card('LOOT_044', 'Bladed Gauntlet', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'LOOT_044e',
        num1: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
      },
      { update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO', enchantment: 'LOOT_044e2' },
    ],
  }),
  /** Their ids are ours. */
  ownCard({
    id: 'LOOT_044e',
    name: 'Bladed Gauntlet',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { attack: 'NUM_1' },
  }),
  ownCard({
    id: 'LOOT_044e2',
    name: 'Bladed Gauntlet',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { grants: ['CANNOT_ATTACK_HEROES'] },
  }),
  card('LOOT_203', 'Lesser Mithril Spellstone', {
    text: [{ summon: 'LOOT_203t4' }],
    triggers: growsEachTime(WEAPON_EQUIPPED, 'LOOT_203t2'),
  }),
  card('LOOT_203t2', 'Mithril Spellstone', {
    text: [{ summon: 'LOOT_203t4', count: 2 }],
    triggers: growsEachTime(WEAPON_EQUIPPED, 'LOOT_203t3'),
  }),
  card('LOOT_203t3', 'Greater Mithril Spellstone', {
    text: [{ summon: 'LOOT_203t4', count: 3 }],
  }),
  card('LOOT_285', 'Unidentified Shield', {
    text: [{ gainArmor: 5 }],
    ...becomesOneOf('LOOT_285t', 'LOOT_285t2', 'LOOT_285t3', 'LOOT_285t4'),
  }),
  card('LOOT_285t', 'Tower Shield +10', { text: [{ gainArmor: 5 }, { gainArmor: 10 }] }),
  card('LOOT_285t2', 'Serrated Shield', { text: [{ gainArmor: 5 }, { damage: 5, to: 'TARGET' }] }),
  card('LOOT_285t3', 'Runed Shield', { text: [{ gainArmor: 5 }, { summon: 'LOOT_285t3t' }] }),
  card('LOOT_285t4', 'Spiked Shield', { text: [{ gainArmor: 5 }, { equip: 'LOOT_285t4t' }] }),
  card('LOOT_364', 'Reckless Flurry', {
    text: [
      { save: 'armor', value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' } },
      { set: { ARMOR: 0 }, on: 'FRIENDLY_HERO' },
      { damage: { saved: 'armor' }, to: 'ALL_MINIONS' },
    ],
  }),
  card('LOOT_365', 'Gemstudded Golem', { auras: [cannotAttackIf(lessArmorThan(5))] }),
  card('LOOT_367', 'Drywhisker Armorer', {
    battlecry: [{ gainArmor: { times: [2, { count: 'ENEMY_MINIONS' }] } }],
  }),
  card('LOOT_370', 'Gather Your Party', { text: [recruit()] }),
  card('LOOT_380', 'Woecleaver', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [recruit()] }],
  }),
  card('LOOT_519', 'Geosculptor Yip', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: { pool: { type: 'MINION', costOf: ARMOR_UP_TO_10 } } }],
      },
    ],
  }),
];
