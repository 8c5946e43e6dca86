import { z } from 'zod';
import { recordEffect } from '../../../common/trace-nodes.js';
import type { Who } from '../../language/words.js';
import { createRow, fill, stamp } from '../../state/access.js';
import { playerRow } from '../../state/players.js';
import { Kind, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { playersDo } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    extraTurn: { readonly extraTurn: Who };
  }
}

export const extraTurn: EffectWord<'extraTurn'> = {
  form: ({ who }) => z.strictObject({ extraTurn: who }),
  says: 'these players take an extra turn after this one; the newest is taken first',
  rules: ['WOW-500.3'],
  example: { extraTurn: 'YOU' },
  reads: ({ extraTurn }) => `${playersDo(extraTurn, 'take')} an extra turn after this one`,
  run: (doing, { extraTurn: who }) => {
    for (const player of doing.players(who)) {
      recordEffect(doing.run, 'Extra Turn', ['WOW-500.3'], {
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
