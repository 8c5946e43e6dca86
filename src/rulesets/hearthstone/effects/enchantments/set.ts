import type { Selector, Value } from '../../language/words.js';
import { assign } from '../../state/access.js';
import { TAG_NAMES, Tag, type TagName } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { titled } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    set: { readonly set: { readonly [tag in TagName]?: Value }; readonly on: Selector };
  }
}

/** What a number can be, and which part of a negative one is kept. */
const NUMBERS = ['HS-TAGLIMITS', 'ZH-4.1-overflow', 'ZH-4.1-overflow-old'];

export const setWord: EffectWord<'set'> = {
  form: ({ selector, some, value }) => ({ set: some(TAG_NAMES, value), on: selector }),
  says: 'writes tags `on` entities; not those that the rules keep',
  rules: NUMBERS,
  example: { set: { EXHAUSTED: 0 }, on: 'TARGET' },
  reads: ({ set: tags, on }, read) => {
    const changes = Object.entries(tags).map(([tag, value]) => {
      if (value === 1) return `give ${titled(tag)}`;
      if (value === 0) return `take ${titled(tag)}`;
      return `set ${titled(tag)} ${read.amount(value)}`;
    });
    return `${changes.length === 0 ? 'set nothing' : changes.join(' and ')} on ${read.these(on)}`;
  },
  compile: (effect, compiler) => {
    const on = compiler.selection(effect.on);
    const tags = Object.entries(effect.set).map(
      ([name, value]) => [Tag[name as TagName], compiler.measure(value)] as const,
    );
    compiler.emit((run, frame) => {
      for (const entity of [...on(run.state, frame)]) {
        const node = run.begin({
          kind: 'effect',
          name: 'Set',
          rules: NUMBERS,
          text: '{source} changes {about}',
          source: frame.source,
          about: entity,
        });
        for (const [tag, value] of tags) assign(run, entity, tag, value(run.state, frame));
        run.end(node);
      }
    });
  },
};
