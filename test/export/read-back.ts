import type { LogFormatName } from '../../src/logs/formats.js';
import { GameTree, type LoggedEntity, tagOf } from '../../src/logs/game-tree.js';
import type { LogNote } from '../../src/logs/packet.js';
import { playerNames } from '../../src/logs/player-names.js';
import { readLogText } from '../../src/logs/read-games.js';
import { ZONES } from '../../src/logs/values.js';
import { LogRows } from '../../src/scenario/export/log-rows.js';
import { logOf } from '../../src/scenario/export/packets.js';
import type { Played } from '../../src/scenario/play/play.js';

/** The engine's final state as a log has it. */
export function finalRows(played: Played): LogRows {
  const rows = new LogRows(played);
  const { changes } = played.run.trace!;
  for (let i = 0; i < changes.length; i += 5)
    rows.apply(changes[i + 1]!, changes[i + 2]!, changes[i + 4]!);
  return rows;
}

/** Writes a run as a log, reads it with the importer, and lists where the final states differ. */
export function differencesReadBack(played: Played, format: LogFormatName): string[] {
  const { games, notes } = readLogText(logOf(played, format));
  const found = notes.map(({ line, message }) => `line ${line}: ${message}`);
  if (games.length !== 1) return [...found, `${games.length} games`];
  const { packets } = games[0]!;
  const unclear: LogNote[] = [];
  const tree = new GameTree(playerNames(packets, unclear));
  found.push(...unclear.map(({ message }) => message));
  let depth = 0;
  for (const packet of packets) {
    if (packet.kind === 'BLOCK') depth++;
    if (packet.kind === 'BLOCK_END') depth--;
    if (depth < 0) found.push(`a block ends that is not open, line ${packet.line}`);
    tree.apply(packet);
  }
  if (depth !== 0) found.push(`${depth} blocks stay open`);
  return [...found, ...differingEntities(finalRows(played), tree)];
}

function differingEntities(rows: LogRows, tree: GameTree): string[] {
  const found: string[] = [];
  for (let row = 1; row < rows.count; row++) {
    const isThere = rows.isPlayerOrGame(row) || rows.value(row, 'ZONE') !== 0;
    const logged = tree.entities.get(row);
    if (!isThere || rows.printed(row) === null) {
      if (logged !== undefined) found.push(`entity ${row}: it is none`);
      continue;
    }
    if (logged === undefined) found.push(`entity ${row}: not in the log`);
    else found.push(...differingTags(rows, row, logged));
  }
  return found;
}

function differingTags(rows: LogRows, row: number, logged: LoggedEntity): string[] {
  const found: string[] = [];
  const wanted = new Map(rows.tagsOf(row));
  const isHidden = tagOf(logged, 'ZONE') === ZONES.DECK;
  const tags = isHidden ? ['ZONE', 'CONTROLLER'] : rows.tags.filter((tag) => tag !== null);
  for (const tag of [...tags, 'CARDTYPE']) {
    if (isHidden && tag === 'CARDTYPE') continue;
    if ((wanted.get(tag) ?? 0) !== tagOf(logged, tag))
      found.push(`entity ${row} ${tag}: engine ${wanted.get(tag) ?? 0}, log ${tagOf(logged, tag)}`);
  }
  const isCard = !rows.isPlayerOrGame(row) && !isHidden;
  if (isCard && logged.card !== rows.card(row))
    found.push(`entity ${row}: engine ${rows.card(row)}, log ${logged.card}`);
  return found;
}
