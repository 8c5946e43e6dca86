import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_TOTEMS, MINIONS_IN_DECK } from '../../selectors.js';
import { eachAtRandom } from '../../templates/replay.js';

/** GILNEAS set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_531', "Witch's Apprentice", {
    battlecry: [{ giveCard: { pool: { type: 'SPELL', class: 'SHAMAN' } } }],
  }),
  card('GIL_583', 'Totem Cruncher', {
    battlecry: [
      { save: 'totems', entities: FRIENDLY_TOTEMS },
      { destroy: { saved: 'totems' } },
      { enchant: 'GIL_583e', on: 'SELF', num1: { times: [2, { count: { saved: 'totems' } }] } },
    ],
  }),
  card('GIL_583e', 'Crunched', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('GIL_586', 'Earthen Might', {
    text: [
      { enchant: 'GIL_586e', on: 'TARGET' },
      {
        if: { entity: 'TARGET', is: { race: 'ELEMENTAL' } },
        then: [{ giveCard: { pool: { type: 'MINION', race: 'ELEMENTAL' } } }],
      },
    ],
  }),
  card('GIL_586e', 'Storm Hardened', { enchantment: { attack: 2, health: 2 } }),
  card('GIL_600', 'Zap!', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('GIL_678', 'Ghost Light Angler'),
  card('GIL_807', 'Bogshaper', {
    triggers: [
      {
        on: 'ON_PLAY',
        subject: 'SPELL',
        whose: 'YOURS',
        do: [{ drawThese: { random: MINIONS_IN_DECK } }],
      },
    ],
  }),
  card('GIL_504', 'Hagatha the Witch', {
    heroPower: 'GIL_504h',
    battlecry: [{ damage: 3, to: 'ALL_MINIONS' }],
  }),
  card('GIL_504h', 'Bewitch', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'SHAMAN' } } }],
      },
    ],
  }),
  card('GIL_836', 'Blazing Invocation', {
    text: [{ discover: { pool: { type: 'MINION', battlecry: true } }, then: [] }],
  }),
  card('GIL_820', 'Shudderwock', {
    rules: { battlecry: ['HS-FDP1', 'ZH-3.3-target-condition', 'HS-INF-repeats'] },
    battlecry: eachAtRandom(
      {
        of: { played: 'THIS_GAME', side: 'FRIENDLY' },
        where: { all: ['HAS_BATTLECRY', { not: { card: 'GIL_820' } }] },
      },
      [{ resolveBattlecryOf: 'IT' }, { forceDeathPhase: true }],
    ),
  }),
];
