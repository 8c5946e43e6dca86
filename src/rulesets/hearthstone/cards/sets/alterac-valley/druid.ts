import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { FRIENDLY_BEASTS } from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
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
];
