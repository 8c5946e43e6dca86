import { isAtLeast } from '../../../common/editions.js';
import type { CardDefinition, PastCard } from '../../language/card.js';
import { rulesAt } from '../../vocabulary/dated-rules.js';
import { editionOf } from '../../vocabulary/editions.js';
import { namedRules, withRulesAt } from './dated-rules.js';
import {
  withDrawTrigger,
  withTriggersOfKeywords,
  withTriggersOfParts,
} from './keyword-triggers.js';

interface Dated {
  /** Every list of rulings that it names, today or before. */
  readonly rules: readonly (readonly string[])[];
  /** What was made already, by what is different. */
  readonly made: Map<string, CardDefinition>;
}

const known = new WeakMap<CardDefinition, Dated>();

/** Of what has been given the triggers that its keywords stand for: how it was without them. */
const written = new WeakMap<CardDefinition, CardDefinition>();

/** A card of an edition as written, without the triggers that its keywords stand for. */
export function asWritten(definition: CardDefinition): CardDefinition {
  return written.get(definition) ?? definition;
}

/** Its facts, text and rulings of that patch. Equal editions share one object, compiled once. */
export function definitionIn(present: CardDefinition, patch: string): CardDefinition {
  let dated = known.get(present);
  if (dated === undefined) {
    dated = { rules: namedRules(present), made: new Map() };
    known.set(present, dated);
  }
  const { immuneWhileAttackingFromStart } = editionOf(patch).switches;
  const key = `${pastAt(present, patch)} ${immuneWhileAttackingFromStart} ${heldAt(dated.rules, patch)}`;
  let definition = dated.made.get(key);
  if (definition === undefined) {
    const then = definitionAt(present, patch);
    // most cards name no ruling and need no copy
    const ruled = dated.rules.length === 0 ? then : withRulesAt(then, patch);
    const whole = withTriggersOfParts(withDrawTrigger(ruled));
    definition = withTriggersOfKeywords(whole, immuneWhileAttackingFromStart);
    dated.made.set(key, definition);
    if (definition !== ruled) written.set(definition, ruled);
  }
  return definition;
}

/** The card as it was in a patch: the first entry of `was` that had not ended yet, over the present card. */
export function definitionAt(definition: CardDefinition, patch: string): CardDefinition {
  const past = pastOf(definition, patch);
  if (past === undefined) return definition;
  const { before: _, school, ...then } = past;
  const { school: present, ...others } = definition;
  const had = school === undefined ? present : school;
  return { ...others, ...(had != null && { school: had }), ...then };
}

export function nameAt(definition: CardDefinition, patch: string): string {
  if (definition.was === undefined) return definition.name;
  return pastOf(definition, patch)?.name ?? definition.name;
}

export function isCollectibleAt(definition: CardDefinition, patch: string): boolean {
  const past = pastOf(definition, patch);
  return (past?.collectible ?? definition.collectible) === true;
}

function pastOf(definition: CardDefinition, patch: string): PastCard | undefined {
  return definition.was?.[pastAt(definition, patch)];
}

/** Which entry of `was` a patch has; -1 for the present card. */
function pastAt({ was = [] }: CardDefinition, patch: string): number {
  return was.findIndex(({ before }) => !isAtLeast(patch, before));
}

/** Which of the rulings hold in a patch, as text. */
function heldAt(lists: readonly (readonly string[])[], patch: string): string {
  return lists.map((rules) => rulesAt(patch, rules).join()).join(';');
}
