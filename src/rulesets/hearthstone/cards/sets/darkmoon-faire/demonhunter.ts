import { type CardEntry, card } from '../../entry.js';
import { HERO_ATTACKED_THIS_TURN } from '../../selectors.js';
import { afterYouPlay } from '../../templates/after-playing.js';
import { cannotAttackIf, costsIf } from '../../templates/auras.js';
import { studies } from '../../templates/studies.js';

/** DARKMOON_FAIRE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_248', 'Felsteel Executioner', { corrupt: 'DMF_248t' }),
  card('DMF_248t', 'Felsteel Executioner'),
  card('DMF_219', 'Relentless Pursuit', { text: [{ enchant: 'DMF_219e', on: 'FRIENDLY_HERO' }] }),
  card('DMF_219e', 'Out for Blood', {
    enchantment: { attack: 4, grants: ['IMMUNE'], lasts: 'THIS_TURN' },
  }),
  card('DMF_221', 'Felscream Blast', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 1, to: 'TARGET' },
          { damage: 1, to: { adjacentTo: 'TARGET' } },
        ],
      },
    ],
  }),
  card('DMF_223', 'Renowned Performer', {
    keywords: ['RUSH'],
    deathrattle: [{ summon: 'DMF_223t', count: 2 }],
  }),
  card('DMF_227', "Dreadlord's Bite", {
    battlecry: [{ if: 'OUTCAST', then: [{ damage: 1, to: 'ENEMY_CHARACTERS' }] }],
  }),
  card('DMF_247', 'Insatiable Felhound', { keywords: ['TAUNT'], corrupt: 'DMF_247t' }),
  card('DMF_247t', 'Insatiable Felhound', { keywords: ['TAUNT', 'LIFESTEAL'] }),
  card('DMF_217', 'Line Hopper', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'HAS_OUTCAST' },
        enchantment: 'DMF_217e',
      },
    ],
  }),
  card('DMF_217e', 'Marked for Passing', { enchantment: { cost: -1 } }),
  card('DMF_222', 'Redeemed Pariah', {
    triggers: afterYouPlay('HAS_OUTCAST', { enchant: 'DMF_222e', on: 'SELF' }),
  }),
  card('DMF_222e', "Pariah's Resolve", { enchantment: { attack: 1, health: 1 } }),
  card('DMF_226', 'Bladed Lady', {
    auras: [costsIf(1, { value: { tag: 'ATTACK', of: 'FRIENDLY_HERO' }, atLeast: 6 })],
  }),
  card('YOP_002', 'Felsaber', {
    auras: [
      cannotAttackIf({
        not: HERO_ATTACKED_THIS_TURN,
      }),
    ],
  }),
  card('DMF_229', 'Stiltstepper', {
    battlecry: [
      { draw: 1, save: 'drawn' },
      { enchant: 'DMF_229e', on: { saved: 'drawn' } },
    ],
  }),
  card('DMF_229e', 'Stilts', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      { on: 'ON_PLAY', subject: 'IS_HOST', do: [{ enchant: 'DMF_229e2', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  card('DMF_229e2', 'Stepping', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
  card('DMF_231', 'Zai, the Incredible', {
    battlecry: [
      { giveCopiesOf: { union: [{ first: 'FRIENDLY_HAND' }, { last: 'FRIENDLY_HAND' }] } },
    ],
  }),
  ...studies({
    id: 'YOP_001',
    name: 'Illidari Studies',
    enchantment: 'Loner',
    pool: { outcast: true },
    next: 'HAS_OUTCAST',
  }),
];
