import { recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, get, inPlay, set } from '../../state/access.js';
import type { PlayMemory } from '../../state/frames.js';
import { activateCombo } from '../../state/playing.js';
import { cardById } from '../../state/pool.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { Tag } from '../../vocabulary/index.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { gainCard } from '../events/gain-card.js';
import { corrupt } from '../events/transform.js';
import type { Operation } from './sequence.js';

/**
 * After a card with Echo has been played its player gets another one for this turn (ZH-5.1-echo): before the triggers on
 * having been played where these are a step of the last Phase (ZH-2.2-echo-before-polymorph, ZH-2.3-play).
 */
export const echo: Operation<PlayMemory> = (run, frame) => {
  const { memory, player, subject } = frame;
  if (!memory.echoes || memory.isCountered) return;
  // Nothing echoes that has changed sides (ZH-2.2-stolen-before-completion).
  if (inPlay(run.state, subject) && controllerOf(run.state, subject) !== player) return;
  memory.echoes = false;
  run.section({
    kind: 'effect',
    name: 'Echo',
    rules: ['ZH-5.1-echo', 'ZH-2.2-echo-before-polymorph'],
    text: '{about} echoes',
    about: subject,
  });
  const copy = gainCard(run, cardOf(run.state, subject), player as 1 | 2, { creator: subject });
  if (copy !== 0) set(run, copy, Tag.GHOSTLY, 1);
};

/** What is in hand and costs less (ZH-5.1-corrupt); ZH-5.1-corrupt-old: unless stolen. */
const corruptHand: Operation<PlayMemory> = (run, { memory, player, subject }) => {
  const s = run.state;
  if (memory.isCountered) return;
  const isStolen = inPlay(s, subject) && controllerOf(s, subject) !== player;
  if (isStolen && !s.edition.switches.corruptsThoughStolen) {
    recordCheck(run, 'not corrupted', rulesOf(s.edition, 'corruptsThoughStolen'), {
      text: '{about} has changed sides: it corrupts nothing',
      about: subject,
    });
    return;
  }
  const hand = s.hand[player as 1 | 2];
  if (!hand.some((card) => cardOf(s, card).corrupt !== null)) return;
  for (const card of hand.slice()) {
    const into = cardOf(s, card).corrupt;
    if (into === null) continue;
    const cost = get(s, card, Tag.COST);
    if (cost >= memory.paid) {
      recordCheck(run, 'not corrupted', rulesOf(s.edition, 'corruptsThoughStolen'), {
        text: '{about} is not corrupted: it costs {value}, and {source} did not cost more',
        source: subject,
        about: card,
        value: cost,
      });
      continue;
    }
    corrupt(run, subject, card, cardById(s.pool, into));
    // it costs what the auras in play make it cost (ZH-4.2-aura-update)
    updateHealthAttackAuras(run);
  }
};

/** Also when what was played has been countered (ZH-5.1-counter-no-count). */
const combo: Operation<PlayMemory> = (run, { player }) => activateCombo(run, player);

/** What follows the last Phase of every play, whatever has become of the card. */
export const completion: readonly Operation<PlayMemory>[] = [corruptHand, echo, combo];
