import type { EventName } from '../../vocabulary/index.js';

export interface EventPhrase {
  /**
   * `{subject}` and `{source}` stand for those of the event, `{whose}` for its player's, and `{who:play}` for its player doing
   * something. What is not there is said behind it.
   */
  readonly opening: string;
  /** What its subject and source are where nothing more is said of them. */
  readonly subject: string;
  readonly source: string;
}

function phrase(opening: string, subject = 'card', source = 'card'): EventPhrase {
  return { opening, subject, source };
}

/** Every event; one that is missing does not compile. */
export const EVENT_PHRASES: Readonly<Record<EventName, EventPhrase>> = {
  ON_PLAY: phrase('Whenever {who:play} {subject}'),
  SPELL_TEXT: phrase('When {source} is about to act on {subject}', 'character', 'spell'),
  HERO_POWER_TEXT: phrase('When {source} is about to act on {subject}', 'character', 'Hero Power'),
  HERO_POWER_REPEATED: phrase(
    'After {subject} has acted on {source} as well',
    'Hero Power',
    'character',
  ),
  BATTLECRY: phrase('When the Battlecry of {source} is about to act on {subject}', 'character'),
  AFTER_CAST: phrase('After an effect of {whose} has cast {subject}', 'spell'),
  START_OF_GAME: phrase('As the game starts'),
  SHUFFLED: phrase('Whenever {who:shuffle} {subject} into a deck'),
  REPLACE: phrase('When {who:cast} {subject}'),
  ATTACK_GAINED: phrase('After {subject} gains Attack', 'character'),
  DYING: phrase('When {subject} is dying', 'character'),
  TRADED: phrase('After {who:trade} {subject}'),
  DISCOVERED: phrase('After {who:discover} {subject}'),
  AFTER_SPELL: phrase('After {who:cast} {subject}'),
  AFTER_PLAY: phrase('After {who:play} {subject}'),
  AFTER_SUMMON: phrase('After {who:summon} {subject}'),
  INSPIRE: phrase('Inspire: after {who:use} {subject}', 'Hero Power', 'character'),
  AFTER_ATTACK: phrase('After {source} attacks {subject}', 'character', 'character'),
  SUMMON: phrase('Whenever {who:summon} {subject}'),
  EQUIP: phrase('Whenever {who:equip} {subject}'),
  PROPOSED_ATTACK: phrase('When {source} is about to attack {subject}', 'character', 'character'),
  ATTACK: phrase('Whenever {source} attacks {subject}', 'character', 'character'),
  PREDAMAGE: phrase('When {subject} is about to take damage from {source}', 'character'),
  DAMAGE: phrase('Whenever {subject} takes damage from {source}', 'character'),
  HEALING: phrase('Whenever {subject} is healed by {source}', 'character'),
  DEATH: phrase('Whenever {subject} dies'),
  DRAW: phrase('Whenever {who:draw} {subject}'),
  DISCARD: phrase('Whenever {who:discard} {subject}'),
  END_OF_TURN: phrase('At the end of {whose} turn'),
  START_OF_TURN: phrase('At the start of {whose} turn'),
  OVERLOADED: phrase('Whenever {who:take} Overload from {subject}'),
  SECRET_REVEALED: phrase('Whenever {subject} is revealed'),
  ARMOR_GAINED: phrase('Whenever {who:gain} Armor'),
  CARD_GAINED: phrase('Whenever {subject} enters {whose} hand without being drawn'),
  RETURNED: phrase('Whenever {subject} is returned to hand'),
  QUEST_COMPLETED: phrase('Whenever {who:complete} {subject}'),
  FREEZE: phrase('Whenever {subject} is frozen'),
  DIVINE_SHIELD_LOST: phrase('After {subject} loses Divine Shield', 'character'),
  COUNTERED: phrase('After {subject} is countered'),
  COUNTER: phrase('When {who:play} {subject}'),
  INVOKED: phrase('Whenever {who:invoke} {subject}'),
  AWAKENED: phrase('When {subject} awakens', 'minion'),
};
