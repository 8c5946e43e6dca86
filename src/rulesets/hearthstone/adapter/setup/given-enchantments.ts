import type { Json } from '../../../../kernel/index.js';
import { isObject, type JsonObject } from '../../../common/fields.js';
import { memoize } from '../../../common/memoize.js';
import { asJson } from '../../../common/plain-data.js';
import { orList, type Path, type Problems } from '../../../common/problems.js';
import type { CardDefinition } from '../../language/card.js';
import type { CardPool, CompiledCard } from '../../state/model.js';
import { CardType, Tag, type TagName } from '../../vocabulary/index.js';
import { type CardIndex, cardsNamed, noSuchCard } from '../names/card-index.js';

export interface GivenEnchantment {
  readonly id: string;
  /** Null where the effect computes it. */
  readonly num1: number | null;
  readonly num2: number | null;
}

/** The enchantments that a card's effects attach, each once, in the order of the card. */
export function enchantmentsGivenBy(definition: CardDefinition): readonly GivenEnchantment[] {
  const found = new Map<string, GivenEnchantment>();
  const add = (id: Json | undefined, effect: { readonly [key: string]: Json }): void => {
    if (typeof id !== 'string' || found.has(id)) return;
    found.set(id, { id, num1: constant(effect.num1), num2: constant(effect.num2) });
  };
  const walk = (value: Json): void => {
    if (Array.isArray(value)) for (const item of value as readonly Json[]) walk(item);
    else if (isObject(value)) {
      add(value.enchant ?? value.enchantment ?? value.enrage, value);
      for (const member of Object.values(value)) if (member !== undefined) walk(member);
    }
  };
  const { was: _, ...present } = definition;
  walk(asJson(present));
  return [...found.values()];
}

/** The ids of the enchantments that auras give. */
export const enchantmentsOfAuras = memoize((pool: CardPool): ReadonlySet<string> => {
  const cards = pool.listed.flatMap(({ present }) => [present, ...(present.was ?? [])]);
  const facts = cards.flatMap(({ auras = [] }) => auras.flatMap((aura) => Object.entries(aura)));
  return new Set(
    facts.flatMap(([key, value]) =>
      (key === 'enchantment' || key === 'enrage') && typeof value === 'string' ? [value] : [],
    ),
  );
});

/**
 * The tags that a spell gives its target, if it does nothing else: Windfury, or Hand of Protection. It attaches nothing, but
 * people name it among what a minion was given. Null: the text names no such spell.
 */
export function tagsGivenBy(index: CardIndex, text: string): readonly [Tag, number][] | null {
  const [spell, another] = cardsNamed(index, text).filter(({ type }) => type === CardType.SPELL);
  if (spell === undefined || another !== undefined) return null;
  const effects = asJson(spell.definition.text ?? []) as unknown as readonly JsonObject[];
  const given = effects.map(({ set, on, ...rest }) =>
    on === 'TARGET' && isObject(set) && Object.keys(rest).length === 0 ? set : null,
  );
  if (given.length === 0 || given.includes(null)) return null;
  return given.flatMap((tags) =>
    Object.entries(tags!).map(([name, value]) => [Tag[name as TagName], value as number] as const),
  ) as [Tag, number][];
}

function constant(value: Json | undefined): number | null {
  if (value === undefined) return 0;
  return typeof value === 'number' ? value : null;
}

/** The enchantment that a text names: by the card that gives it, or by its own id or name. */
export function findEnchantment(
  index: CardIndex,
  text: string,
  path: Path,
  problems: Problems,
): { readonly card: CompiledCard; readonly given: GivenEnchantment | null } | null {
  const named = cardsNamed(index, text);
  if (named.length === 0) return noSuchCard(index, text, { types: null, path }, problems);
  const givers = named.filter((card) => card.type !== CardType.ENCHANTMENT);
  const given = givers.flatMap((card) => enchantmentsGivenBy(card.definition));
  const distinct = given.filter(
    (one, i) =>
      index.pool.byId.has(one.id) && given.findIndex((other) => other.id === one.id) === i,
  );
  if (distinct.length === 1)
    return { card: index.pool.byId.get(distinct[0]!.id)!, given: distinct[0]! };
  const own = named.find((card) => card.type === CardType.ENCHANTMENT);
  if (own !== undefined && (distinct.length === 0 || own.id === text))
    return { card: own, given: null };
  if (distinct.length === 0)
    return problems.add('NO_ENCHANTMENT', path, `"${text}" gives no enchantment.`);
  const ids = distinct.map(({ id }) => id);
  return problems.add(
    'AMBIGUOUS_ENCHANTMENT',
    path,
    `"${text}" gives ${ids.length} enchantments; name the one that is meant.`,
    { expected: orList(ids), nearest: ids },
  );
}
