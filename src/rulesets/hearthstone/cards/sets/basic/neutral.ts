import { type CardEntry, card } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS, OTHER_FRIENDLY_MURLOCS, OTHER_MURLOCS } from '../../selectors.js';

/** Basic set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_147', 'Gnomish Inventor', { battlecry: [{ draw: 1 }] }),
  card('CS2_141', 'Ironforge Rifleman', { battlecry: [{ damage: 1, to: 'TARGET' }] }),
  card('EX1_593', 'Nightblade', { battlecry: [{ damage: 3, to: 'ENEMY_HERO' }] }),
  card('CS2_122', 'Raid Leader', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'CS2_122e' }],
  }),
  card('CS2_122e', 'Enhanced', { enchantment: { attack: 1 } }),
  card('CS2_150', 'Stormpike Commando', { battlecry: [{ damage: 2, to: 'TARGET' }] }),
  card('CS2_222', 'Stormwind Champion', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'CS2_222o' }],
  }),
  card('CS2_222o', 'Might of Stormwind', { enchantment: { attack: 1, health: 1 } }),
  card('CS2_189', 'Elven Archer', { battlecry: [{ damage: 1, to: 'TARGET' }] }),
  card('EX1_015', 'Novice Engineer', { battlecry: [{ draw: 1 }] }),
  card('GAME_005', 'The Coin', { text: [{ gainMana: 1, kind: 'TEMPORARY' }] }),
  card('EX1_066', 'Acidic Swamp Ooze', { battlecry: [{ destroy: 'ENEMY_WEAPON' }] }),
  card('EX1_399', 'Gurubashi Berserker', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'EX1_399e', on: 'SELF' }] }],
  }),
  card('EX1_399e', 'Berserking', { enchantment: { attack: 3 } }),
  card('CS2_196', 'Razorfen Hunter', { battlecry: [{ summon: 'CS2_boar' }] }),
  card('CS2_226', 'Frostwolf Warlord', {
    battlecry: [{ enchant: 'CS2_226e', on: 'SELF', num1: { count: OTHER_FRIENDLY_MINIONS } }],
  }),
  card('CS2_226e', 'Frostwolf Banner', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('DS1_055', 'Darkscale Healer', { battlecry: [{ heal: 2, to: 'FRIENDLY_CHARACTERS' }] }),
  card('EX1_011', 'Voodoo Doctor', { battlecry: [{ heal: 2, to: 'TARGET' }] }),
  card('EX1_019', 'Shattered Sun Cleric', { battlecry: [{ enchant: 'EX1_019e', on: 'TARGET' }] }),
  card('EX1_019e', "Cleric's Blessing", { enchantment: { attack: 1, health: 1 } }),
  card('EX1_025', 'Dragonling Mechanic', { battlecry: [{ summon: 'EX1_025t' }] }),
  card('EX1_506', 'Murloc Tidehunter', { battlecry: [{ summon: 'EX1_506a' }] }),
  // the data of 9.0 is the first that speaks of your Murlocs only
  card('EX1_508', 'Grimscale Oracle', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MURLOCS, enchantment: 'EX1_508o' }],
    was: [
      {
        before: '9.0',
        auras: [{ update: 'HEALTH_ATTACK', to: OTHER_MURLOCS, enchantment: 'EX1_508o' }],
      },
    ],
  }),
  card('EX1_508o', 'Mlarggragllabl!', { enchantment: { attack: 1 } }),
];
