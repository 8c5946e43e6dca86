import { z } from 'zod';
import { optional } from '../../../common/form.js';
import { stateForm } from '../../../common/state-form.js';
import { ROWS } from '../../state/codec.js';
import { PLAYERS } from '../../state/state.js';

const character = z.object({
  id: z.int(),
  name: z.string(),
  attack: z.int().describe('As shown: never below 0.'),
  health: z.int().describe('What is left of it.'),
});

const summary = z.object({
  hero: character.extend({ armor: z.int() }),
  heroPower: z.string().nullable(),
  weapon: character.nullable(),
  board: z.array(character).describe('Minions, left to right.'),
  hand: z.array(z.string()),
  deck: z.int().describe('How many cards are left.'),
  secrets: z.array(z.string()),
  mana: z.object({ available: z.int(), crystals: z.int() }),
});

export const STATE_FORM = stateForm({
  ruleset: 'hearthstone',
  rows: ROWS,
  players: PLAYERS,
  summary,
  parts: { ShownCharacter: character },
  own: {
    stale: z
      .object({
        healthAttack: z.boolean(),
        other: z.boolean(),
        deaths: z.boolean(),
        of: optional(
          z.string(),
          'A checksum of the entities: where these were changed, everything is looked at.',
        ),
      })
      .describe('Which of the Steps between Phases may have something to do.'),
    language: optional(
      z.enum(['en', 'zh']),
      'In which language sentences name the cards: `en` when left out.',
    ),
  },
});
