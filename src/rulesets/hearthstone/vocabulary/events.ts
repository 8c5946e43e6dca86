/** What triggers can respond to. The numbers are ours: they index a card's listeners. */
export const EVENT_NAMES = [
  /** A card is played: On Play Phase. Subject: the card; player: who plays it; amount: the mana paid (HS-M7). */
  'ON_PLAY',
  /** May change the target. Subject: the target; source: the spell; amount: the option, or -1. */
  'SPELL_TEXT',
  /** Start of the Battlecry Phase: as SPELL_TEXT, for Battlecries. Subject: the target; source: the minion. */
  'BATTLECRY',
  'AFTER_SPELL',
  'AFTER_PLAY',
  /** Subject: the minion; amount: the Attack by which it is judged (SUP-QUEST-GIANTS1 to 3). */
  'AFTER_SUMMON',
  /** Inspire Phase. Subject: the Hero Power; source: its target. */
  'INSPIRE',
  'AFTER_ATTACK',
  /** Summon Resolution Step. Subject: the minion; amount: 1 for the form that a transformation has made. */
  'SUMMON',
  /** A weapon has been equipped. Subject: the weapon. */
  'EQUIP',
  /** Subject: the proposed defender; source: the proposed attacker. */
  'PROPOSED_ATTACK',
  /** Subject: the defender; source: the attacker. */
  'ATTACK',
  /** Damage is about to be dealt. Subject: the character; source: what deals it; amount: as proposed. */
  'PREDAMAGE',
  'DAMAGE',
  'HEALING',
  /** Subject: the dead entity; player: its controller when it died. */
  'DEATH',
  'DRAW',
  'DISCARD',
  'END_OF_TURN',
  'START_OF_TURN',
  /** A player has been overloaded. Amount: by how much. */
  'OVERLOADED',
  'SECRET_REVEALED',
  'ARMOR_GAINED',
  /** A card has entered a hand other than by a draw. Subject: the card. */
  'CARD_GAINED',
  'RETURNED',
  /** Between phases, before the Summon Resolution Step (HS-QRS). Subject: the quest. */
  'QUEST_COMPLETED',
  /** Something has been frozen, wherever it is (HS-SEQ-heropower-icewalker). Source: what froze it. */
  'FREEZE',
  /** A Divine Shield has been lost to damage. Subject: who had it; source: of the damage. */
  'DIVINE_SHIELD_LOST',
  /**
   * A card is about to be played: the step before that of ON_PLAY, in editions that have it (ZH-2.3-play); in others its
   * triggers answer ON_PLAY. Subject: the card; player: who plays it.
   */
  'COUNTER',
  /** A spell that an effect casts has been cast (ZH-2.3-electra-emissary). Subject: the spell. */
  'AFTER_CAST',
  /** As SPELL_TEXT, for Hero Powers (ZH-2.7-use). Subject: the target; source: the Hero Power. */
  'HERO_POWER_TEXT',
  /** The Hero Power has been repeated for a neighbour of its target (ZH-2.7-dragonhawk). Subject: the Hero Power; source: the neighbour. */
  'HERO_POWER_REPEATED',
  /** A card has been shuffled into a deck (ZH-4.7-weasel-tunneler). Subject: the card; player: who did it. */
  'SHUFFLED',
  /** A card that was discovered has come to the hand. Subject: the card; source: what discovered it. */
  'DISCOVERED',
  /** The game starts: the cards in hands and decks that say so act (ZH-5.5-start-of-game). */
  'START_OF_GAME',
  /** Galakrond has been invoked. Subject: the Galakrond whose power it is; source: what invoked. */
  'INVOKED',
  /** A dormant minion has awoken (ZH-4.6-dormant). Subject: the minion. */
  'AWAKENED',
  /** A card has been traded (HS-INF-trade). Subject: the card; player: who did it. */
  'TRADED',
  /** A spell that is played may be replaced by another one (ZH-2.3-play 1d). Subject: the spell; source: what it is aimed at. */
  'REPLACE',
  /** The Attack of a hero has gone up. Subject: the hero; amount: by how much. */
  'ATTACK_GAINED',
  /** Found by a death scan (ZH-1.11-death-scan). Subject: what is dying; source: of the damage. */
  'DYING',
  /** A spell that is played has been countered. Subject: the spell; player: who plays it; amount: the mana paid (ZH-5.1-counter). */
  'COUNTERED',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const EventKind = Object.fromEntries(EVENT_NAMES.map((name, index) => [name, index])) as {
  readonly [K in EventName]: number;
};

export interface GameEvent {
  readonly kind: number;
  /** The player whom the event concerns; 0 for none. */
  readonly player: number;
  readonly subject: number;
  readonly source: number;
  readonly amount: number;
}
