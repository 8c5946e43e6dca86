import type { CardChoice, Trigger } from '../../language/words.js';

/** A Hero Power that becomes another one as each turn of its player begins (HS-INF-flip). */
export function flips(into: CardChoice): Trigger {
  return {
    on: 'START_OF_TURN',
    whose: 'YOURS',
    rules: ['HS-INF-flip'],
    do: [{ replaceHeroPower: into }],
  };
}
