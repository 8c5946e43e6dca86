import { cardOf, type HsRun } from '../../state/access.js';
import { cardById } from '../../state/pool.js';
import { gainCard } from './gain-card.js';

/**
 * Whoever plays or casts a spell with Twinspell gets the spell that it names, after the Overload and before the text; again
 * each time that the spell resolves once more (ZH-2.3-resolve-again). It stands where the spell was played from (HS-INF-twin-in-place).
 * @rule ZH-2.3-play
 * @rule ZH-2.3-cast
 */
export function gainTwin(run: HsRun, spell: number, player: number, from = 0): void {
  const { twinspell } = cardOf(run.state, spell);
  if (twinspell === null) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Twinspell',
    rules: ['ZH-2.3-play', 'ZH-2.3-cast', 'HS-INF-twin-in-place'],
    text: '{about} has Twinspell',
    about: spell,
  });
  gainCard(run, cardById(run.state.pool, twinspell), player as 1 | 2, {
    creator: spell,
    position: from - 1,
  });
  run.end(node);
}
