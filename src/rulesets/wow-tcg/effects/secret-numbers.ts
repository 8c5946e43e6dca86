import { z } from 'zod';
import { recordCheck } from '../../common/trace-nodes.js';
import { inTurnOrder, playerRow } from '../state/players.js';
import type { EffectWord } from './effect-word.js';

declare module '../language/effects.js' {
  interface Effects {
    secretNumbers: { readonly secretNumbers: readonly Effect[] };
  }
}

/** The largest number that is offered: more than any hero could take. */
const LARGEST = 60;
const RULES = ['WOW-INF-secret-numbers', 'WOW-104.1'];

/** The effect `secretNumbers`. */
export const secretNumbers: EffectWord<'secretNumbers'> = {
  form: ({ effects }) => z.strictObject({ secretNumbers: effects }),
  says: 'each player secretly chooses a number; this happens with whoever chose the highest as IT and that number as CHOSEN_NUMBER; of several you choose one',
  isQuiet: true,
  rules: RULES,
  example: {
    secretNumbers: [
      { putDamage: 'CHOSEN_NUMBER', on: { of: 'HEROES', where: { controlledAs: 'IT' } } },
    ],
  },
  reads: ({ secretNumbers }, read) =>
    `each player secretly chooses a number; for whoever chose the highest: ${read.effects(secretNumbers)}`,
  run: (doing, { secretNumbers: effects }) => {
    const { picks } = doing.frame;
    const players = inTurnOrder(doing.state);
    const next = players[picks.length];
    if (next !== undefined) {
      const options = Array.from({ length: LARGEST + 1 }, (_, number) => number);
      return doing.ask({
        name: 'secret number',
        of: 'amount',
        player: next,
        options,
        rules: RULES,
      });
    }
    const highest = Math.max(...picks.slice(0, players.length));
    const tied = players.filter((_, i) => picks[i] === highest).map(playerRow);
    const winner = picks[players.length];
    if (winner === undefined)
      return doing.ask({
        name: 'choose',
        of: 'entity',
        player: doing.you,
        options: tied,
        rules: RULES,
      });
    doing.save('chosenNumber', [highest]);
    recordCheck(doing.run, 'highest number', RULES, {
      text: '{about} has chosen the highest number, {value}',
      about: winner,
      value: highest,
    });
    return doing.follow(['secretNumbers'], effects, winner);
  },
};
