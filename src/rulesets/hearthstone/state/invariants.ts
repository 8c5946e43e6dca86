import {
  CardType,
  MAX_SECRETS,
  MOST_ON_BOARD,
  Tag,
  takesPlace,
  WIDTH,
  Zone,
} from '../vocabulary/index.js';
import { cardOf, get } from './access.js';
import type { ByPlayer } from './model.js';
import { PLAYERS, type State } from './state.js';

export function violations(s: State): string[] {
  const found: string[] = [];
  for (const player of PLAYERS) {
    if (s.board[player].length > MOST_ON_BOARD)
      found.push(`player ${player} has ${s.board[player].length} on the board`);
    if (s.secrets[player].length > MAX_SECRETS) found.push(`player ${player} has too many Secrets`);
  }
  checkList(s, s.board, Zone.PLAY, found);
  checkList(s, s.hand, Zone.HAND, found);
  checkList(s, s.deck, Zone.DECK, found);
  checkList(s, s.secrets, Zone.SECRET, found);
  checkEntities(s, found);
  return found;
}

function checkList(s: State, lists: ByPlayer<number[]>, zone: number, found: string[]): void {
  for (const player of PLAYERS)
    lists[player].forEach((e, index) => {
      if (get(s, e, Tag.ZONE) !== zone || get(s, e, Tag.CONTROLLER) !== player)
        found.push(`entity ${e} is listed where it is not`);
      if (get(s, e, Tag.ZONE_POSITION) !== index + 1)
        found.push(`entity ${e} has position ${get(s, e, Tag.ZONE_POSITION)} of ${index + 1}`);
    });
}

function checkEntities(s: State, found: string[]): void {
  const listed = new Map<number, number>();
  for (const lists of [s.board, s.hand, s.deck, s.secrets, s.weapons]) {
    for (const player of PLAYERS)
      for (const e of lists[player]) listed.set(e, (listed.get(e) ?? 0) + 1);
  }
  for (const list of [s.enchantments, s.auraEnchantments])
    for (const e of list) listed.set(e, (listed.get(e) ?? 0) + 1);
  for (let e = 4; e < s.count; e++) {
    const times = listed.get(e) ?? 0;
    const expected = mustBeListed(s, e) ? 1 : 0;
    if (times !== expected) found.push(`entity ${e} (${cardOf(s, e).id}) is in ${times} lists`);
    if (s.cells[e * WIDTH + Tag.DAMAGE]! < 0) found.push(`entity ${e} has negative damage`);
    if (
      cardOf(s, e).type === CardType.ENCHANTMENT &&
      get(s, e, Tag.ZONE) === Zone.PLAY &&
      get(s, e, Tag.ATTACHED) === 0
    ) {
      found.push(`enchantment ${e} is attached to nothing`);
    }
  }
}

function mustBeListed(s: State, e: number): boolean {
  const zone = get(s, e, Tag.ZONE);
  if (zone === Zone.HAND || zone === Zone.DECK || zone === Zone.SECRET) return true;
  if (zone !== Zone.PLAY) return false;
  const { type } = cardOf(s, e);
  return takesPlace(type) || type === CardType.WEAPON || type === CardType.ENCHANTMENT;
}
