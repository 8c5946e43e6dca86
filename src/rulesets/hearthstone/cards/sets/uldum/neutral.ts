import type { Condition, Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  CONTROLS_A_QUEST,
  LACKEY_TAG,
  LOWEST_MINION_IN_ENEMY_HAND,
  LOWEST_MINION_IN_HAND,
  MINIONS_IN_HAND,
  RANDOM_ENEMY,
  RANDOM_MINION_IN_HAND,
} from '../../selectors.js';

/** Your minions of a card. */
const minionsOf = (id: string): Selector => ({ of: 'FRIENDLY_MINIONS', where: { card: id } });

const THREE_OBELISKS: Condition = { value: { count: minionsOf('ULD_703') }, atLeast: 3 };

/** ULDUM set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_157', 'Questing Explorer', {
    battlecry: [{ if: CONTROLS_A_QUEST, then: [{ draw: 1 }] }],
  }),
  card('ULD_174', 'Serpent Egg', { deathrattle: [{ summon: 'ULD_174t' }] }),
  card('ULD_177', 'Octosari', { deathrattle: [{ draw: 8 }] }),
  card('ULD_178', 'Siamat', {
    battlecry: [
      {
        adapt: 'SELF',
        offering: { oneOf: ['ULD_178a', 'ULD_178a2', 'ULD_178a3', 'ULD_178a4'] },
        choices: 2,
      },
    ],
  }),
  card('ULD_178a', "Siamat's Wind", { text: [{ set: { WINDFURY: 1 }, on: 'TARGET' }] }),
  card('ULD_178a2', "Siamat's Shield", { text: [{ set: { DIVINE_SHIELD: 1 }, on: 'TARGET' }] }),
  card('ULD_178a3', "Siamat's Heart", { text: [{ set: { TAUNT: 1 }, on: 'TARGET' }] }),
  card('ULD_178a4', "Siamat's Speed", { text: [{ set: { RUSH: 1 }, on: 'TARGET' }] }),
  card('ULD_179', 'Phalanx Commander', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { has: 'TAUNT' } },
        enchantment: 'ULD_179e',
      },
    ],
  }),
  card('ULD_179e', 'Commanded', { enchantment: { attack: 2 } }),
  // asleep it is as in the turn in which it came: inferred
  card('ULD_180', 'Sunstruck Henchman', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          { save: 'coin', value: { randomFrom: [0, 1] } },
          {
            if: { value: { saved: 'coin' }, exactly: 1 },
            then: [{ set: { EXHAUSTED: 1 }, on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  card('ULD_182', 'Spitting Camel', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            damage: 1,
            to: { random: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES', except: 'SELF' } },
          },
        ],
      },
    ],
  }),
  card('ULD_183', 'Anubisath Warbringer', {
    deathrattle: [{ enchant: 'ULD_183e', on: MINIONS_IN_HAND }],
  }),
  card('ULD_183e', 'Anubisath Power', { enchantment: { attack: 3, health: 3 } }),
  card('ULD_184', 'Kobold Sandtrooper', { deathrattle: [{ damage: 3, to: 'ENEMY_HERO' }] }),
  card('ULD_185', 'Temple Berserker', {
    auras: [{ update: 'HEALTH_ATTACK', enrage: 'ULD_185e' }],
  }),
  card('ULD_185e', 'Enraged', { enchantment: { attack: 2 } }),
  card('ULD_188', 'Golden Scarab', { battlecry: [{ discover: { pool: { cost: 4 } }, then: [] }] }),
  card('ULD_189', 'Faceless Lurker', {
    rules: { battlecry: ['HS-ROUND', 'ZH-4.1-divine-spirit'] },
    battlecry: [{ enchant: 'ULD_189e', on: 'SELF', num1: { tag: 'HEALTH_LEFT', of: 'SELF' } }],
  }),
  card('ULD_189e', 'Bravery', { enchantment: { health: 'NUM_1' } }),
  card('ULD_190', 'Pit Crocolisk', { battlecry: [{ damage: 5, to: 'TARGET' }] }),
  card('ULD_191', 'Beaming Sidekick', { battlecry: [{ enchant: 'ULD_191e', on: 'TARGET' }] }),
  card('ULD_191e', 'Assisting!', { enchantment: { health: 2 } }),
  card('ULD_196', 'Neferset Ritualist', {
    battlecry: [
      {
        forEach: { adjacentTo: 'SELF' },
        do: [{ heal: { tag: 'DAMAGE', of: 'IT' }, to: 'IT' }],
      },
    ],
  }),
  card('ULD_197', 'Quicksand Elemental', {
    battlecry: [{ enchant: 'ULD_197e', on: 'ENEMY_MINIONS' }],
  }),
  card('ULD_197e', 'Stuck!', { enchantment: { attack: -2, lasts: 'THIS_TURN' } }),
  card('ULD_198', 'Conjured Mirage', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ shuffleIntoDeck: 'SELF' }] }],
  }),
  card('ULD_208', 'Khartut Defender', { deathrattle: [{ heal: 3, to: 'FRIENDLY_HERO' }] }),
  card('ULD_209', 'Vulpera Scoundrel', {
    battlecry: [{ discover: { pool: { type: 'SPELL' } }, beside: 'ULD_209t', then: [] }],
  }),
  card('ULD_209t', 'Mystery Choice!', {
    text: [
      { giveCard: { pool: { type: 'SPELL', classOf: 'FRIENDLY_HERO', withoutClass: 'NEUTRAL' } } },
    ],
  }),
  card('ULD_214', 'Generous Mummy', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'ENEMY_HAND', enchantment: 'ULD_214e' }],
  }),
  card('ULD_214e', 'Charity', { enchantment: { cost: -1 } }),
  card('ULD_215', 'Wrapped Golem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'ULD_215t' }] }],
  }),
  card('ULD_229', 'Mischief Maker', {
    battlecry: [
      { save: 'mine', entities: { first: 'FRIENDLY_DECK' } },
      { save: 'theirs', entities: { first: 'ENEMY_DECK' } },
      { putIntoDeck: { saved: 'mine' }, at: 'TOP', who: 'OPPONENT' },
      { putIntoDeck: { saved: 'theirs' }, at: 'TOP', who: 'YOU' },
    ],
  }),
  card('ULD_250', 'Infested Goblin', { deathrattle: [{ giveCard: 'ULD_215t', count: 2 }] }),
  card('ULD_271', "Injured Tol'vir", { battlecry: [{ damage: 3, to: 'SELF' }] }),
  card('ULD_282', 'Jar Dealer', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', cost: 1 } } }],
  }),
  card('ULD_289', 'Fishflinger', {
    battlecry: [
      { giveCard: { pool: { type: 'MINION', race: 'MURLOC' } } },
      { giveCard: { pool: { type: 'MINION', race: 'MURLOC' } }, who: 'OPPONENT' },
    ],
  }),
  card('ULD_290', 'History Buff', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ enchant: 'ULD_290e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('ULD_290e', 'Erudite', { enchantment: { attack: 1, health: 1 } }),
  card('ULD_304', 'King Phaoris', {
    battlecry: [
      {
        forEach: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        do: [{ summon: { pool: { type: 'MINION', costOf: 'IT' } } }],
      },
    ],
  }),
  card('ULD_309', 'Dwarven Archaeologist', {
    triggers: [
      { on: 'DISCOVERED', whose: 'YOURS', do: [{ enchant: 'ULD_309e', on: 'EVENT_SUBJECT' }] },
    ],
  }),
  card('ULD_309e', 'Archaelogical Study', { enchantment: { cost: -1 } }),
  card('ULD_616', 'Titanic Lackey', {
    tags: LACKEY_TAG,
    battlecry: [{ enchant: 'ULD_616e', on: 'TARGET' }],
  }),
  card('ULD_616e', 'Hardened', { enchantment: { health: 2, grants: ['TAUNT'] } }),
  card('ULD_702', 'Mortuary Machine', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        do: [{ set: { REBORN: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('ULD_703', 'Desert Obelisk', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        queueIf: THREE_OBELISKS,
        when: THREE_OBELISKS,
        do: [{ damage: 5, to: RANDOM_ENEMY }],
      },
    ],
  }),
  // that they die before Highkeeper Ra comes is inferred: there would be no room
  card('ULD_705', 'Mogu Cultist', {
    battlecry: [
      {
        if: { value: { count: minionsOf('ULD_705') }, atLeast: 7 },
        then: [
          { destroy: minionsOf('ULD_705') },
          { forceDeathPhase: true },
          { summon: 'ULD_705t' },
        ],
      },
    ],
  }),
  card('ULD_705t', 'Highkeeper Ra', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ damage: 20, to: 'ENEMY_CHARACTERS' }] }],
  }),
  card('ULD_706', 'Blatant Decoy', {
    deathrattle: [
      { putIntoPlay: LOWEST_MINION_IN_HAND },
      { putIntoPlay: LOWEST_MINION_IN_ENEMY_HAND },
    ],
  }),
  card('ULD_712', 'Bug Collector', { battlecry: [{ summon: 'ULD_430t' }] }),
  card('ULD_719', 'Desert Hare', {
    battlecry: [{ summon: 'ULD_719', count: 2, at: 'ALTERNATING' }],
  }),
  card('ULD_727', 'Body Wrapper', {
    battlecry: [
      {
        discover: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
        in: 'SETASIDE',
        save: 'taken',
        then: [{ shuffleIntoDeck: { saved: 'taken' } }],
      },
    ],
  }),
  card('ULD_003', 'Zephrys the Great', {
    rules: { battlecry: ['HS-INF-perfect-card'] },
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [
          {
            discover: { pool: { set: ['BASIC', 'EXPERT1', 'HOF', 'LEGACY'], anyClass: true } },
            then: [],
          },
        ],
      },
    ],
  }),
];
