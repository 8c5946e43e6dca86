import type { Json } from '../../../../kernel/index.js';
import { isObject, readList } from '../../../common/fields.js';
import { parseWith } from '../../../common/grammar/misfits.js';
import { Layered, type Lookup } from '../../../common/layered.js';
import { type Path, Problems, shown } from '../../../common/problems.js';
import { CARD_TYPES, type CardDefinition } from '../../language/card.js';
import { OWN_ENTRIES } from '../../state/pool.js';
import { collectibleAndPlainCards } from '../printed/printed-card.js';
import { builtInCards } from '../reading/built-in.js';
import { cardSchema } from './card.js';
import { checkFit } from './fit.js';
import { isSmallEnough, MAX_CARDS } from './limits.js';
import { checkReferences, type Known } from './references.js';

/** Whether an id is one that nobody else can use: the engine's own cards have such ids. */
function isTaken(id: string): boolean {
  return /^(SCENARIO|RULES)_/.test(id) || OWN_ENTRIES.some((entry) => entry.id === id);
}

/** Once there are so many problems, no further card is looked at. */
const ENOUGH_PROBLEMS = 60;

export function readCustomCards(
  json: Json,
  path: Path,
  problems: Problems,
): readonly CardDefinition[] | null {
  const found = new Problems();
  const list = readList(json, path, MAX_CARDS, found);
  const names = new Names();
  for (const [item, at] of list) names.add(item, at, found);
  const cards: CardDefinition[] = [];
  for (const [item, at] of list) {
    if (found.errors.length >= ENOUGH_PROBLEMS) break;
    const card = readCard(item, at, names.known, found);
    if (card !== null) cards.push(card);
  }
  problems.errors.push(...found.errors);
  return found.isEmpty ? cards : null;
}

export function readCard(
  json: Json,
  path: Path,
  known: Lookup<Known>,
  problems: Problems,
): CardDefinition | null {
  if (!isObject(json)) return problems.wrongType(path, 'a card', json);
  if (!isSmallEnough(json, path, problems)) return null;
  const card = parseWith(cardSchema, json, path, problems);
  checkFit(json, path, problems);
  checkReferences(json, path, known, problems);
  return card;
}

let listed: Map<string, Known> | null = null;

/** Every card that pools have, whether its text is known or not: the same for all requests. */
function allListed(): ReadonlyMap<string, Known> {
  if (listed === null) {
    listed = new Map();
    for (const { definition } of collectibleAndPlainCards()) listed.set(definition.id, definition);
    for (const definition of builtInCards()) listed.set(definition.id, definition);
  }
  return listed;
}

/** The cards that can be referred to: those of the pool, and those of the request whatever else is wrong with them. */
class Names {
  readonly known = new Layered<Known>(allListed());
  private readonly own = new Set<string>();

  add(json: Json, path: Path, problems: Problems): void {
    if (!isObject(json) || typeof json.id !== 'string' || json.id === '') return;
    const { id, type } = json;
    if (isTaken(id) || this.own.has(id)) {
      const why = isTaken(id) ? 'is not free' : 'is the id of two cards';
      problems.add('DUPLICATE_CARD', [...path, 'id'], `${shown(id)} ${why}.`);
    }
    this.own.add(id);
    const known = CARD_TYPES.find((name) => name === type);
    if (known === undefined) return;
    const builtIn = this.known.get(id);
    if (builtIn !== undefined && builtIn.type !== known && !isTaken(id)) {
      const expected = builtIn.type;
      problems.add('WRONG_CARD_TYPE', [...path, 'type'], `the card of this id is a ${expected}.`, {
        expected,
      });
    }
    this.known.set(id, { type: known });
  }
}
