import type { PlayerAction } from '../../state/player-action.js';

/** Numbers of an action: type, source, target, position, option. */
const FIELDS = 5;

const PLAY = 0;
const ATTACK = 1;
const HERO_POWER = 2;
const END_TURN = 3;
const TRADE = 4;

/**
 * Actions as plain numbers. A list is filled without creating an object per action, and filled again in the same memory,
 * because a search asks for it at every step of every game.
 */
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
