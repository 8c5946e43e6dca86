import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import type { EffectOf } from '../../language/effects.js';
import { enterDormant } from '../../rules/events/dormant.js';
import { setAsideNew } from '../../rules/events/gain-card.js';
import { takeAway } from '../../rules/events/move.js';
import { bringIntoPlay } from '../../rules/events/summon.js';
import { cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { leaveDeck } from '../../state/enchantments.js';
import { readyForPlay } from '../../state/entering.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { isThereAlready } from '../../state/traits.js';
import { enterZone, hasRoom } from '../../state/zones.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { isNewCard } from '../cards/deck.js';
import { append, type Compiler, nextOf, store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isHidden, isMinion, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { compilePlace, placeInWords } from './position.js';

export const putIntoPlayWord: EffectWord<'putIntoPlay'> = {
  says: 'minions or Secrets from hand or deck, or a `newCard`, without playing them; `blindly` without looking for room first; at the right end, or `at` a place of `summon`',
  rules: ['HS-Z2b', 'HS-LIMITS', 'ZH-4.7-full-zone'],
  example: { putIntoPlay: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } } },
  refers: { newCard: PLAYABLE },
  reads: ({ putIntoPlay: what, who, save, blindly, at }, read) => {
    const cards = isNewCard(what) ? read.card(what.newCard) : read.these(what);
    const place = at === undefined ? '' : placeInWords(at, read);
    const side = who === undefined ? '' : ` under ${read.whose(who)} control`;
    const lost = blindly === undefined ? '' : ', without looking for room';
    return `put ${cards} into play${side}${place}${lost}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const cards = cardsToEnter(effect.putIntoPlay, compiler);
    const who = playersOf(effect.who);
    const place = compilePlace(effect.at ?? 'END', compiler);
    const queue = compiler.slot();
    if (effect.save !== undefined) compiler.emit((_run, frame) => store(frame, effect.save!, []));
    compiler.emit((run, frame) => store(frame, queue, [...cards(run, frame)]));
    compiler.emit((run, frame) => {
      const next = nextOf(frame, queue);
      if (next === undefined) return;
      const player =
        effect.who === undefined ? controllerOf(run.state, next) : who(run.state, frame)[0]!;
      const { source } = frame;
      if (effect.blindly === true && isLost(run.state, next, player)) {
        takeAway(run, { source, event: null }, next, Zone.GRAVEYARD);
        return;
      }
      const position = place(run, frame, player);
      const entered = putIntoPlay(run, next, { player, position, source });
      if (entered) append(frame, effect.save, next);
    });
  },
};

type Entering = EffectOf<'putIntoPlay'>['putIntoPlay'];

/** A new card waits set aside until it enters. */
function cardsToEnter(what: Entering, compiler: Compiler) {
  if (!isNewCard(what)) {
    const cards = only(canEnterPlay, compiler.selection(what));
    return (run: HsRun, frame: EffectsFrame) => cards(run.state, frame);
  }
  const card = compiler.card(what.newCard);
  return (run: HsRun, frame: EffectsFrame): readonly number[] => {
    const chosen = card(run.state, frame);
    if (chosen === null || !(chosen.type === CardType.MINION || chosen.secret)) return [];
    return [setAsideNew(run, chosen, frame.player, frame.source)];
  };
}

/** Whether a minion from a hand is lost for want of room (ZH-4.7-full-zone). */
function isLost(s: State, card: number, player: 1 | 2): boolean {
  const { type } = cardOf(s, card);
  if (type !== CardType.MINION || get(s, card, Tag.ZONE) !== Zone.HAND) return false;
  return s.edition.switches.handToFullBoardIsLost && !hasRoom(s, Zone.PLAY, player, type);
}

/** What can come into play without being played: a minion or a Secret, from hand or deck, or made for it and set aside. */
function canEnterPlay(s: State, e: number): boolean {
  const waits = isHidden(s, e) || (e !== 0 && get(s, e, Tag.ZONE) === Zone.SETASIDE);
  return waits && (isMinion(s, e) || cardOf(s, e).secret);
}

interface Entry {
  readonly player: 1 | 2;
  readonly position: number;
  readonly source: number;
}

/** Moves a card from where it waits into play; without room, or for a Secret that is there, nothing happens (HS-Z2b, HS-LIMITS). */
function putIntoPlay(run: HsRun, card: number, { player, position, source }: Entry): boolean {
  const s = run.state;
  const { type, secret } = cardOf(s, card);
  const zone = secret ? Zone.SECRET : Zone.PLAY;
  if (!hasRoom(s, zone, player, type)) {
    recordCheck(run, 'board is full', ['HS-Z2b', 'HS-Z0', 'HS-LIMITS'], {
      text: secret
        ? '{source}: there is no room for another Secret, {about} stays where it is'
        : '{source}: the board is full, {about} stays where it is',
      source,
      about: card,
    });
    return false;
  }
  if (secret && isThereAlready(s, player, cardOf(s, card))) return false;
  leaveDeck(run, card);
  readyForPlay(run, card);
  if (controllerOf(s, card) !== player) set(run, card, Tag.CONTROLLER, player);
  if (type === CardType.MINION) {
    bringIntoPlay(run, card, position, source);
    enterDormant(run, card);
  } else {
    const node = beginEffect(run, 'Put into play', ['HS-Z2b'], {
      text: '{source} puts {about} into play',
      source,
      about: card,
    });
    enterZone(run, card, zone);
    run.end(node);
  }
  return true;
}
