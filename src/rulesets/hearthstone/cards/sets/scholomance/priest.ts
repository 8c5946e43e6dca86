import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { SURVIVING_ENEMY_MINIONS } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { givesBack, lend, setHandAside } from '../../templates/lent-hand.js';
import { studies } from '../../templates/studies.js';

/** The ids of the latter two are ours. */
const MIND = { giver: 'SCH_159e', held: 'SCH_159_HELD', lent: 'SCH_159_LENT' };

/** Both hands and both decks change sides; no card of a hand is discarded for want of room (ZH-4.7-full-zone). */
const SWAP_HANDS_AND_DECKS: readonly Effect[] = [
  { save: 'yours', entities: 'FRIENDLY_HAND' },
  { save: 'theirs', entities: 'ENEMY_HAND' },
  { setAside: { union: [{ saved: 'yours' }, { saved: 'theirs' }] } },
  { takeIntoHand: { saved: 'theirs' } },
  { takeIntoHand: { saved: 'yours' }, who: 'OPPONENT' },
  { swapDecks: true },
];

/** SCHOLOMANCE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_159', 'Mindrender Illucia', {
    battlecry: [
      ...setHandAside(MIND),
      {
        forEach: 'ENEMY_HAND',
        do: [{ giveCard: { cardOf: 'IT' }, save: 'copy' }, lend(MIND, { saved: 'copy' })],
      },
    ],
    was: [
      {
        before: '21.3',
        battlecry: [...SWAP_HANDS_AND_DECKS, { enchant: 'SCH_159e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  card('SCH_159e', 'Mind Swap', {
    triggers: [givesBack(MIND, { setAside: 'IT' })],
    was: [
      {
        before: '21.3',
        triggers: [
          {
            on: 'START_OF_TURN',
            whose: 'YOURS',
            do: [...SWAP_HANDS_AND_DECKS, { detach: 'SELF' }],
          },
        ],
      },
    ],
  }),
  ownCard({ id: MIND.held, name: 'Mind Swap', type: 'ENCHANTMENT', enchantment: {} }),
  ownCard({ id: MIND.lent, name: 'Mind Swap', type: 'ENCHANTMENT', enchantment: {} }),
  card('SCH_120', 'Cabal Acolyte', {
    spellburst: [
      {
        takeControl: {
          random: { of: SURVIVING_ENEMY_MINIONS, where: { tag: 'ATTACK', atMost: 2 } },
        },
      },
    ],
  }),
  card('SCH_126', 'Disciplinarian Gandling', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-A.1-forced-death-list'],
        do: [
          { destroy: 'EVENT_SUBJECT' },
          { forceDeathPhase: true },
          { summon: 'SCH_126t', at: 'WHERE_SUBJECT_DIED' },
        ],
      },
    ],
  }),
  card('SCH_136', 'Power Word: Feast', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'SCH_136e', on: 'TARGET' },
      { enchant: 'SCH_136e2', on: 'TARGET' },
    ],
  }),
  card('SCH_136e', 'Power Word: Feast', { enchantment: { attack: 2, health: 2 } }),
  card('SCH_136e2', 'Famished', {
    triggers: [
      {
        on: 'END_OF_TURN',
        do: [{ heal: { tag: 'DAMAGE', of: 'HOST' }, to: 'HOST' }, { detach: 'SELF' }],
      },
    ],
  }),
  card('SCH_140', 'Flesh Giant', {
    auras: [costsLess({ tag: 'HERO_HEALTH_CHANGES_IN_OWN_TURNS', of: 'FRIENDLY_PLAYER' })],
  }),
  ...studies({
    id: 'SCH_233',
    name: 'Draconic Studies',
    lesson: 'Studying Dragons',
    pool: { type: 'MINION', race: 'DRAGON' },
    next: { all: ['MINION', { race: 'DRAGON' }] },
  }),
  card('SCH_250e', 'Apathetic', {
    enchantment: { attack: { set: 1 }, lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
  card('SCH_302e', 'Student of the Light', {
    enchantment: { attack: { set: 1 }, health: { set: 1 } },
  }),
  card('SCH_512', 'Initiation', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 4, to: 'TARGET' },
      {
        if: { entity: 'TARGET', is: 'KILLED' },
        then: [{ summon: { cardOf: 'TARGET' } }],
      },
    ],
  }),
  card('SCH_513', 'Brittlebone Destroyer', {
    requires: {
      REQ_TARGET_IF_AVAILABLE_AND_HERO_HEALTH_CHANGED_THIS_TURN: 0,
      REQ_MINION_TARGET: 0,
    },
    battlecry: [{ destroy: 'TARGET' }],
  }),
  card('SCH_514', 'Raise Dead', {
    text: [
      { damage: 3, to: 'FRIENDLY_HERO' },
      {
        forEach: {
          random: { dead: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } } },
          count: 2,
        },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
];
