import { z } from 'zod';
import type { Effects } from '../../language/effects.js';
import type { ByLevel, Selector } from '../../language/words.js';
import { cardOf, createRow, get, inLane, isPlayer, ownerOf, set } from '../../state/access.js';
import { attachTrigger } from '../../state/granted.js';
import { Col } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { byLevelRead, selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    grant: {
      /** The place among the card's `grants`. */
      readonly grant: number;
      readonly on: Selector;
      readonly lasts?: 'THIS_TURN' | { readonly uses: ByLevel<number> };
    };
  }
}

export const grant: EffectWord<'grant'> = {
  form: ({ selector, thisTurn, numbers }) =>
    z.strictObject({
      grant: z.int().min(0).max(9),
      on: selector,
      lasts: z.union([thisTurn, z.strictObject({ uses: numbers })]).optional(),
    }),
  says: "gives each of these one of the card's `grants`, by its place; it is newer than all triggers that its host has",
  rules: ['BATCH-trigger-order'],
  example: { grant: 0, on: 'TARGET', lasts: 'THIS_TURN' },
  reads: ({ grant, on, lasts }) => {
    const long =
      lasts === undefined
        ? ''
        : lasts === 'THIS_TURN'
          ? ' this turn'
          : `, ${byLevelRead(lasts.uses)} time(s)`;
    return `give ${selectorRead(on)} the trigger ${grant + 1} below${long}`;
  },
  run: (doing, effect) => {
    for (const host of doing.select(effect.on)) give(doing, effect, host);
    return 'DONE';
  },
};

function give(doing: Doing, { grant, lasts }: Effects['grant'], host: number): void {
  const { run, state: s, frame } = doing;
  if (!(isPlayer(s, host) || inLane(s, host))) return;
  const { bearer } = frame;
  const node = run.begin({
    kind: 'effect',
    name: 'Grant',
    rules: ['BATCH-trigger-order'],
    text: '{source} gives {about} a trigger',
    source: bearer,
    about: host,
  });
  const e = createRow(run, cardOf(s, bearer), get(s, bearer, Col.LEVEL), ownerOf(s, host));
  attachTrigger(run, e, host, grant);
  if (lasts === 'THIS_TURN') set(run, e, Col.THIS_TURN_ONLY, 1);
  else if (lasts !== undefined) set(run, e, Col.USES, doing.ofLevel(lasts.uses));
  run.end(node);
}
