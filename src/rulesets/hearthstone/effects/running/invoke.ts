import type { Selector } from '../../language/words.js';
import { raise } from '../../rules/triggers/event.js';
import { get, playerEntity, set } from '../../state/access.js';
import { cardById } from '../../state/pool.js';
import { runCode } from '../../state/run-code.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * A Hero card is invoked: it counts, whoever listens is told, and then the text of the Hero Power that comes with the
     * hero resolves as SELF's own; nothing is used, and without such a hero nothing happens.
     */
    invoke: { readonly invoke: Selector };
  }
}

export const invokeWord: EffectWord<'invoke'> = {
  form: ({ selector }) => ({ invoke: selector }),
  says: "counts an invocation of a Hero card, and the text of the Hero Power that comes with it resolves as SELF's own",
  rules: ['HS-INF-invoke'],
  example: { invoke: { random: { of: 'FRIENDLY_DECK', where: 'HERO' } } },
  reads: ({ invoke: hero }, read) => `invoke ${read.one(hero)}`,
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.invoke);
    const invoked = compiler.slot();

    compiler.emit((run, frame) => {
      const s = run.state;
      const hero = of(s, frame)[0];
      store(frame, invoked, hero === undefined ? NOTHING : get(s, hero, Tag.CARD));
      if (hero === undefined) return;
      const { player, source } = frame;
      const entity = playerEntity(player);
      const node = run.begin({
        kind: 'effect',
        name: 'Invoke',
        rules: ['HS-INF-invoke'],
        text: '{source} invokes {about}',
        source,
        about: hero,
      });
      set(run, entity, Tag.INVOKE_COUNTER, get(s, entity, Tag.INVOKE_COUNTER) + 1);
      run.end(node);
      raise(run, { kind: EventKind.INVOKED, player, subject: hero, source, amount: 0 });
    });

    compiler.emit((run, frame) => {
      const s = run.state;
      const card = frame.saved![invoked] as number;
      const power = card === NOTHING ? undefined : s.pool.at(card)!.definition.heroPower;
      const text = power === undefined ? null : cardById(s.pool, power).text;
      if (text === null) return;
      runCode(run, text, { source: frame.source, player: frame.player, target: 0 });
    });
  },
};

const NOTHING = -1;
