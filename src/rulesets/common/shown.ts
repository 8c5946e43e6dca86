import type { Tabletop, Tile, TileNumber } from './tabletop.js';

export interface ShownCard {
  readonly id: number;
  /** Its alias, or the name of its card. */
  readonly name: string;
  /** Its numbers in short, such as Attack and Health; null: it has none that show. */
  readonly stats: string | null;
  /** What else is to be seen of it: `Taunt`, `Frozen`, `Health 2 of 5`. */
  readonly marks: readonly string[];
}

export interface ShownZone {
  readonly player: number;
  readonly zone: string;
  /** Each as a text: its name and numbers. */
  readonly items: readonly string[];
  readonly cards: readonly ShownCard[];
}

/** A table in words, zone by zone: every player's, then what lies between them. Empty zones are among them. */
export function zonesOf({ seats, middle, active }: Tabletop): readonly ShownZone[] {
  const own = seats.flatMap(({ player, leaders, rows, piles }) => [
    ...leaders.map(({ name, tile }) => zone(player, name, [shown(tile)])),
    ...rows.map(({ name, isFixed, tiles }) =>
      zone(
        player,
        name,
        tiles.flatMap((tile, i) => (tile === null ? [] : [shown(tile, isFixed ? i + 1 : null)])),
      ),
    ),
    ...piles
      .filter(({ isPast }) => isPast !== true)
      .map(({ name, cards }) =>
        zone(
          player,
          name,
          cards.map((tile) => shown(tile)),
        ),
      ),
  ]);
  const between = middle.map(({ name, tiles }) =>
    zone(
      active,
      name,
      tiles.flatMap((tile) => (tile === null ? [] : [shown(tile)])),
    ),
  );
  return [...own, ...between];
}

function zone(player: number, name: string, cards: readonly ShownCard[]): ShownZone {
  const items = cards.map((card) =>
    card.stats === null ? card.name : `${card.name} ${card.stats}`,
  );
  return { player, zone: name, items, cards };
}

function shown({ id, name, alias, numbers, marks }: Tile, place: number | null = null): ShownCard {
  const called = alias ?? name;
  const { attack, health, armor, cost } = numbers;
  return {
    id,
    name: place === null ? called : `${place}: ${called}`,
    stats: statsOf(attack, health) ?? changed(cost),
    marks: [
      ...(health?.state === 'DAMAGED' ? [health.title] : []),
      ...(armor === undefined ? [] : [armor.title]),
      ...marks.map(({ title }) => title),
    ],
  };
}

function statsOf(attack: TileNumber | undefined, health: TileNumber | undefined): string | null {
  const values = [attack, health].flatMap((number) => (number === undefined ? [] : [number.value]));
  return values.length === 0 ? null : values.join('/');
}

function changed(number: TileNumber | undefined): string | null {
  if (number === undefined || number.state === 'PRINTED') return null;
  return `${number.name} ${number.value}`;
}
