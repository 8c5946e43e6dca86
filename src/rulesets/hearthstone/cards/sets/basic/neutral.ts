import { type CardEntry, card } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

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
];
