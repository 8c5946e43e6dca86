import { z } from 'zod';
import { stateForm } from '../../../common/state-form.js';
import { ROWS } from '../../state/codec.js';
import { MAX_PLAYERS } from '../../vocabulary/index.js';

const inPlay = z.object({
  id: z.int(),
  name: z.string(),
  ready: z.boolean(),
  atk: z.int().exactOptional().describe('Of heroes and allies.'),
  health: z.int().exactOptional().describe('Of heroes and allies.'),
  damage: z.int().exactOptional().describe('Of heroes and allies.'),
});

const summary = z.object({
  lost: z.boolean(),
  inPlay: z.array(inPlay),
  resources: z.int(),
  hand: z.array(z.string()),
  graveyard: z.array(z.string()),
  deck: z.int().describe('How many cards are left.'),
});

export const STATE_FORM = stateForm({
  ruleset: 'wow-tcg',
  rows: ROWS,
  players: Array.from({ length: MAX_PLAYERS }, (_, i) => i + 1),
  summary,
  parts: { ShownCard: inPlay },
});
