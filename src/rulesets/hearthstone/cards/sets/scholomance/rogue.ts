import { type CardEntry, card } from '../../entry.js';
import { OPPONENT_PLAYED_A_CARD, randomDefender, YOUR_HERO } from '../../selectors.js';
import { givesBack, lend, setHandAside } from '../../templates/lent-hand.js';

const PASSAGE = { giver: 'SCH_305e3', held: 'SCH_305e2', lent: 'SCH_305e' };

/** SCHOLOMANCE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_305', 'Secret Passage', {
    text: passageTo(4),
    was: [{ before: '18.2', text: passageTo(5) }],
  }),
  card('SCH_305e3', 'Secret Passage Player Enchantment', {
    triggers: [givesBack(PASSAGE, { shuffleIntoDeck: 'IT' })],
  }),
  card('SCH_305e2', 'Secret Entrance', { enchantment: {} }),
  card('SCH_305e', 'Secret Exit', { enchantment: {} }),
  card('SCH_234', 'Shifty Sophomore', { spellburst: [{ giveCard: { pool: { combo: true } } }] }),
  card('SCH_350', 'Wand Thief', {
    rules: { combo: ['ZH-5.1-discover'] },
    combo: [{ discover: { pool: { type: 'SPELL', class: 'MAGE' } }, then: [] }],
  }),
  // what the other player does not see is which of them was picked
  card('SCH_351', 'Jandice Barov', {
    battlecry: [
      {
        summon: { pool: { type: 'MINION', cost: 5 } },
        count: 2,
        at: 'ALTERNATING',
        save: 'minions',
      },
      { choose: { saved: 'minions' }, save: 'illusion' },
      { enchant: 'SCH_351e', on: { saved: 'illusion' } },
    ],
  }),
  card('SCH_351e', 'Illusion', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_HOST', do: [{ destroy: 'HOST' }] }],
  }),
  card('SCH_426', 'Infiltrator Lilian', {
    deathrattle: [
      { summon: 'SCH_426t', save: 'lilian' },
      { forceAttack: { saved: 'lilian' }, on: randomDefender('ENEMY_CHARACTERS') },
    ],
  }),
  card('SCH_509', 'Brain Freeze', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ freeze: 'TARGET' }],
    combo: [{ freeze: 'TARGET' }, { damage: 3, to: 'TARGET' }],
  }),
  card('SCH_519', 'Vulpera Toxinblade', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_WEAPON', enchantment: 'SCH_519e' }],
  }),
  card('SCH_521', 'Coerce', {
    requires: {
      REQ_TARGET_TO_PLAY: 0,
      REQ_MINION_TARGET: 0,
      REQ_DAMAGED_TARGET_UNLESS_COMBO: 0,
    },
    text: [{ destroy: 'TARGET' }],
    combo: [{ destroy: 'TARGET' }],
  }),
  card('SCH_622', 'Self-Sharpening Sword', {
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ enchant: 'SCH_622e', on: 'SELF' }] },
    ],
  }),
  card('SCH_706', 'Plagiarize', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'OPPONENTS',
        queueIf: OPPONENT_PLAYED_A_CARD,
        when: { all: [OPPONENT_PLAYED_A_CARD, 'HAND_NOT_FULL'] },
        do: [
          {
            forEach: { played: 'THIS_TURN', side: 'ENEMY' },
            do: [{ giveCard: { cardOf: 'IT' } }],
          },
        ],
      },
    ],
  }),
];

/** So many cards of the deck come into the place of the hand. */
function passageTo(count: number) {
  return [
    ...setHandAside(PASSAGE),
    { save: 'taken', entities: { first: 'FRIENDLY_DECK', count } },
    { takeIntoHand: { saved: 'taken' } },
    lend(PASSAGE, { saved: 'taken' }),
  ] as const;
}
