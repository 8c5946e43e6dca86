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
