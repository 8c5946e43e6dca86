import { type CardEntry, card } from '../../entry.js';
import {
  OTHER_FRIENDLY_MINIONS,
  RANDOM_ENEMY_MINION,
  RANDOM_MINION_IN_DECK,
} from '../../selectors.js';

/** ICECROWN set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_830p', 'Voidform', {
    text: [{ damage: 2, to: 'TARGET' }],
    triggers: [
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        evenIfStolen: true,
        rules: ['ZH-5.1-corrupt'],
        whose: 'YOURS',
        notInserted: true,
        do: [{ refreshHeroPower: true }],
      },
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] },
    ],
  }),
  card('ICC_207', 'Devour Mind', {
    text: [
      {
        forEach: { random: 'ENEMY_DECK', count: 3 },
        do: [{ giveCard: { cardOf: 'IT' } }],
        rules: ['HS-COPY1'],
      },
    ],
  }),
  card('ICC_210', 'Shadow Ascendant', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'ICC_210e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('ICC_210e', 'Ascended', { enchantment: { attack: 1, health: 1 } }),
  card('ICC_213', 'Eternal Servitude', {
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      {
        discover: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } },
        in: 'SETASIDE',
        save: 'servant',
        then: [{ summon: { cardOf: { saved: 'servant' } } }],
      },
    ],
  }),
  card('ICC_214', 'Obsidian Statue', { deathrattle: [{ destroy: RANDOM_ENEMY_MINION }] }),
  card('ICC_215', 'Archbishop Benedictus', {
    rules: { battlecry: ['ZH-4.8-copy-enchantments'] },
    battlecry: [{ shuffleIntoDeck: { copiesOf: 'ENEMY_DECK' } }],
  }),
  card('ICC_235', 'Shadow Essence', {
    text: [{ summon: { cardOf: RANDOM_MINION_IN_DECK }, with: 'ICC_235e' }],
  }),
  card('ICC_235e', 'Shadow Essence', {
    enchantment: { attack: { set: 5 }, health: { set: 5 } },
  }),
  card('ICC_802', 'Spirit Lash', {
    rules: { text: ['ZH-5.1-lifesteal'] },
    text: [{ damage: 1, to: 'ALL_MINIONS' }],
  }),
  card('ICC_830', 'Shadowreaper Anduin', {
    heroPower: 'ICC_830p',
    battlecry: [{ destroy: { of: 'ALL_MINIONS', where: { tag: 'ATTACK', atLeast: 5 } } }],
  }),
  card('ICC_849', 'Embrace Darkness', { text: [{ enchant: 'ICC_849e', on: 'TARGET' }] }),
  card('ICC_849e', 'Embraced', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [{ takeControl: 'HOST' }, { detach: 'SELF' }],
      },
    ],
  }),
];
