import { LASTING, type Lasting } from '../../language/enchantment.js';
import type { EnchantmentFact } from './fact.js';

declare module '../../language/enchantment.js' {
  interface EnchantmentFacts {
    /** Also a repeated one that its bearer gives itself counts at once (ZH-4.2-self-buff-delay). */
    readonly countsAtOnce?: true;
    /**
     * When it wears off by itself. THIS_TURN: between the turns (HS-SEQ-turn-enchantments); THIS_ATTACK: as the attack
     * ends during which it was attached, cancelled or not (HS-SEQ-combat-gorehowl); OPPONENTS_TURNS: with the next series of
     * turns of the other player than its controller (HS-EXTRATURN3), OPPONENTS_NEXT_TURN with the first of them
     * (ZH-4.13-one-turn-effects); OUT_OF_PLAY: when its host enters play (HS-XFORM4).
     */
    readonly lasts?: Lasting;
  }
}

const countsAtOnce: EnchantmentFact<'countsAtOnce'> = {
  form: ({ yes, optional }) => optional(yes),
  says: 'also a repeated one that its bearer gives itself counts at once',
  rules: ['ZH-4.2-self-buff-delay'],
  example: { attack: 1, countsAtOnce: true },
  reads: () => ['counts at once'],
};

const lasts: EnchantmentFact<'lasts'> = {
  form: ({ word, optional }) => optional(word(...LASTING)),
  says: 'when it wears off by itself: `THIS_TURN`, `UNTIL_YOUR_NEXT_TURN`, `OPPONENTS_TURNS` and `OPPONENTS_NEXT_TURN` (as the next ones of the other player end, or the first of them), `THIS_ATTACK`, `OUT_OF_PLAY` (until its host enters play)',
  rules: [
    'HS-SEQ-turn-enchantments',
    'HS-SEQ-combat-gorehowl',
    'HS-EXTRATURN3',
    'ZH-4.13-one-turn-effects',
    'HS-XFORM4',
  ],
  example: { attack: 2, lasts: 'THIS_TURN' },
  reads: (lasting) => [PHRASES[lasting]],
};

const PHRASES: Readonly<Record<Lasting, string>> = {
  THIS_TURN: 'this turn',
  UNTIL_YOUR_NEXT_TURN: 'until your next turn',
  OPPONENTS_TURNS: "until the end of your opponent's next turns",
  OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
  THIS_ATTACK: 'for this attack',
  OUT_OF_PLAY: 'until it enters play',
};

export const TIMES = { countsAtOnce, lasts };
