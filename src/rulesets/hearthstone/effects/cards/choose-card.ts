import { OPEN } from '../../../../kernel/index.js';
import type { CardRange } from '../../language/cards.js';
import { setAsideNew } from '../../rules/events/set-aside-new.js';
import { kindOfChoice } from '../../state/choosing.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { optionsOf } from '../card-choice.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { noted } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The player takes one of these cards; it is set aside, for later effects of the list. */
    chooseCard: { readonly chooseCard: CardRange; readonly save: string };
  }
}

/** The effect `chooseCard`. */
export const chooseCardWord: EffectWord<'chooseCard'> = {
  form: ({ range, text }) => ({ chooseCard: range, save: text }),
  says: 'all these cards are offered, one is taken and set aside; `save` keeps it',
  rules: ['ZH-1.4-setaside'],
  example: { chooseCard: { oneOf: ['CS2_050', 'CS2_051'] }, save: 'totem' },
  refers: { chooseCard: PLAYABLE },
  reads: ({ chooseCard: range, save }, read) => `choose ${read.range(range)}${noted(save)}`,
  compile: (effect, compiler) => {
    const of = optionsOf(effect.chooseCard, compiler);
    compiler.emit((run, frame) => {
      const options = [...new Set(of(run.state, frame))];
      if (options.length === 0) {
        store(frame, effect.save, []);
        return;
      }
      const index = run.decide({
        kind: kindOfChoice(run.state),
        name: 'choose a card',
        rules: decisionRules('choose a card'),
        of: 'card',
        player: frame.player,
        source: frame.source,
        options,
      });
      if (index === OPEN) return;
      const card = run.state.pool.cards[options[index]!]!;
      store(frame, effect.save, [setAsideNew(run, card, frame.player, frame.source)]);
    });
  },
};
