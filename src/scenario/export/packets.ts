import { LOG_FORMATS, type LogFormatName } from '../../logs/formats.js';
import { STEPS, ZONES } from '../../logs/values.js';
import {
  FIRST_PLAYER_ENTITY,
  type WrittenGame,
  type WrittenPacket,
  type WrittenTag,
} from '../../logs/written.js';
import { isAtLeast } from '../../rulesets/common/editions.js';
import type { Played } from '../play/play.js';
import { CHANGE } from '../trace/playback.js';
import { GAME_ENTITY } from './blocks.js';
import { LogRows } from './log-rows.js';
import { type LogSink, NodeWalk } from './nodes.js';

/** A run as the text of a log. @throws RangeError as `writtenGameOf` does. */
export function logOf(played: Played, format: LogFormatName): string {
  return LOG_FORMATS[format].write(writtenGameOf(played));
}

/** A run as a log of the game. @throws RangeError when the game of its rule system writes none. */
function writtenGameOf(played: Played): WrittenGame {
  const { show, id } = played.request.ruleset;
  if (show.logTags === undefined) throw new RangeError(`${id} writes no logs`);
  return new GameWriter(played).write();
}

/** A change of a cell that a log has. */
interface Change {
  readonly node: number;
  readonly row: number;
  readonly column: number;
  readonly to: number;
}

/** Follows a run change by change, and writes what a log says of it. */
class GameWriter implements LogSink {
  readonly packets: WrittenPacket[] = [];
  readonly rows: LogRows;
  /** What the log has said so far, by entity. Absent: it does not know the entity. */
  private readonly said = new Map<number, Map<string, number>>();
  private readonly hidden = new Set<number>();
  private readonly names = new Map<string, string>();

  constructor(readonly played: Played) {
    this.rows = new LogRows(played);
  }

  write(): WrittenGame {
    const { rows } = this;
    for (let row = 1; row < rows.count; row++) this.announce(row);
    const walk = new NodeWalk(this);
    for (const group of groupsOf(this.played.run.trace!.changes, rows)) {
      walk.enter(group[0]!.node);
      this.changed(group);
    }
    walk.leave();
    return { build: buildOf(this.played), names: this.names, packets: this.packets };
  }

  /** Writes a tag, unless the log has said that it is so. */
  tag(entity: number, tag: string, value: number): void {
    const said = this.said.get(entity);
    if (said === undefined || (said.get(tag) ?? 0) === value) return;
    said.set(tag, value);
    this.packets.push({ kind: 'TAG', entity, tag, value });
  }

  /** Whether a log shows an entity. */
  isShown(entity: number): boolean {
    return this.said.has(entity) && !this.hidden.has(entity);
  }

  /** Changes of one entity that belong together, none between them of another. */
  private changed(group: readonly Change[]): void {
    const { rows } = this;
    const { row } = group[0]!;
    for (const { column, to } of group) rows.apply(row, column, to);
    if (row === GAME_ENTITY) this.turned(group);
    const isCard = group.some(({ column }) => rows.columns[column] === 'CARD');
    if (!this.said.has(row)) this.announce(row);
    else if (rows.isHidden(row)) this.hide(row);
    else if (this.hidden.has(row)) this.show(row, 'SHOW');
    else if (isCard) this.show(row, 'CHANGE');
    else this.retag(row, group);
  }

  private retag(row: number, group: readonly Change[]): void {
    const { rows } = this;
    for (const { column } of group) {
      const tag = rows.tags[column];
      if (tag != null) this.tag(row, tag, rows.shown(row, tag, rows.columns[column]!));
    }
  }

  /** Whose turn it is stands on the players. */
  private turned(group: readonly Change[]): void {
    const change = group.find(({ column }) => this.rows.columns[column] === 'CURRENT_PLAYER');
    if (change === undefined) return;
    for (const player of [3 - change.to, change.to])
      this.tag(FIRST_PLAYER_ENTITY + player - 1, 'CURRENT_PLAYER', player === change.to ? 1 : 0);
  }

  /** Makes a new entity known, as soon as it is anywhere. */
  private announce(row: number): void {
    const { rows } = this;
    const isThere = rows.isPlayerOrGame(row) || rows.value(row, 'ZONE') !== ZONES_NOWHERE;
    if (!isThere || rows.printed(row) === null) return;
    const how =
      row === GAME_ENTITY ? 'GAME' : rows.isPlayerOrGame(row) ? ('PLAYER' as const) : 'FULL';
    this.said.set(row, new Map());
    this.entity(row, how);
  }

  private show(row: number, how: 'SHOW' | 'CHANGE'): void {
    this.hidden.delete(row);
    this.entity(row, how);
  }

  private entity(row: number, how: Extract<WrittenPacket, { kind: 'ENTITY' }>['how']): void {
    const { rows } = this;
    const said = this.said.get(row)!;
    const tags: WrittenTag[] = rows.tagsOf(row);
    if (how === 'GAME') tags.push(['STEP', STEPS.MAIN_ACTION], ['NEXT_STEP', STEPS.MAIN_END]);
    const named = new Set(tags.map(([tag]) => tag));
    for (const [tag, value] of said) if (value !== 0 && !named.has(tag)) tags.push([tag, 0]);
    // of what is known already the game writes the place by itself
    const isKnown = how === 'SHOW' || how === 'CHANGE';
    const written = isKnown ? tags.filter(([tag]) => tag !== 'ZONE_POSITION') : tags;
    for (const [tag, value] of written) said.set(tag, value);
    const isCard = !rows.isPlayerOrGame(row) && !rows.isHidden(row);
    if (rows.isHidden(row)) this.hidden.add(row);
    const card = isCard ? rows.card(row) : '';
    if (isCard) this.name(row, card);
    this.packets.push({ kind: 'ENTITY', how, entity: row, card, tags: written });
    this.tag(row, 'ZONE_POSITION', tags.find(([tag]) => tag === 'ZONE_POSITION')?.[1] ?? 0);
  }

  private name(row: number, card: string): void {
    if (this.names.has(card)) return;
    const { request, after } = this.played;
    const { name } = request.ruleset.show.card(after.state, this.rows.value(row, 'CARD'));
    this.names.set(card, name);
  }

  /** A card is where nobody sees it: all that is known of it is whose it is. */
  private hide(row: number): void {
    if (!this.hidden.has(row)) {
      this.tag(row, 'ZONE_POSITION', 0);
      this.hidden.add(row);
      this.said.get(row)!.set('ZONE', ZONES.DECK);
      this.packets.push({ kind: 'HIDE', entity: row, zone: ZONES.DECK });
    }
    this.tag(row, 'CONTROLLER', this.rows.value(row, 'CONTROLLER'));
  }
}

const ZONES_NOWHERE = 0;

/** Changes that a log has, those of one node and entity with none between them together. */
function* groupsOf(changes: readonly number[], rows: LogRows): Generator<readonly Change[]> {
  let group: Change[] = [];
  for (let i = 0; i < changes.length; i += CHANGE) {
    const [node, row, column, , to] = changes.slice(i, i + CHANGE) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const change = { node, row, column, to };
    const name = rows.columns[column]!;
    if (rows.tags[column] === null && name !== 'CARD' && name !== 'CURRENT_PLAYER') {
      rows.apply(row, column, to);
      continue;
    }
    const first = group[0];
    if (first !== undefined && (first.node !== node || first.row !== row)) {
      yield group;
      group = [];
    }
    group.push(change);
  }
  if (group.length > 0) yield group;
}

/** The build of the edition, or the last one before it. */
function buildOf({ request }: Played): number | null {
  const { edition, ruleset } = request;
  const known = ruleset.editions.published.findLast(
    ({ patch, build }) => build !== undefined && isAtLeast(edition, patch),
  );
  return known?.build ?? null;
}
