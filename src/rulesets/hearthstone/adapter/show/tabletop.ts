import type { Names } from '../../../common/names.js';
import {
  type Crystals,
  calledApart,
  compared,
  leftOf,
  type MarkIcon,
  type Seat,
  type Tabletop,
  type Tile,
  type TileLook,
  type TileMark,
  type TileNumber,
  type TileShape,
} from '../../../common/tabletop.js';
import type { Position } from '../../../ruleset.js';
import { resultOf } from '../../rules/sequences/result.js';
import {
  activeWeapon,
  attackOf,
  cardOf,
  get,
  healthLeft,
  manaOf,
  mortallyWounded,
  pendingDestroy,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import { enchantmentsOn } from '../../state/enchantments.js';
import { FIRST_CARD, GAME, PLAYERS, type State } from '../../state/state.js';
import { classOf } from '../../state/traits.js';
import { CardType, hasDurability, Tag, takesPlace, Zone } from '../../vocabulary/index.js';
import { nameIn } from '../names/references.js';
import { panelsOf } from './panels.js';

export function tabletopOf(position: Position<State>): Tabletop {
  const { state: s } = position;
  return {
    turn: get(s, GAME, Tag.TURN),
    active: get(s, GAME, Tag.CURRENT_PLAYER),
    result: resultOf(s),
    seats: PLAYERS.map((player) => seatOf(position, player)),
    middle: [],
    panels: panelsOf(position),
  };
}

function seatOf(position: Position<State>, player: 1 | 2): Seat {
  const { state: s } = position;
  const tile = (e: number): Tile => tileOf(position, e);
  const leaders = [
    { name: 'hero', entity: s.hero[player] },
    { name: 'hero power', entity: s.heroPower[player] },
    { name: 'weapon', entity: activeWeapon(s, player) },
  ].filter(({ entity }) => entity !== 0);
  return {
    player,
    leaders: leaders.map(({ name, entity }) => ({ name, tile: tile(entity) })),
    crystals: crystalsOf(s, player),
    rows: [{ name: 'board', isFixed: false, tiles: s.board[player].map(tile) }],
    piles: [
      { name: 'secrets', drawn: 'MARKS', isOpen: true, cards: s.secrets[player].map(tile) },
      { name: 'hand', drawn: 'FAN', isOpen: true, cards: s.hand[player].map(tile) },
      {
        name: 'deck',
        drawn: 'STACK',
        isOpen: false,
        cards: [...s.deck[player]].reverse().map(tile),
      },
      {
        name: 'graveyard',
        drawn: 'GRAVE',
        isPast: true,
        isOpen: false,
        cards: graveyardOf(s, player).map(tile),
      },
    ],
  };
}

function graveyardOf(s: State, player: number): number[] {
  const found: number[] = [];
  for (let e = FIRST_CARD; e < s.count; e++) {
    if (get(s, e, Tag.ZONE) !== Zone.GRAVEYARD || get(s, e, Tag.CONTROLLER) !== player) continue;
    const type = typeOf(s, e);
    if (type !== CardType.ENCHANTMENT && type !== CardType.DEATH_RECORD) found.push(e);
  }
  return found.reverse();
}

function crystalsOf(s: State, player: number): Crystals {
  const of = (tag: Tag): number => get(s, playerEntity(player), tag);
  const all = of(Tag.RESOURCES) + of(Tag.TEMP_RESOURCES);
  const full = Math.max(0, manaOf(s, player) - of(Tag.OVERLOAD_LOCKED));
  const locked = Math.min(of(Tag.OVERLOAD_LOCKED), all - full);
  const owed = of(Tag.OVERLOAD_OWED);
  const title = [
    `${full} of ${all} mana crystals full`,
    ...(locked > 0 ? [`${locked} locked`] : []),
    ...(owed > 0 ? [`${owed} overloaded for the next turn`] : []),
  ].join(', ');
  return { full, spent: Math.max(0, all - full - locked), locked, title };
}

const SHAPES: Readonly<Record<number, TileShape>> = {
  [CardType.HERO]: 'LEADER',
  [CardType.HERO_POWER]: 'POWER',
  [CardType.WEAPON]: 'WEAPON',
  [CardType.MINION]: 'FIGHTER',
  [CardType.LOCATION]: 'PLACE',
};

function tileOf({ state: s, names }: Position<State>, e: number): Tile {
  const name = nameIn(names, cardOf(s, e));
  const isInPlay = get(s, e, Tag.ZONE) === Zone.PLAY;
  return {
    id: e,
    name,
    alias: calledApart(names.aliasOf(e), name),
    shape: isInPlay ? (SHAPES[typeOf(s, e)] ?? 'CARD') : 'CARD',
    tint: tintOf(s, e),
    kind: kindOf(s, e),
    ...orderOf(s, e),
    numbers: numbersOf(s, e, isInPlay),
    looks: isInPlay ? looksOf(s, e) : [],
    marks: isInPlay ? marksOf(s, names, e) : [],
  };
}

/** Its tribe, or its type where it has none. */
function kindOf(s: State, e: number): string {
  const { race, type } = cardOf(s, e).definition;
  return race ?? type;
}

/** Its place in the order of play among all that take a place on either board. */
function orderOf(s: State, e: number): Pick<Tile, 'order'> {
  const there = [...s.board[1], ...s.board[2]];
  if (!there.includes(e) || there.length < 2) return {};
  const age = get(s, e, Tag.PLAY_ORDER);
  return { order: 1 + there.filter((other) => get(s, other, Tag.PLAY_ORDER) < age).length };
}

function tintOf(s: State, e: number): string | null {
  const name = classOf(s, e);
  return name === undefined || name === 'NEUTRAL' ? null : name;
}

function numbersOf(s: State, e: number, isInPlay: boolean): Tile['numbers'] {
  const card = cardOf(s, e);
  const type = typeOf(s, e);
  const cost = compared('Cost', get(s, e, Tag.COST), card.cost);
  if (!isInPlay) return { cost };
  if (type === CardType.HERO_POWER) return { cost };
  if (type === CardType.LOCATION) return { health: vitality(s, e) };
  if (type !== CardType.MINION && type !== CardType.WEAPON && type !== CardType.HERO) return {};
  const attack = compared('Attack', attackOf(s, e), card.attack);
  const armor = get(s, e, Tag.ARMOR);
  return {
    ...(type === CardType.HERO && attack.value === 0 ? {} : { attack }),
    health: vitality(s, e),
    ...(armor === 0 ? {} : { armor: compared('Armor', armor, armor) }),
  };
}

/** Health, or the Durability of a weapon or Location. */
function vitality(s: State, e: number): TileNumber {
  const { durability, health } = cardOf(s, e);
  const left = healthLeft(s, e);
  return hasDurability(typeOf(s, e))
    ? leftOf('Durability', left, get(s, e, Tag.DURABILITY), durability)
    : leftOf('Health', left, get(s, e, Tag.HEALTH), health);
}

const LOOKS = [
  [Tag.TAUNT, 'GUARDING'],
  [Tag.DIVINE_SHIELD, 'SHIELDED'],
  [Tag.STEALTH, 'HIDDEN'],
  [Tag.FROZEN, 'FROZEN'],
] as const satisfies readonly (readonly [Tag, TileLook])[];

function looksOf(s: State, e: number): TileLook[] {
  const looks: TileLook[] = LOOKS.filter(([tag]) => get(s, e, tag) !== 0).map(([, look]) => look);
  const type = typeOf(s, e);
  const isDormant = get(s, e, Tag.UNTOUCHABLE) !== 0 || get(s, e, Tag.DORMANT) !== 0;
  if (type === CardType.MINION && isDormant) looks.push('ASLEEP');
  if (isSpent(s, e, type)) looks.push('SPENT');
  const canDie = takesPlace(type) || type === CardType.HERO || type === CardType.WEAPON;
  if (canDie && (mortallyWounded(s, e) || pendingDestroy(s, e))) looks.push('DYING');
  return looks;
}

/** It has been used, and cannot be used again by now. */
function isSpent(s: State, e: number, type: CardType): boolean {
  if (type === CardType.LOCATION) return get(s, e, Tag.LOCATION_ACTION_COOLDOWN) !== 0;
  return type === CardType.HERO_POWER && get(s, e, Tag.EXHAUSTED) !== 0;
}

const MARKS = [
  [Tag.TAUNT, 'SHIELD', 'Taunt'],
  [Tag.DIVINE_SHIELD, 'CIRCLE', 'Divine Shield'],
  [Tag.STEALTH, 'EYE', 'Stealth'],
  [Tag.FROZEN, 'SNOW', 'Frozen'],
  [Tag.SILENCED, 'CROSS', 'Silenced'],
  [Tag.IMMUNE, 'STAR', 'Immune'],
  [Tag.CHARGE, 'ARROW', 'Charge'],
  [Tag.RUSH, 'ARROW', 'Rush'],
  [Tag.WINDFURY, 'WIND', 'Windfury'],
  [Tag.POISONOUS, 'DROP', 'Poisonous'],
  [Tag.LIFESTEAL, 'HEART', 'Lifesteal'],
  [Tag.REBORN, 'SKULL', 'Reborn'],
  [Tag.CANT_ATTACK, 'CROSS', 'Cannot attack'],
  [Tag.LOCATION_ACTION_COOLDOWN, 'SLEEP', 'Closed'],
  [Tag.UNTOUCHABLE, 'SLEEP', 'Dormant'],
] as const satisfies readonly (readonly [Tag, MarkIcon, string])[];

function marksOf(s: State, names: Names, e: number): TileMark[] {
  const isLocation = typeOf(s, e) === CardType.LOCATION;
  const marks: TileMark[] = MARKS.filter(
    ([tag]) => get(s, e, tag) !== 0 && !(isLocation && tag === Tag.UNTOUCHABLE),
  ).map(([, icon, title]) => ({ icon, title }));
  const spellDamage = get(s, e, Tag.SPELLPOWER);
  if (spellDamage > 0) marks.push({ icon: 'STAR', title: `Spell Damage ${spellDamage}` });
  if (pendingDestroy(s, e)) marks.push({ icon: 'SKULL', title: 'Pending destroy' });
  const attached = [...enchantmentsOn(s, e), ...fromAuras(s, e)];
  if (get(s, e, Tag.SILENCED) === 0) marks.push(...textMarks(s, e));
  if (attached.some((each) => cardOf(s, each).hasDeathrattle))
    marks.push({ icon: 'SKULL', title: 'Deathrattle from an enchantment' });
  if (attached.length > 0) {
    const called = attached.map((each) => nameIn(names, cardOf(s, each)));
    marks.push({ icon: 'PLUS', title: `Enchanted: ${called.join(', ')}` });
  }
  return marks;
}

function fromAuras(s: State, e: number): number[] {
  return s.auraEnchantments.filter((each) => get(s, each, Tag.ATTACHED) === e);
}

function textMarks(s: State, e: number): TileMark[] {
  const card = cardOf(s, e);
  return [
    ...(card.hasDeathrattle ? [{ icon: 'SKULL', title: 'Deathrattle' } as const] : []),
    ...(card.triggerZones[Zone.PLAY] === 1 ? [{ icon: 'BOLT', title: 'Trigger' } as const] : []),
    ...(card.auraZones[Zone.PLAY] === 1 ? [{ icon: 'AURA', title: 'Aura' } as const] : []),
  ];
}
