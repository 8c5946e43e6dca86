import type { Selector } from '../../language/words.js';
import { setAsideNew } from '../../rules/events/set-aside-new.js';
import { copyEnchantment } from '../../rules/events/transform.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import { attach, enchantmentsOn } from '../../state/enchantments.js';
import type { EffectsFrame } from '../../state/frames.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** `with` is an enchantment whose Deathrattle is that of its REMEMBERED. */
    gainDeathrattlesOf: { readonly gainDeathrattlesOf: Selector; readonly with: string };
  }
}

/** The effect `gainDeathrattlesOf`. */
export const gainDeathrattlesOfWord: EffectWord<'gainDeathrattlesOf'> = {
  form: ({ selector, text }) => ({ gainDeathrattlesOf: selector, with: text }),
  says: 'SELF gets the Deathrattles that these have now: the printed ones `with` an enchantment that remembers the card, those of enchantments as copies of these',
  rules: [],
  example: { gainDeathrattlesOf: 'TARGET', with: 'LOE_019e' },
  refers: { with: ['ENCHANTMENT'] },
  reads: ({ gainDeathrattlesOf: of, with: enchantment }, read) =>
    `gain the Deathrattles of ${read.these(of)}, as ${read.enchantment(enchantment, undefined, undefined)}`,
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.gainDeathrattlesOf));
    compiler.emit((run, frame) => {
      if (!isMinion(run.state, frame.source)) return;
      for (const minion of [...of(run.state, frame)]) gain(run, frame, minion, effect.with);
    });
  },
};

/** The card is noted as it is now: whatever becomes of the minion, its Deathrattle has been copied. */
function gain(run: HsRun, { source, player }: EffectsFrame, minion: number, by: string): void {
  const s = run.state;
  const node = run.begin({
    kind: 'effect',
    name: 'Copy Deathrattles',
    rules: ['HS-R4d'],
    text: '{source} gains the Deathrattles of {about}',
    source,
    about: minion,
  });
  const card = cardOf(s, minion);
  if (card.deathrattle !== null && get(s, minion, Tag.SILENCED) === 0) {
    const noted = setAsideNew(run, card, player, source);
    attach(run, by, { host: source, player, creator: source, num1: noted });
  }
  for (const enchantment of enchantmentsOn(s, minion))
    if (cardOf(s, enchantment).deathrattle !== null) copyEnchantment(run, enchantment, source);
  run.end(node);
}
