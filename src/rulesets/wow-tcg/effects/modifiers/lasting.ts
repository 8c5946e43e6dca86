import { z } from 'zod';
import type { Lasting, Later } from '../../language/card.js';
import type { Value } from '../../language/words.js';
import { createRow, fill, get, inPlay, named, nowOf, stamp } from '../../state/access.js';
import { partNumber } from '../../state/pool.js';
import { Col, type Column, Kind, Until, Zone } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';

/** Words that make modifiers which last (WOW-714.3, WOW-715.1). */
declare module '../../language/effects.js' {
  interface Effects {
    lasting: Lasting;
    later: Later;
  }
}

/** The effect `lasting`. */
export const lasting: EffectWord<'lasting'> = {
  form: ({ modifier, selector, duration, who }) =>
    z.strictObject({
      lasting: modifier,
      on: selector.optional(),
      until: duration.optional(),
      who: who.optional(),
      for: who.optional(),
    }),
  says: 'makes a continuous modifier `until` a time; `on` flags those it is made for, otherwise it applies to whom its `to` describes',
  rules: ['WOW-714.3', 'WOW-714.3d', 'WOW-714.3e', 'WOW-714.3f'],
  example: { lasting: { atk: 2 }, on: 'TARGET', until: 'THIS_TURN' },
  run: (doing, effect) => {
    const { on, until = 'GAME', who } = effect;
    if (until === 'WHILE_SOURCE_EXHAUSTED' && !isStillExhausted(doing)) {
      doing.run.leaf({
        kind: 'check',
        name: 'readied since',
        rules: ['WOW-714.3b'],
        text: '{source} has not remained exhausted',
        source: named(doing.state, doing.source),
      });
      return doing.performed(false);
    }
    const subjects = on === undefined ? [0] : doing.select(on);
    const [player = doing.you] = doing.players(effect.for);
    const [endsFor = doing.you] = doing.players(who);
    for (const subject of subjects) {
      make(doing, effect, {
        CONTROLLER: player,
        SUBJECT: subject,
        AMOUNT: amountOf(doing, effect),
        UNTIL: Until[until],
        UNTIL_PLAYER: endsFor,
      });
    }
    return doing.performed(subjects.length > 0);
  },
};

/** "While it remains exhausted": if it readied since, nothing is made (WOW-714.3b). */
function isStillExhausted({ state, source, frame }: Doing): boolean {
  return (
    inPlay(state, source) &&
    get(state, source, Col.EXHAUSTED) === 1 &&
    get(state, source, Col.READIED) === get(state, frame.link, Col.SOURCE_READIED)
  );
}

/** The size of a bubble is read once, as it is made (WOW-709.2d). */
function amountOf(doing: Doing, { lasting: { prevent } }: Lasting): number {
  if (prevent === undefined || prevent.amount === 'ALL') return 0;
  return doing.value(prevent.amount as Value);
}

/** What the book says of a modifier, by how it is made. */
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

function make(
  doing: Doing,
  effect: Lasting | Later,
  values: { readonly [column in Column]?: number },
): number {
  const { run, state, frame, scope, card } = doing;
  const node = run.begin({
    kind: 'effect',
    name: 'Modifier',
    rules: ['WOW-714.1', 'WOW-714.3', 'WOW-718.2d', 'WOW-709.2e', ...rulesOf(effect)],
    text: '{source} makes a modifier for {about}',
    source: named(state, scope.self),
    about: values.SUBJECT ?? 0,
  });
  const row = createRow(run, card.index, Kind.MODIFIER);
  fill(run, row, {
    ZONE: Zone.LASTING,
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

/** The effect `later`. */
export const later: EffectWord<'later'> = {
  form: ({ triggered, role, name, duration }) =>
    z.strictObject({
      later: triggered,
      until: duration.optional(),
      about: z.union([role, z.strictObject({ saved: name })]).optional(),
    }),
  says: 'makes a triggered modifier: at the next such event, or at each of them `until` a time; `about` is its SUBJECT',
  rules: ['WOW-715.1', 'WOW-708.1'],
  example: { later: { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ draw: 1 }] } },
  run: (doing, effect) => {
    const { about, until = 'ONCE' } = effect;
    const [subject = 0] = about === undefined ? [] : doing.select(about);
    make(doing, effect, {
      CONTROLLER: doing.you,
      SUBJECT: nowOf(doing.state, subject),
      UNTIL: Until[until],
    });
    return true;
  },
};
