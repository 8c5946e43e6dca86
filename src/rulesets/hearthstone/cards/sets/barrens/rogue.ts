import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import {
  BASIC_HERO_POWERS,
  MINIONS_IN_DECK,
  OTHER_FRIENDLY_MINIONS,
  POISONS,
  YOUR_HERO,
} from '../../selectors.js';
import { afterYouPlay } from '../../templates/after-playing.js';
import { goesAfterTwoUses, heroPowerForTwoUses } from '../../templates/hero-power-for-two-uses.js';
import { lendsToNext } from '../../templates/next-card.js';
import { rankedSpell } from '../../templates/ranked-spells.js';

const PIRATE_OR_STEALTH_MINION = {
  anyOf: [
    { pool: { type: 'MINION', race: 'PIRATE' } },
    { pool: { type: 'MINION', keyword: 'STEALTH' } },
  ],
} as const;

/** BARRENS set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_317', 'Field Contact', {
    triggers: afterYouPlay({ any: ['HAS_BATTLECRY', 'HAS_COMBO'] }, { draw: 1 }),
  }),
  card('BAR_318', 'Silverleaf Poison', {
    requires: { REQ_WEAPON_EQUIPPED: 0 },
    text: [{ enchant: 'BAR_318e', on: 'FRIENDLY_WEAPON' }],
  }),
  ownCard({
    id: 'BAR_318e',
    name: 'Silverleaf Poison',
    type: 'ENCHANTMENT',
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ draw: 1 }] }],
  }),
  card('BAR_323', 'Yoink!', {
    text: [
      {
        discover: { oneOf: BASIC_HERO_POWERS, notOnBoard: true },
        in: 'SETASIDE',
        save: 'power',
        then: heroPowerForTwoUses({ cardOf: { saved: 'power' } }, 'BAR_323e'),
      },
    ],
  }),
  goesAfterTwoUses('BAR_323e', 'Yoink!', { cost: { set: 0 } }),
  card('WC_017', 'Savory Deviate Delight', {
    text: (['FRIENDLY_HAND', 'ENEMY_HAND'] as const).map((hand) => ({
      transform: { random: { of: hand, where: 'MINION' } },
      into: PIRATE_OR_STEALTH_MINION,
    })),
  }),
  card('BAR_320', 'Efficient Octo-bot', { frenzy: [{ enchant: 'BAR_320e', on: 'FRIENDLY_HAND' }] }),
  ownEnchantment('BAR_320e', 'Efficient Octo-bot', { cost: -1 }),
  card('BAR_321', 'Paralytic Poison', {
    requires: { REQ_WEAPON_EQUIPPED: 0 },
    text: [{ enchant: 'BAR_321e', on: 'FRIENDLY_WEAPON' }],
  }),
  ownEnchantment('BAR_321e', 'Paralytic Poison', { attack: 1, grants: ['IMMUNE_WHILE_ATTACKING'] }),
  ...rankedSpell({
    id: 'BAR_319',
    name: 'Wicked Stab',
    shared: { set: 'THE_BARRENS', class: 'ROGUE', cost: 2, requires: { REQ_TARGET_TO_PLAY: 0 } },
    ranks: [
      { text: [{ damage: 2, to: 'TARGET' }] },
      { text: [{ damage: 4, to: 'TARGET' }] },
      { text: [{ damage: 6, to: 'TARGET' }] },
    ],
  }),
  card('BAR_552', 'Scabbs Cutterbutter', {
    combo: [{ enchant: 'BAR_552o', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'BAR_552o',
    name: 'Scabbs Cutterbutter',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    ...lendsToNext('BAR_552e', { any: ['MINION', 'SPELL', 'WEAPON', 'HERO'] }, 2),
  }),
  ownEnchantment('BAR_552e', 'Scabbs Cutterbutter', { cost: -3 }),
  card('WC_015', 'Water Moccasin', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        if: { value: { count: OTHER_FRIENDLY_MINIONS }, exactly: 0 },
        to: 'SELF',
        enchantment: 'WC_015e',
      },
    ],
  }),
  ownEnchantment('WC_015e', 'Water Moccasin', { grants: ['POISONOUS'] }),
  card('WC_016', 'Shroud of Concealment', {
    text: [
      { drawThese: { random: MINIONS_IN_DECK, count: 2 }, save: 'drawn' },
      { enchant: 'WC_016e', on: { saved: 'drawn' } },
    ],
  }),
  ownCard({
    id: 'WC_016e',
    name: 'Shroud of Concealment',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [{ on: 'ON_PLAY', subject: 'IS_HOST', do: [{ enchant: 'WC_016e2', on: 'HOST' }] }],
  }),
  ownEnchantment('WC_016e2', 'Shroud of Concealment', {
    grants: ['STEALTH'],
    lasts: 'UNTIL_YOUR_NEXT_TURN',
  }),
  card('BAR_316', 'Oil Rig Ambusher', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [
      {
        damage: { if: { entity: 'SELF', is: { carries: 'BAR_316e' } }, then: 4, else: 2 },
        to: 'TARGET',
      },
    ],
    whenDrawn: [{ enchant: 'BAR_316e', on: 'SELF' }],
    triggers: (['CARD_GAINED', 'RETURNED'] as const).map((on) => ({
      on,
      subject: 'IS_SELF',
      zone: 'HAND',
      do: [{ enchant: 'BAR_316e', on: 'SELF' }],
    })),
  }),
  /** Its id is ours: the card came to the hand this turn. */
  ownEnchantment('BAR_316e', 'Oil Rig Ambusher', { lasts: 'THIS_TURN' }),
  card('BAR_322', 'Swinetusk Shank', {
    triggers: afterYouPlay(
      { any: [...POISONS, 'YOP_015t'].map((id) => ({ card: id })) },
      { enchant: 'BAR_322e', on: 'SELF' },
    ),
  }),
  ownEnchantment('BAR_322e', 'Improvised Edge', { health: 1 }),
  card('BAR_324', 'Apothecary Helbrim', {
    battlecry: [{ giveCard: { oneOf: POISONS } }],
    deathrattle: [{ giveCard: { oneOf: POISONS } }],
  }),
];
