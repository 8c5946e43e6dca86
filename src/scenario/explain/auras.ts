import type { TraceNode } from '../../kernel/index.js';
import { specificRulesOf } from './behind.js';
import { type Case, nearestAround, type Single } from './case.js';

/**
 * The Aura Update at which an aura of this entity begins, ends or changes sides: it waits for the next one.
 */
export function ofAuras(asked: Case): Single[] {
  const { request, after } = asked.played;
  const { ruleset } = request;
  const steps = ruleset.inquiry.auraSteps?.(after.state, asked.entity) ?? [];
  if (steps.length === 0) return [];
  const { playback } = asked;
  return comings(asked).flatMap(({ place, says }) =>
    steps.map(({ step, rules }): Single => {
      const at = playback.nodes.find(({ name }, other) => name === step && other > place);
      const when = at === undefined ? `the next ${step}, and none follows` : placeOf(asked, at);
      const moved = playback.nodes[place];
      return {
        code: 'AURA_NOT_UPDATED',
        text: `${asked.title} ${says} ${when}`,
        rules: [
          ...rules,
          ...[moved, at].flatMap((node) => (node ? specificRulesOf(asked, node) : [])),
        ],
        event: null,
        node: at?.id ?? null,
        after: [],
      };
    }),
  );
}

/** When the entity came into play, left it, or changed sides in it. */
function comings({ played, playback, entity }: Case): { place: number; says: string }[] {
  const { reader, show, telling } = played.request.ruleset;
  const columns = new Set(['ZONE', 'CONTROLLER'].map((name) => show.columns.indexOf(name)));
  const found: { place: number; says: string }[] = [];
  for (let n = 0; n < playback.length; n++) {
    const { row, column, place } = playback.changeAt(n);
    if (row !== entity || !columns.has(column)) continue;
    const [before, after] = [n, n + 1].map((moment) => {
      const state = playback.stateAfter(moment);
      const isThere = entity < state.count && reader.isInPlay(state, entity);
      return isThere ? telling.controllerOf(state, entity) : 0;
    });
    if (before === after) continue;
    if (before === 0)
      found.push({ place, says: 'comes into play; its aura acts on nothing before' });
    else if (after === 0) found.push({ place, says: 'leaves play; its aura still acts until' });
    else found.push({ place, says: 'changes sides; its aura stays as it is until' });
  }
  return found;
}

/** A step and the phase that it follows, as in `the Aura Update (Other) after the Battlecry Phase`. */
function placeOf(asked: Case, node: TraceNode): string {
  const around = nearestAround(asked, node, ({ kind }) => kind !== 'sequence');
  const where =
    around === null ? '' : ` (${asked.lines.get(around.id)!.text.replace(/^The /, 'the ')})`;
  return `the ${node.name}${where}`;
}
