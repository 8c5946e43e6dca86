import { payMana } from '../../rules/sequences/common.js';
import { get, type HsRun, manaOf, playerEntity, set } from '../../state/access.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** All available mana; RESULT is how much. */
    spendMana: { readonly spendMana: 'ALL' };
  }
}

export const spendManaWord: EffectWord<'spendMana'> = {
  form: ({ word }) => ({ spendMana: word('ALL') }),
  says: 'all the mana that you have is spent; `RESULT` is how much',
  rules: ['HS-MANA3', 'HS-MANA2'],
  example: { spendMana: 'ALL' },
  reads: () => 'spend all your Mana',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const player = frame.player as 1 | 2;
      const spent = Math.max(0, manaOf(run.state, player));
      const node = run.begin({
        kind: 'effect',
        name: 'Mana',
        rules: ['HS-MANA3', 'HS-MANA2'],
        text: '{source}: {value} mana is spent',
        source: frame.source,
        value: spent,
      });
      payMana(run, player, spent);
      if (manaOf(run.state, player) < 0) spendDebt(run, player);
      run.end(node);
      frame.result = spent;
    });
  },
};

/** Less than none is none after it: neither temporary crystals nor unused ones are left (HS-MANA3). */
function spendDebt(run: HsRun, player: number): void {
  const entity = playerEntity(player);
  set(run, entity, Tag.TEMP_RESOURCES, 0);
  set(run, entity, Tag.RESOURCES_USED, get(run.state, entity, Tag.RESOURCES));
}
