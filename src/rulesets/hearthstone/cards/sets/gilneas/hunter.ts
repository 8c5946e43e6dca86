import { type CardEntry, card } from '../../entry.js';
import {
  A_MINION_DIED_THIS_TURN,
  becomesInHand,
  MINIONS_IN_HAND,
  MINIONS_THAT_DIED_THIS_TURN,
  ONE_COST_MINION,
  OTHER_FRIENDLY_MINIONS,
} from '../../selectors.js';
import { summonsAfterThirdCard } from '../../templates/after-playing.js';
import { costsIf } from '../../templates/auras.js';

/** GILNEAS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_577', 'Rat Trap', { triggers: summonsAfterThirdCard('GIL_577t') }),
  card('GIL_607', 'Toxmonger', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: ONE_COST_MINION,
        do: [{ enchant: 'GIL_607e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('GIL_607e', 'Viletoxin', { enchantment: { grants: ['POISONOUS'] } }),
  card('GIL_128', 'Emeriss', {
    battlecry: [
      {
        forEach: MINIONS_IN_HAND,
        do: [
          {
            enchant: 'GIL_128e',
            on: 'IT',
            num1: { tag: 'ATTACK', of: 'IT' },
            num2: { tag: 'HEALTH', of: 'IT' },
          },
        ],
      },
    ],
  }),
  card('GIL_128e', 'Mark of Emeriss', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('GIL_905', 'Carrion Drake', {
    battlecry: [
      {
        if: { value: MINIONS_THAT_DIED_THIS_TURN, atLeast: 1 },
        then: [{ enchant: 'GIL_905e', on: 'SELF' }],
      },
    ],
  }),
  card('GIL_905e', 'Corrosive Breath', { enchantment: { grants: ['POISONOUS'] } }),
  card('GIL_828', 'Dire Frenzy', {
    rules: { text: ['ZH-3.3-target-condition', 'ZH-4.8-copy-enchantments'] },
    // from the board into a deck nothing that is attached is copied: the copies are given theirs there
    text: [
      { enchant: 'GIL_828e', on: 'TARGET' },
      { save: 'before', entities: 'FRIENDLY_DECK' },
      { repeat: 3, do: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } }] },
      { enchant: 'GIL_828e', on: { of: 'FRIENDLY_DECK', except: { saved: 'before' } } },
    ],
  }),
  card('GIL_828e', 'Dire Frenzy', { enchantment: { attack: 3, health: 3 } }),
  card('GIL_200', 'Duskhaven Hunter', { triggers: [becomesInHand('GIL_200t')] }),
  card('GIL_200t', 'Duskhaven Hunter', { triggers: [becomesInHand('GIL_200')] }),
  card('GIL_518', 'Wing Blast', {
    text: [{ damage: 4, to: 'TARGET' }],
    auras: [costsIf(1, A_MINION_DIED_THIS_TURN)],
  }),
  card('GIL_607t', 'Hunting Mastiff'),
  card('GIL_650', 'Houndmaster Shaw', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'GIL_650e' }],
  }),
  card('GIL_650e', 'Hounded!', { enchantment: { grants: ['RUSH'] } }),
];
