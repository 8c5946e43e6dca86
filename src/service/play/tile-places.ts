import type { Seat, Tabletop, Tile } from '../../rulesets/common/tabletop.js';
import type { Json, JsonObject } from '../../scenario/oracle.js';
import { listOf, longOf, type Place, sideOf } from './edits.js';
import type { FormZone, SideForm } from './form-fields.js';

/** Where the cards of a board before anything is done are written, by their numbers; none where that is not sure. */
export function tilePlaces(
  scenario: JsonObject,
  { zones }: SideForm,
  { seats }: Tabletop,
): ReadonlyMap<number, Place> {
  const found = new Map<number, Place>();
  for (const seat of seats) {
    const player = String(seat.player);
    const side = sideOf(scenario, player);
    for (const zone of zones) {
      const free = [...tilesOf(seat, zone)];
      for (const [index, entity] of writtenIn(side, zone).entries()) {
        const at = free.findIndex((tile) => isCalled(tile, entity));
        const [tile] = at < 0 ? [] : free.splice(at, 1);
        const place = { player, zone: zone.name, index: zone.isList ? index : null };
        if (tile !== undefined) found.set(tile.id, place);
      }
    }
  }
  return found;
}

/** What is written in a zone; a place for one card that nobody has filled in is the card that is there anyway. */
function writtenIn(side: JsonObject, { name, isList }: FormZone): readonly (Json | undefined)[] {
  return isList ? listOf(side, name) : [side[name]];
}

/** The tiles that a zone can be: those of its own name, or else those of the rows. */
function tilesOf({ leaders, rows, piles }: Seat, { name, isList }: FormZone): readonly Tile[] {
  const named = inWords(name);
  if (!isList) return leaders.filter((leader) => leader.name === named).map(({ tile }) => tile);
  const pile = piles.find((one) => one.name === named);
  if (pile !== undefined) return pile.cards;
  return rows.flatMap(({ tiles }) => tiles.filter((tile) => tile !== null));
}

function isCalled({ name, alias }: Tile, entity: Json | undefined): boolean {
  const { as, card } = longOf(entity);
  if (typeof as === 'string') return as.toLowerCase() === (alias ?? name).toLowerCase();
  return typeof card !== 'string' || card.toLowerCase() === name.toLowerCase();
}

/** `heroPower` as words. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
