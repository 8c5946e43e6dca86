import { type CardEntry, card, ownEnchantment } from '../../entry.js';
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
  card('DMF_224', 'Expendable Performers', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'BT_036t', count: 7, save: 'performers' },
      { enchant: 'DMF_224m', on: { saved: 'performers' } },
      { enchant: 'DMF_224e', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  /** Its id is ours: the mark of the Illidari that a card has summoned. */
  ownEnchantment('DMF_224m', 'Expendable', {}),
  card('DMF_224e', 'Expendable', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'DEATH',
        subject: { card: 'BT_036t' },
        when: {
          not: { exists: { of: 'FRIENDLY_MINIONS', where: { carries: 'DMF_224m' } } },
        },
        do: [{ detach: 'SELF' }, { summon: 'BT_036t', count: 7 }],
      },
    ],
  }),
  card('DMF_225', 'Throw Glaive', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 2, to: 'TARGET' },
      {
        if: { entity: 'TARGET', is: 'KILLED' },
        then: [
          { giveCard: 'DMF_225', save: 'copy' },
          { set: { GHOSTLY: 1 }, on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  card('DMF_230', "Il'gynoth", {
    keywords: ['LIFESTEAL'],
    auras: [{ update: 'OTHER', tag: 'LIFESTEAL_DAMAGES_OPPOSING_HERO', on: 'FRIENDLY_PLAYER' }],
  }),
  card('DMF_249', 'Acrobatics', {
    text: [
      { draw: 2, save: 'drawn' },
      {
        if: { value: { saved: 'drawn' }, exactly: 2 },
        then: [
          {
            enchant: 'DMF_249e',
            on: { first: { saved: 'drawn' } },
            remembers: { last: { saved: 'drawn' } },
          },
          {
            enchant: 'DMF_249e',
            on: { last: { saved: 'drawn' } },
            remembers: { first: { saved: 'drawn' } },
          },
        ],
      },
    ],
  }),
  // the first of the two that is played marks the other one
  card('DMF_249e', 'Acrobatics', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'ON_PLAY',
        subject: 'IS_HOST',
        do: [
          {
            if: { entity: 'HOST', is: { carries: 'DMF_249m' } },
            then: [{ draw: 2 }],
            else: [{ enchant: 'DMF_249m', on: { of: 'REMEMBERED', where: 'IN_HAND' } }],
          },
          { detach: 'SELF' },
        ],
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('DMF_249m', 'Acrobatics', { lasts: 'THIS_TURN' }),
];
