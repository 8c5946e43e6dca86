import { cardOf, get, type HsRun, playerEntity, set } from '../../state/access.js';
import type { SequenceFrame } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { payMana } from './common.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/**
 * Using the Hero Power.
 * @rule HS-SEQ-heropower
 */
export const useHeroPower = sequence(
  'Use the Hero Power',
  ['HS-SEQ-heropower', 'ZH-2.7-use'],
  null,
  [
    step('The cost is paid', ['HS-SEQ-heropower'], (run, frame) =>
      payMana(run, frame.player, get(run.state, frame.subject, Tag.COST)),
    ),
    phase('Hero Power Phase', ['HS-SEQ-heropower'], [effect, exhaust]),
    phase('Inspire Phase', ['HS-SEQ-heropower', 'HS-SEQ-heropower-inspire-precheck'], [inspire]),
    checkResult,
  ],
);

function effect(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  const card = cardOf(s, frame.subject);
  const option = card.chooseOne[frame.choice];
  const chosen = option === undefined ? card : s.pool.byId.get(option);
  const code = chosen?.text ?? chosen?.battlecry ?? null;
  if (code !== null)
    runCode(run, code, { source: frame.subject, player: frame.player, target: frame.target });
}

/** The Hero Power is exhausted and both counters of its uses go up. */
function exhaust(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  const player = playerEntity(frame.player);
  set(run, frame.subject, Tag.EXHAUSTED, 1);
  set(
    run,
    player,
    Tag.HEROPOWER_ACTIVATIONS_THIS_TURN,
    get(s, player, Tag.HEROPOWER_ACTIVATIONS_THIS_TURN) + 1,
  );
  set(
    run,
    player,
    Tag.NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    get(s, player, Tag.NUM_TIMES_HERO_POWER_USED_THIS_GAME) + 1,
  );
}

function inspire(run: HsRun, frame: SequenceFrame): void {
  raise(
    run,
    {
      kind: EventKind.INSPIRE,
      player: frame.player,
      subject: frame.subject,
      source: frame.target,
      amount: 0,
    },
    frame.preCheck,
  );
}
