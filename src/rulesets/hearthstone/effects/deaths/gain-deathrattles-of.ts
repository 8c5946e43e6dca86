import type { Selector } from '../../language/words.js';
import { setAsideNew } from '../../rules/events/set-aside-new.js';
import { copyEnchantment } from '../../rules/events/transform.js';
import { cardOf, get, type HsRun, typeOf } from '../../state/access.js';
import { cardStoodFor } from '../../state/deaths.js';
import { attach, enchantmentsOn } from '../../state/enchantments.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** `with` is an enchantment whose Deathrattle is that of its REMEMBERED. */
    gainDeathrattlesOf: {
      readonly gainDeathrattlesOf: Selector;
      readonly with: string;
      /** Other minions than SELF get them. */
      readonly on?: Selector;
    };
  }
}

export const gainDeathrattlesOfWord: EffectWord<'gainDeathrattlesOf'> = {
  form: ({ selector, text, optional }) => ({
    gainDeathrattlesOf: selector,
    with: text,
    on: optional(selector),
  }),
  says: 'SELF, or others (`on`), gets the Deathrattles that these have now, of deaths on record those of the cards: the printed ones `with` an enchantment that remembers the card, those of enchantments as copies of these',
  rules: [],
  example: { gainDeathrattlesOf: 'TARGET', with: 'LOE_019e' },
  refers: { with: ['ENCHANTMENT'] },
  reads: ({ gainDeathrattlesOf: of, with: enchantment, on }, read) =>
    `${on === undefined ? 'gain' : `give ${read.these(on)}`} the Deathrattles of ${read.these(of)}, as ${read.enchantment(enchantment, undefined, undefined)}`,
  compile: (effect, compiler) => {
    const of = only(hasDeathrattles, compiler.selection(effect.gainDeathrattlesOf));
    const on = only(isMinion, compiler.selection(effect.on ?? 'SELF'));
    compiler.emit((run, frame) => {
      const hosts = [...on(run.state, frame)];
      const donors = hosts.length === 0 ? [] : [...of(run.state, frame)];
      for (const host of hosts)
        for (const donor of donors) gain(run, frame, { host, donor, by: effect.with });
    });
  },
};

/** What Deathrattles can be taken from: a minion, or what is on record of one. */
function hasDeathrattles(s: State, e: number): boolean {
  return isMinion(s, e) || typeOf(s, e) === CardType.DEATH_RECORD;
}

/** Whose Deathrattles go to whom, and the enchantment that stands for those that are printed. */
interface Gain {
  readonly host: number;
  readonly donor: number;
  readonly by: string;
}

/** The card is noted as it is now: whatever becomes of the minion, its Deathrattle has been copied. */
function gain(run: HsRun, { source, player }: EffectsFrame, { host, donor, by }: Gain): void {
  const s = run.state;
  const node = run.begin({
    kind: 'effect',
    name: 'Copy Deathrattles',
    rules: ['HS-R4d'],
    text: '{source} gains the Deathrattles of {about}',
    source: host,
    about: donor,
  });
  const card = cardStoodFor(s, donor);
  if (card.deathrattle !== null && get(s, donor, Tag.SILENCED) === 0) {
    const noted = setAsideNew(run, card, player, source);
    attach(run, by, { host, player, creator: source, num1: noted });
  }
  for (const enchantment of enchantmentsOn(s, donor))
    if (cardOf(s, enchantment).deathrattle !== null) copyEnchantment(run, enchantment, host);
  run.end(node);
}
