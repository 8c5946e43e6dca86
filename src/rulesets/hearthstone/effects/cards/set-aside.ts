import { setAsideNew } from '../../rules/events/gain-card.js';
import { takeAway } from '../../rules/events/move.js';
import { cardOf, typeOf } from '../../state/access.js';
import { Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isCard, isReturnable, only } from '../fitting.js';

export const setAsideWord: EffectWord<'setAside'> = {
  says: 'takes them away without a death or a discard; `in` the `GRAVEYARD` instead',
  rules: ['HS-ZONE5'],
  example: { setAside: 'ALL_MINIONS' },
  reads: ({ setAside, in: place }, read) =>
    place === undefined
      ? `set ${read.these(setAside)} aside`
      : `put ${read.these(setAside)} into the Graveyard without a death`,
  compile: (effect, compiler) => {
    const targets = only(isReturnable, compiler.selection(effect.setAside));
    const zone = effect.in === undefined ? Zone.SETASIDE : Zone.GRAVEYARD;
    compiler.each(targets, (run, frame, target) => takeAway(run, frame, target, zone));
  },
};

export const noteWord: EffectWord<'note'> = {
  says: 'SELF notes the cards of these, one more each time: `NOTED`',
  rules: ['ZH-1.4-setaside'],
  example: { note: 'EVENT_SUBJECT' },
  reads: ({ note }, read) => `note the card of ${read.these(note)}`,
  compile: (effect, compiler) => {
    const entities = compiler.selection(effect.note);
    compiler.each(entities, (run, frame, e) => {
      if (isCard(typeOf(run.state, e)))
        setAsideNew(run, cardOf(run.state, e), frame.player, frame.source);
    });
  },
};
