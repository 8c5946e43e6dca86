import { cardOf, type HsRun } from '../../state/access.js';
import { cardById } from '../../state/pool.js';
import { gainCard } from './gain-card.js';

/**
 * Whoever plays or casts a spell with Twinspell gets the spell that it names, after the Overload and before the text; again
 * each time that the spell resolves once more (ZH-2.3-resolve-again).
 * @rule ZH-2.3-play
 * @rule ZH-2.3-cast
 */
export function gainTwin(run: HsRun, spell: number, player: number): void {
  const { twinspell } = cardOf(run.state, spell);
  if (twinspell === null) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Twinspell',
    rules: ['ZH-2.3-play', 'ZH-2.3-cast'],
    text: '{about} has Twinspell',
    about: spell,
  });
  gainCard(run, cardById(run.state.pool, twinspell), player as 1 | 2, { creator: spell });
  run.end(node);
}
