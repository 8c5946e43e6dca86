import { PLAY_REQUIREMENTS, TARGET_REQUIREMENTS } from './requirements.js';

/** Sentence and rules of each refusal. Codes are the game's play errors, or ours. */
const SENTENCES: Readonly<Record<string, readonly [sentence: string, ...rules: string[]]>> = {
  REQ_YOUR_TURN: ['It is not your turn.', 'HS-DEF-action'],
  REQ_ENOUGH_MANA: ['You do not have enough mana.', 'HS-MANA6'],
  REQ_LOCATION: ['There is no Location to use.', 'HS-INF-location'],
  REQ_LOCATION_READY: ['The Location is closed.', 'HS-INF-location'],
  REQ_TARGET_OF_KIND: ['The target is of another kind.'],
  REQ_MINION_CAP: ['Your board is full.', 'HS-LIMITS'],
  REQ_SECRET_ZONE_CAP: ['You cannot have more Secrets.', 'HS-LIMITS'],
  REQ_UNIQUE_SECRET_OR_QUEST: ['You have this Secret, or a Quest, already.', 'HS-LIMITS'],
  REQ_TARGET_TO_PLAY: ['This must have a target.'],
  REQ_HERO_OR_MINION_TARGET: ['The target must be a character in play.'],
  REQ_NONSTEALTH_ENEMY_TARGET: ['The target has Stealth.', 'HS-DH-IMMUNE'],
  REQ_ENEMY_TARGET_NOT_IMMUNE: ['The target is Immune.', 'HS-DH-IMMUNE', 'ZH-5.1-immune'],
  REQ_CAN_BE_TARGETED_BY_SPELLS: ['The target cannot be targeted by spells.'],
  REQ_CAN_BE_TARGETED_BY_HERO_POWERS: ['The target cannot be targeted by Hero Powers.'],
  REQ_CAN_BE_TARGETED_BY_OPPONENTS: ['Only its own player can target this.'],
  REQ_ATTACKER_CAN_ATTACK: ['This character cannot attack.', 'ZH-2.6-attack-conditions'],
  REQ_ATTACK_GREATER_THAN_0: ['This character has no Attack.', 'ZH-2.6-attack-conditions'],
  REQ_ATTACKER_NOT_FROZEN: [
    'This character is Frozen.',
    'ZH-5.1-freeze',
    'ZH-2.6-attack-conditions',
  ],
  REQ_NOT_MINION_JUST_PLAYED: [
    'This minion has only just come into play.',
    'ZH-2.1-summoning-sickness',
    'ZH-2.6-attack-conditions',
  ],
  REQ_NOT_EXHAUSTED_ACTIVATE: [
    'This character has attacked already.',
    'ZH-2.6-may-attack',
    'ZH-2.6-attacks-allowed',
  ],
  REQ_CAN_BE_ATTACKED: ['This cannot be attacked.', 'ZH-2.6-attack-conditions'],
  REQ_ENEMY_TARGET: ['The target must be an enemy.'],
  REQ_TARGET_TAUNTER: ['A minion with Taunt must be attacked first.', 'ZH-5.1-taunt'],
  REQ_NOT_EXHAUSTED_HERO_POWER: ['The Hero Power has been used.', 'HS-HPR-turn', 'ZH-2.7-may-use'],
  // ours
  REQ_ATTACKER_YOURS: ['The attacker is not yours.', 'ZH-2.6-attack-conditions'],
  REQ_GAME_RUNNING: ['The game is over.', 'HS-DEF-action', 'HS-R9'],
  REQ_TRADEABLE: ['This card cannot be traded.', 'ZH-5.1-tradeable', 'ZH-5.1-tradeable-old'],
  REQ_CARD_IN_HAND: ['The card is not in your hand.', 'HS-DEF-action'],
  REQ_HERO_POWER_ENABLED: ['Hero Powers are disabled.'],
  REQ_HERO_POWER: ['There is no Hero Power to use.'],
  REQ_CHOOSE_ONE_OPTION: ['One of the options must be chosen.'],
  REQ_NO_TARGET: ['This takes no target now.'],
  REQ_BOARD_POSITION: ['There is no such position on the board.', 'HS-LIMITS'],
};

/** What the game calls REQ_NOT_MINION_JUST_PLAYED, too: Rush in the first turn, or a minion that never attacks heroes. */
export const NO_HEROES = 'This minion cannot attack heroes now.';

export function sentenceOf(code: string): string {
  return (
    SENTENCES[code]?.[0] ?? TARGET_REQUIREMENTS[code]?.[1] ?? PLAY_REQUIREMENTS[code]?.[1] ?? code
  );
}

export function allReasons(): readonly (readonly [code: string, sentence: string])[] {
  const codes = [
    ...Object.keys(SENTENCES),
    ...Object.keys(TARGET_REQUIREMENTS),
    ...Object.keys(PLAY_REQUIREMENTS),
  ];
  return codes.map((code) => [code, sentenceOf(code)] as const);
}

/** The rules of each code, one list for all calls; where the rulebook has none, the game's requirements decide. */
const RULES: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(SENTENCES).map(([code, [, ...rules]]) => [code, rules] as const),
  ['REQ_NUM_MINION_SLOTS', ['HS-LIMITS']],
]);
const OTHERWISE: readonly string[] = ['HS-INF-requirements'];

export function refusalRules(code: string): readonly string[] {
  const rules = RULES.get(code) ?? OTHERWISE;
  return rules.length === 0 ? OTHERWISE : rules;
}
