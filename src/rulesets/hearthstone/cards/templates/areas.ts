import type { CardDefinition } from '../../language/card.js';
import type { Effect, Trigger } from '../../language/words.js';
import { type CardEntry, card } from '../entry.js';
import { afterTimes } from './times.js';

/** For how many turns of its player an area is there; that in which it was cast is the first. */
const TURNS = 3;

const COUNTS_TURNS = afterTimes(TURNS, { setAside: 'SELF', in: 'GRAVEYARD' });

function endOfTurn(effects: readonly Effect[]): Trigger {
  return { on: 'END_OF_TURN', whose: 'YOURS', rules: ['HS-INF-area'], do: effects };
}

/** An area that does something as each of its turns ends: it stays in the Secret zone meanwhile (ZH-2.3-play). */
export function areaAtTurnEnd(id: string, name: string, ...effects: readonly Effect[]): CardEntry {
  return card(id, name, { lingers: true, triggers: [endOfTurn([...effects, ...COUNTS_TURNS])] });
}

/** An area that does something all the time that it is there. */
export function area(
  id: string,
  name: string,
  { triggers = [], auras = [] }: Pick<CardDefinition, 'triggers' | 'auras'>,
): CardEntry {
  return card(id, name, {
    lingers: true,
    triggers: [...triggers, endOfTurn(COUNTS_TURNS)],
    ...(auras.length > 0 && { auras }),
  });
}
