import { OPEN } from '../../../../kernel/index.js';
import type { CardRange } from '../../language/cards.js';
import { setAsideNew } from '../../rules/events/set-aside-new.js';
import { kindOfChoice } from '../../state/choosing.js';
import { cardById } from '../../state/pool.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { optionsOf } from '../card-choice.js';
import { store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { noted } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The player takes one of these cards; it is set aside, for later effects of the list. */
    chooseCard: {
      readonly chooseCard: CardRange;
      readonly save: string;
      /** A card that is offered beside them. */
      readonly beside?: string;
    };
  }
}

export const chooseCardWord: EffectWord<'chooseCard'> = {
  form: ({ range, text, optional }) => ({ chooseCard: range, save: text, beside: optional(text) }),
  says: 'all these cards are offered, one is taken and set aside; `beside` one more; `save` keeps it',
  rules: ['ZH-1.4-setaside'],
  example: { chooseCard: { oneOf: ['CS2_050', 'CS2_051'] }, save: 'totem' },
  refers: { chooseCard: PLAYABLE, beside: PLAYABLE },
  reads: ({ chooseCard: range, save, beside }, read) =>
    `choose ${read.range(range)}${beside === undefined ? '' : ` or ${read.card(beside)}`}${noted(save)}`,
  compile: (effect, compiler) => {
    const of = optionsOf(effect.chooseCard, compiler);
    const { beside } = effect;
    compiler.emit((run, frame) => {
      const more = beside === undefined ? [] : [cardById(run.state.pool, beside).index];
      const options = [...new Set([...of(run.state, frame), ...more])];
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
      const card = run.state.pool.at(options[index]!)!;
      store(frame, effect.save, [setAsideNew(run, card, frame.player, frame.source)]);
    });
  },
};
