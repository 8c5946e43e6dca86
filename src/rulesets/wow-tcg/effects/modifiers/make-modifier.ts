import { beginEffect } from '../../../common/trace-nodes.js';
import type { Lasting, Later } from '../../language/card.js';
import { createRow, fill, get, named, stamp } from '../../state/access.js';
import { partNumber } from '../../state/pool.js';
import { Col, type Column, Kind, Zone } from '../../vocabulary/index.js';
import type { Doing } from '../effect-word.js';

/** Makes a modifier that lasts; its row. */
export function makeModifier(
  doing: Doing,
  effect: Lasting | Later,
  values: { readonly [column in Column]?: number },
): number {
  const { run, state, frame, scope, card } = doing;
  const node = beginEffect(
    run,
    'Modifier',
    ['WOW-714.1', 'WOW-714.3', 'WOW-718.2d', 'WOW-709.2e', ...rulesOf(effect)],
    {
      text: '{source} makes a modifier for {about}',
      source: named(state, scope.self),
      about: values.SUBJECT ?? 0,
    },
  );
  const row = createRow(run, card.index, Kind.MODIFIER);
  fill(run, row, {
    ZONE: Zone.LASTING,
    OWNER: doing.you,
    SOURCE: scope.self,
    PART: partNumber(card, effect),
    SOURCE_READIED: get(state, frame.link, Col.SOURCE_READIED),
    X: scope.x,
    ...values,
  });
  stamp(run, row);
  run.end(node);
  return row;
}

function rulesOf(effect: Lasting | Later): readonly string[] {
  const always = ['WOW-712.1', 'WOW-712.5', 'WOW-712.6', 'WOW-714.3d'];
  if ('later' in effect) return [...always, 'WOW-715.1'];
  const { lasting: modifier, on, until } = effect;
  const isFlagged = typeof on === 'object' && on !== null;
  return [
    ...always,
    ...(on === undefined ? ['WOW-714.3e'] : []),
    ...(isFlagged ? ['WOW-714.3f', 'WOW-714.3c', 'WOW-712.2'] : []),
    ...(modifier.while === undefined ? [] : ['WOW-714.3a']),
    ...(until === 'WHILE_SOURCE_EXHAUSTED' ? ['WOW-714.3b'] : []),
    ...(modifier.power === undefined ? [] : ['WOW-706.1b']),
  ];
}
