import type { Lasting } from '../../language/enchantment.js';
import type { EnchantmentFact } from './fact.js';

const countsAtOnce: EnchantmentFact<'countsAtOnce'> = {
  says: 'also a repeated one that its bearer gives itself counts at once',
  rules: ['ZH-4.2-self-buff-delay'],
  example: { attack: 1, countsAtOnce: true },
  reads: () => ['counts at once'],
};

const lasts: EnchantmentFact<'lasts'> = {
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
