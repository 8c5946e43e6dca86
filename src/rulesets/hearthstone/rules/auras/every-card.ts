import { beginEffect } from '../../../common/trace-nodes.js';
import { cardOf, get, type HsRun, playerEntity } from '../../state/access.js';
import { changedBy } from '../../state/changed-numbers.js';
import { attach, enchantmentsOn } from '../../state/enchantments.js';
import { cardById } from '../../state/pool.js';
import { PLAYERS, type State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

export function isGift(s: State, e: number): boolean {
  return cardOf(s, e).enchantment?.everyCard != null;
}

/** A gift goes to all cards that its player has at this moment, silenced ones among them (HS-INF-every-card). */
export function giveToEveryCard(run: HsRun, gift: number): void {
  const s = run.state;
  for (const player of PLAYERS)
    if (get(s, gift, Tag.ATTACHED) === playerEntity(player))
      for (const e of lacking(s, player, gift)) give(run, player, gift, e);
}

/** Later cards get the earlier gifts once; silenced, they have lost them (HS-INF-every-card). */
export function giveToNewCards(run: HsRun): void {
  const s = run.state;
  if (!isSomethingGiven(s)) return;
  for (const player of PLAYERS) {
    // what is given here is attached to cards, so that it is no gift itself
    for (let i = 0, { length } = s.enchantments; i < length; i++) {
      const gift = s.enchantments[i]!;
      if (!isGift(s, gift) || get(s, gift, Tag.ATTACHED) !== playerEntity(player)) continue;
      for (const e of lacking(s, player, gift))
        if (get(s, e, Tag.SILENCED) === 0) giveLate(run, player, gift, e);
    }
  }
}

export function isSomethingGiven(s: State): boolean {
  const { enchantments } = s;
  for (let i = 0; i < enchantments.length; i++) if (isGift(s, enchantments[i]!)) return true;
  return false;
}

/** The Attack that a card of this id has once all that a player has given to every one of them has been added. */
export function attackWithGifts(s: State, player: number, id: string): number {
  let attack = cardById(s.pool, id).attack;
  for (const e of s.enchantments) {
    const facts = cardOf(s, e).enchantment;
    if (facts?.everyCard !== id || get(s, e, Tag.ATTACHED) !== playerEntity(player)) continue;
    if (facts.attack !== null) attack = changedBy(s, e, facts.attack, attack);
  }
  return attack;
}

function lacking(s: State, player: 1 | 2, gift: number): number[] {
  const id = cardOf(s, gift).enchantment?.everyCard;
  return [...s.board[player], ...s.hand[player], ...s.deck[player]].filter(
    (e) =>
      cardOf(s, e).id === id &&
      !enchantmentsOn(s, e).some((one) => get(s, one, Tag.CREATOR) === gift),
  );
}

/** What has come to its player after the gift has it from the next Aura Update on, and a line says so. */
function giveLate(run: HsRun, player: 1 | 2, gift: number, host: number): void {
  const node = beginEffect(run, 'Enchantment', ['HS-INF-every-card'], {
    text: '{source} enchants {about}',
    source: gift,
    about: host,
  });
  give(run, player, gift, host);
  run.end(node);
}

function give(run: HsRun, player: 1 | 2, gift: number, host: number): void {
  const s = run.state;
  attach(run, cardOf(s, gift).id, {
    host,
    player,
    creator: gift,
    num1: get(s, gift, Tag.TAG_SCRIPT_DATA_NUM_1),
    num2: get(s, gift, Tag.TAG_SCRIPT_DATA_NUM_2),
  });
}
