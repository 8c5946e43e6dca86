import type { CardDefinition, CardNumbers, PastCard } from '../../language/card.js';
import type { Keyword, Race } from '../../vocabulary/index.js';
import { PRINTED } from './table.js';

/** A collectible card as far as it is printed: facts, keywords, no text. */
export interface PrintedCard {
  readonly definition: CardDefinition;
  readonly hasDeathrattle: boolean;
}

const TYPES = { M: 'MINION', S: 'SPELL', W: 'WEAPON', H: 'HERO' } as const;

const KEYWORDS: ReadonlySet<string> = new Set([
  'TAUNT',
  'CHARGE',
  'DIVINE_SHIELD',
  'WINDFURY',
  'STEALTH',
  'POISONOUS',
  'LIFESTEAL',
  'RUSH',
  'REBORN',
]);

let cards: ReadonlyMap<string, PrintedCard> | null = null;

/** Every collectible card by id, whether its text is known or not. Read once. */
export function printedCards(): ReadonlyMap<string, PrintedCard> {
  cards ??= readTable();
  return cards;
}

function readTable(): Map<string, PrintedCard> {
  const found = new Map<string, PrintedCard>();
  let set = '';
  for (const line of PRINTED.trimEnd().split('\n')) {
    if (line.startsWith('# ')) set = line.slice(2);
    else {
      const card = readLine(line, set);
      found.set(card.definition.id, card);
    }
  }
  return found;
}

function readLine(line: string, set: string): PrintedCard {
  const [id, names, letter, cls, race, marks, ...numbers] = line.split('|') as [
    string,
    string,
    keyof typeof TYPES,
    ...string[],
  ];
  const type = TYPES[letter];
  const words = marks === undefined || marks === '' ? [] : marks.split(',');
  const amount = (name: string): number | undefined => {
    const word = words.find((one) => one.startsWith(`${name}=`));
    return word === undefined ? undefined : Number(word.slice(name.length + 1));
  };
  const keywords = words.filter((word) => KEYWORDS.has(word)) as Keyword[];
  const [overload, spellDamage] = [amount('OVERLOAD'), amount('SPELLPOWER')];
  const stages = [...numbersOf(type, numbers[0] ?? '0', amount('ARMOR')), ...namesOf(names)];
  const newest: Stage['values'] = Object.assign({}, ...stages.map(({ values }) => values));
  const definition: CardDefinition = {
    id,
    name: id,
    type,
    set,
    collectible: true,
    ...(cls ? { class: cls } : {}),
    ...(race ? { race: race as Race } : {}),
    ...(words.includes('ELITE') ? { rarity: 'LEGENDARY' } : {}),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(overload === undefined ? {} : { overload }),
    ...(spellDamage === undefined ? {} : { spellDamage }),
    ...(words.includes('SECRET') ? { secret: true } : {}),
    ...newest,
  };
  const was = pastOf(stages);
  return {
    definition: was.length > 0 ? { ...definition, was } : definition,
    hasDeathrattle: words.includes('DEATHRATTLE'),
  };
}

/** Values that hold from a patch on (null: from the start). */
interface Stage {
  readonly from: string | null;
  readonly values: CardNumbers & { readonly name?: string };
}

/** `2/3/2 9.0:2/2/2`. */
function numbersOf(type: CardDefinition['type'], text: string, armor: number | undefined): Stage[] {
  return text.split(' ').map((part) => {
    const cut = part.indexOf(':');
    const [cost, attack, health] = part
      .slice(cut + 1)
      .split('/')
      .map(Number);
    const last = type === 'WEAPON' ? 'durability' : 'health';
    return {
      from: cut < 0 ? null : part.slice(0, cut),
      values: {
        cost: cost!,
        ...(type === 'SPELL' ? {} : { attack: attack!, [last]: health! }),
        ...(armor === undefined ? {} : { armor }),
      },
    };
  });
}

/** `Succubus~15.4~Felstalker`. */
function namesOf(text: string): Stage[] {
  const [first, from, second] = text.split('~') as [string, string?, string?];
  const stages: Stage[] = [{ from: null, values: { name: first } }];
  if (from !== undefined) stages.push({ from, values: { name: second! } });
  return stages;
}

/** What a card was before each of its changes, oldest first. */
function pastOf(stages: readonly Stage[]): PastCard[] {
  const patches = stages.flatMap(({ from }) => (from === null ? [] : [from]));
  patches.sort(comparePatches);
  return patches.map((before) => {
    const then = stages.filter(({ from }) => from === null || comparePatches(from, before) < 0);
    return { before, ...(Object.assign({}, ...then.map(({ values }) => values)) as CardNumbers) };
  });
}

function comparePatches(a: string, b: string): number {
  const [as, bs] = [a, b].map((patch) => patch.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.max(as.length, bs.length); i++) {
    const difference = (as[i] ?? 0) - (bs[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
