import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  ENEMY_HAS_NO_MANA_LEFT,
  NEW_SECRET_IN_DECK,
  RANDOM_SPELL_IN_DECK,
  TURN_OF_HOST,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { infuse } from '../../templates/infuse.js';
import { lendsToNext } from '../../templates/next-card.js';

const ANY_CARD: Condition = { any: ['MINION', 'SPELL', 'WEAPON', 'HERO'] };

/** REVENDRETH set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_020', 'Scribbling Stenographer', {
    auras: [costsLess({ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' })],
  }),
  card('REV_827', 'Sticky Situation', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'OPPONENTS',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'REV_827t' }],
      },
    ],
  }),
  ownMinion({
    id: 'REV_827t',
    name: 'Tomb Crawler',
    class: 'ROGUE',
    set: 'REVENDRETH',
    cost: 3,
    attack: 3,
    health: 4,
    race: 'BEAST',
    keywords: ['STEALTH'],
  }),

  card('REV_938', 'Door of Shadows', {
    triggers: infuse(2, 'REV_938t'),
    text: [{ drawThese: RANDOM_SPELL_IN_DECK }],
  }),
  ownCard({
    id: 'REV_938t',
    name: 'Door of Shadows',
    type: 'SPELL',
    class: 'ROGUE',
    set: 'REVENDRETH',
    school: 'SHADOW',
    cost: 1,
    text: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      { giveCopiesOf: { saved: 'drawn' }, save: 'copy' },
      { enchant: 'REV_938te', on: { saved: 'copy' } },
    ],
  }),
  ownCard({
    id: 'REV_938te',
    name: 'Shadow Trace',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'END_OF_TURN',
        queueIf: { all: [TURN_OF_HOST, { entity: 'HOST', is: 'IN_HAND' }] },
        do: [{ setAside: 'HOST' }],
      },
    ],
  }),
  card('REV_939', 'Serrated Bone Spike', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      {
        if: { entity: 'TARGET', is: 'KILLED' },
        then: [{ enchant: 'REV_939e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  ownCard({
    id: 'REV_939e',
    name: 'Serrated',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('REV_939e2', ANY_CARD),
  }),
  ownEnchantment('REV_939e2', 'Serrated', { cost: -2 }),
  card('REV_940', 'Necrolord Draka', {
    battlecry: [
      { equip: 'REV_940t', save: 'dagger' },
      {
        enchant: 'REV_940e',
        on: { saved: 'dagger' },
        num1: { minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1] },
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('REV_940e', 'Maldraxxus Dagger', { attack: 'NUM_1' }),
  ownCard({
    id: 'REV_940t',
    name: 'Maldraxxus Dagger',
    type: 'WEAPON',
    class: 'ROGUE',
    set: 'REVENDRETH',
    cost: 1,
    attack: 1,
    durability: 3,
  }),
  card('REV_959', 'Ghastly Gravedigger', {
    battlecry: [
      {
        if: CONTROLS_A_SECRET,
        then: [
          { choose: 'ENEMY_HAND', save: 'chosen' },
          { shuffleIntoDeck: { saved: 'chosen' }, who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('MAW_018', 'Perjury', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        inYourTurn: true,
        do: [
          {
            discover: {
              pool: {
                type: 'SPELL',
                secret: true,
                otherClassThan: 'FRIENDLY_HERO',
                anyClass: true,
                notOnBoard: true,
              },
            },
            in: 'SETASIDE',
            save: 'secret',
            then: [{ cast: { cardOf: { saved: 'secret' } } }],
          },
        ],
      },
    ],
  }),
  card('MAW_019', 'Murder Accusation', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'MAW_019e', on: 'TARGET' }],
  }),
  ownCard({
    id: 'MAW_019e',
    name: 'Accused of Murder',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      {
        on: 'DEATH',
        whose: 'OPPONENTS',
        subject: { all: ['MINION', { not: 'IS_HOST' }] },
        do: [{ destroy: 'HOST' }, { detach: 'SELF' }],
      },
    ],
  }),
  card('REV_825', 'Double Cross', {
    triggers: (['ON_PLAY', 'INSPIRE', 'TRADED'] as const).map((on) => ({
      on,
      whose: 'OPPONENTS',
      // what costs nothing spends nothing; a trade costs 1
      queueIf:
        on === 'TRADED'
          ? ENEMY_HAS_NO_MANA_LEFT
          : { all: [ENEMY_HAS_NO_MANA_LEFT, { value: 'EVENT_AMOUNT', atLeast: 1 }] },
      rules: ['HS-INF-mana-spent'],
      do: [{ draw: 2 }],
    })),
  }),
  card('REV_826', 'Private Eye', {
    battlecry: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
    combo: [{ putIntoPlay: NEW_SECRET_IN_DECK }, { putIntoPlay: NEW_SECRET_IN_DECK }],
  }),
  card('REV_828', 'Kidnap', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: 'BOARD_NOT_FULL',
        when: { all: ['BOARD_NOT_FULL', { entity: 'EVENT_SUBJECT', is: 'SURVIVES' }] },
        do: [
          { save: 'victim', entities: 'EVENT_SUBJECT' },
          { setAside: 'EVENT_SUBJECT' },
          { summon: 'REV_828t', at: 'END', save: 'sack' },
          { enchant: 'REV_828e', on: { saved: 'sack' }, remembers: { saved: 'victim' } },
        ],
      },
    ],
  }),
  ownMinion({
    id: 'REV_828t',
    name: "Kidnapper's Sack",
    class: 'ROGUE',
    set: 'REVENDRETH',
    cost: 1,
    attack: 0,
    health: 4,
  }),
  ownCard({
    id: 'REV_828e',
    name: "Kidnapper's Sack",
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ takeIntoHand: 'REMEMBERED', who: 'CASTERS_OPPONENT' }],
  }),
  card('REV_829', 'Halkias', {
    deathrattle: [
      {
        enchant: 'REV_829e',
        on: { random: { of: 'FRIENDLY_SECRETS', where: { not: { carries: 'REV_829e' } } } },
      },
    ],
    was: [{ before: '24.0.3', keywords: [] }],
  }),
  ownCard({
    id: 'REV_829e',
    name: 'Shard of Halkias',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [
      { on: 'SECRET_REVEALED', subject: 'IS_HOST', do: [{ summon: 'REV_829', at: 'END' }] },
    ],
  }),
];
