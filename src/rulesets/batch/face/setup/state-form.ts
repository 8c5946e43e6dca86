import { z } from 'zod';
import { stateForm } from '../../../common/state-form.js';
import { ROWS } from '../../state/codec.js';
import { PLAYERS } from '../../state/state.js';

const creature = z.object({
  id: z.int(),
  name: z.string().describe('Its card and level.'),
  lane: z.int(),
  attack: z.int(),
  health: z.int(),
});

const summary = z.object({
  health: z.int(),
  plays: z.int(),
  rank: z.int(),
  board: z.array(creature),
  hand: z.array(z.string()),
  discard: z.array(z.string()),
  deck: z.int().describe('How many cards are left.'),
});

export const STATE_FORM = stateForm({
  ruleset: 'batch',
  rows: ROWS,
  players: PLAYERS,
  summary,
  parts: { ShownCreature: creature },
});
