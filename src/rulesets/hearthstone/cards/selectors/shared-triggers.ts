import type { Trigger } from '../../language/words.js';
import { YOUR_HERO } from './players.js';

/** Of an enchantment on a card in hand: it ends as the card is played (HS-Z5b). */
export const ENDS_AS_HOST_IS_PLAYED: Trigger = {
  on: 'ON_PLAY',
  subject: 'IS_HOST',
  do: [{ detach: 'SELF' }],
};

export const FREEZES_WHAT_IT_DAMAGES: Trigger = {
  on: 'DAMAGE',
  subject: 'CHARACTER',
  source: 'IS_SELF',
  do: [{ freeze: 'EVENT_SUBJECT' }],
};

/** Stealth for a turn: it is gone as the next own one begins. */
export const STEALTH_FOR_A_TURN: Trigger = {
  on: 'START_OF_TURN',
  whose: 'YOURS',
  do: [{ set: { STEALTH: 0 }, on: 'SELF' }],
};

/** After an attack in which it has killed a minion it may attack again, once more than it could (ZH-2.6-attacks-allowed). */
export const GOES_ON_WHILE_IT_KILLS: Trigger = {
  on: 'AFTER_ATTACK',
  source: 'IS_SELF',
  subject: { all: ['MINION', 'KILLED'] },
  when: { entity: 'EVENT_SUBJECT', is: 'KILLED' },
  rules: ['ZH-2.6-attacks-allowed'],
  do: [
    {
      set: {
        EXTRA_ATTACKS_THIS_TURN: { plus: [{ tag: 'EXTRA_ATTACKS_THIS_TURN', of: 'SELF' }, 1] },
      },
      on: 'SELF',
    },
  ],
};

export const HITS_NEIGHBOURS_TOO: Trigger = {
  on: 'AFTER_ATTACK',
  rules: ['HS-AAE-foe-reaper-magnataur'],
  source: 'IS_SELF',
  do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: { adjacentTo: 'EVENT_SUBJECT' } }],
};

export const YOUR_HERO_HITS_NEIGHBOURS_TOO: Trigger = {
  on: 'AFTER_ATTACK',
  rules: ['HS-AAE-foe-reaper-magnataur'],
  source: YOUR_HERO,
  do: [
    {
      damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' },
      to: { adjacentTo: 'EVENT_SUBJECT' },
      from: 'FRIENDLY_HERO',
    },
  ],
};
