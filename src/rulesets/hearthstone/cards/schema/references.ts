import type { JsonObject } from '../../../common/fields.js';
import type { Lookup } from '../../../common/layered.js';
import { type Path, type Problems, shown } from '../../../common/problems.js';
import { AURA_WORDS } from '../../effects/auras/aura-words.js';
import { CONDITION_FORMS } from '../../effects/conditions.js';
import { PLAYABLE, type References } from '../../effects/effect-word.js';
import { EFFECT_WORDS } from '../../effects/effect-words.js';
import type { CardDefinition } from '../../language/card.js';

type CardType = CardDefinition['type'];

export interface Known {
  readonly type: CardType;
}

export const REFERENCES: References = Object.assign(
  {
    weapon: ['WEAPON'],
    heroPower: ['HERO_POWER'],
    reward: PLAYABLE,
    next: ['SPELL'],
    chooseOne: ['SPELL', 'MINION'],
    madeOf: PLAYABLE,
    halves: ['MINION'],
    entourage: ['MINION'],
    everyCard: PLAYABLE,
    attackOfYour: PLAYABLE,
    corrupt: [...PLAYABLE, 'ENCHANTMENT'],
    twinspell: ['SPELL'],
    dormant: ['ENCHANTMENT'],
    cardWithoutClass: PLAYABLE,
    magnetic: ['ENCHANTMENT'],
  } satisfies References,
  ...[EFFECT_WORDS, AURA_WORDS, CONDITION_FORMS]
    .flatMap((words) => Object.values<{ readonly refers?: References }>(words))
    .map(({ refers }) => refers),
);

/** Fields whose texts are no references although they are written like one somewhere else. */
const FACTS = ['id', 'name', 'type', 'class', 'set', 'rarity', 'race'];

export function checkReferences(
  card: JsonObject,
  path: Path,
  known: Lookup<Known>,
  problems: Problems,
): void {
  visit(card, path, null, (...reference) => {
    check(reference, known, problems);
  });
}

export function namedCards(card: CardDefinition): readonly string[] {
  const found: string[] = [];
  visit(card, [], null, (id) => {
    found.push(id);
  });
  return found;
}

type Reference = readonly [id: string, path: Path, types: readonly CardType[]];
type Visitor = (...reference: Reference) => void;

function visit(value: unknown, path: Path, types: readonly CardType[] | null, see: Visitor): void {
  if (typeof value === 'string') {
    if (types !== null) see(value, path, types);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      visit(item, [...path, i], types, see);
    });
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (FACTS.includes(key) && typeof item === 'string') continue;
    visit(item, [...path, key], typesAt(key, item, types), see);
  }
}

const CHOICES: readonly string[] = ['oneOf', 'oneOfEach', 'anyOf'];

/** A choice between several cards stands for the field that it is in. */
function typesAt(
  key: string,
  value: unknown,
  outer: readonly CardType[] | null,
): readonly CardType[] | null {
  if (CHOICES.includes(key)) return outer;
  const own = Object.hasOwn(REFERENCES, key) ? (REFERENCES[key] ?? null) : null;
  if (own === null || typeof value === 'string' || Array.isArray(value)) return own;
  const isChoice = typeof value === 'object' && value !== null;
  return isChoice && CHOICES.some((name) => name in value) ? own : null;
}

function check([id, path, types]: Reference, known: Lookup<Known>, problems: Problems): void {
  const card = known.get(id);
  if (card === undefined) {
    const names = [...known.keys()].filter((name) => types.includes(known.get(name)!.type));
    problems.unknownName('UNKNOWN_CARD', path, id, { what: 'card', known: names });
  } else if (!types.includes(card.type)) {
    const expected = types.join(' or ');
    problems.add('WRONG_CARD_TYPE', path, `${shown(id)} is a ${card.type}, not a ${expected}.`, {
      expected,
    });
  }
}
