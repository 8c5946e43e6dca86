import type { Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { lessArmorThan, MANA_IS_FULL } from '../../selectors.js';
import { cannotAttackIf } from '../../templates/auras.js';
import { recruitAtMost } from '../../templates/recruit.js';
import { growsAfter } from '../../templates/spellstone.js';

/** You gain Armor. */
const ARMOR: Pick<Trigger, 'on' | 'whose'> = { on: 'ARMOR_GAINED', whose: 'YOURS' };

/** The three paths. */
const EAT: readonly Effect[] = [{ draw: 1 }];
const EXPLORE: readonly Effect[] = [{ enchant: 'LOOT_054be', on: 'FRIENDLY_MINIONS' }];
const LOOT: readonly Effect[] = [{ gainArmor: 6 }];

/** LOOTAPALOOZA set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_329', 'Ixlid, Fungal Lord', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('LOOT_051', 'Lesser Jasper Spellstone', {
    text: [{ damage: 2, to: 'TARGET' }],
    triggers: growsAfter(ARMOR, { needed: 3, each: 'EVENT_AMOUNT' }, 'LOOT_051t1'),
  }),
  card('LOOT_051t1', 'Jasper Spellstone', {
    text: [{ damage: 4, to: 'TARGET' }],
    triggers: growsAfter(ARMOR, { needed: 3, each: 'EVENT_AMOUNT' }, 'LOOT_051t2'),
  }),
  card('LOOT_051t2', 'Greater Jasper Spellstone', { text: [{ damage: 6, to: 'TARGET' }] }),
  card('LOOT_047', 'Barkskin', {
    text: [{ enchant: 'LOOT_047e', on: 'TARGET' }, { gainArmor: 3 }],
  }),
  card('LOOT_047e', 'Barkskin', { enchantment: { health: 3 } }),
  card('LOOT_048', 'Ironwood Golem', { auras: [cannotAttackIf(lessArmorThan(3))] }),
  card('LOOT_054', 'Branching Paths', {
    text: [
      {
        repeat: 2,
        do: [
          { chooseCard: { oneOf: ['LOOT_054d', 'LOOT_054b', 'LOOT_054c'] }, save: 'path' },
          { if: { entity: { saved: 'path' }, is: { card: 'LOOT_054d' } }, then: EAT },
          { if: { entity: { saved: 'path' }, is: { card: 'LOOT_054b' } }, then: EXPLORE },
          { if: { entity: { saved: 'path' }, is: { card: 'LOOT_054c' } }, then: LOOT },
        ],
      },
    ],
  }),
  card('LOOT_054b', 'Explore the Darkness', { text: EXPLORE }),
  card('LOOT_054be', 'Fearless', { enchantment: { attack: 1 } }),
  card('LOOT_054c', 'Loot the Chest', { text: LOOT }),
  card('LOOT_054d', 'Eat the Mushroom', { text: EAT }),
  card('LOOT_056', 'Astral Tiger', {
    deathrattle: [{ shuffleIntoDeck: { newCard: { cardOf: 'SELF' } } }],
  }),
  card('LOOT_309', 'Oaken Summons', { text: [{ gainArmor: 6 }, recruitAtMost(4)] }),
  card('LOOT_314', 'Grizzled Guardian', { deathrattle: [recruitAtMost(4), recruitAtMost(4)] }),
  card('LOOT_351', 'Greedy Sprite', {
    rules: { deathrattle: ['ZH-4.12-at-cap'] },
    deathrattle: [{ if: { not: MANA_IS_FULL }, then: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }] }],
  }),
  card('LOOT_392', 'Twig of the World Tree', {
    deathrattle: [{ gainMana: 10, kind: 'CRYSTAL' }],
  }),
];
