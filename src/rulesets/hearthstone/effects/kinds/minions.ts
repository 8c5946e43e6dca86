import type { Effect } from '../../language/words.js';
import { wearDown } from '../../rules/events/durability.js';
import { equipCard } from '../../rules/events/equip.js';
import { becomeHeroOf, replaceHeroPower } from '../../rules/events/hero.js';
import { takeControl } from '../../rules/events/move.js';
import { boardIndex, bringIntoPlay, summonCard } from '../../rules/events/summon.js';
import {
  becomeCopy,
  changeCard,
  copyStateOf,
  setAside,
  transform,
} from '../../rules/events/transform.js';
import { insertPhase } from '../../rules/sequences/inserted-phase.js';
import {
  assign,
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  inPlay,
  set,
} from '../../state/access.js';
import type { CompiledCard } from '../../state/compiled-card.js';
import { attach, leaveDeck } from '../../state/enchantments.js';
import { readyForPlay } from '../../state/entering.js';
import type { EffectsFrame } from '../../state/frames.js';
import { cardById } from '../../state/pool.js';
import { isThereAlready } from '../../state/secrets.js';
import type { State } from '../../state/state.js';
import { createEntity, enterZone, hasRoom } from '../../state/zones.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { type Compiler, store } from '../compiling.js';
import { isCard, isHidden, isMinion, isMovable, only } from '../fitting.js';
import { playersOf } from '../who.js';
import type { EffectOf } from './kind.js';
import { kind } from './kind.js';

/** Minions, weapons and heroes that come into play or become something else. */
export const MINION_KINDS = [
  kind('summon', (effect, compiler) => {
    const who = playersOf(effect.who);
    const health = effect.health === undefined ? null : compiler.measure(effect.health);
    const save = effect.save ?? null;
    if (save !== null) compiler.emit((_run, frame) => store(frame, save, []));
    const one = (): void => {
      const card = compiler.card(effect.summon);
      compiler.emit((run, frame) => {
        const chosen = card(run.state, frame);
        if (chosen === null || chosen.type !== CardType.MINION) return;
        const player = who(run.state, frame)[0]!;
        const minion = summonCard(
          run,
          chosen,
          player,
          positionOf(run, frame, effect.at, player),
          frame.source,
        );
        if (minion === 0) return;
        if (effect.with !== undefined) attach(run, effect.with, minion, player, frame.source, 0, 0);
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
  }),

  kind('summonCopyOf', (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.summonCopyOf));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const s = run.state;
      const original = of(s, frame)[0];
      if (original === undefined) return;
      const player = who(s, frame)[0]!;
      if (!hasRoom(s, Zone.PLAY, player, CardType.MINION)) return;
      const copy = createEntity(run, cardOf(s, original), player, frame.source);
      bringIntoPlay(run, copy, positionOf(run, frame, 'RIGHT_OF_SELF', player), frame.source);
      if (inPlay(s, original)) copyStateOf(run, original, copy);
      if (effect.save !== undefined) store(frame, effect.save, [copy]);
    });
  }),

  kind('putIntoPlay', (effect, compiler) => {
    const cards = only(canEnterPlay, compiler.selection(effect.putIntoPlay));
    const who = playersOf(effect.who);
    const queue = compiler.slot();
    if (effect.save !== undefined) compiler.emit((_run, frame) => store(frame, effect.save!, []));
    compiler.emit((run, frame) => store(frame, queue, [...cards(run.state, frame)]));
    compiler.emit((run, frame) => {
      const [next, ...rest] = frame.saved![queue] as number[];
      if (next === undefined) return;
      store(frame, queue, rest);
      frame.pc--;
      const player =
        effect.who === undefined ? controllerOf(run.state, next) : who(run.state, frame)[0]!;
      const entered = putIntoPlay(run, next, player, frame.source);
      if (entered && effect.save !== undefined)
        store(frame, effect.save, [...(frame.saved![effect.save] as number[]), next]);
    });
  }),

  kind('transform', (effect, compiler) => {
    const targets = only(canTransform, compiler.selection(effect.transform));
    const into = compiler.card(effect.into);
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const target of [...targets(s, frame)]) {
        const card = into(s, frame);
        if (card === null || !fitsInPlaceOf(s, target, card)) continue;
        const form = inPlay(s, target) ? transform(run, frame.source, target, card) : 0;
        if (form === 0) changeCard(run, frame.source, target, card);
        else insertPhase(run, target, form);
      }
    });
  }),

  kind('becomeCopyOf', (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.becomeCopyOf));
    compiler.emit((run, frame) => {
      const original = of(run.state, frame)[0];
      if (original === undefined || !isMinion(run.state, frame.source)) return;
      const form = becomeCopy(run, frame.source, original);
      if (form !== 0) insertPhase(run, frame.source, form);
      if (effect.save !== undefined) store(frame, effect.save, form === 0 ? [] : [form]);
    });
  }),

  kind('takeControl', (effect, compiler) => {
    const targets = only(isMovable, compiler.selection(effect.takeControl));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const target of byOrderOfPlay(run.state, [...targets(run.state, frame)]))
        takeControl(run, frame.source, target, who(run.state, frame)[0]!);
    });
  }),

  kind('equip', (effect, compiler) => {
    const card = compiler.card(effect.equip);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const chosen = card(run.state, frame);
      if (chosen?.type === CardType.WEAPON)
        equipCard(run, chosen, who(run.state, frame)[0]!, frame.source);
    });
  }),

  kind('loseDurability', (effect, compiler) => {
    const weapons = compiler.selection(effect.of);
    const amount = compiler.measure(effect.loseDurability);
    compiler.emit((run, frame) => {
      for (const weapon of weapons(run.state, frame))
        wearDown(run, frame.source, weapon, amount(run.state, frame));
    });
  }),

  kind('replaceHero', (effect, compiler) => {
    compiler.emit((run, frame) => {
      const s = run.state;
      if (inPlay(s, frame.source) && cardOf(s, frame.source).type === CardType.MINION)
        setAside(run, frame.source);
      becomeHeroOf(run, effect.replaceHero, frame.player as 1 | 2);
      const { weapon } = cardById(s.pool, effect.replaceHero).definition;
      if (weapon !== undefined)
        equipCard(run, cardById(s.pool, weapon), frame.player as 1 | 2, frame.source);
    });
  }),

  kind('replaceHeroPower', (effect, compiler) => {
    const who = playersOf(effect.who);
    compiler.emit((run, frame) =>
      replaceHeroPower(run, effect.replaceHeroPower, who(run.state, frame)[0]!),
    );
  }),
];

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

/** What can come into play without being played: a minion or a Secret, from hand or deck. */
function canEnterPlay(s: State, e: number): boolean {
  return isHidden(s, e) && (isMinion(s, e) || cardOf(s, e).secret);
}

function canTransform(s: State, e: number): boolean {
  return isMovable(s, e) && get(s, e, Tag.ZONE) !== Zone.SECRET;
}

/** On the board only a minion can stand in a minion's place. */
function fitsInPlaceOf(s: State, e: number, card: CompiledCard): boolean {
  return card.type === CardType.MINION || (isCard(card.type) && !inPlay(s, e));
}

/** Where on the board (0-based) a summon of this effect goes; -1 for the right end. */
function positionOf(
  run: HsRun,
  frame: EffectsFrame,
  at: EffectOf<'summon'>['at'],
  player: number,
): number {
  const s = run.state;
  const death = frame.event?.amount ?? 0;
  if (
    at === 'DEATH_POSITION' ||
    (at === undefined && isDeathrattle(run, frame) && player === frame.player)
  ) {
    return death > 0 ? death - 1 : -1;
  }
  const attached = get(s, frame.source, Tag.ATTACHED);
  const body = attached === 0 ? frame.source : attached;
  const own = boardIndex(s, body);
  if (own < 0 || controllerOf(s, body) !== player || at === 'END') return -1;
  return at === 'LEFT_OF_SELF' ? own : own + 1;
}

/** A Deathrattle of a minion summons where the minion stood (HS-POSITION). */
function isDeathrattle(run: HsRun, frame: EffectsFrame): boolean {
  if (frame.event === null || !frame.code.endsWith('/deathrattle')) return false;
  return get(run.state, frame.event.subject, Tag.ZONE) !== Zone.PLAY;
}

function setHealthLeft(run: HsRun, minion: number, health: number): void {
  assign(run, minion, Tag.DAMAGE, get(run.state, minion, Tag.HEALTH) - health);
}

/** Moves a card from hand or deck into play; without room, or for a Secret that is there, nothing happens (HS-Z2b, HS-LIMITS). */
function putIntoPlay(run: HsRun, card: number, player: 1 | 2, source: number): boolean {
  const s = run.state;
  const { type, secret } = cardOf(s, card);
  const zone = secret ? Zone.SECRET : Zone.PLAY;
  if (!hasRoom(s, zone, player, type)) return false;
  if (secret && isThereAlready(s, player, cardOf(s, card))) return false;
  leaveDeck(run, card);
  readyForPlay(run, card);
  if (controllerOf(s, card) !== player) set(run, card, Tag.CONTROLLER, player);
  if (type === CardType.MINION) bringIntoPlay(run, card, -1, source);
  else {
    const node = run.begin({
      kind: 'effect',
      name: 'Put into play',
      rules: ['HS-Z2b'],
      text: '{source} puts {about} into play',
      source,
      about: card,
    });
    enterZone(run, card, zone);
    run.end(node);
  }
  return true;
}
