import { EDITION_TABLE } from '../../src/rulesets/wow-tcg/vocabulary/editions.js';
import { type SwitchExample, testSwitches } from '../common/switches.js';

const SWITCHES = EDITION_TABLE.switches;
type SwitchName = keyof typeof SWITCHES;

const EXAMPLES: Readonly<Record<SwitchName, SwitchExample>> = {
  hearthingInterrupts: {
    value: 'EFFECTS',
    body: {
      players: {
        1: {
          hand: [{ as: 'blast', card: 'Fire Blast' }],
          board: [{ as: 'stone', card: 'Hearthstone' }],
        },
        2: {},
      },
      actions: [{ play: 'blast', target: 'hero 2' }, { hearth: 'stone' }],
      decisions: ['no'],
    },
    lines: [
      'Fire Blast (blast), targeting hero 2 is interrupted',
      'Fire Blast (blast) is no effect and stays on the chain',
    ],
    board: { '1 chain': ['', 'Blast targeting hero 2 (player 1)'], '1 graveyard': ['blast', ''] },
  },
  hearthingWinners: {
    value: 'OPPONENTS',
    body: {
      players: { 1: { board: [{ as: 'stone', card: 'Hearthstone' }] }, 2: {}, 3: {} },
      actions: [{ hearth: 'stone' }],
      decisions: ['no'],
    },
    lines: ['Nobody wins', 'Players 2 and 3 win'],
    board: {},
  },
  turnOfLostPlayer: {
    value: 'GOES_ON',
    body: {
      players: { 1: {}, 2: { deck: ['Fireball'] }, 3: {} },
      actions: ['concede', { pass: 'all' }, { pass: 'all' }],
    },
    lines: [
      'Player 1 has left the game: the turn ends',
      'Player 1 has left the game: the turn goes on',
    ],
    board: { '2 hand': ['Fireball', ''], '2 deck': ['', 'Fireball'] },
  },
};

testSwitches('wow-tcg', SWITCHES, EXAMPLES);
