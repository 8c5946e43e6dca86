import { beginEffect } from '../../../common/trace-nodes.js';
import { add } from '../../state/access.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

export const questProgressWord: EffectWord<'questProgress'> = {
  says: 'of SELF',
  rules: ['HS-QRS'],
  example: { questProgress: 1 },
  reads: ({ questProgress: amount }, read) =>
    `raise the progress of this quest by ${read.amount(amount)}`,
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.questProgress);
    compiler.emit((run, frame) => {
      const node = beginEffect(run, 'Quest progress', ['HS-QRS'], {
        text: "{source}'s progress goes up by {value}",
        source: frame.source,
        value: amount(run.state, frame),
      });
      add(run, frame.source, Tag.QUEST_PROGRESS, amount(run.state, frame));
      run.end(node);
    });
  },
};
