import { get } from '../../state/access.js';
import { lastPlayOf, playsOn } from '../../state/plays.js';
import { Tag } from '../../vocabulary/index.js';
import { compileDeaths } from '../deaths/resurrect.js';
import { known, noun } from '../noun.js';
import { lower, SIDE_ADJECTIVES } from '../reader.js';
import type { SelectorForm } from '../selector-word.js';
import { playerOf } from '../sides.js';

const dead: SelectorForm<'dead'> = {
  says: 'deaths on record, the first one first: each stands for the card of what died',
  rules: ['HS-DEC4'],
  example: { dead: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION' } } },
  noun: (selector, read) => known(`each ${read.deaths(selector.dead)}`),
  compile: (selector) => compileDeaths(selector.dead),
};

export const DEAD_SELECTOR_FORMS = { dead };

const played: SelectorForm<'played'> = {
  says: 'cards as they were played `THIS_TURN`, in the `LAST_TURN` of whoever played them, or `THIS_GAME`, the first one first; but none that was countered',
  rules: ['ZH-5.1-counter-no-count'],
  example: { played: 'THIS_GAME', side: 'FRIENDLY' },
  noun: ({ played: when, side = 'ALL' }) =>
    noun('card', SIDE_ADJECTIVES[side], `that was played ${lower(when)}`),
  compile: ({ played: when, side = 'ALL' }) => {
    return (s, scope) => playsOn(s, { player: playerOf(side, scope.player), when });
  },
};

const lastPlay: SelectorForm<'lastPlayOf'> = {
  says: 'the last play of the card of each of these',
  example: { lastPlayOf: 'SELF' },
  noun: (selector, read) => known(`the last play of ${read.these(selector.lastPlayOf)}`),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.lastPlayOf);
    return (s, scope) =>
      of(s, scope)
        .map((e) => lastPlayOf(s, get(s, e, Tag.CARD)))
        .filter((record) => record !== 0);
  },
};

export const PLAYED_SELECTOR_FORMS = { played, lastPlayOf: lastPlay };
