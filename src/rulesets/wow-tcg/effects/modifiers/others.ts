import { z } from 'zod';
import type { Who } from '../../language/words.js';
import { createRow, fill, stamp } from '../../state/access.js';
import { playerRow } from '../../state/players.js';
import { Kind, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

/** Words about turns, and the one that does nothing. */
declare module '../../language/effects.js' {
  interface Effects {
    extraTurn: { readonly extraTurn: Who };
    note: { readonly note: string };
  }
}

/** The effect `extraTurn`. */
export const extraTurn: EffectWord<'extraTurn'> = {
  form: ({ who }) => z.strictObject({ extraTurn: who }),
  says: 'these players take an extra turn after this one; the newest is taken first',
  rules: ['WOW-500.3'],
  example: { extraTurn: 'YOU' },
  run: (doing, { extraTurn: who }) => {
    for (const player of doing.players(who)) {
      doing.run.leaf({
        kind: 'effect',
        name: 'Extra Turn',
        rules: ['WOW-500.3'],
        text: '{about} will take an extra turn',
        about: playerRow(player),
      });
      const row = createRow(doing.run, doing.card.index, Kind.EXTRA_TURN);
      fill(doing.run, row, { ZONE: Zone.LASTING, CONTROLLER: player });
      stamp(doing.run, row);
    }
    return true;
  },
};

/** The effect `note`. */
export const note: EffectWord<'note'> = {
  form: ({ text }) => z.strictObject({ note: text }),
  says: 'only writes to the trace',
  rules: ['WOW-709.2b'],
  example: { note: 'a' },
  run: (doing, { note: said }) => {
    doing.run.leaf({
      kind: 'effect',
      name: 'Note',
      rules: ['WOW-709.2b'],
      text: `{source}: ${said}`,
      source: doing.source,
    });
    return true;
  },
};
