import { cardOf, inPlay, typeOf } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import type { Aim } from '../../state/model.js';
import { optionsOfEntity } from '../../state/playing.js';
import type { State } from '../../state/state.js';
import { CardType, opponentOf, takesPlace } from '../../vocabulary/index.js';
import { attackerRefusal, cannotAttackHeroes, defenders } from './attack.js';
import {
  aimedCard,
  heroPowerRefusal,
  tradeRefusal,
  untargetedRefusal,
  useRefusal,
} from './legality.js';
import { targetRefusal, wantsTarget } from './targets.js';

/** Numbers of an action: type, source, target, position, option. */
const FIELDS = 5;

const PLAY = 0;
const ATTACK = 1;
const HERO_POWER = 2;
const END_TURN = 3;
const TRADE = 4;
const USE = 5;

/** Actions as plain numbers: a search fills the same list at every step without new objects. */
export class ActionList {
  private readonly numbers: number[] = [];
  private used = 0;
  private option = -1;

  get count(): number {
    return this.used / FIELDS;
  }

  at(index: number): PlayerAction {
    const { numbers } = this;
    const at = index * FIELDS;
    const source = numbers[at + 1]!;
    const target = numbers[at + 2]!;
    const choose = numbers[at + 4]!;
    switch (numbers[at]) {
      case PLAY:
        return { type: 'play', card: source, target, position: numbers[at + 3]!, choose };
      case ATTACK:
        return { type: 'attack', attacker: source, target };
      case HERO_POWER:
        return { type: 'heroPower', target, choose };
      case USE:
        return { type: 'use', location: source, target };
      case TRADE:
        return { type: 'trade', card: source };
      default:
        return { type: 'endTurn' };
    }
  }

  clear(): void {
    this.used = 0;
  }

  /** The option of Choose One with which the next ones are played or used; -1: there is none. */
  choosing(option: number): void {
    this.option = option;
  }

  /** Adds playing a card; position -1: it takes none. */
  addPlay(card: number, target: number, position: number): void {
    const at = this.add(PLAY, card, target);
    this.numbers[at + 3] = position;
    this.numbers[at + 4] = this.option;
  }

  addHeroPower(power: number, target: number): void {
    const at = this.add(HERO_POWER, power, target);
    this.numbers[at + 4] = this.option;
  }

  addUse(location: number, target: number): void {
    this.add(USE, location, target);
  }

  addAttack(attacker: number, defender: number): void {
    this.add(ATTACK, attacker, defender);
  }

  addTrade(card: number): void {
    this.add(TRADE, card, 0);
  }

  addEndTurn(): void {
    this.add(END_TURN, 0, 0);
  }

  /** Adds an action without position and option; answers where it stands. */
  private add(type: number, source: number, target: number): number {
    const { numbers, used } = this;
    numbers[used] = type;
    numbers[used + 1] = source;
    numbers[used + 2] = target;
    numbers[used + 3] = -1;
    numbers[used + 4] = -1;
    this.used = used + FIELDS;
    return used;
  }
}

/** Cards by hand, target, place and option, attacks, Locations, Hero Power, end of turn; never conceding. */
export function legalActions(s: State, player: 1 | 2): PlayerAction[] {
  const list = listActions(s, player, new ActionList());
  return Array.from({ length: list.count }, (_, index) => list.at(index));
}

export function listActions(s: State, player: 1 | 2, list: ActionList): ActionList {
  list.clear();
  const hand = s.hand[player];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (untargetedRefusal(s, player, card) === null) addAims(s, player, card, list);
    if (cardOf(s, card).tradeable && tradeRefusal(s, player, card) === null) list.addTrade(card);
  }
  addAttacks(s, player, list);
  addUses(s, player, list);
  if (heroPowerRefusal(s, player) === null) addAims(s, player, s.heroPower[player], list);
  list.addEndTurn();
  return list;
}

/** Every way to aim a card, Location or Hero Power: option by option, target by target (own side first, hero before minions). */
function addAims(s: State, player: 1 | 2, source: number, list: ActionList): void {
  const options = optionsOfEntity(s, player, source).length;
  if (options === 0) {
    list.choosing(-1);
    addTargets(s, { player, source, card: aimedCard(s, source, -1)! }, list);
    return;
  }
  for (let choose = 0; choose < options; choose++) {
    const card = aimedCard(s, source, choose)!;
    if (card.play.play.some(([, test, n]) => !test(s, player, n, source))) continue;
    list.choosing(choose);
    addTargets(s, { player, source, card }, list);
  }
}

function addTargets(s: State, aim: Aim, list: ActionList): void {
  let isAimed = false;
  if (wantsTarget(s, aim)) {
    for (let turn = 0; turn < 2; turn++) {
      const side = turn === 0 ? aim.player : (opponentOf(aim.player) as 1 | 2);
      const board = s.board[side];
      for (let i = -1; i < board.length; i++) {
        const target = i < 0 ? s.hero[side] : board[i]!;
        if (targetRefusal(s, aim, target) !== null) continue;
        isAimed = true;
        addPositions(s, aim, target, list);
      }
    }
  }
  if (!isAimed && aim.card.play.takesTarget !== 'ALWAYS') addPositions(s, aim, 0, list);
}

/** What takes a place on the board can be played at any of them. */
function addPositions(s: State, { player, source }: Aim, target: number, list: ActionList): void {
  const type = typeOf(s, source);
  if (type === CardType.HERO_POWER) list.addHeroPower(source, target);
  else if (inPlay(s, source)) list.addUse(source, target);
  else if (!takesPlace(type)) list.addPlay(source, target, -1);
  else for (let at = 0; at <= s.board[player].length; at++) list.addPlay(source, target, at);
}

function addUses(s: State, player: 1 | 2, list: ActionList): void {
  const board = s.board[player];
  for (let i = 0; i < board.length; i++)
    if (useRefusal(s, player, board[i]!) === null) addAims(s, player, board[i]!, list);
}

/** Attacks by attacker, the hero last. Whom one of them may attack the others may attack as well, but for heroes. */
function addAttacks(s: State, player: 1 | 2, list: ActionList): void {
  let targets: readonly number[] | null = null;
  const board = s.board[player];
  for (let i = 0; i <= board.length; i++) {
    const attacker = i < board.length ? board[i]! : s.hero[player];
    if (attackerRefusal(s, player, attacker) !== null) continue;
    targets ??= defenders(s, player);
    for (let at = 0; at < targets.length; at++) {
      const target = targets[at]!;
      if (typeOf(s, target) === CardType.HERO && cannotAttackHeroes(s, attacker)) continue;
      list.addAttack(attacker, target);
    }
  }
}
