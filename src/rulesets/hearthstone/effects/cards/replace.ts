import { beginEffect } from '../../../common/trace-nodes.js';
import { takeAway } from '../../rules/events/move.js';
import { controllerOf, get, type HsRun } from '../../state/access.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { CompiledCard } from '../../state/model.js';
import { createEntity, enterZone } from '../../state/zones.js';
import { Tag, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard } from '../fitting.js';
import { noted } from '../reader.js';

export const replaceWord: EffectWord<'replace'> = {
  says: 'cards in hand or deck are set aside; a new one, of `withCard`, stands in the place of each; `save` keeps the new ones',
  rules: ['ZH-4.5-replace'],
  example: { replace: 'FRIENDLY_HAND', withCard: 'CS2_231' },
  refers: { withCard: PLAYABLE },
  reads: ({ replace: cards, withCard: card, save }, read) =>
    `replace ${read.these(cards)} with ${read.card(card)}${noted(save)}`,
  compile: (effect, compiler) => {
    const cards = compiler.selection(effect.replace);
    const choice = compiler.card(effect.withCard);
    compiler.emit((run, frame) => {
      const card = choice(run.state, frame);
      if (card === null || !isCard(card.type)) return;
      const made = [...cards(run.state, frame)].map((e) => replaceCard(run, frame, e, card));
      store(
        frame,
        effect.save,
        made.filter((e) => e !== 0),
      );
    });
  },
};

/** @returns the new card, or 0. */
function replaceCard(run: HsRun, frame: EffectsFrame, e: number, card: CompiledCard): number {
  const s = run.state;
  const zone = get(s, e, Tag.ZONE) as Zone;
  if (zone !== Zone.HAND && zone !== Zone.DECK) return 0;
  const player = controllerOf(s, e);
  const position = get(s, e, Tag.ZONE_POSITION) - 1;
  const node = beginEffect(run, 'Replace', ['ZH-4.5-replace'], {
    text: '{source} replaces {about}',
    source: frame.source,
    about: e,
  });
  takeAway(run, frame, e, Zone.SETASIDE);
  const made = createEntity(run, card, player, frame.source);
  enterZone(run, made, zone, position);
  run.end(node);
  return made;
}
