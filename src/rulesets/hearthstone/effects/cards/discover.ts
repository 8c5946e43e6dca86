import type { CardRange } from '../../language/cards.js';
import type { Condition } from '../../language/conditions.js';
import type { EffectOf } from '../../language/effects.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { replaceHeroPower } from '../../rules/events/hero.js';
import { setAsideNew } from '../../rules/events/set-aside-new.js';
import { raise } from '../../rules/triggers/event.js';
import type { HsRun } from '../../state/access.js';
import type { CompiledCard } from '../../state/model.js';
import { runCode } from '../../state/run-code.js';
import { CardType, EventKind } from '../../vocabulary/index.js';
import type { Compiler } from '../compiling.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { noted, type Reader } from '../reader.js';
import { discoverable } from './discoverable.js';
import { firstPushedFirst } from './first-pushed-first.js';
import { type Offering, offer } from './offer.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** Three different cards of the pool are offered; the player takes one. A Hero Power replaces the player's own. */
    discover: {
      readonly discover: CardRange | { readonly oneOfEach: readonly CardRange[] };
      readonly then: readonly Effect[];
      /** Keeps the card that came to the hand, or was set aside. */
      readonly save?: string;
      /** It does not come to the hand: `then` does something with it. */
      readonly in?: 'SETASIDE';
      /** Where it holds, all that would be offered comes to the hand, and there is nothing to choose. */
      readonly allIf?: Condition;
      /** A spell that is offered beside the three: taken, its text is carried out and nothing else. */
      readonly beside?: string;
    };
  }
}

export const discoverWord: EffectWord<'discover'> = {
  form: ({ condition, effects, listOf, object, oneOf, optional, range, save, text, word }) => ({
    discover: oneOf('choice of cards', [object({ oneOfEach: listOf(range) }), range]),
    then: effects,
    save,
    in: optional(word('SETASIDE')),
    allIf: optional(condition),
    beside: optional(text),
  }),
  says: 'three cards are offered, of your class and neutral ones where no class is named, or `oneOfEach` of several ranges; one is taken (`save` keeps it; `in` `SETASIDE` instead of the hand), or all three `allIf` a condition holds; `beside` a spell that happens at once if it is taken; `then` more effects',
  rules: ['ZH-5.1-discover', 'ZH-5.1-discover-fallback'],
  example: { discover: { pool: { type: 'MINION' } }, then: [] },
  refers: { discover: [...PLAYABLE, 'HERO_POWER'], beside: ['SPELL'] },
  reads: ({ discover: range, then, save, in: place, allIf, beside }, read) =>
    `Discover ${offeredOf(range, read)}${place === undefined ? '' : ', which is set aside'}${allIf === undefined ? '' : ` (all of them if ${read.holds(allIf)})`}${beside === undefined ? '' : ` or take ${read.card(beside)}`}${noted(save)}${then.length === 0 ? '' : `, then ${read.steps(then)}`}`,
  compile: (effect, compiler) => {
    const { save, beside } = effect;
    const keepsAll = effect.allIf === undefined ? undefined : compiler.test(effect.allIf);
    const offering = { ...DISCOVER, keepsAll, beside };
    offer(compiler, offering, offeredFrom(effect.discover, compiler), (run, frame, card) => {
      const player = frame.player as 1 | 2;
      if (card.type === CardType.HERO_POWER) replaceHeroPower(run, card.id, player);
      else if (card.id === beside) {
        if (card.text !== null) runCode(run, card.text, { source: frame.source, player });
      } else {
        const gained =
          effect.in === undefined
            ? gainDiscovered(run, card, player, frame.source)
            : setAsideNew(run, card, player, frame.source);
        if (save !== undefined) store(frame, save, gained === 0 ? [] : [gained]);
      }
    });
    compiler.effects(effect.then);
  },
};

function gainDiscovered(run: HsRun, card: CompiledCard, player: 1 | 2, source: number): number {
  const depth = run.stack.length;
  const gained = gainCard(run, card, player, { creator: source });
  if (gained !== 0)
    raise(run, { kind: EventKind.DISCOVERED, player, subject: gained, source, amount: 0 });
  firstPushedFirst(run, depth);
  return gained;
}

const DISCOVER = { kind: 'choice', name: 'Discover', of: 'card' } as const;

type Offered = EffectOf<'discover'>['discover'];

function offeredFrom(range: Offered, compiler: Compiler): Offering {
  if (!('oneOfEach' in range)) return discoverable(range, compiler);
  const each = range.oneOfEach.map((one) => discoverable(one, compiler));
  return (s, scope, so) => each[so]?.(s, scope) ?? [];
}

function offeredOf(range: Offered, read: Reader): string {
  return 'oneOfEach' in range ? range.oneOfEach.map(read.range).join(' or ') : read.range(range);
}
