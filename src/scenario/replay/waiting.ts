import type { Playback } from '../trace/playback.js';

/** What is put in a line and resolves one after the other. */
const QUEUED: ReadonlySet<string> = new Set(['trigger', 'event']);
/** What puts it there. */
const QUEUING: ReadonlySet<string> = new Set(['queue', 'phase']);

/** Tells at each node of a run which triggers and events were queued and had not begun. */
export class Waiting {
  /** Places of what each node has queued, by the node's place. */
  private readonly queued = new Map<number, number[]>();

  constructor(private readonly playback: Playback) {
    for (const [place, { kind }] of playback.nodes.entries()) {
      const parent = playback.parentOf(place);
      if (parent < 0 || !QUEUED.has(kind) || !QUEUING.has(playback.nodes[parent]!.kind)) continue;
      const before = this.queued.get(parent);
      if (before === undefined) this.queued.set(parent, [place]);
      else before.push(place);
    }
  }

  /** The places of what waits as the node at this place has begun, next first. */
  after(place: number): number[] {
    const found: number[] = [];
    for (let at = place; at >= 0; at = this.playback.parentOf(at))
      found.push(...(this.queued.get(at) ?? []).filter((other) => other > place));
    return found;
  }
}
