import { z } from 'zod';
import { beginEffect, recordCheck, recordEffect } from '../../common/trace-nodes.js';
import type { Lasting, Later } from '../language/card.js';
import type { Value, Who } from '../language/words.js';
import { createRow, fill, get, inPlay, named, stamp } from '../state/access.js';
import { playerAt, playerRow } from '../state/players.js';
import { partNumber } from '../state/pool.js';
import type { State } from '../state/state.js';
import { Col, type Column, EVENTS, Kind, Until, Zone } from '../vocabulary/index.js';
import type { Doing, EffectWord } from './effect-word.js';
import { modifierRead } from './reading/modifiers.js';
import { durationRead, playersDo, roleRead, selectorRead, whoRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    lasting: Lasting;
    later: Later;
    extraTurn: { readonly extraTurn: Who };
  }
}

/** Makes a modifier that lasts; its row. */
export function makeModifier(
  doing: Doing,
  effect: Lasting | Later,
  values: { readonly [column in Column]?: number },
): number {
  const { run, state, frame, scope, card } = doing;
  const node = beginEffect(
    run,
    'Modifier',
    ['WOW-714.1', 'WOW-714.3', 'WOW-718.2d', 'WOW-709.2e', ...rulesOf(effect)],
    {
      text: whatItDoes(effect, values),
      source: named(state, scope.self),
      about: values.SUBJECT ?? 0,
    },
  );
  const row = createRow(run, card.index, Kind.MODIFIER);
  fill(run, row, {
    ZONE: Zone.LASTING,
    OWNER: doing.you,
    SOURCE: scope.self,
    PART: partNumber(card, effect),
    SOURCE_READIED: get(state, frame.link, Col.SOURCE_READIED),
    X: scope.x,
    ...values,
  });
  stamp(run, row);
  run.end(node);
  return row;
}

const NO_POWERS = (): string => 'of the card';

/** The modifier as a sentence: for whom it is, what it does, how long. */
function whatItDoes(
  effect: Lasting | Later,
  { SUBJECT = 0, AMOUNT = 0 }: { readonly [column in Column]?: number },
): string {
  const whom = SUBJECT === 0 ? '' : ' for {about}';
  const { until } = effect;
  if ('later' in effect)
    return `{source} will trigger${whom} at ${EVENTS[effect.later.when.on]} (${durationRead(until ?? 'ONCE')})`;
  const { prevent } = effect.lasting;
  const sized =
    prevent === undefined || prevent.amount === 'ALL'
      ? effect.lasting
      : { ...effect.lasting, prevent: { ...prevent, amount: AMOUNT } };
  const read = modifierRead(sized, NO_POWERS);
  return `{source}${whom}: ${read} (${durationRead(until ?? 'GAME')})`;
}

function rulesOf(effect: Lasting | Later): readonly string[] {
  const always = ['WOW-712.1', 'WOW-712.5', 'WOW-712.6', 'WOW-714.3d'];
  if ('later' in effect) return [...always, 'WOW-715.1'];
  const { lasting: modifier, on, until } = effect;
  const isFlagged = typeof on === 'object' && on !== null;
  return [
    ...always,
    ...(on === undefined ? ['WOW-714.3e'] : []),
    ...(isFlagged ? ['WOW-714.3f', 'WOW-714.3c', 'WOW-712.2'] : []),
    ...(modifier.while === undefined ? [] : ['WOW-714.3a']),
    ...(until === 'WHILE_SOURCE_EXHAUSTED' ? ['WOW-714.3b'] : []),
    ...(modifier.power === undefined ? [] : ['WOW-706.1b']),
  ];
}

export const lasting: EffectWord<'lasting'> = {
  form: ({ modifier, selector, duration, who }) =>
    z.strictObject({
      lasting: modifier,
      on: selector.optional(),
      until: duration.optional(),
      who: who.optional(),
      for: who.optional(),
    }),
  says: 'makes a continuous modifier `until` a time; `on` flags those it is made for, otherwise it applies to whom its `to` describes',
  rules: ['WOW-714.3', 'WOW-714.3d', 'WOW-714.3e', 'WOW-714.3f'],
  example: { lasting: { atk: 2 }, on: 'TARGET', until: 'THIS_TURN' },
  reads: ({ lasting: modifier, on, until = 'GAME', for: whose }, read) => {
    const whom = on === undefined ? '' : `, made for ${selectorRead(on)}`;
    const owner = whose === undefined ? '' : `, controlled by ${whoRead(whose)}`;
    return `${read.modifier(modifier)}${whom}${owner} (${durationRead(until)})`;
  },
  run: (doing, effect) => {
    const { on, until = 'GAME', who } = effect;
    if (until === 'WHILE_SOURCE_EXHAUSTED' && !isStillExhausted(doing)) {
      recordCheck(doing.run, 'readied since', ['WOW-714.3b'], {
        text: '{source} has not remained exhausted',
        source: named(doing.state, doing.source),
      });
      return doing.performed(false);
    }
    const subjects =
      on === undefined ? [0] : doing.select(on).filter((e) => canHave(doing.state, e));
    const [player = doing.you] = doing.players(effect.for);
    const [endsFor = doing.you] = doing.players(who);
    for (const subject of subjects) {
      makeModifier(doing, effect, {
        CONTROLLER: player,
        SUBJECT: subject,
        AMOUNT: amountOf(doing, effect),
        UNTIL: Until[until],
        UNTIL_PLAYER: endsFor,
      });
    }
    return doing.performed(subjects.length > 0);
  },
};

/** A modifier is made only for players and cards in play (WOW-712.4). */
function canHave(s: State, e: number): boolean {
  return inPlay(s, e) || playerAt(s, e) !== 0;
}

/** "While it remains exhausted": if it readied since, nothing is made (WOW-714.3b). */
function isStillExhausted({ state, source, frame }: Doing): boolean {
  return (
    inPlay(state, source) &&
    get(state, source, Col.EXHAUSTED) === 1 &&
    get(state, source, Col.READIED) === get(state, frame.link, Col.SOURCE_READIED)
  );
}

/** The size of a bubble is read once, as it is made (WOW-709.2d). */
function amountOf(doing: Doing, { lasting: { prevent } }: Lasting): number {
  if (prevent === undefined || prevent.amount === 'ALL') return 0;
  return doing.value(prevent.amount as Value);
}

export const later: EffectWord<'later'> = {
  form: ({ triggered, role, name, duration }) =>
    z.strictObject({
      later: triggered,
      until: duration.optional(),
      about: z.union([role, z.strictObject({ saved: name })]).optional(),
    }),
  says: 'makes a triggered modifier: at the next such event, or at each of them `until` a time; `about` is its SUBJECT',
  rules: ['WOW-715.1', 'WOW-708.1'],
  example: { later: { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ draw: 1 }] } },
  reads: ({ later, until = 'ONCE', about }, read) => {
    const named =
      about === undefined
        ? ''
        : ` about ${typeof about === 'string' ? roleRead(about) : `"${about.saved}"`}`;
    return `later${named} (${durationRead(until)}): ${read.triggered(later)}`;
  },
  run: (doing, effect) => {
    const { about, until = 'ONCE' } = effect;
    const [subject = 0] = about === undefined ? [] : doing.select(about);
    makeModifier(doing, effect, {
      CONTROLLER: doing.you,
      SUBJECT: subject,
      UNTIL: Until[until],
    });
    return true;
  },
};

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
