import type { CardChoice } from '../../language/cards.js';
import type { Effect, EffectOf } from '../../language/effects.js';
import type { Value, Who } from '../../language/words.js';
import { summonCard, summonWith } from '../../rules/events/summon.js';
import { assign, get, type HsRun } from '../../state/access.js';
import { memorised } from '../../state/enchantments.js';
import { CardType, Tag } from '../../vocabulary/index.js';
import { type Compiler, store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { positionOf } from './position.js';

declare module '../../language/effects.js' {
  interface Effects {
    summon: {
      readonly summon: CardChoice;
      readonly count?: Value;
      readonly who?: Who;
      readonly at?:
        | 'RIGHT_OF_SELF'
        | 'LEFT_OF_SELF'
        | 'END'
        | 'DEATH_POSITION'
        | 'WHERE_TARGET_DIED'
        | 'WHERE_SUBJECT_DIED'
        | 'ALTERNATING';
      readonly health?: Value;
      /** An enchantment that each of them carries from the start. */
      readonly with?: string;
      /** A number of that enchantment. */
      readonly num1?: Value;
      readonly save?: string;
    };
  }
}

/** The effect `summon`. */
export const summonWord: EffectWord<'summon'> = {
  form: ({ choice, optional, save, text, value, who, word }) => ({
    summon: choice,
    count: optional(value),
    who: optional(who),
    at: optional(
      word(
        'RIGHT_OF_SELF',
        'LEFT_OF_SELF',
        'END',
        'DEATH_POSITION',
        'WHERE_TARGET_DIED',
        'WHERE_SUBJECT_DIED',
        'ALTERNATING',
      ),
    ),
    health: optional(value),
    with: optional(text),
    num1: optional(value),
    save,
  }),
  says: 'a minion, `count` times; `at` `RIGHT_OF_SELF` (default), `LEFT_OF_SELF`, `ALTERNATING` right and left, `END`, `DEATH_POSITION`, `WHERE_TARGET_DIED`, `WHERE_SUBJECT_DIED`; with other `health`, `with` an enchantment',
  rules: ['HS-SEQ-summon', 'HS-POSITION'],
  example: { summon: 'CS2_231', count: 2, at: 'ALTERNATING' },
  refers: { summon: ['MINION'], with: ['ENCHANTMENT'] },
  reads: ({ summon, count, who, at, health, with: enchantment, num1, save }, read) => {
    const parts = [
      read.card(summon),
      health === undefined ? '' : ` with ${read.amount(health)} Health left`,
      enchantment === undefined ? '' : ` with ${read.enchantment(enchantment, num1, undefined)}`,
      enchantment === undefined && num1 !== undefined ? ` (${read.amount(num1)})` : '',
      read.times(count),
      at === undefined ? '' : PLACES[at],
      noted(save),
    ];
    return read.does(who, 'summon', parts.join(''));
  },
  compile: (effect, compiler) => {
    const who = playersOf(effect.who);
    const health = effect.health === undefined ? null : compiler.measure(effect.health);
    const save = effect.save ?? null;
    const number = compiler.measure(effect.num1 ?? 0);
    if (save !== null) compiler.emit((_run, frame) => store(frame, save, []));
    const one = (): void => {
      const card = compiler.card(effect.summon);
      compiler.emit((run, frame) => {
        const chosen = card(run.state, frame);
        if (chosen === null || chosen.type !== CardType.MINION) return;
        const player = who(run.state, frame)[0]!;
        const minion = summonCard(run, chosen, {
          player,
          position: positionOf(run, frame, effect.at, player),
          creator: frame.source,
        });
        if (minion === 0) return;
        if (effect.with !== undefined)
          summonWith(run, minion, {
            card: effect.with,
            creator: frame.source,
            num1: memorised(number(run.state, frame)),
          });
        if (health !== null) setHealthLeft(run, minion, health(run.state, frame));
        if (save !== null) store(frame, save, [...(frame.saved![save] as number[]), minion]);
      });
    };
    if (effect.count === undefined) one();
    else if (effect.at === 'ALTERNATING') alternate(effect, compiler);
    else {
      const times = effect.count;
      const { count: _, save: __, ...each } = effect;
      if (save === null) compiler.effects([{ repeat: times, do: [each] }]);
      else
        compiler.effects([
          {
            repeat: times,
            do: [
              { ...each, save: `${save}$` },
              { save, entities: { union: [{ saved: save }, { saved: `${save}$` }] } },
            ],
          },
        ]);
    }
  },
};

function setHealthLeft(run: HsRun, minion: number, health: number): void {
  assign(run, minion, Tag.DAMAGE, get(run.state, minion, Tag.HEALTH) - health);
}

/** One to the right of the source, the next to its left, and so on. */
function alternate(effect: EffectOf<'summon'>, compiler: Compiler): void {
  const { count, at: _, ...one } = effect;
  const side = compiler.slot();
  const all = compiler.slot();
  const summon = (at: 'RIGHT_OF_SELF' | 'LEFT_OF_SELF', next: number): Effect[] => [
    { ...one, at, ...(one.save === undefined ? {} : { save: all }) },
    { save: side, value: next },
  ];
  const keep: Effect[] =
    one.save === undefined
      ? []
      : [{ save: one.save, entities: { union: [{ saved: one.save }, { saved: all }] } }];
  compiler.effects([
    { save: side, value: 0 },
    {
      repeat: count ?? 1,
      do: [
        {
          if: { value: { saved: side }, exactly: 0 },
          then: summon('RIGHT_OF_SELF', 1),
          else: summon('LEFT_OF_SELF', 0),
        },
        ...keep,
      ],
    },
  ]);
}

/** Where a summon stands, in words. */
const PLACES = {
  RIGHT_OF_SELF: ', right of this',
  LEFT_OF_SELF: ', left of this',
  END: ', at the right end of the board',
  DEATH_POSITION: ', where it died',
  WHERE_TARGET_DIED: ', where the target died',
  WHERE_SUBJECT_DIED: ', where that died',
  ALTERNATING: ', right and left of this in turn',
} as const;
