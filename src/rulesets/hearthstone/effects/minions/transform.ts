import type { CardChoice } from '../../language/cards.js';
import type { Selector } from '../../language/words.js';
import { changeCard, transform, updateAurasOfNew } from '../../rules/events/transform.js';
import { insertPhase } from '../../rules/sequences/inserted-phase.js';
import { get, type HsRun, inPlay } from '../../state/access.js';
import { detach, enchantmentsOn } from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard, isMovable, only } from '../fitting.js';
import { noted } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    transform: {
      readonly transform: Selector;
      readonly into: CardChoice;
      readonly save?: string;
      /** Of what is attached to a card out of play only this stays (ZH-4.8-shifting-both). */
      readonly keepingOnly?: Selector;
    };
  }
}

export const transformWord: EffectWord<'transform'> = {
  form: ({ choice, optional, save, selector }) => ({
    transform: selector,
    into: choice,
    save,
    keepingOnly: optional(selector),
  }),
  says: '`into` a card; on the board a minion; out of play `keepingOnly` some of the enchantments; `save` keeps the new forms',
  rules: ['HS-XFORM1', 'ZH-4.5-transform'],
  example: { transform: 'TARGET', into: 'CS2_tk1' },
  refers: { into: PLAYABLE },
  reads: ({ transform: targets, into, save, keepingOnly }, read) => {
    const kept = keepingOnly === undefined ? '' : `, keeping only ${read.these(keepingOnly)}`;
    return `transform ${read.these(targets)} into ${read.card(into)}${kept}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const targets = only(canTransform, compiler.selection(effect.transform));
    const into = compiler.card(effect.into);
    const keeping =
      effect.keepingOnly === undefined ? null : compiler.selection(effect.keepingOnly);
    compiler.emit((run, frame) => {
      const s = run.state;
      const forms: number[] = [];
      for (const target of [...targets(s, frame)]) {
        const card = into(s, frame);
        if (card === null && isEvolving(effect.into)) tellNothingNear(run, frame.source, target);
        if (card === null || !fitsInPlaceOf(s, target, card)) continue;
        const form = inPlay(s, target) ? transform(run, frame.source, target, card) : 0;
        if (form === 0) {
          const kept = keeping?.(s, frame) ?? null;
          if (kept !== null)
            for (const e of enchantmentsOn(s, target)) if (!kept.includes(e)) detach(run, e);
          changeCard(run, frame.source, target, card);
        } else insertPhase(run, target, form);
        forms.push(form === 0 ? target : form);
      }
      if (effect.save !== undefined) store(frame, effect.save, forms);
      updateAurasOfNew(run);
    });
  },
};

/** Whether a card is looked for by its cost, the entity's own being the last resort. */
function isEvolving(into: CardChoice): boolean {
  return typeof into === 'object' && 'pool' in into && into.pool.nearest === 'OR_ITSELF';
}

function tellNothingNear(run: HsRun, source: number, target: number): void {
  run.leaf({
    kind: 'check',
    name: 'nothing to do',
    rules: rulesOf(run.state.edition, 'evolveFindsNearest'),
    text: 'no minion has the wanted cost: {about} stays what it is',
    source,
    about: target,
  });
}

function canTransform(s: State, e: number): boolean {
  return isMovable(s, e) && get(s, e, Tag.ZONE) !== Zone.SECRET;
}

/** On the board only a minion can stand in a minion's place. */
function fitsInPlaceOf(s: State, e: number, card: CompiledCard): boolean {
  return card.type === CardType.MINION || (isCard(card.type) && !inPlay(s, e));
}
