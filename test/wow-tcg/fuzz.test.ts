import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { KINDS, ZONES } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import { testDamagedStates } from '../common/damaged-states.js';
import { randomBoard } from './random-board.js';

testDamagedStates({
  ruleset: WOW_TCG,
  states: 300,
  board: randomBoard,
  actions: [
    'pass',
    { pass: 'all' },
    'concede',
    { play: 40, target: 9 },
    { place: 41 },
    { usePower: 5 },
    { propose: 4, against: 'hero 2' },
    { strike: 7 },
  ],
  numbers: ['owner', 'controller'],
  words: { zone: ZONES, kind: KINDS, cardId: ['PLAYER', 'fireball', 'krol-blade', ''] },
});
