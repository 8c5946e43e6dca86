import { blockNumber, tagNumber } from './values.js';
import {
  FIRST_PLAYER_ENTITY,
  playerName,
  type WrittenGame,
  type WrittenPacket,
} from './written.js';

/** The version of the format whose readers are most. */
const VERSION = '1.7';

const METAS = { TARGET: 0, DAMAGE: 1, HEALING: 2 } as const;
const OPTION_TYPES = { END_TURN: 2, POWER: 3 } as const;

/** A game of two friends, in Wild. */
const GAME = { type: 2, format: 1, scenarioID: 2 };

type Attributes = Readonly<Record<string, string | number>>;

/** A game as HSReplay XML. */
export function hsreplayXml({ build, packets }: WrittenGame): string {
  const lines = ['<?xml version="1.0" encoding="utf-8"?>'];
  let depth = 0;
  const add = (text: string): void => void lines.push(`${'  '.repeat(depth)}${text}`);
  const open = (name: string, attributes: Attributes): void => {
    add(`<${name}${attributesText(attributes)}>`);
    depth++;
  };
  const close = (name: string): void => {
    depth--;
    add(`</${name}>`);
  };
  open('HSReplay', { version: VERSION, ...(build === null ? {} : { build }) });
  open('Game', GAME);
  for (const packet of packets) {
    if (packet.kind === 'BLOCK') open('Block', blockAttributes(packet));
    else if (packet.kind === 'BLOCK_END') close('Block');
    else for (const line of elementOf(packet)) add(line);
  }
  close('Game');
  close('HSReplay');
  return `${lines.join('\n')}\n`;
}

function blockAttributes(packet: Extract<WrittenPacket, { kind: 'BLOCK' }>): Attributes {
  const { type, entity, target, subOption, keyword } = packet;
  const trigger = keyword === undefined ? undefined : tagNumber(keyword);
  return {
    entity,
    type: blockNumber(type),
    ...{ effectIndex: 0, target, subOption },
    ...(trigger === undefined ? {} : { triggerKeyword: trigger }),
  };
}

/** The lines of an element that holds no other packet. */
function elementOf(
  packet: Exclude<WrittenPacket, { kind: 'BLOCK' | 'BLOCK_END' }>,
): readonly string[] {
  switch (packet.kind) {
    case 'ENTITY':
      return entityLines(packet);
    case 'TAG': {
      const { entity, tag, value } = packet;
      return [element('TagChange', { entity, tag: numberOf(tag), value })];
    }
    case 'HIDE':
      return [element('HideEntity', { entity: packet.entity, zone: packet.zone })];
    case 'META': {
      const { meta, data, entities } = packet;
      const infos = entities.map((entity, index) => element('Info', { index, entity }));
      return parent('MetaData', { meta: METAS[meta], data, infoCount: entities.length }, infos);
    }
    case 'OPTIONS':
      return parent('Options', { id: packet.id }, packet.options.flatMap(optionLines));
    case 'SENT_OPTION': {
      const { option, subOption, target, position } = packet;
      return [element('SendOption', { option, subOption, target, position })];
    }
  }
}

function entityLines(packet: Extract<WrittenPacket, { kind: 'ENTITY' }>): readonly string[] {
  const { how, entity, card, tags } = packet;
  const player = entity - FIRST_PLAYER_ENTITY + 1;
  const cardID: Attributes = card === '' ? {} : { cardID: card };
  const [name, attributes]: [string, Attributes] = {
    GAME: (): [string, Attributes] => ['GameEntity', { id: entity }],
    PLAYER: (): [string, Attributes] => [
      'Player',
      {
        ...{ id: entity, playerID: player, name: playerName(player) },
        ...{ accountHi: 1, accountLo: player },
      },
    ],
    FULL: (): [string, Attributes] => ['FullEntity', { id: entity, ...cardID }],
    SHOW: (): [string, Attributes] => ['ShowEntity', { entity, ...cardID }],
    CHANGE: (): [string, Attributes] => ['ChangeEntity', { entity, ...cardID }],
  }[how]();
  return parent(
    name,
    attributes,
    tags.map(([tag, value]) => element('Tag', { tag: numberOf(tag), value })),
  );
}

function optionLines(
  { entity, targets, error }: Extract<WrittenPacket, { kind: 'OPTIONS' }>['options'][number],
  index: number,
): readonly string[] {
  const isEnd = entity === 0;
  const attributes: Attributes = {
    index,
    ...(isEnd ? {} : { entity }),
    error: isEnd ? 'INVALID' : error,
    type: isEnd ? OPTION_TYPES.END_TURN : OPTION_TYPES.POWER,
  };
  return parent(
    'Option',
    attributes,
    targets.map((target, at) => element('Target', { index: at, entity: target, error: 'NONE' })),
  );
}

function numberOf(tag: string): number {
  const number = tagNumber(tag);
  if (number === undefined) throw new RangeError(`the tag ${tag} has no number`);
  return number;
}

function parent(name: string, attributes: Attributes, children: readonly string[]): string[] {
  if (children.length === 0) return [element(name, attributes)];
  const inner = children.map((line) => `  ${line}`);
  return [`<${name}${attributesText(attributes)}>`, ...inner, `</${name}>`];
}

function element(name: string, attributes: Attributes): string {
  return `<${name}${attributesText(attributes)}/>`;
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

/** Characters that XML may not have are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
