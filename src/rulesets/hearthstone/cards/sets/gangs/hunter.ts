import { type CardEntry, card } from '../../entry.js';
import {
  HOLDS_A_MINION,
  RANDOM_BEAST_IN_HAND,
  RANDOM_MINION_IN_HAND,
  YOUR_HERO,
} from '../../selectors.js';

/** GANGS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_026', 'Hidden Cache', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        whose: 'OPPONENTS',
        subject: 'MINION',
        notInserted: true,
        queueIf: HOLDS_A_MINION,
        when: HOLDS_A_MINION,
        do: [{ enchant: 'CFM_026e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('CFM_026e', 'Smuggling', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_315', 'Alleycat', { battlecry: [{ summon: 'CFM_315t' }] }),
  card('CFM_316', 'Rat Pack', {
    deathrattle: [{ summon: 'CFM_316t', count: 'OWN_ATTACK' }],
  }),
  card('CFM_333', 'Knuckles', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: 'MINION',
        rules: ['HS-INF-no-survival-asked'],
        do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('CFM_334', "Smuggler's Crate", {
    text: [{ enchant: 'CFM_334e', on: RANDOM_BEAST_IN_HAND }],
  }),
  card('CFM_334e', 'Smuggling', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_335', 'Dispatch Kodo', {
    battlecry: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: 'TARGET' }],
  }),
  card('CFM_336', 'Shaky Zipgunner', {
    deathrattle: [{ enchant: 'CFM_336e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('CFM_336e', 'Smuggling', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_337', 'Piranha Launcher', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ summon: 'CFM_337t' }] }],
  }),
  card('CFM_338', 'Trogg Beastrager', {
    battlecry: [{ enchant: 'CFM_338e', on: RANDOM_BEAST_IN_HAND }],
  }),
  card('CFM_338e', 'Smuggling', { enchantment: { attack: 1, health: 1 } }),
];
