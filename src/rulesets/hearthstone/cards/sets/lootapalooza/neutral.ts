import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  ENDS_AS_HOST_IS_PLAYED,
  OTHER_FRIENDLY_MINIONS,
  OTHER_MINIONS,
  RANDOM_ENEMY,
  RANDOM_SPELL_IN_DECK,
  SPELLS_PLAYED_THIS_TURN,
} from '../../selectors.js';
import { costsIf } from '../../templates/auras.js';
import { recruit, recruitAtMost } from '../../templates/recruit.js';

/** LOOTAPALOOZA set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_069', 'Sewer Crawler', { battlecry: [{ summon: 'LOOT_069t' }] }),
  card('LOOT_111', 'Scorp-o-matic', { battlecry: [{ destroy: 'TARGET' }] }),
  card('LOOT_118', 'Ebon Dragonsmith', {
    battlecry: [{ enchant: 'LOOT_118e', on: { random: { of: 'FRIENDLY_HAND', where: 'WEAPON' } } }],
  }),
  card('LOOT_118e', 'Smithing', {
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('LOOT_122', 'Corrosive Sludge', { battlecry: [{ destroy: 'ENEMY_WEAPON' }] }),
  card('LOOT_124', 'Lone Champion', {
    battlecry: [
      {
        if: { not: { exists: OTHER_FRIENDLY_MINIONS } },
        then: [{ enchant: 'LOOT_124e', on: 'SELF' }],
      },
    ],
  }),
  card('LOOT_124e', 'Lonely', { enchantment: { grants: ['TAUNT', 'DIVINE_SHIELD'] } }),
  card('LOOT_130', 'Arcane Tyrant', {
    auras: [
      {
        ...costsIf(0, {
          exists: {
            of: SPELLS_PLAYED_THIS_TURN,
            where: { tag: 'PLAYED_COST', atLeast: 5 },
          },
        }),
        rules: ['HS-M6', 'ZH-5.1-counter-no-count'],
      },
    ],
  }),
  card('LOOT_131', 'Green Jelly', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'LOOT_131t1' }] }],
  }),
  card('LOOT_132', 'Dragonslayer', { battlecry: [{ damage: 6, to: 'TARGET' }] }),
  card('LOOT_134', 'Toothy Chest', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ enchant: 'LOOT_134e', on: 'SELF' }] }],
  }),
  card('LOOT_134e', 'Toothy', { enchantment: { attack: { set: 4 } } }),
  card('LOOT_136', 'Sneaky Devil', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'LOOT_136e' }],
  }),
  card('LOOT_136e', 'Devilish Power', { enchantment: { attack: 1 } }),
  card('LOOT_144', 'Hoarding Dragon', {
    deathrattle: [{ giveCard: 'GAME_005', count: 2, who: 'OPPONENT' }],
  }),
  card('LOOT_149', 'Corridor Creeper', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['ZH-3.2-zone-kinds'],
        subject: 'MINION',
        zone: 'HAND',
        do: [{ enchant: 'LOOT_149e', on: 'SELF' }],
      },
    ],
  }),
  card('LOOT_149e', 'Creepier', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('LOOT_150', 'Furbolg Mossbinder', {
    battlecry: [{ transform: 'TARGET', into: 'LOOT_150t1' }],
  }),
  card('LOOT_152', 'Boisterous Bard', {
    battlecry: [{ enchant: 'LOOT_152e', on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('LOOT_152e', 'Inspired', { enchantment: { health: 1 } }),
  card('LOOT_153', 'Violet Wurm', { deathrattle: [{ summon: 'LOOT_153t1', count: 7 }] }),
  card('LOOT_154', 'Gravelsnout Knight', {
    battlecry: [{ summon: { pool: { type: 'MINION', cost: 1 } }, who: 'OPPONENT' }],
  }),
  card('LOOT_161', 'Carnivorous Cube', {
    rules: { deathrattle: ['ZH-4.10-original-state'] },
    battlecry: [{ destroy: 'TARGET' }, { remember: 'TARGET' }],
    deathrattle: [{ forEach: 'REMEMBERED', do: [{ summon: { cardOf: 'IT' }, count: 2 }] }],
  }),
  card('LOOT_167', 'Fungalmancer', {
    battlecry: [{ enchant: 'LOOT_167e', on: { adjacentTo: 'SELF' } }],
  }),
  card('LOOT_167e', 'Magic Mushroom', { enchantment: { attack: 2, health: 2 } }),
  card('LOOT_184', 'Silver Vanguard', { deathrattle: [recruit({ tag: 'COST', exactly: 8 })] }),
  card('LOOT_193', 'Shimmering Courser', { keywords: ['CANT_BE_TARGETED_BY_OPPONENTS'] }),
  card('LOOT_218', 'Feral Gibberer', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'HERO',
        do: [{ giveCard: { cardOf: 'SELF' } }],
      },
    ],
  }),
  card('LOOT_233', 'Cursed Disciple', { deathrattle: [{ summon: 'LOOT_233t' }] }),
  card('LOOT_291', 'Shroom Brewer', { battlecry: [{ heal: 4, to: 'TARGET' }] }),
  card('LOOT_347', 'Kobold Apprentice', {
    battlecry: [{ repeat: 3, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
  }),
  card('LOOT_357', 'Marin the Fox', { battlecry: [{ summon: 'LOOT_357l', who: 'OPPONENT' }] }),
  card('LOOT_375', 'Guild Recruiter', { battlecry: [recruitAtMost(4)] }),
  card('LOOT_382', 'Kobold Monk', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO', enchantment: 'LOOT_382e' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'LOOT_382e',
    name: 'Kobold Monk',
    type: 'ENCHANTMENT',
    set: 'LOOTAPALOOZA',
    enchantment: { grants: ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'] },
  }),
  card('LOOT_383', 'Hungry Ettin', {
    battlecry: [{ summon: { pool: { type: 'MINION', cost: 2 } }, who: 'OPPONENT' }],
  }),
  card('LOOT_388', 'Fungal Enchanter', { battlecry: [{ heal: 2, to: 'FRIENDLY_CHARACTERS' }] }),
  card('LOOT_389', 'Rummaging Kobold', {
    battlecry: [{ giveCard: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'WEAPON' } } }],
  }),
  card('LOOT_394', 'Shrieking Shroom', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: { pool: { type: 'MINION', cost: 1 } } }],
      },
    ],
  }),
  card('LOOT_413', 'Plated Beetle', { deathrattle: [{ gainArmor: 3 }] }),
  card('LOOT_414', 'Grand Archivist', {
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['ZH-2.3-cast'],
        whose: 'YOURS',
        do: [
          {
            save: 'spell',
            entities: { random: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', 'CASTABLE'] } } },
          },
          {
            if: { exists: { saved: 'spell' } },
            then: [{ cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } }],
          },
        ],
      },
    ],
  }),
  card('LOOT_516', 'Zola the Gorgon', {
    rules: { battlecry: ['HS-COPY1'] },
    battlecry: [{ giveCard: { cardOf: 'TARGET' } }],
  }),
  card('LOOT_521', 'Master Oakheart', {
    rules: { battlecry: ['SUP-SUMMON-SEQ', 'ZH-3.4-precheck'] },
    battlecry: [
      recruit({ tag: 'ATTACK', exactly: 1 }),
      recruit({ tag: 'ATTACK', exactly: 2 }),
      recruit({ tag: 'ATTACK', exactly: 3 }),
    ],
  }),
  card('LOOT_529', 'Void Ripper', {
    rules: { battlecry: ['HS-H6'] },
    battlecry: [
      {
        enchant: 'LOOT_529e',
        on: OTHER_MINIONS,
        num1: { tag: 'HEALTH_LEFT', of: 'IT' },
        num2: { tag: 'ATTACK', of: 'IT' },
      },
    ],
  }),
  card('LOOT_529e', 'Void Shift', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('LOOT_539', 'Spiteful Summoner', {
    battlecry: [
      {
        forEach: RANDOM_SPELL_IN_DECK,
        do: [{ summon: { pool: { type: 'MINION', costOf: 'IT' } } }],
      },
    ],
  }),
  card('LOOT_540', 'Dragonhatcher', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [recruit({ race: 'DRAGON' })] }],
  }),
  card('LOOT_541', 'King Togwaggle', {
    battlecry: [{ swapDecks: true }, { giveCard: 'LOOT_541t', who: 'OPPONENT' }],
  }),
  card('LOOT_541t', "King's Ransom", { text: [{ swapDecks: true }] }),
  card('LOOT_526', 'The Darkness', {
    dormant: 'LOOT_526e',
    battlecry: [
      { repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'LOOT_526t' }, who: 'OPPONENT' }] },
    ],
  }),
  // that every Candle counts for every one of them is inferred
  card('LOOT_526e', 'Darkness Awaits', {
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'DRAW',
        whose: 'OPPONENTS',
        subject: { card: 'LOOT_526t' },
        rules: ['ZH-4.6-dormant'],
        do: [
          {
            set: { QUEST_PROGRESS: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] } },
            on: 'SELF',
          },
          {
            if: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', atLeast: 3 } },
            then: [{ awaken: 'HOST' }],
          },
        ],
      },
    ],
  }),
  card('LOOT_526t', 'Darkness Candle', { castWhenDrawn: [] }),
];
