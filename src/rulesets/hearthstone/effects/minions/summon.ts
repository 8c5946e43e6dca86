import type { Effect, EffectOf } from '../../language/effects.js';
import type { Place, Selector } from '../../language/words.js';
import { bringIntoPlay, canSummon, summonCard, summonWith } from '../../rules/events/summon.js';
import { copyStateOf, copyWhatMoves } from '../../rules/events/transform.js';
import { assign, cardOf, get, type HsRun, inPlay } from '../../state/access.js';
import { attach, memorised } from '../../state/enchantments.js';
import { cardById } from '../../state/pool.js';
import { createEntity } from '../../state/zones.js';
import { CardType, Tag } from '../../vocabulary/index.js';
import { append, type Compiler, store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isHidden, isMinion, only } from '../fitting.js';
import { noted, type Reader } from '../reader.js';
import { playersOf } from '../who.js';
import { compilePlace, placeInWords, placeOfCopy } from './position.js';

export const summonWord: EffectWord<'summon'> = {
  says: 'a minion, `count` times; `at` `RIGHT_OF_SELF` (default), `LEFT_OF_SELF`, `ALTERNATING` right and left, `END`, `DEATH_POSITION`, `WHERE_TARGET_DIED`, `WHERE_SUBJECT_DIED`, or `rightOf`, `leftOf`, `bothSidesOf` a minion, `whereDied` one; with other `health`, `with` an enchantment',
  rules: ['HS-SEQ-summon', 'HS-POSITION', 'HS-INF-place'],
  example: { summon: 'CS2_231', count: 2, at: 'ALTERNATING' },
  refers: { summon: ['MINION'], with: ['ENCHANTMENT'] },
  reads: ({ summon, count, who, at, health, with: enchantment, num1, save }, read) => {
    const parts = [
      read.card(summon),
      health === undefined ? '' : ` with ${read.amount(health)} Health left`,
      enchantment === undefined ? '' : ` with ${read.enchantment(enchantment, num1, undefined)}`,
      enchantment === undefined && num1 !== undefined ? ` (${read.amount(num1)})` : '',
      read.times(count),
      at === undefined ? '' : sidesInWords(at, read),
      noted(save),
    ];
    return read.does(who, 'summon', parts.join(''));
  },
  compile: (effect, compiler) => {
    const who = playersOf(effect.who);
    const health = effect.health === undefined ? null : compiler.measure(effect.health);
    const save = effect.save ?? null;
    const number = compiler.measure(effect.num1 ?? 0);
    const { at } = effect;
    if (save !== null) compiler.emit((_run, frame) => store(frame, save, []));
    const one = (place: Place | undefined): void => {
      const card = compiler.card(effect.summon);
      const position = compilePlace(place, compiler);
      compiler.emit((run, frame) => {
        const chosen = card(run.state, frame);
        if (chosen === null || chosen.type !== CardType.MINION) return;
        const player = who(run.state, frame)[0]!;
        const minion = summonCard(run, chosen, {
          player,
          position: position(run, frame, player),
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
        append(frame, save, minion);
      });
    };
    if (at === 'ALTERNATING') alternate(effect, 'SELF', compiler);
    else if (typeof at === 'object' && 'bothSidesOf' in at)
      alternate(effect, at.bothSidesOf, compiler);
    else if (effect.count === undefined) one(at);
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

/** One to the right, the next to the left, and so on. */
function alternate(effect: EffectOf<'summon'>, middle: Selector, compiler: Compiler): void {
  const { count, at: _, ...one } = effect;
  const side = compiler.slot();
  const all = compiler.slot();
  const right: Place = middle === 'SELF' ? 'RIGHT_OF_SELF' : { rightOf: middle };
  const left: Place = middle === 'SELF' ? 'LEFT_OF_SELF' : { leftOf: middle };
  const summon = (at: Place, next: number): Effect[] => [
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
          then: summon(right, 1),
          else: summon(left, 0),
        },
        ...keep,
      ],
    },
  ]);
}

function sidesInWords(at: NonNullable<EffectOf<'summon'>['at']>, read: Reader): string {
  if (at === 'ALTERNATING') return ', right and left of this in turn';
  return typeof at === 'object' && 'bothSidesOf' in at
    ? `, right and left of ${read.these(at.bothSidesOf)} in turn`
    : placeInWords(at, read);
}

export const summonCopyOfWord: EffectWord<'summonCopyOf'> = {
  says: 'a copy with state and enchantments, which it takes over `afterwards`: when the summon has been answered; `with` one more; of a card in hand or deck with the enchantments that a move would leave it; right of its original, or `at` a place of `summon`; `as` a card of its own',
  rules: ['HS-COPY2', 'SUP-COPY-DOPPEL', 'ZH-4.8-copy-enchantments', 'HS-INF-place'],
  example: { summonCopyOf: 'TARGET' },
  refers: { with: ['ENCHANTMENT'], as: ['MINION'] },
  reads: ({ summonCopyOf: original, who, save, afterwards, with: gift, at, as }, read) => {
    const late = afterwards === undefined ? '' : ' (its state comes after the summon)';
    const more = gift === undefined ? '' : ` with ${read.enchantment(gift, undefined, undefined)}`;
    const place = at === undefined ? '' : placeInWords(at, read);
    const card = as === undefined ? '' : ` as ${read.card(as)}`;
    const copy = `a copy of ${read.these(original)}${card}${more}`;
    return read.does(who, 'summon', `${copy}${place}${late}${noted(save)}`);
  },
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.summonCopyOf));
    const who = playersOf(effect.who);
    const made = compiler.slot();
    const place = effect.at === undefined ? null : compilePlace(effect.at, compiler);
    compiler.emit((run, frame) => {
      const s = run.state;
      store(frame, made, []);
      const original = of(s, frame)[0];
      if (original === undefined) return;
      const player = who(s, frame)[0]!;
      if (!canSummon(run, player, frame.source)) return;
      const card = effect.as === undefined ? cardOf(s, original) : cardById(s.pool, effect.as);
      const copy = createEntity(run, card, player, frame.source);
      const position =
        place === null ? placeOfCopy(run, frame, original, player) : place(run, frame, player);
      bringIntoPlay(run, copy, position, frame.source);
      if (effect.afterwards === true) store(frame, made, [original, copy]);
      else if (inPlay(s, original)) copyStateOf(run, original, copy, card);
      else if (isHidden(s, original)) copyWhatMoves(run, original, copy);
      if (effect.with !== undefined)
        attach(run, effect.with, { host: copy, player, creator: frame.source });
      store(frame, effect.save, [copy]);
    });
    if (effect.afterwards === true)
      compiler.emit((run, frame) => {
        const [original = 0, copy = 0] = frame.saved![made] as number[];
        if (copy !== 0 && inPlay(run.state, original) && inPlay(run.state, copy))
          copyStateOf(run, original, copy, cardOf(run.state, copy));
      });
  },
};
