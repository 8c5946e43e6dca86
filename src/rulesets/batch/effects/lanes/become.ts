import { z } from 'zod';
import { enterLane } from '../../rules/events/enter.js';
import { get, inLane, ownerOf, set } from '../../state/access.js';
import { setHealth } from '../../state/creature.js';
import { Col } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    become: { readonly become: string };
  }
}

export const become: EffectWord<'become'> = {
  form: ({ text }) => z.strictObject({ become: text }),
  says: 'SELF is replaced by another card of its level, with the health that it has; not when it is at 0 or less',
  rules: ['BATCH-replace-event-order', 'BATCH-INF-form'],
  example: { become: 'zombie' },
  reads: ({ become }) => `become "${become}" with the health that this has`,
  makes: ({ become }) => [become],
  run: ({ run, state: s, self }, effect) => {
    if (!inLane(s, self) || get(s, self, Col.HEALTH) <= 0) return 'DONE';
    const card = s.pool.byId.get(effect.become)!;
    const level = Math.min(get(s, self, Col.LEVEL), card.topLevel);
    const entry = { card, level, player: ownerOf(s, self), lane: get(s, self, Col.POSITION) };
    const rules = ['BATCH-INF-form'];
    const form = enterLane(run, { ...entry, forged: false, source: self, rules });
    set(run, form, Col.ASLEEP, get(s, self, Col.ASLEEP));
    const health = get(s, self, Col.HEALTH);
    if (health > get(s, form, Col.MAX_HEALTH)) set(run, form, Col.MAX_HEALTH, health);
    setHealth(run, form, health);
    return 'DONE';
  },
};
