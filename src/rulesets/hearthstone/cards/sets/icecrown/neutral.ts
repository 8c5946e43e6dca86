import type { Condition } from '../../../language/words.js';
import type { Keyword } from '../../../vocabulary/index.js';
import { type CardEntry, card } from '../../entry.js';
import {
  DEATH_KNIGHT_CARD,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  MINIONS_THAT_DIED_THIS_TURN,
  OTHER_FRIENDLY_MINIONS,
} from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';

/** No card of the deck has this Cost; an empty deck has none. */
function hasNoneThatCosts(cost: number): Condition {
  return { not: { exists: { of: 'FRIENDLY_DECK', where: { tag: 'COST', exactly: cost } } } };
}

/** A minion of the deck has this keyword. */
function hasInDeck(keyword: Keyword): Condition {
  return { exists: { of: MINIONS_IN_DECK, where: { has: keyword } } };
}

/** ICECROWN set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_901', 'Drakkari Enchanter', {
    auras: [
      { update: 'OTHER', rules: ['HS-AURA6'], tag: 'EXTRA_END_TURN_EFFECT', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('ICC_829p', 'The Four Horsemen', {
    text: [
      { summon: { oneOf: ['ICC_829t2', 'ICC_829t3', 'ICC_829t4', 'ICC_829t5'], notOnBoard: true } },
    ],
    auras: [
      {
        update: 'OTHER',
        rules: ['SUP-AU-HORSEMEN', 'ZH-4.2-horsemen', 'ZH-1.3-aura-update-trigger'],
        onEntry: true,
        if: { controlsAll: ['ICC_829t2', 'ICC_829t3', 'ICC_829t4', 'ICC_829t5'] },
        do: [{ destroy: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('ICC_097', 'Grave Shambler', {
    triggers: [
      { on: 'DEATH', whose: 'YOURS', subject: 'WEAPON', do: [{ enchant: 'ICC_097e', on: 'SELF' }] },
    ],
  }),
  card('ICC_097e', 'Armed and Dangerous', { enchantment: { attack: 1, health: 1 } }),
  card('ICC_852', 'Prince Taldaram', {
    rules: { battlecry: ['HS-COND8'] },
    battlecry: [
      {
        if: hasNoneThatCosts(3),
        then: [
          { becomeCopyOf: 'TARGET', save: 'form', entersAnew: true },
          { enchant: 'ICC_852e', on: { saved: 'form' } },
        ],
      },
    ],
  }),
  card('ICC_852e', "Taldaram's Visage", {
    enchantment: { attack: { set: 3 }, health: { set: 3 } },
  }),
  card('ICC_018', 'Phantom Freebooter', {
    battlecry: [
      {
        enchant: 'ICC_018e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: 'FRIENDLY_WEAPON' },
        num2: { tag: 'HEALTH_LEFT', of: 'FRIENDLY_WEAPON' },
      },
    ],
  }),
  card('ICC_019', 'Skelemancer', {
    deathrattleIf: 'OPPONENTS_TURN',
    deathrattle: [{ summon: 'ICC_019t' }],
  }),
  card('ICC_025', 'Rattling Rascal', {
    battlecry: [{ summon: 'ICC_025t' }],
    deathrattle: [{ summon: 'ICC_025t', who: 'OPPONENT' }],
  }),
  card('ICC_026', 'Grim Necromancer', {
    battlecry: [{ summon: 'ICC_026t', count: 2, at: 'ALTERNATING' }],
  }),
  card('ICC_027', 'Bone Drake', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', race: 'DRAGON' } } }],
  }),
  card('ICC_028', "Sunborne Val'kyr", {
    battlecry: [{ enchant: 'ICC_028e', on: { adjacentTo: 'SELF' } }],
  }),
  card('ICC_028e', "Blessing of the Val'kyr", { enchantment: { health: 2 } }),
  card('ICC_029', 'Cobalt Scalebane', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'ICC_029e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('ICC_029e', 'Dragonscales', { enchantment: { attack: 3 } }),
  card('ICC_031', 'Night Howler', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'ICC_031e', on: 'SELF' }] }],
  }),
  card('ICC_031e', 'Awooooo!', { enchantment: { attack: 2 } }),
  card('ICC_067', 'Vryghoul', {
    deathrattleIf: 'OPPONENTS_TURN',
    deathrattle: [{ summon: 'ICC_900t' }],
  }),
  card('ICC_092', 'Acherus Veteran', { battlecry: [{ enchant: 'ICC_092e', on: 'TARGET' }] }),
  card('ICC_092e', "Veteran's Favor", { enchantment: { attack: 1 } }),
  card('ICC_093', 'Tuskarr Fisherman', { battlecry: [{ enchant: 'ICC_093e', on: 'TARGET' }] }),
  card('ICC_093e', 'Fresh Fish!', { enchantment: { spellDamage: 1 } }),
  card('ICC_094', 'Fallen Sun Cleric', { battlecry: [{ enchant: 'ICC_094e', on: 'TARGET' }] }),
  card('ICC_094e', "Cleric's Blessing", { enchantment: { attack: 1, health: 1 } }),
  card('ICC_096', 'Furnacefire Colossus', {
    battlecry: [
      { save: 'weapons', entities: { of: 'FRIENDLY_HAND', where: 'WEAPON' } },
      { discard: { saved: 'weapons' } },
      {
        enchant: 'ICC_096e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: { saved: 'weapons' } },
        num2: { tag: 'HEALTH_LEFT', of: { saved: 'weapons' } },
      },
    ],
  }),
  card('ICC_096e', 'Me Bigger', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('ICC_098', 'Tomb Lurker', {
    battlecry: [{ giveCard: { died: 'THIS_GAME', like: { type: 'MINION', deathrattle: true } } }],
  }),
  card('ICC_099', 'Ticking Abomination', {
    deathrattle: [{ damage: 5, to: 'FRIENDLY_MINIONS' }],
  }),
  card('ICC_257', 'Corpse Raiser', { battlecry: [{ enchant: 'ICC_257e', on: 'TARGET' }] }),
  card('ICC_257e', 'Ready to Return', { deathrattle: [{ summon: { cardOf: 'HOST' } }] }),
  card('ICC_314', 'The Lich King', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ giveCard: DEATH_KNIGHT_CARD }] }],
  }),
  card('ICC_466', 'Saronite Chain Gang', {
    rules: { battlecry: ['SUP-COPY-DOPPEL'] },
    battlecry: [{ summonCopyOf: 'SELF' }],
    // the data of 14.0 to 19.6 prints a plain second one
    was: [
      { before: '14.0', battlecry: [{ summonCopyOf: 'SELF' }] },
      { before: '20.0', battlecry: [{ summon: 'ICC_466' }] },
    ],
  }),
  card('ICC_467', 'Deathspeaker', { battlecry: [{ enchant: 'ICC_467e', on: 'TARGET' }] }),
  card('ICC_467e', 'Deathward', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('ICC_468', 'Wretched Tiller', {
    triggers: [
      {
        on: 'ATTACK',
        rules: ['ZH-2.6-combat'],
        source: 'IS_SELF',
        do: [{ damage: 2, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('ICC_700', 'Happy Ghoul', {
    auras: [
      costsIf(0, {
        value: { tag: 'AMOUNT_HERO_HEALED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
        atLeast: 1,
      }),
    ],
  }),
  card('ICC_701', 'Skulking Geist', {
    rules: { battlecry: ['ZH-4.11-effective-cost', 'HS-DESTROY7', 'HS-DESTROY8'] },
    battlecry: [
      {
        destroy: {
          of: { union: ['ALL_HAND', 'ALL_DECK'] },
          where: { all: ['SPELL', { tag: 'PRINTED_COST', exactly: 1 }] },
        },
      },
    ],
  }),
  card('ICC_702', 'Shallow Gravedigger', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', deathrattle: true } } }],
  }),
  card('ICC_705', 'Bonemare', { battlecry: [{ enchant: 'ICC_705e', on: 'TARGET' }] }),
  card('ICC_705e', "Bonemare's Boon", {
    enchantment: { attack: 4, health: 4, grants: ['TAUNT'] },
  }),
  card('ICC_706', 'Nerubian Unraveler', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ALL_HAND', where: 'SPELL' },
        enchantment: 'ICC_706e',
      },
    ],
  }),
  card('ICC_706e', 'Unravelled', { enchantment: { cost: 2 } }),
  card('ICC_810', 'Deathaxe Punisher', {
    battlecry: [
      {
        enchant: 'ICC_810e',
        on: { random: { of: MINIONS_IN_HAND, where: { has: 'LIFESTEAL' } } },
      },
    ],
  }),
  card('ICC_810e', 'Bloodthirsty', { enchantment: { attack: 2, health: 2 } }),
  card('ICC_812', 'Meat Wagon', {
    deathrattle: [
      {
        putIntoPlay: {
          random: {
            of: MINIONS_IN_DECK,
            where: { tag: 'ATTACK', atMost: { minus: ['OWN_ATTACK', 1] } },
          },
        },
      },
    ],
  }),
  card('ICC_851', 'Prince Keleseth', {
    battlecry: [{ if: hasNoneThatCosts(2), then: [{ enchant: 'ICC_851e', on: MINIONS_IN_DECK }] }],
  }),
  card('ICC_851e', "Keleseth's Blessing", { enchantment: { attack: 1, health: 1 } }),
  card('ICC_853', 'Prince Valanar', {
    battlecry: [
      { if: hasNoneThatCosts(4), then: [{ set: { LIFESTEAL: 1, TAUNT: 1 }, on: 'SELF' }] },
    ],
  }),
  card('ICC_854', 'Arfus', { deathrattle: [{ giveCard: DEATH_KNIGHT_CARD }] }),
  card('ICC_855', 'Hyldnir Frostrider', { battlecry: [{ freeze: OTHER_FRIENDLY_MINIONS }] }),
  card('ICC_900', 'Necrotic Geist', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        do: [{ summon: 'ICC_900t' }],
      },
    ],
  }),
  card('ICC_902', 'Mindbreaker', {
    auras: [
      {
        update: 'OTHER',
        rules: ['ZH-2.7-usable'],
        tag: 'HERO_POWER_DISABLED',
        on: { union: ['FRIENDLY_PLAYER', 'ENEMY_PLAYER'] },
      },
    ],
  }),
  card('ICC_904', 'Wicked Skeleton', {
    battlecry: [{ enchant: 'ICC_904e', on: 'SELF', num1: MINIONS_THAT_DIED_THIS_TURN }],
  }),
  card('ICC_904e', 'Extra Calcium', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('ICC_911', 'Keening Banshee', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        rules: ['ZH-1.4-setaside'],
        do: [{ destroy: { first: 'FRIENDLY_DECK', count: 3 } }],
      },
    ],
  }),
  card('ICC_912', 'Corpsetaker', {
    battlecry: [
      { if: hasInDeck('TAUNT'), then: [{ set: { TAUNT: 1 }, on: 'SELF' }] },
      { if: hasInDeck('DIVINE_SHIELD'), then: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }] },
      { if: hasInDeck('LIFESTEAL'), then: [{ set: { LIFESTEAL: 1 }, on: 'SELF' }] },
      { if: hasInDeck('WINDFURY'), then: [{ set: { WINDFURY: 1 }, on: 'SELF' }] },
    ],
  }),
];
