import pc from 'picocolors';
import type { Difference, Json } from '../../scenario/oracle.js';

/** Fields that say where an entity is, which is told in other lines. */
const PLACES: ReadonlySet<string> = new Set(['ZONE', 'ZONE_POSITION', 'PLAY_ORDER']);

/** What became of a board, a line for each entity. */
export function differenceLines({ died, entered, moved, changed }: Difference): string[] {
  const dead = new Set(died.map(({ id }) => id));
  const came = new Set(entered.map(({ id }) => id));
  return [
    ...died.map(({ name }) => `  ${pc.red('died')}     ${name}`),
    ...entered.map(({ name }) => `  ${pc.green('entered')}  ${name}`),
    ...moved
      .filter(({ id }) => !dead.has(id) && !came.has(id))
      .map(({ name, from, to }) => `  ${pc.cyan('moved')}    ${name}: ${from ?? 'new'} to ${to}`),
    ...changed.flatMap(({ id, name, tags }) => {
      const told = tags.filter(({ tag }) => !PLACES.has(tag));
      if (told.length === 0 || dead.has(id)) return [];
      const all = told.map(({ tag, from, to }) => `${tag} ${plain(from)} to ${plain(to)}`);
      return [`  ${pc.yellow('changed')}  ${name}: ${all.join(', ')}`];
    }),
  ];
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
