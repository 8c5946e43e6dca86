import { recordCheck } from '../../../common/trace-nodes.js';
import type { CardChoice } from '../../language/cards.js';
import { awaken, enterDormant } from '../../rules/events/dormant.js';
import { takeControl } from '../../rules/events/move.js';
import { swapWithHidden } from '../../rules/events/swap.js';
import {
  becomeCopy,
  changeCard,
  transform,
  updateAurasOfNew,
} from '../../rules/events/transform.js';
import { equipPlayed } from '../../rules/events/weapon.js';
import { insertPhase } from '../../rules/sequences/inserted-phase.js';
import { byOrderOfPlay, get, type HsRun, inPlay, typeOf } from '../../state/access.js';
import { detach, enchantmentsOn } from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard, isHidden, isMinion, isReturnable, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';

export const transformWord: EffectWord<'transform'> = {
  says: '`into` a card; on the board a minion, instead of a weapon a weapon; out of play `keepingOnly` some of the enchantments; `save` keeps the new forms',
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
        if (card === null && isEvolving(effect.into)) recordNothingNear(run, frame.source, target);
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
      store(frame, effect.save, forms);
      updateAurasOfNew(run);
    });
  },
};

/** Whether a card is looked for by its cost, the entity's own being the last resort. */
function isEvolving(into: CardChoice): boolean {
  return typeof into === 'object' && 'pool' in into && into.pool.nearest === 'OR_ITSELF';
}

function recordNothingNear(run: HsRun, source: number, target: number): void {
  recordCheck(run, 'nothing to do', rulesOf(run.state.edition, 'evolveFindsNearest'), {
    text: 'no minion has the wanted cost: {about} stays what it is',
    source,
    about: target,
  });
}

function canTransform(s: State, e: number): boolean {
  return isReturnable(s, e) && get(s, e, Tag.ZONE) !== Zone.SECRET;
}

/** In play only a minion can stand in a minion's place, and a weapon in a weapon's. */
function fitsInPlaceOf(s: State, e: number, card: CompiledCard): boolean {
  if (!inPlay(s, e)) return isCard(card.type);
  return card.type === (typeOf(s, e) === CardType.WEAPON ? CardType.WEAPON : CardType.MINION);
}

export const becomeCopyOfWord: EffectWord<'becomeCopyOf'> = {
  says: 'SELF, or another `minion`, becomes a copy, one that `entersAnew` dormant if its card does; `save` keeps the new form',
  rules: ['HS-COPY2', 'HS-XFORM2', 'ZH-4.8-copy-enchantments'],
  example: { becomeCopyOf: 'TARGET' },
  reads: ({ becomeCopyOf: original, save, minion, entersAnew }, read) => {
    const who = minion === undefined ? '' : `make ${read.these(minion)} `;
    const anew = entersAnew === undefined ? '' : ' that enters play anew';
    return `${who}become a copy of ${read.these(original)}${anew}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.becomeCopyOf));
    const minions = only(isMinion, compiler.selection(effect.minion ?? 'SELF'));
    compiler.emit((run, frame) => {
      const original = of(run.state, frame)[0];
      if (original === undefined) return;
      const forms: number[] = [];
      for (const minion of [...minions(run.state, frame)]) {
        const form = becomeCopy(run, minion, original);
        if (form === 0) continue;
        forms.push(form);
        if (effect.entersAnew === true) enterDormant(run, form);
        insertPhase(run, minion, form);
        updateAurasOfNew(run);
      }
      store(frame, effect.save, forms);
    });
  },
};

export const swapWord: EffectWord<'swap'> = {
  says: 'a minion on the board and a minion `with` which it changes places, in hand or deck',
  rules: ['HS-INF-swap-needs-no-room'],
  example: { swap: 'SELF', with: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } },
  reads: ({ swap, with: other }, read) => `swap ${read.these(swap)} with ${read.these(other)}`,
  compile: (effect, compiler) => {
    const minions = only((s, e) => isMinion(s, e) && inPlay(s, e), compiler.selection(effect.swap));
    const cards = only((s, e) => isMinion(s, e) && isHidden(s, e), compiler.selection(effect.with));
    compiler.emit((run, frame) => {
      const [minion] = minions(run.state, frame);
      const [card] = cards(run.state, frame);
      if (minion !== undefined && card !== undefined)
        swapWithHidden(run, frame.source, minion, card);
    });
  },
};

export const takeControlWord: EffectWord<'takeControl'> = {
  says: 'for `who` (default: you); a weapon is equipped',
  rules: ['HS-Z5'],
  example: { takeControl: 'TARGET' },
  reads: ({ takeControl: targets, who }, read) =>
    read.does(who, 'take', `control of ${read.these(targets)}`),
  compile: (effect, compiler) => {
    const targets = only(isReturnable, compiler.selection(effect.takeControl));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const player = who(run.state, frame)[0]!;
      for (const target of byOrderOfPlay(run.state, [...targets(run.state, frame)])) {
        takeControl(run, target, { source: frame.source, player });
        if (typeOf(run.state, target) === CardType.WEAPON && inPlay(run.state, target))
          equipPlayed(run, target, player);
      }
    });
  },
};

export const awakenWord: EffectWord<'awaken'> = {
  says: 'dormant minions awaken: nothing responds as to a summon',
  rules: ['ZH-4.6-dormant'],
  example: { awaken: 'HOST' },
  reads: ({ awaken: minions }, read) => `awaken ${read.these(minions)}`,
  compile: (effect, compiler) => {
    const minions = only(isMinion, compiler.selection(effect.awaken));
    compiler.each(minions, (run, frame, minion) => awaken(run, frame.source, minion));
  },
};
