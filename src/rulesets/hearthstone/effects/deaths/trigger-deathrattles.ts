import type { Selector } from '../../language/words.js';
import { answersOf } from '../../rules/triggers/collect.js';
import { byOrderOfPlay, cardOf, controllerOf, get, type HsRun } from '../../state/access.js';
import { enchantmentsOn } from '../../state/enchantments.js';
import { DEATHRATTLE, type QueueEntry, queueFrame } from '../../state/frames.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The Deathrattles of minions in play resolve, and nothing dies. */
    triggerDeathrattles: { readonly triggerDeathrattles: Selector };
  }
}

export const triggerDeathrattlesWord: EffectWord<'triggerDeathrattles'> = {
  form: ({ selector }) => ({ triggerDeathrattles: selector }),
  says: 'Deathrattles resolve, nothing dies',
  rules: ['HS-MPR2'],
  example: { triggerDeathrattles: 'FRIENDLY_MINIONS' },
  reads: ({ triggerDeathrattles: minions }, read) =>
    `trigger the Deathrattles of ${read.these(minions)}`,
  compile: (effect, compiler) => {
    const targets = only(isMinion, compiler.selection(effect.triggerDeathrattles));
    compiler.emit((run, frame) => {
      const minions = byOrderOfPlay(run.state, [...targets(run.state, frame)]);
      for (const minion of minions.reverse()) pushDeathrattles(run, frame.source, minion);
    });
  },
};

/**
 * The Deathrattles of a minion that lives, its own and those added to it, as one Queue (HS-MPR2). Before 8.0 its own triggers on
 * deaths answer as well where a Deathrattle has been added (HS-INF-feigned-death).
 */
function pushDeathrattles(run: HsRun, source: number, minion: number): void {
  const s = run.state;
  const own = cardOf(s, minion).deathrattle !== null && get(s, minion, Tag.SILENCED) === 0;
  const added = enchantmentsOn(s, minion).filter((e) => cardOf(s, e).deathrattle !== null);
  const player = controllerOf(s, minion);
  const event = { kind: EventKind.DEATH, player, subject: minion, source, amount: 0 };
  const entries: QueueEntry[] = (own ? [minion, ...added] : added).map((entity) => ({
    entity,
    number: DEATHRATTLE,
    player,
  }));
  if (entries.length === 0) return;
  const isSeen = s.edition.switches.feignedDeathIsSeen && added.length > 0;
  if (isSeen && get(s, minion, Tag.SILENCED) === 0) entries.push(...answersOf(run, event, minion));
  run.push(queueFrame(event, entries));
}
