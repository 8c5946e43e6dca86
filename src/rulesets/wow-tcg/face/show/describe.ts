import type { Json } from '../../../../kernel/index.js';
import type { ShownCard, ShownZone } from '../../../common/shown.js';
import type { CardRow, Position } from '../../../ruleset.js';
import { cardRead } from '../../cards/reads/card.js';
import { BUILT_IN } from '../../cards/registry.js';
import { hasType, isBlank, isCharacter, isResource } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import { cardOf, controlledBy, get, inZone, isCard, ownedIn, printed } from '../../state/access.js';
import { allPlayers, turnPlayer } from '../../state/players.js';
import { OWN_CARDS } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { Col, KINDS, Kind, ROLES, ZONES, Zone } from '../../vocabulary/index.js';

/** The card at the moment when an entity had this identity. */
export function cardAt(s: State, identity: number): { readonly id: string; readonly name: string } {
  const card = s.pool.cards[Math.floor(identity / 16)];
  return { id: card?.id ?? '', name: card?.name ?? '' };
}

/** What an entity is called in a sentence; it depends on nothing that can change later. */
export function titleOf(
  { state, names }: Position<State>,
  entity: number,
  identity: number,
): string {
  const card = state.pool.cards[Math.floor(identity / 16)];
  const kind = KINDS[identity % 16];
  if (card === undefined || kind === 'GAME' || kind === 'NONE') return 'the game';
  if (kind === 'PLAYER') return `player ${entity - 1}`;
  if (kind === 'EFFECT') return `effect of ${card.name}`;
  if (kind === 'MODIFIER') return `modifier of ${card.name}`;
  return `${card.name} (${names.aliasOf(entity) ?? entity})`;
}

/** Words that cells stand for, where a full state has words too. */
const WORDS: Readonly<Record<number, readonly string[]>> = { [Col.KIND]: KINDS, [Col.ZONE]: ZONES };

/** A cell's value as a full state has it: cards by id, kinds and zones by name. */
export function cellValue(s: State, column: number, value: number): Json {
  if (column === Col.CARD) return s.pool.cards[value]?.id ?? value;
  return WORDS[column]?.[value] ?? value;
}

/** The ids of all cards that a state uses, sorted. */
export function cardsIn(s: State): string[] {
  const ids = new Set<string>();
  for (let e = 1; e < s.count; e++) if (get(s, e, Col.CARD) >= OWN_CARDS) ids.add(cardOf(s, e).id);
  return [...ids].sort();
}

/** The zones of a board as they are shown: every player's, then the chain. */
export function shownZones({ state: s, names }: Position<State>): ShownZone[] {
  const view = look(s);
  const shown = (e: number): ShownCard => {
    const name = names.aliasOf(e) ?? (isBlank(s, e) ? 'face down' : cardOf(s, e).name);
    const stats =
      isCard(s, e) && get(s, e, Col.ZONE) === Zone.PLAY && isCharacter(s, e)
        ? `${atkOf(view, e)}/${healthOf(view, e)}`
        : null;
    return { id: e, name, stats, marks: marksOf(s, e) };
  };
  const row = (player: number, zone: string, entities: readonly number[]): ShownZone => {
    const cards = entities.map(shown);
    const items = cards.map(({ name, stats }) => (stats === null ? name : `${name} ${stats}`));
    return { player, zone, items, cards };
  };
  const zones = allPlayers(s).flatMap((player) => {
    const own = controlledBy(s, player);
    const isAlly = (e: number): boolean => hasType(s, e, 'ALLY') && !isResource(s, e);
    return [
      row(
        player,
        'hero row',
        own.filter((e) => !isAlly(e) && !isResource(s, e)),
      ),
      row(player, 'allies', own.filter(isAlly)),
      row(
        player,
        'resources',
        own.filter((e) => isResource(s, e)),
      ),
      row(player, 'hand', ownedIn(s, player, Zone.HAND)),
      row(player, 'graveyard', ownedIn(s, player, Zone.GRAVEYARD)),
      row(player, 'deck', ownedIn(s, player, Zone.DECK)),
      row(player, 'removed', ownedIn(s, player, Zone.REMOVED)),
    ];
  });
  return [...zones, row(turnPlayer(s), 'chain', inZone(s, Zone.CHAIN))];
}

function marksOf(s: State, e: number): string[] {
  const marks: string[] = [];
  if (get(s, e, Col.EXHAUSTED) === 1) marks.push('exhausted');
  if (get(s, e, Col.FACE_DOWN) === 1) marks.push('face down');
  const damage = get(s, e, Col.DAMAGE);
  if (damage > 0) marks.push(`${damage} damage`);
  const role = ROLES[get(s, e, Col.ROLE)]!;
  if (role !== 'NONE') marks.push(role.toLowerCase().replace('_', ' '));
  const host = get(s, e, Col.HOST);
  if (host !== 0 && get(s, e, Col.KIND) === Kind.CARD) marks.push(`on ${printed(s, host).name}`);
  return marks;
}

/** All built-in cards, by id, and what each does in sentences. */
export function cardRows(): readonly CardRow[] {
  const rows = BUILT_IN.map((card) => {
    const reads = cardRead(card);
    return { ...card, ...(reads === '' ? {} : { reads }) };
  });
  return (JSON.parse(JSON.stringify(rows)) as CardRow[]).sort((a, b) => (a.id < b.id ? -1 : 1));
}
