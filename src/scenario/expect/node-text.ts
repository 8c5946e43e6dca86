import type { Playback } from '../trace/playback.js';
import type { Scope } from './scope.js';

/** A node in a message: `trigger Trigger of juggler (node 12)`. */
export function nodeText(
  { ruleset, names, state }: Scope,
  playback: Playback,
  place: number,
): string {
  const node = playback.nodes[place];
  if (node === undefined) return 'the run itself';
  const { id, kind, name, source, sourceIdentity, about, aboutIdentity } = node;
  const title = (entity: number, identity: number): string =>
    ruleset.show.titleOf({ state, names }, entity, identity);
  const of = source === 0 ? '' : ` of ${title(source, sourceIdentity)}`;
  const on = about === 0 ? '' : `, about ${title(about, aboutIdentity)}`;
  const where = id < 0 ? 'nothing answers it' : `node ${id}`;
  return `${kind} ${name}${of}${on} (${where})`;
}
