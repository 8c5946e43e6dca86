import type { Condition } from '../../../language/words.js';
import { DREDGED } from '../../dredge.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import {
  DREDGE,
  MECHS_IN_HAND,
  MINIONS_IN_DECK,
  OTHER_MINIONS,
  TURN_OF_HOST,
  YOUR_HERO,
} from '../../selectors.js';
import { lendsToNext } from '../../templates/next-card.js';
import { counted, countsSpells } from '../../while-holding.js';

/** What is summoned is another minion than SELF. */
const OTHER_THAN_SELF: Condition = { not: 'IS_SELF' };

/** THE_SUNKEN_CITY set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_909', 'Tuskarrrr Trawler', { battlecry: DREDGE }),
  card('TSC_908', 'Sir Finley, Sea Guide', {
    rules: { battlecry: ['ZH-4.4-swap-not-a-draw'] },
    battlecry: [
      { save: 'hand', entities: 'FRIENDLY_HAND' },
      { save: 'bottom', entities: { last: 'FRIENDLY_DECK', count: { saved: 'hand' } } },
      { setAside: { saved: 'hand' } },
      { takeIntoHand: { saved: 'bottom' } },
      { putIntoDeck: { saved: 'hand' }, at: 'BOTTOM' },
    ],
  }),
  card('TSC_001', 'Naval Mine', { deathrattle: [{ damage: 4, to: 'ENEMY_HERO' }] }),
  card('TSC_002', 'Pufferfist', {
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ damage: 1, to: 'ENEMY_CHARACTERS' }] },
    ],
  }),
  card('TSC_007', 'Gangplank Diver', {
    dormant: 'TSC_647e',
    keywords: ['RUSH', 'IMMUNE_WHILE_ATTACKING'],
  }),
  card('TSC_013', 'Slimescale Diver', { dormant: 'TSC_647e' }),
  card('TSC_647', 'Pelican Diver', { dormant: 'TSC_647e' }),
  ownCard({
    id: 'TSC_647e',
    name: 'Diving',
    type: 'ENCHANTMENT',
    enchantment: { dormant: true },
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['ZH-4.6-dormant'],
        queueIf: TURN_OF_HOST,
        do: [{ awaken: 'HOST' }],
      },
    ],
  }),
  card('TSC_034', 'Gorloc Ravager', {
    battlecry: [
      {
        repeat: 3,
        do: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'MURLOC' } } } }],
      },
    ],
  }),
  card('TSC_064', 'Slithering Deathscale', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(3), then: [{ damage: 3, to: 'ENEMY_CHARACTERS' }] }],
  }),
  card('TSC_632', 'Click-Clocker', {
    battlecry: [{ enchant: 'TSC_632e', on: { random: MECHS_IN_HAND } }],
  }),
  ownEnchantment('TSC_632e', 'Robo-Claws', { attack: 1, health: 1 }),
  card('TSC_638', 'Piranha Swarmer', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: [{ named: 'Piranha Swarmer' }, OTHER_THAN_SELF] },
        do: [{ enchant: 'TSC_638e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TSC_638e', 'Swarming', { attack: 1 }),
  card('TSC_640', 'Reefwalker', {
    battlecry: [{ summon: 'TSC_638' }],
    deathrattle: [{ summon: 'TSC_638' }],
  }),
  card('TSC_645', 'Mothership', {
    deathrattle: [
      { summon: { pool: { type: 'MINION', race: 'MECHANICAL', costAtMost: 3 } }, count: 2 },
    ],
  }),
  card('TSC_823', 'Murkwater Scribe', {
    battlecry: [{ enchant: 'TSC_823e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'TSC_823e',
    name: 'Murky',
    type: 'ENCHANTMENT',
    enchantment: {},
    ...lendsToNext('SUNKEN_SPELL_COSTS_1_LESS', 'SPELL'),
  }),
  /** Its id is ours: what the card above lends to spells. */
  ownEnchantment('SUNKEN_SPELL_COSTS_1_LESS', 'Murky', { cost: -1 }),
  card('TSC_826', 'Crushclaw Enforcer', {
    triggers: countsSpells(),
    battlecry: [
      {
        if: counted(),
        then: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'NAGA' } } } }],
      },
    ],
  }),
  card('TSC_827', 'Vicious Slitherspear', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'YOURS', do: [{ enchant: 'TSC_827e', on: 'SELF' }] }],
  }),
  ownEnchantment('TSC_827e', 'Vicious', { attack: 1, lasts: 'UNTIL_YOUR_NEXT_TURN' }),
  card('TSC_911', 'Excavation Specialist', {
    battlecry: [...DREDGE, { enchant: 'TSC_911e', on: DREDGED }],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_911e', 'Excavation Specialist', { cost: -1 }),
  card('TSC_926', 'Smothering Starfish', { battlecry: [{ silence: OTHER_MINIONS }] }),
  card('TSC_928', 'Security Automaton', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: [{ race: 'MECHANICAL' }, OTHER_THAN_SELF] },
        do: [{ enchant: 'TSC_928e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('TSC_928e', 'Overclocked', { attack: 1, health: 1 }),
  card('TSC_935', 'Selfish Shellfish', { deathrattle: [{ draw: 2, who: 'OPPONENT' }] }),
  card('TSC_938', 'Treasure Guard', { deathrattle: [{ draw: 1 }] }),
  card('TSC_960', 'Twin-fin Fin Twin', { battlecry: [{ summonCopyOf: 'SELF' }] }),
  card('TID_713', 'Bubbler', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        queueIf: { value: 'EVENT_AMOUNT', exactly: 1 },
        do: [{ destroy: 'SELF' }],
      },
    ],
  }),
  card('TID_710', 'Snapdragon', {
    battlecry: [{ enchant: 'TID_710e', on: { of: MINIONS_IN_DECK, where: 'HAS_BATTLECRY' } }],
  }),
  ownEnchantment('TID_710e', 'Razor Sharp', { attack: 1, health: 1 }),
];
