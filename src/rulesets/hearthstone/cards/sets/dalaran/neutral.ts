import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  GOES_ON_WHILE_IT_KILLS,
  HAS_SPELL_DAMAGE,
  HOLDS_SPELL_OF_5,
  LACKEY,
  LACKEY_TAG,
  MINIONS_IN_DECK,
  ONE_COST_MINION,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_MINION_IN_ENEMY_DECK,
  SPELLS_PLAYED_THIS_TURN,
} from '../../selectors.js';
import { cannotAttackIf } from '../../templates/auras.js';

/** Three Portals for your deck. */
const THREE_PORTALS: Effect = {
  repeat: 3,
  do: [{ shuffleIntoDeck: { newCard: 'DAL_582t' } }],
};

/** DALARAN set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_058', 'Hecklebot', {
    battlecry: [{ putIntoPlay: RANDOM_MINION_IN_ENEMY_DECK }],
  }),
  card('DAL_077', 'Toxfin', { battlecry: [{ enchant: 'DAL_077e', on: 'TARGET' }] }),
  card('DAL_077e', 'Toxic Fin', { enchantment: { grants: ['POISONOUS'] } }),
  card('DAL_078', 'Traveling Healer', { battlecry: [{ heal: 3, to: 'TARGET' }] }),
  card('DAL_081', 'Spellward Jeweler', {
    battlecry: [{ enchant: 'DAL_081e', on: 'FRIENDLY_HERO' }],
  }),
  card('DAL_081e', 'Sparkly', {
    enchantment: {
      grants: ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'],
      lasts: 'UNTIL_YOUR_NEXT_TURN',
    },
  }),
  card('DAL_086', 'Sunreaver Spy', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ enchant: 'DAL_086e', on: 'SELF' }] }],
  }),
  card('DAL_086e', 'Stolen Secrets', { enchantment: { attack: 1, health: 1 } }),
  card('DAL_087', 'Hench-Clan Hag', {
    battlecry: [{ summon: 'DAL_087t', count: 2, at: 'ALTERNATING' }],
  }),
  card('DAL_087t', 'Amalgam'),
  card('DAL_088', 'Safeguard', { deathrattle: [{ summon: 'DAL_088t2' }] }),
  card('DAL_089', 'Spellbook Binder', {
    battlecry: [{ if: HAS_SPELL_DAMAGE, then: [{ draw: 1 }] }],
  }),
  card('DAL_095', 'Violet Spellsword', {
    battlecry: [
      {
        enchant: 'DAL_095e',
        on: 'SELF',
        num1: { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
      },
    ],
  }),
  card('DAL_095e', 'Pizzazz', { enchantment: { attack: 'NUM_1' } }),
  card('DAL_400', 'EVIL Cable Rat', { battlecry: [{ giveCard: LACKEY }] }),
  card('DAL_434', 'Arcane Watcher', { auras: [cannotAttackIf({ not: HAS_SPELL_DAMAGE })] }),
  card('DAL_539', 'Sunreaver Warmage', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_COST_5_OR_MORE_SPELL_IN_HAND: 0 },
    battlecry: [
      {
        if: HOLDS_SPELL_OF_5,
        then: [{ damage: 4, to: 'TARGET' }],
      },
    ],
  }),
  card('DAL_544', 'Potion Vendor', { battlecry: [{ heal: 2, to: 'FRIENDLY_CHARACTERS' }] }),
  card('DAL_546', 'Barista Lynchen', {
    battlecry: [
      {
        forEach: { of: OTHER_FRIENDLY_MINIONS, where: 'HAS_BATTLECRY' },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
  card('DAL_548', 'Azerite Elemental', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ enchant: 'DAL_548e', on: 'SELF' }] }],
  }),
  card('DAL_548e', 'Arcane Expansion', { enchantment: { spellDamage: 2 } }),
  card('DAL_550', 'Underbelly Ooze', {
    triggers: [
      {
        on: 'DAMAGE',
        rules: ['HS-R5-conditions', 'SUP-MW-PATRON'],
        subject: 'IS_SELF',
        queueIf: 'SURVIVES',
        when: { tag: 'HEALTH_LEFT', atLeast: 1 },
        do: [{ summonCopyOf: 'SELF' }],
      },
    ],
  }),
  card('DAL_551', 'Proud Defender', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'DAL_551e',
        if: { not: { exists: OTHER_FRIENDLY_MINIONS } },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'DAL_551e',
    name: 'Proud Defender',
    type: 'ENCHANTMENT',
    set: 'DALARAN',
    enchantment: { attack: 2 },
  }),
  card('DAL_553', 'Big Bad Archmage', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ summon: { pool: { type: 'MINION', cost: 6 } } }],
      },
    ],
  }),
  card('DAL_554', 'Chef Nomi', {
    battlecry: [
      {
        if: { not: { exists: 'FRIENDLY_DECK' } },
        then: [{ summon: 'DAL_554t', count: 6, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('DAL_560', 'Heroic Innkeeper', {
    battlecry: [
      {
        enchant: 'DAL_560e2',
        on: 'SELF',
        num1: { times: [2, { count: OTHER_FRIENDLY_MINIONS }] },
      },
    ],
  }),
  card('DAL_560e2', 'Protect the Brews!', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('DAL_565', 'Portal Overfiend', { battlecry: [THREE_PORTALS] }),
  card('DAL_566', 'Eccentric Scribe', { deathrattle: [{ summon: 'DAL_566t', count: 4 }] }),
  card('DAL_582', 'Portal Keeper', { battlecry: [THREE_PORTALS] }),
  card('DAL_582t', 'Felhound Portal', { castWhenDrawn: [{ summon: 'DAL_582t2' }] }),
  card('DAL_592', 'Batterhead', { triggers: [GOES_ON_WHILE_IT_KILLS] }),
  card('DAL_613', 'Faceless Lackey', {
    tags: LACKEY_TAG,
    battlecry: [{ summon: { pool: { type: 'MINION', cost: 2 } } }],
  }),
  card('DAL_614', 'Kobold Lackey', { tags: LACKEY_TAG, battlecry: [{ damage: 2, to: 'TARGET' }] }),
  card('DAL_615', 'Witchy Lackey', {
    tags: LACKEY_TAG,
    rules: { battlecry: ['ZH-5.2-evolve'] },
    battlecry: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('DAL_735', 'Dalaran Librarian', { battlecry: [{ silence: { adjacentTo: 'SELF' } }] }),
  card('DAL_736', 'Archivist Elysiana', {
    battlecry: [
      {
        repeat: 5,
        do: [
          { discover: { pool: {} }, in: 'SETASIDE', save: 'next', then: [] },
          { save: 'cards', entities: { union: [{ saved: 'cards' }, { saved: 'next' }] } },
        ],
      },
      { setAside: 'FRIENDLY_DECK', rules: ['ZH-4.5-replace'] },
      {
        forEach: { saved: 'cards' },
        do: [{ repeat: 2, do: [{ shuffleIntoDeck: { newCard: { cardOf: 'IT' } } }] }],
      },
    ],
  }),
  card('DAL_739', 'Goblin Lackey', {
    tags: LACKEY_TAG,
    battlecry: [{ enchant: 'DAL_739e', on: 'TARGET' }],
  }),
  card('DAL_739e', 'Short Fuse', { enchantment: { attack: 1, grants: ['RUSH'] } }),
  card('DAL_741', 'Ethereal Lackey', {
    tags: LACKEY_TAG,
    battlecry: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
  }),
  card('DAL_742', 'Whirlwind Tempest', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { has: 'WINDFURY' } },
        enchantment: 'DAL_742e',
      },
    ],
  }),
  card('DAL_743', 'Hench-Clan Hogsteed', { deathrattle: [{ summon: 'DAL_743t' }] }),
  card('DAL_744', 'Faceless Rager', {
    rules: { battlecry: ['HS-INF-health-that-is-left'] },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [{ enchant: 'DAL_744e', on: 'SELF', num1: { tag: 'HEALTH_LEFT', of: 'TARGET' } }],
      },
    ],
  }),
  card('DAL_744e', 'Familiar Faces', { enchantment: { health: { set: 'NUM_1' } } }),
  card('DAL_747', 'Flight Master', {
    battlecry: [{ summon: 'DAL_747t' }, { summon: 'DAL_747t', who: 'OPPONENT' }],
  }),
  card('DAL_749', 'Recurring Villain', {
    deathrattle: [
      { if: { value: 'OWN_ATTACK', atLeast: 4 }, then: [{ summon: { cardOf: 'SELF' } }] },
    ],
  }),
  card('DAL_751', 'Mad Summoner', {
    battlecry: [
      { summon: 'DAL_751t', count: 7, at: 'ALTERNATING' },
      { summon: 'DAL_751t', count: 7, who: 'OPPONENT' },
    ],
  }),
  card('DAL_752', 'Jepetto Joybuzz', {
    battlecry: [
      { save: 'minions', entities: { random: MINIONS_IN_DECK, count: 2 } },
      { drawThese: { saved: 'minions' } },
      { enchant: 'DAL_752e', on: { of: { saved: 'minions' }, where: 'IN_HAND' } },
      { enchant: 'DAL_752e2', on: { of: { saved: 'minions' }, where: 'IN_HAND' } },
    ],
  }),
  card('DAL_752e', 'Toy-sized', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('DAL_752e2', 'On Sale', { enchantment: { cost: { set: 1 } } }),
  card('DAL_771', 'Soldier of Fortune', {
    triggers: [
      { on: 'ATTACK', source: 'IS_SELF', do: [{ giveCard: 'GAME_005', who: 'OPPONENT' }] },
    ],
  }),
  card('DAL_773', 'Magic Carpet', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: ONE_COST_MINION,
        do: [{ enchant: 'DAL_773e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('DAL_773e', 'Flying High', { enchantment: { attack: 1, grants: ['RUSH'] } }),
  card('DAL_774', 'Exotic Mountseller', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ summon: { pool: { type: 'MINION', race: 'BEAST', cost: 3 } } }],
      },
    ],
  }),
  card('DAL_775', 'Tunnel Blaster', { deathrattle: [{ damage: 3, to: 'ALL_MINIONS' }] }),
  // its decks are those of the client: in a game it does nothing
  card('DAL_800', 'Zayle, Shadow Cloak'),
  card('DAL_558', 'Archmage Vargoth', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-2.3-cast'],
        do: [
          {
            cast: { cardsOf: SPELLS_PLAYED_THIS_TURN },
          },
        ],
      },
    ],
  }),
  card('DAL_538', 'Unseen Saboteur', {
    rules: { battlecry: ['ZH-5.1-outcast', 'ZH-A.1-forced-death-list'] },
    battlecry: [
      { save: 'spell', entities: { random: { of: 'ENEMY_HAND', where: 'SPELL' } } },
      {
        if: { exists: { saved: 'spell' } },
        then: [
          { cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' }, who: 'OPPONENT' },
          { forceDeathPhase: true },
        ],
      },
    ],
  }),
];
