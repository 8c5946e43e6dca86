import { PLAY_REQUIREMENTS, TARGET_REQUIREMENTS } from './requirements.js';

/**
 * The sentence for each reason why an action is refused. Codes are the game's own names of its play errors;
 * those marked "ours" say what the game's client makes impossible.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  REQ_YOUR_TURN: 'It is not your turn.',
  REQ_ENOUGH_MANA: 'You do not have enough mana.',
  REQ_MINION_CAP: 'Your board is full.',
  REQ_SECRET_ZONE_CAP: 'You cannot have more Secrets.',
  REQ_UNIQUE_SECRET_OR_QUEST: 'You have this Secret, or a Quest, already.',
  REQ_TARGET_TO_PLAY: 'This must have a target.',
  REQ_HERO_OR_MINION_TARGET: 'The target must be a character in play.',
  REQ_NONSTEALTH_ENEMY_TARGET: 'The target has Stealth.',
  REQ_ENEMY_TARGET_NOT_IMMUNE: 'The target is Immune.',
  REQ_CAN_BE_TARGETED_BY_SPELLS: 'The target cannot be targeted by spells.',
  REQ_CAN_BE_TARGETED_BY_HERO_POWERS: 'The target cannot be targeted by Hero Powers.',
  REQ_CAN_BE_TARGETED_BY_OPPONENTS: 'Only its own player can target this.',
  REQ_ATTACKER_CAN_ATTACK: 'This character cannot attack.',
  REQ_ATTACK_GREATER_THAN_0: 'This character has no Attack.',
  REQ_ATTACKER_NOT_FROZEN: 'This character is Frozen.',
  REQ_NOT_MINION_JUST_PLAYED: 'This minion has only just come into play.',
  REQ_NOT_EXHAUSTED_ACTIVATE: 'This character has attacked already.',
  REQ_CAN_BE_ATTACKED: 'This cannot be attacked.',
  REQ_ENEMY_TARGET: 'The target must be an enemy.',
  REQ_TARGET_TAUNTER: 'A minion with Taunt must be attacked first.',
  REQ_NOT_EXHAUSTED_HERO_POWER: 'The Hero Power has been used.',
  // ours
  REQ_GAME_RUNNING: 'The game is over.',
  REQ_TRADEABLE: 'This card cannot be traded.',
  REQ_CARD_IN_HAND: 'The card is not in your hand.',
  REQ_HERO_POWER_ENABLED: 'Hero Powers are disabled.',
  REQ_HERO_POWER: 'There is no Hero Power to use.',
  REQ_CHOOSE_ONE_OPTION: 'One of the options must be chosen.',
  REQ_NO_TARGET: 'This takes no target now.',
  REQ_BOARD_POSITION: 'There is no such position on the board.',
};

/** What the game calls REQ_NOT_MINION_JUST_PLAYED, too: Rush in the first turn, or a minion that never attacks heroes. */
export const NO_HEROES = 'This minion cannot attack heroes now.';

export function sentenceOf(code: string): string {
  return SENTENCES[code] ?? TARGET_REQUIREMENTS[code]?.[1] ?? PLAY_REQUIREMENTS[code]?.[1] ?? code;
}

export function allReasons(): readonly (readonly [code: string, sentence: string])[] {
  const codes = [
    ...Object.keys(SENTENCES),
    ...Object.keys(TARGET_REQUIREMENTS),
    ...Object.keys(PLAY_REQUIREMENTS),
  ];
  return codes.map((code) => [code, sentenceOf(code)] as const);
}

/** Rules that a refusal rests on, by its code; where the rulebook has none of its own, the game's requirements decide. */
const REFUSAL_RULES: Readonly<Record<string, readonly string[]>> = {
  REQ_GAME_RUNNING: ['HS-DEF-action', 'HS-R9'],
  REQ_YOUR_TURN: ['HS-DEF-action'],
  REQ_CARD_IN_HAND: ['HS-DEF-action'],
  REQ_ENOUGH_MANA: ['HS-MANA6'],
  REQ_MINION_CAP: ['HS-LIMITS'],
  REQ_NUM_MINION_SLOTS: ['HS-LIMITS'],
  REQ_BOARD_POSITION: ['HS-LIMITS'],
  REQ_SECRET_ZONE_CAP: ['HS-LIMITS'],
  REQ_UNIQUE_SECRET_OR_QUEST: ['HS-LIMITS'],
  REQ_NONSTEALTH_ENEMY_TARGET: ['HS-DH-IMMUNE'],
  REQ_ENEMY_TARGET_NOT_IMMUNE: ['HS-DH-IMMUNE', 'ZH-5.1-immune'],
  REQ_TARGET_TAUNTER: ['ZH-5.1-taunt'],
  REQ_ATTACKER_NOT_FROZEN: ['ZH-5.1-freeze', 'ZH-2.6-attack-conditions'],
  REQ_NOT_MINION_JUST_PLAYED: ['ZH-2.1-summoning-sickness', 'ZH-2.6-attack-conditions'],
  REQ_NOT_EXHAUSTED_ACTIVATE: ['ZH-2.6-may-attack', 'ZH-2.6-attacks-allowed'],
  REQ_NOT_EXHAUSTED_HERO_POWER: ['HS-HPR-turn', 'ZH-2.7-may-use'],
  REQ_ATTACKER_CAN_ATTACK: ['ZH-2.6-attack-conditions'],
  REQ_ATTACK_GREATER_THAN_0: ['ZH-2.6-attack-conditions'],
  REQ_CAN_BE_ATTACKED: ['ZH-2.6-attack-conditions'],
  REQ_TRADEABLE: ['ZH-5.1-tradeable', 'ZH-5.1-tradeable-old'],
};
const OTHERWISE: readonly string[] = ['HS-INF-requirements'];

export function refusalRules(code: string): readonly string[] {
  return REFUSAL_RULES[code] ?? OTHERWISE;
}
