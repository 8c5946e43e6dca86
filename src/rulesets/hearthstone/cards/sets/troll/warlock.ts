import { type CardEntry, card } from '../../entry.js';
import {
  CHEAPEST_CARD_IN_HAND,
  RANDOM_MINION_IN_HAND,
  STEALTH_FOR_A_TURN,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** TROLL set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_555', 'Demonbolt', {
    text: [{ destroy: 'TARGET' }],
    auras: [costsLess({ count: 'FRIENDLY_MINIONS' })],
  }),
  card('TRL_245', 'Shriek', {
    text: [{ discard: CHEAPEST_CARD_IN_HAND }, { damage: 2, to: 'ALL_MINIONS' }],
  }),
  card('TRL_247', 'Soulwarden', {
    battlecry: [
      {
        forEach: {
          random: { of: 'FRIENDLY_GRAVEYARD', where: { tag: 'DISCARDED', atLeast: 1 } },
          count: 3,
        },
        do: [{ giveCard: { cardOf: 'IT' } }],
      },
    ],
  }),
  card('TRL_249', 'Grim Rally', {
    text: [{ destroy: 'TARGET' }, { enchant: 'TRL_249e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('TRL_249e', 'Grim Rally', { enchantment: { attack: 1, health: 1 } }),
  card('TRL_251', 'Spirit of the Bat', {
    triggers: [
      STEALTH_FOR_A_TURN,
      {
        on: 'DEATH',
        subject: 'MINION',
        whose: 'YOURS',
        do: [{ enchant: 'TRL_251e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('TRL_251e', "Hir'eek's Offering", { enchantment: { attack: 1, health: 1 } }),
  card('TRL_252', 'High Priestess Jeklik', {
    triggers: [
      {
        on: 'DISCARD',
        subject: 'IS_SELF',
        zone: 'GRAVEYARD',
        do: [{ giveCard: 'TRL_252', count: 2 }],
      },
    ],
  }),
  card('TRL_253', "Hir'eek, the Bat", {
    battlecry: [
      {
        repeat: { minus: [7, { count: 'FRIENDLY_MINIONS' }] },
        do: [{ summonCopyOf: 'SELF', afterwards: true }],
      },
    ],
  }),
  card('TRL_257', 'Blood Troll Sapper', {
    triggers: [
      { on: 'DEATH', subject: 'MINION', whose: 'YOURS', do: [{ damage: 2, to: 'ENEMY_HERO' }] },
    ],
  }),
  card('TRL_551', 'Reckless Diretroll', { battlecry: [{ discard: CHEAPEST_CARD_IN_HAND }] }),
  card('TRL_246', 'Void Contract', {
    rules: { text: ['HS-INF-half'] },
    text: (['FRIENDLY_DECK', 'ENEMY_DECK'] as const).flatMap((deck) => [
      { save: 'left', value: { count: deck } },
      {
        repeat: { saved: 'left' },
        do: [
          {
            if: {
              value: { minus: [{ times: [2, { count: deck }] }, { saved: 'left' }] },
              atLeast: 1,
            },
            then: [{ setAside: { random: deck }, in: 'GRAVEYARD' }],
          },
        ],
      },
    ]),
  }),
];
