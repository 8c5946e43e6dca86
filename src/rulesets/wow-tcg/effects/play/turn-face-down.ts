import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { turnFaceDown as turn } from '../../rules/links/pay.js';
import { get, inPlay } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    turnFaceDown: { readonly turnFaceDown: Selector };
  }
}

export const turnFaceDown: EffectWord<'turnFaceDown'> = {
  form: ({ selector }) => z.strictObject({ turnFaceDown: selector }),
  says: 'turns these face down',
  rules: ['WOW-KW-flip'],
  example: { turnFaceDown: { saved: 'quest' } },
  reads: ({ turnFaceDown }) => `turn ${selectorRead(turnFaceDown)} face down`,
  run: (doing, { turnFaceDown: which }) => {
    const cards = doing
      .select(which)
      .filter((e) => inPlay(doing.state, e) && get(doing.state, e, Col.FACE_DOWN) === 0);
    for (const e of cards) turn(doing.run, e);
    return doing.performed(cards.length > 0);
  },
};
