import type { CardChoice } from '../../language/cards.js';
import type { Selector } from '../../language/words.js';
import { takeAway } from '../../rules/events/move.js';
import { controllerOf, get, type HsRun } from '../../state/access.js';
import type { CompiledCard } from '../../state/compiled-card.js';
import type { EffectsFrame } from '../../state/frames.js';
import { createEntity, enterZone } from '../../state/zones.js';
import { Tag, Zone } from '../../vocabulary/index.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The old entity is set aside, and a new one stands in its place: neither a discard nor a draw (ZH-4.5-replace). */
    replace: { readonly replace: Selector; readonly withCard: CardChoice };
  }
}

/** The effect `replace`. */
export const replaceWord: EffectWord<'replace'> = {
  form: ({ choice, selector }) => ({ replace: selector, withCard: choice }),
  says: 'cards in hand or deck are set aside; a new one, of `withCard`, stands in the place of each',
  rules: ['ZH-4.5-replace'],
  example: { replace: 'FRIENDLY_HAND', withCard: 'CS2_231' },
  refers: { withCard: PLAYABLE },
  reads: ({ replace: cards, withCard: card }, read) =>
    `replace ${read.these(cards)} with ${read.card(card)}`,
  compile: (effect, compiler) => {
    const cards = compiler.selection(effect.replace);
    const choice = compiler.card(effect.withCard);
    compiler.emit((run, frame) => {
      const card = choice(run.state, frame);
      if (card === null || !isCard(card.type)) return;
      for (const e of [...cards(run.state, frame)]) replaceCard(run, frame, e, card);
    });
  },
};

function replaceCard(run: HsRun, frame: EffectsFrame, e: number, card: CompiledCard): void {
  const s = run.state;
  const zone = get(s, e, Tag.ZONE) as Zone;
  if (zone !== Zone.HAND && zone !== Zone.DECK) return;
  const player = controllerOf(s, e);
  const position = get(s, e, Tag.ZONE_POSITION) - 1;
  const node = run.begin({
    kind: 'effect',
    name: 'Replace',
    rules: ['ZH-4.5-replace'],
    text: '{source} replaces {about}',
    source: frame.source,
    about: e,
  });
  takeAway(run, frame, e, Zone.SETASIDE);
  enterZone(run, createEntity(run, card, player, frame.source), zone, position);
  run.end(node);
}
