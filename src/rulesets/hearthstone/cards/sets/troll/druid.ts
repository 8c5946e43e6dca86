import { type CardEntry, card } from '../../entry.js';
import {
  HERO_MAY_ATTACK_AGAIN,
  RANDOM_BEAST_IN_HAND,
  STEALTH_FOR_A_TURN,
  YOUR_HERO,
} from '../../selectors.js';

/** TROLL set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_241', 'Gonk, the Raptor', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: { all: ['MINION', 'KILLED'] },
        rules: ['ZH-2.6-attacks-allowed'],
        do: [HERO_MAY_ATTACK_AGAIN],
      },
    ],
  }),
  card('TRL_223', 'Spirit of the Raptor', {
    triggers: [
      STEALTH_FOR_A_TURN,
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: { all: ['MINION', 'KILLED'] },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('TRL_232', 'Ironhide Direhorn', { overkill: [{ summon: 'TRL_232t' }] }),
  card('TRL_240', 'Savage Striker', {
    battlecry: [{ damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' }, to: 'TARGET' }],
  }),
  card('TRL_243', 'Pounce', { text: [{ enchant: 'TRL_243e', on: 'FRIENDLY_HERO' }] }),
  card('TRL_243e', 'Pounce', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('TRL_244', 'Predatory Instincts', {
    text: [
      {
        drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'BEAST' } } },
        save: 'beast',
      },
      {
        enchant: 'TRL_244e',
        on: { saved: 'beast' },
        num1: { tag: 'HEALTH_LEFT', of: { saved: 'beast' } },
      },
    ],
  }),
  card('TRL_244e', 'Predatory Instincts', { enchantment: { health: 'NUM_1' } }),
  card('TRL_254', 'Mark of the Loa', { chooseOne: ['TRL_254a', 'TRL_254b'] }),
  card('TRL_254a', "Gonk's Resilience", { text: [{ enchant: 'TRL_254ae', on: 'TARGET' }] }),
  card('TRL_254ae', 'Mark of the Loa', {
    enchantment: { attack: 2, health: 4, grants: ['TAUNT'] },
  }),
  card('TRL_254b', 'Raptor Pack', { text: [{ summon: 'TRL_254t', count: 2 }] }),
  card('TRL_255', 'Stampeding Roar', {
    text: [
      { putIntoPlay: RANDOM_BEAST_IN_HAND, save: 'beast' },
      { enchant: 'TRL_255e', on: { saved: 'beast' } },
    ],
  }),
  card('TRL_255e', 'Stampede!', { enchantment: { grants: ['RUSH'] } }),
  card('TRL_341', 'Treespeaker', {
    battlecry: [
      { transform: { of: 'FRIENDLY_MINIONS', where: { named: 'Treant' } }, into: 'TRL_341t' },
    ],
  }),
  card('TRL_343', 'Wardruid Loti', {
    chooseOne: ['TRL_343at1', 'TRL_343bt1', 'TRL_343ct1', 'TRL_343dt1'],
    bothOptions: [{ transform: 'SELF', into: 'TRL_343et1' }],
  }),
  card('TRL_343at1', 'Ankylodon', { battlecry: [{ transform: 'SELF', into: 'TRL_343at2' }] }),
  card('TRL_343at2', 'Wardruid Loti'),
  card('TRL_343bt1', 'Sabertusk', { battlecry: [{ transform: 'SELF', into: 'TRL_343bt2' }] }),
  card('TRL_343bt2', 'Wardruid Loti'),
  card('TRL_343ct1', 'Pterrordax', { battlecry: [{ transform: 'SELF', into: 'TRL_343ct2' }] }),
  card('TRL_343ct2', 'Wardruid Loti'),
  card('TRL_343dt1', 'Ravasaur', { battlecry: [{ transform: 'SELF', into: 'TRL_343dt2' }] }),
  card('TRL_343dt2', 'Wardruid Loti'),
  card('TRL_343et1', 'Wardruid Loti'),
];
