import { SaxesParser } from 'saxes';
import type { Packet, PacketSink, Tags } from './packet.js';
import { blockType, tagName, tagValue } from './values.js';

type Attributes = Readonly<Record<string, string>>;
type Open = Extract<Packet, { kind: 'ENTITY' }>;

/** Elements whose Tag children are theirs. */
const WITH_TAGS = new Set(['GameEntity', 'Player', 'FullEntity', 'ShowEntity', 'ChangeEntity']);

/** GameType by its number, for those that the import tells apart. */
const GAME_TYPES: ReadonlyMap<string, string> = new Map([
  ['1', 'GT_VS_AI'],
  ['2', 'GT_VS_FRIEND'],
  ['4', 'GT_TUTORIAL'],
  ['5', 'GT_ARENA'],
  ['6', 'GT_TEST'],
  ['7', 'GT_RANKED'],
  ['8', 'GT_CASUAL'],
  ['16', 'GT_TAVERNBRAWL'],
]);

/**
 * A reader of HSReplay XML, in pieces. The parser expands no entity of a DTD; the first error ends the reading, and what
 * came before it stays.
 */
export class XmlReader {
  private readonly parser = new SaxesParser();
  private open: Open | null = null;
  private isBroken = false;

  constructor(private readonly sink: PacketSink) {
    this.parser.on('error', (error) => {
      if (!this.isBroken) sink.note({ line: this.parser.line, message: error.message });
      this.isBroken = true;
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      if (!this.isBroken) this.opened(name, attributes as Attributes);
    });
    this.parser.on('closetag', ({ name }) => {
      if (!this.isBroken) this.closed(name);
    });
  }

  /** Takes the next piece. */
  read(text: string): void {
    if (!this.isBroken) this.parser.write(text);
  }

  /** Ends the file. */
  end(): void {
    if (!this.isBroken) this.parser.close();
    this.flush();
  }

  private opened(name: string, at: Attributes): void {
    if (name === 'Tag') {
      const tag = tagName(at['tag'] ?? '');
      this.open?.tags.set(tag, tagValue(tag, at['value'] ?? ''));
      return;
    }
    this.flush();
    const line = this.parser.line;
    if (WITH_TAGS.has(name)) this.open = entityOf(line, at);
    else if (name === 'HSReplay') this.build(at['build']);
    else if (name === 'Game') this.game(at);
    else if (name === 'TagChange') {
      const tag = tagName(at['tag'] ?? '');
      const value = tagValue(tag, at['value'] ?? '');
      this.sink.packet({ line, kind: 'TAG', entity: idOf(at['entity']), tag, value });
    } else if (name === 'HideEntity') {
      const value = tagValue('ZONE', at['zone'] ?? '');
      this.sink.packet({ line, kind: 'TAG', entity: idOf(at['entity']), tag: 'ZONE', value });
    } else if (name === 'Block' || name === 'Action') {
      const type = blockType(at['type'] ?? '');
      const [entity, target] = [idOf(at['entity']), idOf(at['target'])];
      this.sink.packet({ line, kind: 'BLOCK', type, entity, target });
    } else if (name === 'SendOption') {
      const position = idOf(at['position']);
      const subOption = Number.parseInt(at['subOption'] ?? '-1', 10);
      this.sink.packet({ line, kind: 'SENT_OPTION', position, subOption });
    }
  }

  private closed(name: string): void {
    if (name === 'Tag') return;
    this.flush();
    if (name !== 'Block' && name !== 'Action') return;
    this.sink.packet({ line: this.parser.line, kind: 'BLOCK_END' });
  }

  private game(at: Attributes): void {
    const line = this.parser.line;
    this.sink.packet({ line, kind: 'CREATE_GAME' });
    this.build(at['buildNumber']);
    const type = at['type'] ?? at['gameType'];
    if (type === undefined || type === '') return;
    this.sink.packet({ line, kind: 'GAME_TYPE', gameType: GAME_TYPES.get(type) ?? type });
  }

  private build(text: string | undefined): void {
    const build = idOf(text);
    if (build > 0) this.sink.packet({ line: this.parser.line, kind: 'BUILD', build });
  }

  private flush(): void {
    if (this.open !== null) this.sink.packet(this.open);
    this.open = null;
  }
}

function entityOf(line: number, at: Attributes): Open {
  const tags: Tags = new Map();
  const card = at['cardID'] ?? '';
  const player = at['playerID'];
  return {
    line,
    kind: 'ENTITY',
    entity: idOf(at['id'] ?? at['entity']),
    ...(card === '' ? {} : { card }),
    ...(player === undefined ? {} : { player: idOf(player) }),
    tags,
  };
}

function idOf(text: string | undefined): number {
  return Number.parseInt(text ?? '', 10) || 0;
}
