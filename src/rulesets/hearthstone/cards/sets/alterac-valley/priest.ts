import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { DEAD_WITH_DEATHRATTLE, OTHER_MINIONS, RANDOM_MINION_IN_DECK } from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { flips } from '../../templates/flipping-powers.js';

/** ALTERAC_VALLEY set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('AV_315', 'Deliverance', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
    honorableKill: [{ summon: { cardOf: 'TARGET' }, with: 'AV_315e' }],
  }),
  ownEnchantment('AV_315e', 'Deliverance', { attack: { set: 3 }, health: { set: 3 } }),
  card('AV_325', 'Undying Disciple', {
    deathrattle: [{ damage: 'OWN_ATTACK', to: 'ENEMY_MINIONS' }],
  }),
  card('AV_326', 'Luminous Geode', {
    triggers: [
      {
        on: 'HEALING',
        subject: { all: ['MINION', 'FRIENDLY'] },
        do: [{ enchant: 'AV_326e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('AV_326e', 'Luminous Geode', { attack: 2 }),
  card('AV_328', 'Spirit Guide', {
    deathrattle: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'HOLY' } } } },
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'SHADOW' } } } },
    ],
  }),
  card('AV_329', 'Bless', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { enchant: 'AV_329e', on: 'TARGET' },
      { enchant: 'AV_329e2', on: 'TARGET' },
    ],
  }),
  ownEnchantment('AV_329e', 'Bless', { health: 2 }),
  ownEnchantment('AV_329e2', 'Bless', { attack: { set: 'HEALTH' } }),
  card('AV_330', 'Gift of the Naaru', {
    text: [
      { heal: 3, to: 'ALL_CHARACTERS' },
      { if: { exists: { of: 'ALL_CHARACTERS', where: 'DAMAGED' } }, then: [{ draw: 1 }] },
    ],
  }),
  card('ONY_026', 'Lightmaw Netherdrake', {
    battlecry: [
      {
        if: {
          all: [
            { exists: { of: 'FRIENDLY_HAND', where: { school: 'HOLY' } } },
            { exists: { of: 'FRIENDLY_HAND', where: { school: 'SHADOW' } } },
          ],
        },
        then: [{ damage: 3, to: OTHER_MINIONS }],
      },
    ],
  }),
  card('AV_324', 'Shadow Word: Devour', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { save: 'others', entities: { of: 'ALL_MINIONS', except: 'TARGET' } },
      { enchant: 'AV_324e3', on: { saved: 'others' } },
      { enchant: 'AV_324e2', on: 'TARGET', num1: { saved: 'others' } },
    ],
  }),
  ownEnchantment('AV_324e3', 'Shadow Word: Devour', { health: -1 }),
  ownEnchantment('AV_324e2', 'Shadow Word: Devour', { health: 'NUM_1' }),
  card('AV_331', 'Najak Hexxen', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ takeControl: 'TARGET' }, { remember: 'TARGET' }],
    deathrattle: [{ takeControl: 'REMEMBERED', who: 'OPPONENT' }],
  }),
  areaAtTurnEnd('AV_664', 'Stormpike Aid Station', { enchant: 'AV_664e', on: 'FRIENDLY_MINIONS' }),
  ownEnchantment('AV_664e', 'Stormpike Aid Station', { health: 2 }),
  card('ONY_017', 'Horn of Wrathion', {
    text: [
      { drawThese: RANDOM_MINION_IN_DECK, save: 'drawn' },
      {
        if: { entity: { saved: 'drawn' }, is: { race: 'DRAGON' } },
        then: [{ summon: 'ONY_001t', count: 2 }],
      },
    ],
  }),
  card('ONY_028', "Mi'da, Pure Light", {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'ONY_028t' } }],
  }),
  ownCard({
    id: 'ONY_028t',
    name: "Fragment of Mi'da",
    type: 'SPELL',
    class: 'PRIEST',
    set: 'ALTERAC_VALLEY',
    school: 'HOLY',
    cost: 6,
    castWhenDrawn: [{ summon: 'ONY_028' }],
  }),
  card('AV_207', 'Xyrella, the Devout', {
    heroPower: 'AV_207p',
    battlecry: [{ forEach: DEAD_WITH_DEATHRATTLE, do: [{ resolveDeathrattleOf: 'IT' }] }],
  }),
  ownCard({
    id: 'AV_207p',
    name: 'Holy Touch',
    type: 'HERO_POWER',
    class: 'PRIEST',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ heal: 5, to: 'TARGET' }],
    triggers: [flips('AV_207p2')],
  }),
  ownCard({
    id: 'AV_207p2',
    name: 'Void Spike',
    type: 'HERO_POWER',
    class: 'PRIEST',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 5, to: 'TARGET' }],
    triggers: [flips('AV_207p')],
  }),
];
