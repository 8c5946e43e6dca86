import { valueText } from './values.js';
import {
  FIRST_PLAYER_ENTITY,
  playerName,
  type WrittenGame,
  type WrittenOption,
  type WrittenPacket,
  type WrittenTag,
} from './written.js';

/** Nothing is timed. */
const TIME = 'D 00:00:00.0000000';

/** What a line says of an entity beside its id, as it stands. */
interface Shown {
  card: string;
  zone: number;
  zonePosition: number;
  player: number;
}

/** A game as a Power.log, with the lines of GameState. */
export function powerLog(game: WrittenGame): string {
  return new PowerWriter(game).write();
}

class PowerWriter {
  private readonly lines: string[] = [];
  private readonly shown = new Map<number, Shown>();
  private depth = 0;

  constructor(private readonly game: WrittenGame) {}

  write(): string {
    const { packets } = this.game;
    this.power('CREATE_GAME');
    const created = packets.findIndex((packet) => !isCreation(packet));
    const start = created < 0 ? packets.length : created;
    for (const packet of packets.slice(0, start)) this.packet(packet);
    this.facts();
    for (const packet of packets.slice(start)) this.packet(packet);
    return `${this.lines.join('\n')}\n`;
  }

  private facts(): void {
    const { build } = this.game;
    if (build !== null) this.line('DebugPrintGame', `BuildNumber=${build}`);
    for (const fact of ['GameType=GT_VS_FRIEND', 'FormatType=FT_WILD', 'ScenarioID=2'])
      this.line('DebugPrintGame', fact);
    for (const player of [1, 2])
      this.line('DebugPrintGame', `PlayerID=${player}, PlayerName=${playerName(player)}`);
  }

  private packet(packet: WrittenPacket): void {
    switch (packet.kind) {
      case 'ENTITY':
        this.entity(packet);
        break;
      case 'TAG':
        this.tag(packet);
        break;
      case 'HIDE':
        this.hide(packet);
        break;
      case 'BLOCK':
        this.block(packet);
        break;
      case 'BLOCK_END':
        this.depth--;
        this.power('BLOCK_END');
        break;
      case 'META':
        this.meta(packet);
        break;
      case 'OPTIONS':
        this.options(packet.id, packet.options);
        break;
      case 'SENT_OPTION': {
        const { option, subOption, target, position } = packet;
        const aim = `selectedTarget=${target} selectedPosition=${position}`;
        this.line('SendOption', `selectedOption=${option} selectedSubOption=${subOption} ${aim}`);
      }
    }
  }

  private tag({ entity, tag, value }: Extract<WrittenPacket, { kind: 'TAG' }>): void {
    const text = valueText(tag, value);
    this.power(`TAG_CHANGE Entity=${this.name(entity)} tag=${tag} value=${text} `);
    this.note(entity, [[tag, value]]);
  }

  private hide({ entity, zone }: Extract<WrittenPacket, { kind: 'HIDE' }>): void {
    const text = valueText('ZONE', zone);
    this.power(`HIDE_ENTITY - Entity=${this.name(entity)} tag=ZONE value=${text}`);
    this.note(entity, [['ZONE', zone]], '');
  }

  private meta({ meta, data, entities }: Extract<WrittenPacket, { kind: 'META' }>): void {
    this.power(`META_DATA - Meta=${meta} Data=${data} InfoCount=${entities.length}`);
    for (const [i, entity] of entities.entries())
      this.power(`    Info[${i}] = ${this.name(entity)}`);
  }

  private entity({ how, entity, card, tags }: Extract<WrittenPacket, { kind: 'ENTITY' }>): void {
    const player = entity - FIRST_PLAYER_ENTITY + 1;
    const inner = how === 'GAME' || how === 'PLAYER' ? '    ' : '';
    const heads = {
      GAME: () => `GameEntity EntityID=${entity}`,
      PLAYER: () =>
        `Player EntityID=${entity} PlayerID=${player} GameAccountId=[hi=1 lo=${player}]`,
      FULL: () => `FULL_ENTITY - Creating ID=${entity} CardID=${card}`,
      SHOW: () => `SHOW_ENTITY - Updating Entity=${this.name(entity)} CardID=${card}`,
      CHANGE: () => `CHANGE_ENTITY - Updating Entity=${this.name(entity)} CardID=${card}`,
    };
    this.power(`${inner}${heads[how]()}`);
    for (const [tag, value] of tags)
      this.power(`${inner}    tag=${tag} value=${valueText(tag, value)}`);
    this.note(entity, tags, card);
  }

  private block(packet: Extract<WrittenPacket, { kind: 'BLOCK' }>): void {
    const { type, entity, target, subOption, keyword } = packet;
    const aim = target === 0 ? '0' : this.name(target);
    const trigger = keyword === undefined ? '' : ` TriggerKeyword=${keyword}`;
    this.power(
      `BLOCK_START BlockType=${type} Entity=${this.name(entity)} EffectCardId= EffectIndex=0 Target=${aim} SubOption=${subOption}${trigger}`,
    );
    this.depth++;
  }

  private options(id: number, options: readonly WrittenOption[]): void {
    this.line('DebugPrintOptions', `id=${id}`);
    for (const [i, { entity, targets, error }] of options.entries()) {
      const type = entity === 0 ? 'END_TURN' : 'POWER';
      const main = entity === 0 ? '' : this.name(entity);
      this.line(
        'DebugPrintOptions',
        `  option ${i} type=${type} mainEntity=${main} error=${entity === 0 ? 'INVALID' : error} errorParam=`,
      );
      for (const [at, target] of targets.entries())
        this.line(
          'DebugPrintOptions',
          `    target ${at} entity=${this.name(target)} error=NONE errorParam=`,
        );
    }
  }

  private note(entity: number, tags: readonly WrittenTag[], card?: string): void {
    const shown = this.shown.get(entity) ?? { card: '', zone: 0, zonePosition: 0, player: 0 };
    this.shown.set(entity, shown);
    if (card !== undefined) shown.card = card;
    for (const [tag, value] of tags) {
      if (tag === 'ZONE') shown.zone = value;
      else if (tag === 'ZONE_POSITION') shown.zonePosition = value;
      else if (tag === 'CONTROLLER') shown.player = value;
    }
  }

  /** What the game calls an entity at this moment. */
  private name(entity: number): string {
    if (entity === 1) return 'GameEntity';
    const player = entity - FIRST_PLAYER_ENTITY + 1;
    if (player === 1 || player === 2) return playerName(player);
    const { card, zone, zonePosition, player: owner } = this.shown.get(entity) ?? UNKNOWN;
    const name =
      card === '' ? 'UNKNOWN ENTITY [cardType=INVALID]' : (this.game.names.get(card) ?? card);
    return `[entityName=${name} id=${entity} zone=${valueText('ZONE', zone)} zonePos=${zonePosition} cardId=${card} player=${owner}]`;
  }

  private power(payload: string): void {
    this.line('DebugPrintPower', `${'    '.repeat(this.depth)}${payload}`);
  }

  private line(method: string, payload: string): void {
    this.lines.push(`${TIME} GameState.${method}() - ${payload}`);
  }
}

const UNKNOWN: Shown = { card: '', zone: 0, zonePosition: 0, player: 0 };

/** Whether it belongs to what is there before anything happens. */
function isCreation(packet: WrittenPacket): boolean {
  return packet.kind === 'ENTITY' && packet.how !== 'SHOW' && packet.how !== 'CHANGE';
}
