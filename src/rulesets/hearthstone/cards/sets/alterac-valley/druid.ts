import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { FRIENDLY_BEASTS } from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { costsLess } from '../../templates/auras.js';
import { lendsToNext } from '../../templates/next-card.js';

/** ALTERAC_VALLEY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('AV_292', 'Heart of the Wild', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'AV_292e', on: 'TARGET' },
      { enchant: 'AV_292e2', on: FRIENDLY_BEASTS },
    ],
  }),
  ownEnchantment('AV_292e', 'Heart of the Wild', { attack: 2, health: 2 }),
  ownEnchantment('AV_292e2', 'Heart of the Wild', { attack: 1, health: 1 }),
  card('AV_294', 'Clawfury Adept', {
    battlecry: [{ enchant: 'AV_294e', on: { of: 'FRIENDLY_CHARACTERS', except: 'SELF' } }],
  }),
  ownEnchantment('AV_294e', 'Clawfury Adept', { attack: 1, lasts: 'THIS_TURN' }),
  card('AV_296', 'Pride Seeker', { battlecry: [{ enchant: 'AV_296e', on: 'FRIENDLY_PLAYER' }] }),
  ownCard({
    id: 'AV_296e',
    name: 'Pride Seeker',
    type: 'ENCHANTMENT',
    ...lendsToNext('AV_296e2', 'HAS_CHOOSE_ONE'),
  }),
  ownEnchantment('AV_296e2', 'Pride Seeker', { cost: -2 }),
  card('AV_211', 'Dire Frostwolf', { deathrattle: [{ summon: 'AV_211t' }] }),
  card('AV_295', 'Capture Coldtooth Mine', { chooseOne: ['AV_295a', 'AV_295b'] }),
  ownCard({
    id: 'AV_295a',
    name: 'More Resources',
    type: 'SPELL',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    text: [{ drawThese: { random: { lowest: 'COST', among: 'FRIENDLY_DECK' } } }],
  }),
  ownCard({
    id: 'AV_295b',
    name: 'More Supplies',
    type: 'SPELL',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    text: [{ drawThese: { random: { highest: 'COST', among: 'FRIENDLY_DECK' } } }],
  }),
  areaAtTurnEnd('AV_360', 'Frostwolf Kennels', { summon: 'AV_211t' }),
  card('ONY_018', 'Boomkin', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    chooseOne: ['ONY_018t', 'ONY_018t2'],
  }),
  ownCard({
    id: 'ONY_018t',
    name: 'Eyes of the Moon',
    type: 'SPELL',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 5,
    text: [{ heal: 8, to: 'FRIENDLY_HERO' }],
  }),
  ownCard({
    id: 'ONY_018t2',
    name: 'Heart of the Sun',
    type: 'SPELL',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 5,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 4, to: 'TARGET' }],
  }),
  card('ONY_021', 'Scale of Onyxia', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'ONY_001t', count: 7 }],
  }),
  card('AV_205', 'Wildheart Guff', {
    heroPower: 'AV_205p',
    battlecry: [
      { set: { MAX_RESOURCES: 20 }, on: 'FRIENDLY_PLAYER' },
      { gainMana: 1, kind: 'EMPTY_CRYSTAL' },
      { draw: 1 },
    ],
    was: [
      {
        before: '24.2.2',
        battlecry: [
          { set: { MAX_RESOURCES: 20 }, on: 'FRIENDLY_PLAYER' },
          { gainMana: 1, kind: 'CRYSTAL' },
          { draw: 1 },
        ],
      },
    ],
  }),
  ownCard({
    id: 'AV_205p',
    name: 'Nurture',
    type: 'HERO_POWER',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    chooseOne: ['AV_205pb', 'AV_205a'],
  }),
  ownCard({
    id: 'AV_205pb',
    name: 'Valley Root',
    type: 'SPELL',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    text: [{ draw: 1 }],
  }),
  ownCard({
    id: 'AV_205a',
    name: 'Ice Blossom',
    type: 'SPELL',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    text: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }],
    was: [{ before: '24.2.2', text: [{ gainMana: 1, kind: 'CRYSTAL' }] }],
  }),
  card('AV_210', 'Pathmaker', {
    battlecry: [
      {
        save: 'played',
        entities: {
          last: {
            of: { played: 'THIS_GAME', side: 'FRIENDLY' },
            where: { all: ['SPELL', 'HAS_CHOOSE_ONE'] },
          },
        },
      },
      {
        if: { exists: { saved: 'played' } },
        then: [{ cast: { otherOptionOf: { saved: 'played' } } }],
      },
    ],
  }),
  card('AV_291', 'Frostsaber Matriarch', {
    auras: [costsLess({ tag: 'NUM_BEASTS_SUMMONED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('AV_293', 'Wing Commander Mulverick', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'AV_293e' }],
  }),
  ownCard({
    id: 'AV_293e',
    name: 'Air Strike',
    type: 'ENCHANTMENT',
    honorableKill: [{ summon: 'AV_293t' }],
  }),
  ownMinion({
    id: 'AV_293t',
    name: 'Strike Wyvern',
    class: 'DRUID',
    set: 'ALTERAC_VALLEY',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['RUSH'],
  }),
  card('ONY_019', 'Raid Negotiator', {
    battlecry: [
      {
        discover: { pool: { chooseOne: true } },
        save: 'found',
        then: [{ set: { HAS_BOTH_OPTIONS: 1 }, on: { saved: 'found' } }],
      },
    ],
  }),
];
