import { serialise } from '../../kernel/index.js';
import { zonesOf } from '../../rulesets/common/shown.js';
import { differencesOf } from '../difference/difference.js';
import { logOf } from '../export/packets.js';
import type { OracleContext } from '../operation/context.js';
import { sealContinuation } from '../play/continuation.js';
import { factsOf } from '../play/facts.js';
import type { Played } from '../play/play.js';
import { begunScenarioOf } from '../play/whole.js';
import { rulingOf } from '../ruling/ruling.js';
import { engineOf } from '../terms/engine.js';
import type { Json, JsonObject } from '../terms/schema.js';
import { TraceHash } from '../trace/hash.js';
import { inDetail, writeTrace } from '../trace/lines.js';
import type { TraceLine } from '../trace/schema.js';
import type { BoardZone, Resolution } from './schema.js';

/** The answer to a resolved request, and the whole trace, whatever detail was asked for. */
export interface Resolved {
  readonly resolution: Resolution;
  readonly fullTrace: readonly TraceLine[];
}

/** The answer to a request that was resolved. */
export function resolutionOf(played: Played, context: OracleContext): Resolved {
  const { request, run, after, reports, decisions, pending } = played;
  const { ruleset, resumes } = request;
  const detail = request.trace ?? resumes?.trace ?? 'FULL';
  const hash = new TraceHash(resumes?.hash);
  const trace = run.trace!;
  const reopened = resumes?.open ?? [];
  const fullTrace = writeTrace(ruleset, after, { trace, reopened, hash });
  const view = ruleset.setup.view(after);
  const continuation =
    pending === null
      ? null
      : sealContinuation(
          {
            ruleset: ruleset.id,
            edition: request.edition,
            engine: engineOf(ruleset, request.edition),
            scenario: begunScenarioOf(played),
            machine: serialise(run),
            names: after.names,
            actions: stillToCome(played),
            reports,
            decisions,
            random: played.random,
            trace: detail,
            hash: hash.state(),
            open: openNodes(played),
            firstRow: played.firstRow,
          },
          context,
        );
  const unknownCards = ruleset.show.unknownCards?.(after.state) ?? [];
  const laterCards = ruleset.show.laterCards?.(after.state) ?? [];
  const resolution: Resolution = {
    ...factsOf(request),
    status: pending === null ? 'COMPLETE' : 'PENDING',
    result: ruleset.show.result(after.state),
    actions: reports,
    decisions,
    pending: pending === null ? null : pendingJson(played),
    state: continuation === null ? view : { ...view, continuation },
    trace: inDetail(fullTrace, detail),
    traceHash: hash.result(),
    deaths: ruleset.deaths?.since(after.state, played.firstRow) ?? [],
    ...(unknownCards.length > 0 ? { unknownCards } : {}),
    ...(laterCards.length > 0 ? { laterCards } : {}),
    ...(request.difference ? { difference: differencesOf(played) } : {}),
    ...(request.ruling ? { ruling: rulingOf(played) } : {}),
    ...(request.boards ? { boards: boardsOf(played) } : {}),
    ...(request.log === null ? {} : { log: logOf(played, request.log) }),
  };
  return { resolution, fullTrace };
}

/** The actions that have not begun, with the checks that stand between them and behind the one that waits. */
function stillToCome({ waiting, reports, request }: Played): Json[] {
  const checksAt = (place: number): Json[] =>
    request.checks
      .filter(({ afterActions }) => afterActions === reports.length + place)
      .map(({ expect }) => ({ check: expect }));
  return [...checksAt(0), ...waiting.flatMap(({ json }, i) => [json, ...checksAt(i + 1)])];
}

/** The boards before and after, as they are shown. */
function boardsOf({ request, before, after }: Played): NonNullable<Resolution['boards']> {
  const { ruleset } = request;
  const shown = (position: Played['before']): BoardZone[] =>
    zonesOf(ruleset.show.tabletop(position)).map(({ player, zone, cards }) => ({
      player,
      zone,
      cards,
    }));
  return { before: shown(before), after: shown(after) };
}

/** The nodes that are open where the run waits, outermost first. */
function openNodes({ run, request }: Played) {
  const known = new Map(
    [...(request.resumes?.open ?? []), ...run.trace!.nodes].map((node) => [node.id, node]),
  );
  return run.trace!.cursor().open.map(([id]) => known.get(id)!);
}

/** The open decision with its options in the form that `decide` takes. */
function pendingJson({ request, run, after, pending }: Played): JsonObject {
  const { ruleset } = request;
  const { kind, name, player, source, options, weights } = pending!;
  const card = ruleset.show.card(after.state, ruleset.program.identify(run.state, source));
  const asker = source === 0 ? null : { id: source, card: card.id, name: card.name };
  const listed: JsonObject[] = options.map((_, option) => {
    const { pick, text } = ruleset.decisions.describe(after, pending!, option);
    const weight = weights === undefined ? {} : { weight: weights[option]! };
    return { option, pick, text, ...weight };
  });
  return { kind, name, player: player === 0 ? null : player, source: asker, options: listed };
}
