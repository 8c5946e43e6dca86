import { type CardEntry, card } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  ROOM_IN_HAND,
  randomDefender,
  STEALTH_FOR_A_TURN,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** TROLL set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_408', 'Grave Horror', {
    auras: [costsLess({ tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('TRL_097', 'Seance', {
    rules: { text: ['HS-COPY1'] },
    text: [{ giveCard: { cardOf: 'TARGET' } }],
  }),
  card('TRL_128', 'Regenerate', { text: [{ heal: 3, to: 'TARGET' }] }),
  card('TRL_131', 'Sand Drudge', {
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ summon: 'TRL_131t' }] }],
  }),
  card('TRL_258', 'Mass Hysteria', {
    rules: { text: ['ZH-2.6-forced'] },
    text: [
      {
        forEach: 'ALL_MINIONS',
        do: [
          {
            if: { entity: 'IT', is: 'SURVIVES' },
            then: [
              {
                forceAttack: 'IT',
                on: randomDefender('ALL_MINIONS', 'IT'),
                uncounted: true,
              },
            ],
          },
        ],
      },
    ],
  }),
  card('TRL_259', 'Princess Talanji', {
    battlecry: [{ putIntoPlay: { of: MINIONS_IN_HAND, where: { not: 'STARTED_IN_YOUR_DECK' } } }],
  }),
  card('TRL_260', 'Bwonsamdi, the Dead', {
    battlecry: [
      {
        drawThese: {
          random: { of: MINIONS_IN_DECK, where: { tag: 'COST', exactly: 1 } },
          count: ROOM_IN_HAND,
        },
      },
    ],
  }),
  card('TRL_500', 'Surrender to Madness', {
    text: [
      { gainMana: -3, kind: 'EMPTY_CRYSTAL' },
      { enchant: 'TRL_500e', on: MINIONS_IN_DECK },
    ],
  }),
  card('TRL_500e', 'Absolutely Mad!', { enchantment: { attack: 2, health: 2 } }),
  card('TRL_501', 'Auchenai Phantasm', {
    battlecry: [{ enchant: 'TRL_501e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TRL_501e', 'Dark Soul', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'HEALING_DOES_DAMAGE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TRL_502', 'Spirit of the Dead', {
    triggers: [
      STEALTH_FOR_A_TURN,
      {
        on: 'DEATH',
        subject: 'MINION',
        whose: 'YOURS',
        do: [
          { save: 'before', entities: 'FRIENDLY_DECK' },
          { shuffleIntoDeck: { newCard: { cardOf: 'EVENT_SUBJECT' } } },
          { enchant: 'TRL_502e', on: { of: 'FRIENDLY_DECK', except: { saved: 'before' } } },
        ],
      },
    ],
  }),
  card('TRL_502e', 'Prayer to Bwonsamdi', { enchantment: { cost: { set: 1 } } }),
];
