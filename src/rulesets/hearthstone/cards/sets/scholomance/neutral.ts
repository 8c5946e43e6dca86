import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  DEAD_WITH_DEATHRATTLE,
  HAS_SPELL_DAMAGE,
  HITS_NEIGHBOURS_TOO,
  MINIONS_THAT_DIED,
  OTHER_FRIENDLY_MINIONS,
  OTHER_MINIONS,
} from '../../selectors.js';

/** SCHOLOMANCE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_248', 'Pen Flinger', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: 1, to: 'TARGET' }],
    spellburst: [{ returnToHand: 'SELF' }],
    was: [{ before: '20.0.2', requires: { REQ_TARGET_IF_AVAILABLE: 0 } }],
  }),
  card('SCH_224', "Headmaster Kel'Thuzad", {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        queueIf: { entity: 'SELF', is: { has: 'SPELLBURST' } },
        do: [{ set: { QUEST_PROGRESS: MINIONS_THAT_DIED }, on: 'SELF' }],
      },
    ],
    spellburst: [
      {
        save: 'destroyed',
        entities: {
          last: { dead: { died: 'THIS_GAME', like: { type: 'MINION' } } },
          count: { minus: [MINIONS_THAT_DIED, { tag: 'QUEST_PROGRESS', of: 'SELF' }] },
        },
      },
      {
        forEach: { saved: 'destroyed' },
        do: [{ summon: { cardOf: 'IT' }, rules: ['HS-INF-headmaster'] }],
      },
    ],
  }),
  card('SCH_713', 'Cult Neophyte', { battlecry: [{ enchant: 'SCH_713e2', on: 'ENEMY_PLAYER' }] }),
  card('SCH_713e2', 'Spoiling', {
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'SPELL' },
        enchantment: 'SCH_713e',
        if: 'OPPONENTS_TURN',
        priority: 'LAST',
        rules: ['ZH-4.11-lowest-priority'],
      },
    ],
  }),
  card('SCH_713e', 'Spoiled!', { enchantment: { cost: 1 } }),
  card('SCH_230', 'Onyx Magescribe', {
    spellburst: [
      {
        repeat: 2,
        do: [
          {
            giveCard: {
              pool: { type: 'SPELL', classOf: 'FRIENDLY_HERO', cardWithoutClass: 'GAME_005' },
            },
          },
        ],
      },
    ],
  }),
  card('SCH_142', 'Voracious Reader', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ draw: { minus: [3, { count: 'FRIENDLY_HAND' }] } }],
      },
    ],
  }),
  card('SCH_146', 'Robes of Protection', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'SCH_146e' }],
  }),
  card('SCH_146e', 'Protected', {
    enchantment: { grants: ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'] },
  }),
  // the Cost that the spell is at by then (ZH-4.11-effective-cost)
  card('SCH_157', 'Enchanted Cauldron', {
    keywords: ['SPELLBURST'],
    spellburst: [{ cast: { pool: { type: 'SPELL', costOf: 'EVENT_SUBJECT' } } }],
  }),
  card('SCH_160', 'Wandmaker', {
    battlecry: [
      {
        giveCard: {
          pool: { type: 'SPELL', cost: 1, classOf: 'FRIENDLY_HERO', withoutClass: 'ANY_CLASS' },
        },
      },
    ],
  }),
  card('SCH_162', 'Vectus', {
    battlecry: [
      { summon: 'SCH_162t', count: 2, at: 'ALTERNATING', save: 'whelps' },
      {
        forEach: { saved: 'whelps' },
        do: [{ gainDeathrattlesOf: { random: DEAD_WITH_DEATHRATTLE }, with: 'SCH_162e', on: 'IT' }],
      },
    ],
  }),
  card('SCH_162e', 'Experimental Plague', {
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
  card('SCH_231', 'Intrepid Initiate', { spellburst: [{ enchant: 'SCH_231e', on: 'SELF' }] }),
  card('SCH_231e', 'Ready for School', { enchantment: { attack: 2 } }),
  card('SCH_232', 'Crimson Hothead', { spellburst: [{ enchant: 'SCH_232e', on: 'SELF' }] }),
  card('SCH_232e', 'Fired Up', { enchantment: { attack: 1, grants: ['TAUNT'] } }),
  card('SCH_245', 'Steward of Scrolls', {
    rules: { battlecry: ['ZH-5.1-discover'] },
    battlecry: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
  }),
  card('SCH_259', 'Sphere of Sapience', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'top', entities: { first: 'FRIENDLY_DECK' } },
          {
            if: { exists: { saved: 'top' } },
            then: [
              {
                chooseCard: { cardsOf: { saved: 'top' } },
                beside: 'SCH_259t',
                save: 'fate',
              },
              {
                if: { entity: { saved: 'fate' }, is: { card: 'SCH_259t' } },
                then: [
                  { putIntoDeck: { saved: 'top' }, at: 'BOTTOM' },
                  { loseDurability: 1, of: 'SELF' },
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
  card('SCH_259t', 'A New Fate', { text: [] }),
  card('SCH_283', 'Manafeeder Panthara', {
    battlecry: [
      {
        if: {
          entity: 'FRIENDLY_PLAYER',
          is: { tag: 'HEROPOWER_ACTIVATIONS_THIS_TURN', atLeast: 1 },
        },
        then: [{ draw: 1 }],
      },
    ],
  }),
  card('SCH_311', 'Animated Broomstick', {
    battlecry: [{ set: { RUSH: 1 }, on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('SCH_312', 'Tour Guide', {
    battlecry: [{ enchant: 'SCH_312e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('SCH_312e', 'School Tour', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'SCH_312ee' }],
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  /** Its id is ours: what the one above does to whatever Hero Power there is. */
  ownCard({
    id: 'SCH_312ee',
    name: 'School Tour',
    type: 'ENCHANTMENT',
    set: 'SCHOLOMANCE',
    enchantment: { cost: { set: 0 } },
  }),
  card('SCH_313', 'Wretched Tutor', { spellburst: [{ damage: 2, to: OTHER_MINIONS }] }),
  // cards of equal Cost stay as they lie: inferred
  card('SCH_428', 'Lorekeeper Polkelt', {
    battlecry: [
      { save: 'rest', entities: 'FRIENDLY_DECK' },
      {
        repeat: { count: 'FRIENDLY_DECK' },
        do: [
          { save: 'next', entities: { first: { highest: 'COST', among: { saved: 'rest' } } } },
          { putIntoDeck: { saved: 'next' }, at: 'BOTTOM' },
          { save: 'rest', entities: { of: { saved: 'rest' }, except: { saved: 'next' } } },
        ],
      },
    ],
  }),
  card('SCH_530', 'Sorcerous Substitute', {
    battlecry: [{ if: HAS_SPELL_DAMAGE, then: [{ summonCopyOf: 'SELF' }] }],
  }),
  card('SCH_605', 'Lake Thresher', {
    triggers: [HITS_NEIGHBOURS_TOO],
  }),
  card('SCH_707', 'Fishy Flyer', { deathrattle: [{ giveCard: 'SCH_707t' }] }),
  card('SCH_708', 'Sneaky Delinquent', { deathrattle: [{ giveCard: 'SCH_708t' }] }),
  card('SCH_709', 'Smug Senior', { deathrattle: [{ giveCard: 'SCH_709t' }] }),
  card('SCH_710', 'Ogremancer', {
    triggers: [
      { on: 'ON_PLAY', whose: 'OPPONENTS', subject: 'SPELL', do: [{ summon: 'SCH_710t' }] },
    ],
  }),
  card('SCH_711', 'Plagued Protodrake', {
    deathrattle: [{ summon: { pool: { type: 'MINION', cost: 7 } }, at: 'END' }],
  }),
  card('SCH_714', 'Educated Elekk', {
    // what it remembers is shuffled by the enchantments that stand for it
    deathrattle: [],
    triggers: [
      {
        on: 'ON_PLAY',
        subject: 'SPELL',
        do: [{ enchant: 'SCH_714e', on: 'SELF', remembers: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('SCH_714e', 'Educated', {
    deathrattle: [{ shuffleIntoDeck: { newCard: { cardOf: 'REMEMBERED' } } }],
  }),
  card('SCH_717', 'Keymaster Alabaster', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'OPPONENTS',
        do: [
          { giveCopiesOf: 'EVENT_SUBJECT', save: 'copy' },
          { enchant: 'SCH_717e', on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  /** Its id is ours: what the copies of Keymaster Alabaster cost. */
  ownCard({
    id: 'SCH_717e',
    name: 'Keymaster Alabaster',
    type: 'ENCHANTMENT',
    set: 'SCHOLOMANCE',
    enchantment: { cost: { set: 1 } },
  }),
  card('SCH_425e', 'Sharpened', { enchantment: { attack: 1, health: 1 } }),
  card('SCH_524e', 'Shield of Honor', { enchantment: { attack: 3, grants: ['DIVINE_SHIELD'] } }),
  card('SCH_519e', "Akunda's Bite", { enchantment: { attack: 2 } }),
  card('SCH_622e', 'Honed Edge', { enchantment: { attack: 1 } }),
];
