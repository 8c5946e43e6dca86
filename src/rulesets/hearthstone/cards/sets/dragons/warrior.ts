import { type CardEntry, card } from '../../entry.js';
import {
  DEFENDS,
  HOLDS_A_DRAGON,
  LACKEY,
  MINIONS_IN_DECK,
  OTHER_MINIONS,
  RANDOM_ENEMY,
  randomDefender,
  YOUR_HERO,
} from '../../selectors.js';
import { galakrond, galakrondCount, INVOKE, INVOKED_TWICE } from '../../templates/galakrond.js';

/** DRAGONS set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_022', 'Ramming Speed', {
    rules: { text: ['ZH-2.6-attack-count'] },
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { forceAttack: 'TARGET', on: randomDefender({ adjacentTo: 'TARGET' }), uncounted: true },
    ],
  }),
  card('DRG_024', 'Sky Raider', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', race: 'PIRATE' } } }],
  }),
  card('DRG_026', 'Deathwing, Mad Aspect', {
    rules: { battlecry: ['ZH-2.6-attack-count', 'ZH-2.6-forced', 'ZH-3.5-random-defender'] },
    battlecry: [
      {
        forEach: { random: OTHER_MINIONS, count: 14 },
        do: [{ if: { entity: 'IT', is: DEFENDS }, then: [{ forceAttack: 'SELF', on: 'IT' }] }],
      },
    ],
  }),
  card('DRG_020', 'EVIL Quartermaster', { battlecry: [{ giveCard: LACKEY }, { gainArmor: 3 }] }),
  card('DRG_023', 'Skybarge', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        do: [{ damage: 2, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('DRG_025', 'Ancharrr', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'PIRATE' } } } }],
      },
    ],
  }),
  card('DRG_500', 'Molten Breath', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 5, to: 'TARGET' },
      { if: HOLDS_A_DRAGON, then: [{ gainArmor: 5 }] },
    ],
  }),
  ...galakrond('DRG_650', 'Galakrond, the Unbreakable', {
    heroPower: 'DRG_238p',
    battlecry: (form) => [
      { save: 'minions', entities: { random: MINIONS_IN_DECK, count: galakrondCount(form) } },
      { drawThese: { saved: 'minions' } },
      { enchant: 'DRG_650e', on: { of: { saved: 'minions' }, where: 'IN_HAND' } },
    ],
  }),
  card('DRG_238p', "Galakrond's Might", {
    text: [{ enchant: 'DRG_238t10e', on: 'FRIENDLY_HERO' }],
  }),
  card('DRG_238t10e', "Galakrond's Might", { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('DRG_019', 'Scion of Ruin', {
    battlecry: [{ if: INVOKED_TWICE, then: [{ summonCopyOf: 'SELF' }, { summonCopyOf: 'SELF' }] }],
  }),
  card('DRG_021', 'Ritual Chopper', { battlecry: [INVOKE] }),
  card('DRG_249', 'Awaken!', { text: [INVOKE, { damage: 1, to: 'ALL_MINIONS' }] }),
];
