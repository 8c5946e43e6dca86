import type { EntityName, Packet, PacketSink, Tags } from './packet.js';
import { blockType, tagName, tagValue } from './values.js';

/** A packet whose tags are on the lines that follow. */
type Open = Extract<Packet, { kind: 'ENTITY' }>;

const LINE = /((?:GameState|PowerTaskList)\.\w+)\(\) -\s+(.*)$/;
const TAG = /^tag=(\S+) value=(\S*)/;
const TAG_CHANGE = /^TAG_CHANGE Entity=(.*?) tag=(\S+) value=(\S*)/;
const CREATED = /^(?:FULL_ENTITY - (?:Creating|Updating) (?:ID=)?)(.*?) CardID=(\S*)/;
const UPDATED = /^(?:SHOW|CHANGE)_ENTITY - Updating Entity=(.*?) CardID=(\S*)/;
const HIDDEN = /^HIDE_ENTITY - Entity=(.*?) tag=(\S+) value=(\S*)/;
const PLAYER = /^Player EntityID=(\d+) PlayerID=(\d+)/;
const BLOCK = /^(?:ACTION|BLOCK)_START (.*)$/;

/**
 * A reader of Power.log, a line at a time. It takes what one source prints; the other repeats it. Lines of anything
 * else are skipped; a packet that is broken is noted.
 */
export class PowerReader {
  private line = 0;
  private open: Open | null = null;

  /** `source` is what prints the packets: GameState, or PowerTaskList where the file lacks the former. */
  constructor(
    private readonly sink: PacketSink,
    private readonly source: 'GameState' | 'PowerTaskList' = 'GameState',
  ) {}

  /** Takes the next line. */
  read(text: string): void {
    this.line++;
    const [, source, payload] = LINE.exec(text) ?? [];
    if (payload === undefined) return;
    if (source === `${this.source}.DebugPrintPower`) this.power(payload);
    else if (source === 'GameState.DebugPrintGame') this.game(payload);
    else if (source === 'GameState.SendOption') this.sent(payload);
  }

  /** Ends the file. */
  end(): void {
    this.flush();
  }

  private power(payload: string): void {
    const tag = TAG.exec(payload);
    if (tag !== null) {
      const name = tagName(tag[1]!);
      this.open?.tags.set(name, tagValue(name, tag[2]!));
      return;
    }
    this.flush();
    const packet = this.packetOf(payload);
    if (packet === null) return;
    if (packet.kind === 'ENTITY') this.open = packet;
    else this.sink.packet(packet);
  }

  private packetOf(payload: string): Packet | null {
    const line = this.line;
    if (payload.startsWith('CREATE_GAME')) return { line, kind: 'CREATE_GAME' };
    if (/^(?:ACTION|BLOCK)_END/.test(payload)) return { line, kind: 'BLOCK_END' };
    const change = TAG_CHANGE.exec(payload) ?? HIDDEN.exec(payload);
    if (change !== null) return this.tagOf(change);
    const entity = this.entityOf(payload);
    if (entity !== null) return entity;
    const block = BLOCK.exec(payload);
    if (block !== null) return this.blockOf(block[1]!);
    if (/^(?:TAG_CHANGE|FULL_ENTITY|SHOW_ENTITY|HIDE_ENTITY|CHANGE_ENTITY)\b/.test(payload)) {
      this.sink.note({ line, message: `This line is broken: ${payload.slice(0, 80)}` });
    }
    return null;
  }

  private tagOf([, entity, tag, value]: RegExpExecArray): Packet {
    const name = tagName(tag!);
    return {
      line: this.line,
      kind: 'TAG',
      entity: entityName(entity!),
      tag: name,
      value: tagValue(name, value!),
    };
  }

  private entityOf(payload: string): Open | null {
    const line = this.line;
    const tags: Tags = new Map();
    if (payload.startsWith('GameEntity EntityID=')) {
      return { line, kind: 'ENTITY', entity: Number.parseInt(payload.slice(20), 10) || 1, tags };
    }
    const player = PLAYER.exec(payload);
    if (player !== null) {
      return { line, kind: 'ENTITY', entity: Number(player[1]), player: Number(player[2]), tags };
    }
    const made = CREATED.exec(payload) ?? UPDATED.exec(payload);
    if (made === null) return null;
    const card = made[2]!;
    const entity = entityName(made[1]!);
    return { line, kind: 'ENTITY', entity, ...(card === '' ? {} : { card }), tags };
  }

  private blockOf(facts: string): Packet {
    const type = /(?:BlockType|SubType)=(\S+)/.exec(facts)?.[1] ?? '';
    // the bracket of a hidden entity has one in it
    const entity = /\bEntity=(.*?)(?= (?:SubType|BlockType|EffectCardId|Index)=|$)/.exec(facts);
    const target = /\bTarget=(\[.*\]|\S+)/.exec(facts);
    return {
      line: this.line,
      kind: 'BLOCK',
      type: blockType(type),
      entity: entityName(entity?.[1] ?? '0'),
      target: entityName(target?.[1] ?? '0'),
    };
  }

  private game(payload: string): void {
    const line = this.line;
    const build = /^BuildNumber=(\d+)/.exec(payload)?.[1];
    if (build !== undefined) this.sink.packet({ line, kind: 'BUILD', build: Number(build) });
    const gameType = /^GameType=(\w+)/.exec(payload)?.[1];
    if (gameType !== undefined) this.sink.packet({ line, kind: 'GAME_TYPE', gameType });
    const [, player, name] = /^PlayerID=(\d+), PlayerName=(.+)$/.exec(payload) ?? [];
    if (name === undefined) return;
    this.sink.packet({ line, kind: 'PLAYER_NAME', player: Number(player), name: name.trim() });
  }

  private sent(payload: string): void {
    const position = /selectedPosition=(\d+)/.exec(payload)?.[1];
    if (position === undefined) return;
    const subOption = Number(/selectedSubOption=(-?\d+)/.exec(payload)?.[1] ?? -1);
    const line = this.line;
    this.sink.packet({ line, kind: 'SENT_OPTION', position: Number(position), subOption });
  }

  private flush(): void {
    if (this.open !== null) this.sink.packet(this.open);
    this.open = null;
  }
}

/** An entity from a bracket, a number, `GameEntity` or a player's name. */
function entityName(text: string): EntityName {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return Number(trimmed);
  if (trimmed === 'GameEntity') return 1;
  const id = trimmed.startsWith('[') ? / id=(\d+)/.exec(` ${trimmed.slice(1)}`)?.[1] : undefined;
  return id === undefined ? trimmed : Number(id);
}
