import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { CONTROLS_A_SECRET, RANDOM_SPELL_IN_DECK, TURN_OF_HOST } from '../../selectors.js';
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
      { equip: 'REV_940t' },
      {
        enchant: 'REV_940e',
        on: 'FRIENDLY_WEAPON',
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
];
