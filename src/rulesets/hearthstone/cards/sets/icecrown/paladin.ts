import type { Condition, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, RANDOM_ENEMY_MINION, YOUR_HERO } from '../../selectors.js';

/** It grows when one of your minions loses Divine Shield, and is still as `when` says as it is its turn. */
function afterLosingShield(enchant: string, when?: Condition): readonly Trigger[] {
  return [
    {
      on: 'DIVINE_SHIELD_LOST',
      whose: 'YOURS',
      subject: 'MINION',
      ...(when && { rules: ['SUP-MW-BOLVAR'], when }),
      do: [{ enchant, on: 'SELF' }],
    },
  ];
}

/** ICECROWN set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_829', 'Uther of the Ebon Blade', {
    heroPower: 'ICC_829p',
    battlecry: [{ equip: 'ICC_829t' }],
  }),
  card('ICC_034', 'Arrogant Crusader', {
    deathrattleIf: 'OPPONENTS_TURN',
    deathrattle: [{ summon: 'ICC_900t' }],
  }),
  card('ICC_039', 'Dark Conviction', { text: [{ enchant: 'ICC_039e', on: 'TARGET' }] }),
  card('ICC_039e', 'Convinced', { enchantment: { attack: { set: 3 }, health: { set: 3 } } }),
  card('ICC_071', "Light's Sorrow", { triggers: afterLosingShield('ICC_071e') }),
  card('ICC_071e', 'Dying Light', { enchantment: { attack: 1 } }),
  card('ICC_244', 'Desperate Stand', {
    rules: { text: ['ZH-4.7-revive-not-a-move'] },
    text: [{ enchant: 'ICC_244e', on: 'TARGET' }],
  }),
  card('ICC_244e', 'Redeemed', { deathrattle: [{ summon: { cardOf: 'HOST' }, health: 1 }] }),
  card('ICC_245', 'Blackguard', {
    triggers: [
      {
        on: 'HEALING',
        rules: ['SUP-STONE-PEARL'],
        subject: YOUR_HERO,
        do: [{ damage: 'EVENT_AMOUNT', to: RANDOM_ENEMY_MINION }],
      },
    ],
  }),
  card('ICC_801', 'Howling Commander', {
    battlecry: [
      { drawThese: { random: { of: MINIONS_IN_DECK, where: { has: 'DIVINE_SHIELD' } } } },
    ],
  }),
  card('ICC_858', 'Bolvar, Fireblood', {
    triggers: afterLosingShield('ICC_858e'),
    was: [{ before: '9.2', triggers: afterLosingShield('ICC_858e', 'SURVIVES') }],
  }),
  card('ICC_858e', 'Fading Light', { enchantment: { attack: 2 } }),
];
