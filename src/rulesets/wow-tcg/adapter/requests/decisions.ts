import type { Decision } from '../../../../kernel/index.js';
import { type Decisions, NamedOptions, type ToldOption } from '../../../common/decisions.js';
import { isObject } from '../../../common/fields.js';
import type { Position } from '../../../ruleset.js';
import { rowOfKey } from '../../queries/look.js';
import { get, isKind, nowOf } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { Col, Kind } from '../../vocabulary/index.js';
import { REFERENCES } from '../names/references.js';

export const NONE = 'none';

const YES_NO: readonly string[] = ['no', 'yes'];
const COIN: readonly string[] = ['lost', 'won'];
const COSTS: readonly string[] = ['printed', 'alternate'];

/** Options that are words, by what is decided. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'yes or no': YES_NO,
  coin: COIN,
  cost: COSTS,
};

function told({ kind, of, options }: Decision, index: number): ToldOption | null {
  const option = options[index]!;
  const words = WORDS[of];
  if (words !== undefined) return { pick: words[option]!, text: words[option]! };
  if (kind === 'choice' && of === 'entity' && option === 0) return { pick: NONE, text: NONE };
  return null;
}

const NAMED = new NamedOptions<State, number>({ references: REFERENCES, told });

/** Effects and modifiers are named by the cards that they come from. */
function shownAs(s: State, option: number): number {
  const row = rowOfKey(option);
  if (!isKind(s, row, Kind.EFFECT) && !isKind(s, row, Kind.MODIFIER)) return row;
  const source = get(s, row, Col.SOURCE);
  return nowOf(s, source) || source;
}

function asEntities(s: State, decision: Decision): Decision {
  if (decision.of !== 'entity' && decision.of !== 'modifier') return decision;
  return {
    ...decision,
    of: 'entity',
    options: decision.options.map((option) => shownAs(s, option)),
  };
}

export const DECISIONS: Decisions<State> = {
  match: (position, decision, scripted) => {
    const found = NAMED.match(position, asEntities(position.state, decision), scripted);
    if (typeof found === 'number') return found;
    const pick = isObject(scripted) ? scripted.pick : scripted;
    const texts = decision.options.map((_, i) => describe(position, decision, i).text);
    // An option whose text names its place can be picked by that text.
    const worded = typeof pick === 'string' ? texts.indexOf(pick) : -1;
    return worded >= 0 ? worded : found;
  },
  describe: (position, decision, index) => describe(position, decision, index),
};

/** Of several that have the same name each is picked by its place. */
function describe(position: Position<State>, decision: Decision, index: number): ToldOption {
  const shown = asEntities(position.state, decision);
  const { pick, text } = NAMED.describe(position, shown, index);
  const isShared = shown.options.some(
    (option, i) => i !== index && option === shown.options[index],
  );
  return isShared ? { pick: { option: index }, text: `${text} (${index + 1})` } : { pick, text };
}
