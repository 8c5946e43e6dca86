import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { CONTROLS_A_SECRET, MINIONS_IN_DECK, NEW_SECRET_IN_DECK } from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { lendsToNext } from '../../templates/next-card.js';

/** ALTERAC_VALLEY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('AV_334', 'Stormpike Battle Ram', {
    deathrattle: [{ enchant: 'AV_334e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_334e',
    name: 'Stormpike Battle Ram',
    type: 'ENCHANTMENT',
    ...lendsToNext('AV_334e2', { race: 'BEAST' }),
  }),
  ownEnchantment('AV_334e2', 'Stormpike Battle Ram', { cost: -2 }),
  card('AV_335', 'Ram Tamer', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ enchant: 'AV_335e', on: 'SELF' }] }],
  }),
  ownEnchantment('AV_335e', 'Ram Tamer', { attack: 1, health: 1, grants: ['STEALTH'] }),
  card('ONY_009', 'Pet Collector', {
    battlecry: [
      {
        putIntoPlay: {
          random: {
            of: MINIONS_IN_DECK,
            where: { all: [{ race: 'BEAST' }, { tag: 'COST', atMost: 5 }] },
          },
        },
      },
    ],
  }),
  card('ONY_010', 'Dragonbane Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    honorableKill: [{ giveCard: 'ONY_010' }],
  }),
  areaAtTurnEnd(
    'AV_147',
    'Dun Baldar Bunker',
    { drawThese: { random: { of: 'FRIENDLY_DECK', where: 'SECRET' } }, save: 'drawn' },
    { enchant: 'AV_147e', on: { saved: 'drawn' } },
  ),
  ownEnchantment('AV_147e', 'Dun Baldar Bunker', { cost: { set: 1 } }),
  card('AV_224', 'Spring the Trap', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['ZH-2.3-use-vs-cast'] },
    text: [{ damage: 3, to: 'TARGET' }, { putIntoPlay: NEW_SECRET_IN_DECK }],
    honorableKill: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
  }),
  card('AV_244', 'Bloodseeker', { honorableKill: [{ enchant: 'AV_244e', on: 'SELF' }] }),
  ownEnchantment('AV_244e', 'Bloodseeker', { attack: 1, health: 1 }),
  card('AV_333', 'Revive Pet', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      {
        discover: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION', race: 'BEAST' } },
        in: 'SETASIDE',
        save: 'pet',
        then: [{ summon: { cardOf: { saved: 'pet' } } }],
      },
    ],
  }),
  card('AV_337', 'Mountain Bear', { deathrattle: [{ summon: 'AV_337t', count: 2 }] }),
  ownMinion({
    id: 'AV_337t',
    name: 'Mountain Cub',
    class: 'HUNTER',
    set: 'ALTERAC_VALLEY',
    race: 'BEAST',
    cost: 3,
    attack: 2,
    health: 4,
    keywords: ['TAUNT'],
  }),
];
