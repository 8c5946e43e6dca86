import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { enchantmentsOn } from '../../state/enchantments.js';
import type { State } from '../../state/state.js';
import { attune, createEntity, detune, enterZone, hasRoom, leaveZone } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, type GameEvent, Tag, Zone } from '../../vocabulary/index.js';
import { deathrattlesAddedTo } from '../triggers/collect.js';
import { raise } from '../triggers/event.js';
import { die, removeFromPlay, resetTags, rulesOfKeeping } from './death.js';
import { discardCards } from './discard.js';
import { putIntoHand } from './gain-card.js';

/** Of several consequences of a death that move the dead entity only the first takes effect (HS-Z6). */
export function hasMovedOn(s: State, e: number, event: GameEvent | null): boolean {
  if (event === null || event.kind !== EventKind.DEATH || event.subject !== e) return false;
  const expected = event.source === 0 ? Zone.GRAVEYARD : Zone.PLAY;
  return get(s, e, Tag.ZONE) !== expected;
}

/** The events that can bring back what they happened to. */
const BRINGS_BACK: readonly number[] = [EventKind.DEATH, EventKind.DISCARD];

/** What has died or was discarded goes to the hand as a consequence of just that; without room it stays there (HS-FZIR3). */
function returnFromGraveyard(run: HsRun, source: number, dead: number, event: GameEvent): void {
  const s = run.state;
  if (!BRINGS_BACK.includes(event.kind) || event.subject !== dead) return;
  const player = controllerOf(s, dead);
  if (!hasRoom(s, Zone.HAND, player, CardType.MINION)) {
    const text = '{about} cannot go to a full hand and stays in the Graveyard';
    recordCheck(run, 'hand is full', ['HS-FZIR3', 'HS-Z1'], { text, source, about: dead });
    return;
  }
  const text = '{source} returns {about} to the hand';
  const node = beginEffect(run, 'Return to hand', ['HS-Z5', 'HS-Z6'], {
    text,
    source,
    about: dead,
  });
  leaveZone(run, dead);
  resetTags(run, dead, false);
  enterZone(run, dead, Zone.HAND);
  run.end(node);
  raise(run, EventKind.RETURNED, { player, subject: dead, source });
}

/**
 * Returns a minion to its controller's hand; with a full hand it dies at once instead (HS-Z1, HS-FZIR1): of several that
 * go together the newest (HS-Z2). One that is there already stays, but before 4.0 it was discarded from a full hand
 * (SUP-ZONE-REBOUNCE). The event that the effect answers can be a death that sends the dead minion itself back.
 */
export function returnToHand(
  run: HsRun,
  { source, event, isOfSeveral = false }: Mover,
  minion: number,
): void {
  const s = run.state;
  const player = controllerOf(s, minion);
  const zone = get(s, minion, Tag.ZONE);
  if (zone === Zone.GRAVEYARD && event !== null) returnFromGraveyard(run, source, minion, event);
  else if (zone === Zone.GRAVEYARD) loseDeathrattles(run, source, minion);
  if (zone === Zone.HAND && s.edition.switches.returningFromHandNeedsRoom) {
    if (!hasRoom(s, Zone.HAND, player, CardType.MINION)) discardCards(run, source, [minion]);
    return;
  }
  if (zone !== Zone.PLAY && zone !== Zone.SECRET) return;
  if (hasMovedOn(s, minion, event)) return;
  if (!hasRoom(s, Zone.HAND, player, CardType.MINION)) {
    recordCheck(
      run,
      'hand is full',
      isOfSeveral ? ['HS-Z2', 'HS-Z1', 'HS-FZIR1'] : ['HS-Z1', 'HS-FZIR1'],
      { text: '{about} cannot go to a full hand and dies', source, about: minion },
    );
    die(run, minion);
    return;
  }
  const node = beginEffect(
    run,
    'Return to hand',
    ['HS-Z5', 'HS-Z5a', ...rulesOfKeeping(s, minion)],
    { text: '{source} returns {about} to the hand', source, about: minion },
  );
  removeFromPlay(run, minion, false);
  enterZone(run, minion, Zone.HAND);
  run.end(node);
  raise(run, EventKind.RETURNED, { player, subject: minion, source });
}

/** In some editions what waits for its Death Phase loses its Deathrattles when it is sent to the hand again (SUP-ZONE-TWICE). */
function loseDeathrattles(run: HsRun, source: number, dead: number): void {
  const s = run.state;
  const waits = s.deathEvents.some((record) => get(s, record, Tag.DEAD_ENTITY) === dead);
  if (!waits || !s.edition.switches.secondReturnLosesDeathrattle) return;
  const node = run.begin({
    kind: 'check',
    name: 'Deathrattle lost',
    rules: rulesOf(s.edition, 'secondReturnLosesDeathrattle'),
    text: '{source} returns {about} once more: its Deathrattles are lost',
    source,
    about: dead,
  });
  for (const e of [dead, ...deathrattlesAddedTo(s, dead)]) set(run, e, Tag.USED_UP, 1);
  run.end(node);
}

interface Mover {
  readonly source: number;
  /** The event that it answers: a dead minion that has moved on since stays where it is (HS-Z6). */
  readonly event: GameEvent | null;
  /** It moves several things together, in order of play (HS-Z2). */
  readonly isOfSeveral?: boolean;
}

/**
 * A move that is none: the entity is set aside, and a copy of its card is made in its place (ZH-4.7-pseudo-move).
 * @returns what is to be moved: the copy, in no zone yet; the entity itself where moves are moves; 0: nothing
 */
export function copyToMove(run: HsRun, mover: Mover, e: number): number {
  const s = run.state;
  if (!s.edition.switches.movesAsCopies) return e;
  if (hasMovedOn(s, e, mover.event) || get(s, e, Tag.ZONE) === Zone.SETASIDE) return 0;
  const player = controllerOf(s, e);
  takeAway(run, mover, e, Zone.SETASIDE);
  return createEntity(run, cardOf(s, e), player, e);
}

/** To the hand as a copy, where such moves are none (ZH-4.7-pseudo-move). @returns what goes; 0 */
export function returnCopy(run: HsRun, mover: Mover, e: number): number {
  const s = run.state;
  const hasPlace = hasRoom(s, Zone.HAND, controllerOf(s, e), cardOf(s, e).type);
  if (!s.edition.switches.movesAsCopies || !hasPlace) {
    returnToHand(run, mover, e);
    return e;
  }
  const copy = copyToMove(run, mover, e);
  if (copy !== 0) putIntoHand(run, copy, mover.source);
  return copy;
}

/** From anywhere, without death or discard (HS-ZONE5, ZH-4.7-weasel-tunneler). */
export function takeAway(
  run: HsRun,
  { source, event }: Mover,
  e: number,
  zone: typeof Zone.SETASIDE | typeof Zone.GRAVEYARD,
): void {
  const s = run.state;
  const isItsOwnMove = source === e && get(s, e, Tag.ZONE) === Zone.DECK;
  if (!isItsOwnMove && hasMovedOn(s, e, event)) return;
  const text = '{source} takes {about} away';
  const node = beginEffect(run, 'Set aside', ['HS-ZONE5'], { text, source, about: e });
  if (get(s, e, Tag.ZONE) === Zone.PLAY) removeFromPlay(run, e, false);
  else leaveZone(run, e);
  enterZone(run, e, zone);
  run.end(node);
}

/** A place in a player's deck, counted from the bottom. */
interface DeckPlace {
  readonly player: 1 | 2;
  readonly position: number;
  /** Who shuffles it in, for what answers that; 0: it is put at a place that is known. */
  readonly shuffler: number;
}

/** Into a deck: once without a limit (HS-Z2c), later while there is room (ZH-4.7-full-zone). */
export function moveIntoDeck(
  run: HsRun,
  { source, event }: Mover,
  e: number,
  { player, position, shuffler }: DeckPlace,
): void {
  const s = run.state;
  if (hasMovedOn(s, e, event)) return;
  if (s.edition.switches.movesKeepLimits && !hasRoom(s, Zone.DECK, player, cardOf(s, e).type)) {
    loseForWantOfRoom(run, { source, event }, e, 'deck is full');
    return;
  }
  const node = run.begin(shuffler === 0 ? putting(source, e) : shuffling(source, e));
  const zone = get(s, e, Tag.ZONE);
  if (zone === Zone.PLAY) removeFromPlay(run, e, false);
  else if (zone !== Zone.INVALID) leaveZone(run, e);
  if (zone === Zone.GRAVEYARD) resetTags(run, e, false);
  set(run, e, Tag.CONTROLLER, player);
  enterZone(run, e, Zone.DECK, position);
  run.end(node);
  if (shuffler !== 0) raiseShuffled(run, { source, event }, e, shuffler);
}

const shuffling = (source: number, about: number) =>
  ({
    kind: 'effect',
    name: 'Shuffle into deck',
    rules: ['HS-Z5'],
    text: '{source} shuffles {about} into a deck',
    source,
    about,
  }) as const;

const putting = (source: number, about: number) =>
  ({
    kind: 'effect',
    name: 'Put into deck',
    rules: ['HS-Z5'],
    text: '{source} puts {about} into a deck',
    source,
    about,
  }) as const;

/** What answers that a card is shuffled into a deck shuffles without being answered itself. */
function raiseShuffled(
  run: HsRun,
  { source, event }: Mover,
  subject: number,
  player: number,
): void {
  if (event?.kind === EventKind.SHUFFLED) return;
  raise(run, EventKind.SHUFFLED, { player, subject, source });
}

/** What finds no room where it is to go: a minion on the board dies at once, a card is lost without a discard (ZH-4.7-full-zone). */
function loseForWantOfRoom(run: HsRun, mover: Mover, e: number, name: string): void {
  recordCheck(run, name, ['ZH-4.7-full-zone', 'ZH-4.7-full-zone-removal'], {
    text: '{about} finds no room where it is to go',
    source: mover.source,
    about: e,
  });
  const zone = get(run.state, e, Tag.ZONE);
  if (zone === Zone.PLAY) die(run, e);
  else if (zone === Zone.HAND || zone === Zone.DECK) takeAway(run, mover, e, Zone.GRAVEYARD);
}

const STOLEN_AURA = ['HS-R4-no-recalc', 'HS-R4-no-recalc-old', 'HS-AURA2', 'HS-AURA5'];
const STOLEN_WITH_ENCHANTMENTS = ['HS-CEM1', 'HS-CEM3', 'HS-R10-turn-effects'];
const FULL_AT_HOME = ['HS-Z1', 'HS-FZIR1', 'SUP-ZONE-RESTEAL'];
const FULL_ELSEWHERE = ['HS-Z1', 'HS-FZIR1', 'SUP-ZONE-MCFULL'];

/** Taking what one has already, or a card out of a hand or a deck, follows rules of its own. */
function controlRules(s: State, e: number, isSame: boolean): readonly string[] {
  const zone = get(s, e, Tag.ZONE);
  const general = ['HS-ZONE1', 'HS-R10-controller'];
  if (zone === Zone.HAND) return [...general, 'HS-Z2d'];
  if (zone === Zone.DECK) return [...general, 'HS-Z2c'];
  if (isSame) return [...general, 'HS-Z1b'];
  if (cardOf(s, e).auras.length > 0) general.push(...STOLEN_AURA);
  if (enchantmentsOn(s, e).length > 0) general.push(...STOLEN_WITH_ENCHANTMENTS);
  return general;
}

interface Taking {
  readonly source: number;
  readonly player: 1 | 2;
  readonly rules?: readonly string[];
}

/**
 * Gives control of a minion to a player (HS-ZONE1): it moves to the right end of the other board, exhausted;
 * with no room there it dies at once (HS-Z1). Taking what one has already only exhausts it (HS-Z1b; earlier it
 * needed room like any other: SUP-ZONE-RESTEAL). A card
 * in a hand or deck went to the other one even if that is full (HS-Z2c, HS-Z2d); now it needs room there (ZH-4.7-full-zone).
 */
export function takeControl(run: HsRun, e: number, { source, player, rules = [] }: Taking): void {
  const s = run.state;
  const type = cardOf(s, e).type;
  if (get(s, e, Tag.ZONE) === Zone.GRAVEYARD) return;
  const same = controllerOf(s, e) === player;
  const zone = get(s, e, Tag.ZONE) as Zone;
  const isHidden = zone === Zone.HAND || zone === Zone.DECK;
  const isLimited = !isHidden || s.edition.switches.movesKeepLimits;
  const needsRoom = !same || s.edition.switches.takingOnesOwnNeedsRoom;
  if (needsRoom && isHidden && isLimited && !hasRoom(s, zone, player, type)) {
    const name = zone === Zone.HAND ? 'hand is full' : 'deck is full';
    loseForWantOfRoom(run, { source, event: null }, e, name);
    return;
  }
  if (needsRoom && isLimited && !hasRoom(s, zone, player, type)) {
    recordCheck(run, 'board is full', same ? FULL_AT_HOME : FULL_ELSEWHERE, {
      text: same
        ? '{about} finds no room where it is already and dies'
        : '{about} finds no room on the other side and dies',
      source,
      about: e,
    });
    if (get(s, e, Tag.ZONE) === Zone.PLAY) die(run, e);
    return;
  }
  const node = beginEffect(run, 'Change of control', [...rules, ...controlRules(s, e, same)], {
    text: '{source}: {about} changes sides',
    source,
    about: e,
  });
  if (!same) changeSides(run, e, player);
  if (type === CardType.MINION && get(s, e, Tag.ZONE) === Zone.PLAY) set(run, e, Tag.EXHAUSTED, 1);
  run.end(node);
}

/** Moves an entity to the other half of its zone; it keeps its order of play, tags and enchantments. */
export function changeSides(run: HsRun, e: number, player: 1 | 2): void {
  const s = run.state;
  const zone = get(s, e, Tag.ZONE) as Zone;
  const playOrder = get(s, e, Tag.PLAY_ORDER);
  const summoned = get(s, e, Tag.SUMMON_EVENT);
  leaveZone(run, e);
  set(run, e, Tag.CONTROLLER, player);
  enterZone(run, e, zone);
  if (zone === Zone.PLAY) keepPlace(run, e, playOrder, summoned);
  if (!s.edition.switches.attacksOutliveControl) set(run, e, Tag.NUM_ATTACKS_THIS_TURN, 0);
  if (s.edition.switches.enchantmentsKeepController) return;
  for (const enchantment of enchantmentsOn(s, e)) {
    detune(s, enchantment);
    set(run, enchantment, Tag.CONTROLLER, player);
    attune(s, enchantment);
  }
}

function keepPlace(run: HsRun, e: number, playOrder: number, summoned: number): void {
  set(run, e, Tag.PLAY_ORDER, playOrder);
  if (summoned !== 0) {
    set(run, e, Tag.SUMMON_EVENT, summoned);
    run.state.summonEvents.push(e);
  }
}
