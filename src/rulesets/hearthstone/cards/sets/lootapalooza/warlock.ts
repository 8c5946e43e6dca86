import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';
import { recruit } from '../../templates/recruit.js';
import { growsEachTime } from '../../templates/spellstone.js';

/** A card of yours has damaged your hero; heroes and Hero Powers are none. */
const HURT_BY_OWN_CARD: Pick<Trigger, 'on' | 'subject' | 'source'> = {
  on: 'DAMAGE',
  subject: YOUR_HERO,
  source: { all: ['FRIENDLY', { not: 'HERO' }, { not: 'HERO_POWER' }] },
};

/** LOOTAPALOOZA set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_013', 'Vulgar Homunculus', { battlecry: [{ damage: 2, to: 'FRIENDLY_HERO' }] }),
  card('LOOT_014', 'Kobold Librarian', {
    rules: { battlecry: ['ZH-4.4-draw-then'] },
    battlecry: [{ draw: 1 }, { damage: 2, to: 'FRIENDLY_HERO' }],
  }),
  card('LOOT_017', 'Dark Pact', {
    text: [{ destroy: 'TARGET' }, { heal: 4, to: 'FRIENDLY_HERO' }],
  }),
  card('LOOT_018', 'Hooked Reaver', {
    battlecry: [
      {
        if: { entity: 'FRIENDLY_HERO', is: { tag: 'HEALTH_LEFT', atMost: 15 } },
        then: [{ enchant: 'LOOT_018e', on: 'SELF' }],
      },
    ],
  }),
  card('LOOT_018e', 'Hooked Horror', {
    enchantment: { attack: 3, health: 3, grants: ['TAUNT'] },
  }),
  card('LOOT_043', 'Lesser Amethyst Spellstone', {
    text: [{ damage: 3, to: 'TARGET' }],
    triggers: growsEachTime(HURT_BY_OWN_CARD, 'LOOT_043t2'),
  }),
  card('LOOT_043t2', 'Amethyst Spellstone', {
    text: [{ damage: 5, to: 'TARGET' }],
    triggers: growsEachTime(HURT_BY_OWN_CARD, 'LOOT_043t3'),
  }),
  card('LOOT_043t3', 'Greater Amethyst Spellstone', { text: [{ damage: 7, to: 'TARGET' }] }),
  card('LOOT_306', 'Possessed Lackey', { deathrattle: [recruit({ race: 'DEMON' })] }),
  card('LOOT_368', 'Voidlord', { deathrattle: [{ summon: 'CS2_065', count: 3 }] }),
  card('LOOT_415', 'Rin, the First Disciple', { deathrattle: [{ giveCard: 'LOOT_415t1' }] }),
  card('LOOT_415t1', 'The First Seal', {
    text: [{ summon: 'LOOT_415t1t' }, { giveCard: 'LOOT_415t2' }],
  }),
  card('LOOT_415t2', 'The Second Seal', {
    text: [{ summon: 'LOOT_415t2t' }, { giveCard: 'LOOT_415t3' }],
  }),
  card('LOOT_415t3', 'The Third Seal', {
    text: [{ summon: 'LOOT_415t3t' }, { giveCard: 'LOOT_415t4' }],
  }),
  card('LOOT_415t4', 'The Fourth Seal', {
    text: [{ summon: 'LOOT_415t4t' }, { giveCard: 'LOOT_415t5' }],
  }),
  card('LOOT_415t5', 'The Final Seal', {
    text: [{ summon: 'LOOT_415t5t' }, { giveCard: 'LOOT_415t6' }],
  }),
  card('LOOT_415t6', 'Azari, the Devourer', {
    rules: { battlecry: ['ZH-1.4-setaside'] },
    battlecry: [{ setAside: 'ENEMY_DECK' }],
  }),
  card('LOOT_417', 'Cataclysm', {
    text: [{ destroy: 'ALL_MINIONS' }, { discard: 'FRIENDLY_HAND' }],
  }),
  card('LOOT_420', "Skull of the Man'ari", {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            putIntoPlay: {
              random: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } },
            },
          },
        ],
      },
    ],
  }),
];
