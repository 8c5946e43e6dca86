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

const CHARACTER = { subject: 'character', source: 'card' } as const;
const ATTACK = { subject: 'character', source: 'character' } as const;

/** Every event; one that is missing does not compile. */
export const EVENT_PHRASES: Readonly<Record<EventName, EventPhrase>> = {
  ON_PLAY: { opening: 'Whenever {who:play} {subject}', subject: 'card', source: 'card' },
  SPELL_TEXT: {
    opening: 'When {source} is about to act on {subject}',
    subject: 'character',
    source: 'spell',
  },
  HERO_POWER_TEXT: {
    opening: 'When {source} is about to act on {subject}',
    subject: 'character',
    source: 'Hero Power',
  },
  HERO_POWER_REPEATED: {
    opening: 'After {subject} has acted on {source} as well',
    subject: 'Hero Power',
    source: 'character',
  },
  BATTLECRY: {
    opening: 'When the Battlecry of {source} is about to act on {subject}',
    subject: 'character',
    source: 'card',
  },
  AFTER_CAST: {
    opening: 'After an effect of {whose} has cast {subject}',
    subject: 'spell',
    source: 'card',
  },
  START_OF_GAME: { opening: 'As the game starts', subject: 'card', source: 'card' },
  SHUFFLED: {
    opening: 'Whenever {who:shuffle} {subject} into a deck',
    subject: 'card',
    source: 'card',
  },
  REPLACE: { opening: 'When {who:cast} {subject}', subject: 'card', source: 'card' },
  ATTACK_GAINED: { opening: 'After {subject} gains Attack', subject: 'character', source: 'card' },
  DYING: { opening: 'When {subject} is dying', subject: 'character', source: 'card' },
  TRADED: { opening: 'After {who:trade} {subject}', subject: 'card', source: 'card' },
  DISCOVERED: { opening: 'After {who:discover} {subject}', subject: 'card', source: 'card' },
  AFTER_SPELL: { opening: 'After {who:cast} {subject}', subject: 'card', source: 'card' },
  AFTER_PLAY: { opening: 'After {who:play} {subject}', subject: 'card', source: 'card' },
  AFTER_SUMMON: { opening: 'After {who:summon} {subject}', subject: 'card', source: 'card' },
  INSPIRE: {
    opening: 'Inspire: after {who:use} {subject}',
    subject: 'Hero Power',
    source: 'character',
  },
  AFTER_ATTACK: { opening: 'After {source} attacks {subject}', ...ATTACK },
  SUMMON: { opening: 'Whenever {who:summon} {subject}', subject: 'card', source: 'card' },
  EQUIP: { opening: 'Whenever {who:equip} {subject}', subject: 'card', source: 'card' },
  PROPOSED_ATTACK: { opening: 'When {source} is about to attack {subject}', ...ATTACK },
  ATTACK: { opening: 'Whenever {source} attacks {subject}', ...ATTACK },
  PREDAMAGE: { opening: 'When {subject} is about to take damage from {source}', ...CHARACTER },
  DAMAGE: { opening: 'Whenever {subject} takes damage from {source}', ...CHARACTER },
  HEALING: { opening: 'Whenever {subject} is healed by {source}', ...CHARACTER },
  DEATH: { opening: 'Whenever {subject} dies', subject: 'card', source: 'card' },
  DRAW: { opening: 'Whenever {who:draw} {subject}', subject: 'card', source: 'card' },
  DISCARD: { opening: 'Whenever {who:discard} {subject}', subject: 'card', source: 'card' },
  END_OF_TURN: { opening: 'At the end of {whose} turn', subject: 'card', source: 'card' },
  START_OF_TURN: { opening: 'At the start of {whose} turn', subject: 'card', source: 'card' },
  OVERLOADED: {
    opening: 'Whenever {who:take} Overload from {subject}',
    subject: 'card',
    source: 'card',
  },
  SECRET_REVEALED: { opening: 'Whenever {subject} is revealed', subject: 'card', source: 'card' },
  ARMOR_GAINED: { opening: 'Whenever {who:gain} Armor', subject: 'card', source: 'card' },
  CARD_GAINED: {
    opening: 'Whenever {subject} enters {whose} hand without being drawn',
    subject: 'card',
    source: 'card',
  },
  RETURNED: { opening: 'Whenever {subject} is returned to hand', subject: 'card', source: 'card' },
  QUEST_COMPLETED: {
    opening: 'Whenever {who:complete} {subject}',
    subject: 'card',
    source: 'card',
  },
  FREEZE: { opening: 'Whenever {subject} is frozen', subject: 'card', source: 'card' },
  DIVINE_SHIELD_LOST: { opening: 'After {subject} loses Divine Shield', ...CHARACTER },
  COUNTER: { opening: 'When {who:play} {subject}', subject: 'card', source: 'card' },
  INVOKED: { opening: 'Whenever {who:invoke} {subject}', subject: 'card', source: 'card' },
  AWAKENED: { opening: 'When {subject} awakens', subject: 'minion', source: 'card' },
};
