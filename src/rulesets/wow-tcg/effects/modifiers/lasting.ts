import { z } from 'zod';
import { recordCheck } from '../../../common/trace-nodes.js';
import type { Lasting } from '../../language/card.js';
import type { Value } from '../../language/words.js';
import { get, inPlay, named } from '../../state/access.js';
import { playerAt } from '../../state/players.js';
import type { State } from '../../state/state.js';
import { Col, Until } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { durationRead, selectorRead, whoRead } from '../reading/phrases.js';
import { makeModifier } from './make-modifier.js';

declare module '../../language/effects.js' {
  interface Effects {
    lasting: Lasting;
  }
}

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
  reads: ({ lasting: modifier, on, until = 'GAME', for: whose }, read) => {
    const whom = on === undefined ? '' : `, made for ${selectorRead(on)}`;
    const owner = whose === undefined ? '' : `, controlled by ${whoRead(whose)}`;
    return `${read.modifier(modifier)}${whom}${owner} (${durationRead(until)})`;
  },
  run: (doing, effect) => {
    const { on, until = 'GAME', who } = effect;
    if (until === 'WHILE_SOURCE_EXHAUSTED' && !isStillExhausted(doing)) {
      recordCheck(doing.run, 'readied since', ['WOW-714.3b'], {
        text: '{source} has not remained exhausted',
        source: named(doing.state, doing.source),
      });
      return doing.performed(false);
    }
    const subjects =
      on === undefined ? [0] : doing.select(on).filter((e) => canHave(doing.state, e));
    const [player = doing.you] = doing.players(effect.for);
    const [endsFor = doing.you] = doing.players(who);
    for (const subject of subjects) {
      makeModifier(doing, effect, {
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

/** A modifier is made only for players and cards in play (WOW-712.4). */
function canHave(s: State, e: number): boolean {
  return inPlay(s, e) || playerAt(s, e) !== 0;
}

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
