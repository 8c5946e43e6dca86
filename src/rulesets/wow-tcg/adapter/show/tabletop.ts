import { capital } from '../../../common/capital.js';
import {
  type Aim,
  type Crystals,
  calledApart,
  compared,
  leftOf,
  type Panel,
  type Seat,
  type Tabletop,
  type Tile,
  type TileMark,
} from '../../../common/tabletop.js';
import type { Position } from '../../../ruleset.js';
import { BLANK_HERO } from '../../cards/registry.js';
import {
  hasType,
  heroOf,
  isBlank,
  isCharacter,
  isHero,
  isResource,
} from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import {
  cardOf,
  controlledBy,
  get,
  inPlay,
  inZone,
  isCard,
  named,
  ownedIn,
  ownerOf,
  printed,
} from '../../state/access.js';
import { allPlayers, playerAt, resultOf, stepOf, turnPlayer } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { Col, Kind, Link, ROLES, Role, TARGET_COLUMNS, Zone } from '../../vocabulary/index.js';
import { linkName, REFERENCES } from '../names/references.js';

export function tabletopOf(position: Position<State>): Tabletop {
  const { state: s } = position;
  const links = inZone(s, Zone.CHAIN);
  const chain = links.map((e) => linkTile(position, e));
  const priority = get(s, GAME, Col.PRIORITY);
  return {
    turn: get(s, GAME, Col.TURN),
    active: turnPlayer(s),
    ...(priority === 0 ? {} : { toAct: priority }),
    aims: aimsOf(s, links),
    result: resultOf(s),
    seats: allPlayers(s).map((player) => seatOf(position, player)),
    middle:
      chain.length === 0 ? [] : [{ name: 'chain', isFixed: false, isStack: true, tiles: chain }],
    panels: panelsOf(s),
  };
}

/** Who attacks whom: in combat, and in the proposal of one; and what the links on the chain target. */
function aimsOf(s: State, links: readonly number[]): Aim[] {
  const fighting = (role: number): number =>
    inZone(s, Zone.PLAY).find((e) => get(s, e, Col.ROLE) === role) ?? 0;
  const attacker = fighting(Role.ATTACKER);
  const defender = fighting(Role.DEFENDER) || fighting(Role.PROPOSED_DEFENDER);
  const combat = attacker === 0 || defender === 0 ? [] : [{ from: attacker, to: defender }];
  return [
    ...combat,
    ...links.flatMap((link) => {
      const targets = targetRows(s, link);
      const [from = 0, to = 0] = targets;
      if (get(s, link, Col.LINK) === Link.PROPOSAL) return [{ from, to }];
      return targets.map((target) => ({ from: link, to: standingFor(s, target) }));
    }),
  ];
}

function targetRows(s: State, link: number): number[] {
  return TARGET_COLUMNS.slice(0, get(s, link, Col.TARGETS)).map((column) => get(s, link, column));
}

/** A player is drawn as the hero. */
function standingFor(s: State, e: number): number {
  const player = playerAt(s, e);
  return player === 0 ? e : heroOf(s, player);
}

/** A link on the chain, called by what it is and whom it targets. */
function linkTile(position: Position<State>, link: number): Tile {
  const { state: s, names } = position;
  const tile = tileOf(position, link);
  const isProposal = get(s, link, Col.LINK) === Link.PROPOSAL;
  const targets = isProposal ? [] : targetRows(s, link);
  const called = targets.map((e) => REFERENCES.uniqueName(position, named(s, e)));
  const aimed = called.length === 0 ? '' : ` targeting ${called.join(', ')}`;
  const name = `${linkName(position, link)}${aimed}`;
  return {
    ...tile,
    name: `${capital(name)} (player ${get(s, link, Col.CONTROLLER)})`,
    alias: calledApart(names.aliasOf(link), linkName(position, link)),
  };
}

function panelsOf(s: State): Panel[] {
  const step = stepOf(s).toLowerCase().replaceAll('_', ' ');
  const priority = get(s, GAME, Col.PRIORITY);
  const who = priority === 0 ? [] : [`Player ${priority} is to act`];
  return [{ name: 'Step', items: [step, ...who] }];
}

function seatOf(position: Position<State>, player: number): Seat {
  const { state: s } = position;
  const held = controlledBy(s, player);
  const own = held.filter((e) => !isResource(s, e));
  const placed = held.filter((e) => isResource(s, e));
  const tiles = (entities: readonly number[]): Tile[] => entities.map((e) => tileOf(position, e));
  const beside = own.filter((e) => !hasType(s, e, 'ALLY') && !isHero(s, e));
  const rows = [
    { name: 'allies', isFixed: false, tiles: tiles(own.filter((e) => hasType(s, e, 'ALLY'))) },
    { name: 'hero row', isFixed: false, tiles: tiles(beside) },
  ];
  return {
    player,
    leaders: tiles(own.filter((e) => isHero(s, e))).map((tile) => ({ name: 'hero', tile })),
    crystals: resourcesOf(s, player),
    rows: rows.filter(({ name, tiles: cards }) => name === 'allies' || cards.length > 0),
    piles: [
      { name: 'quests', isOpen: true, cards: tiles(placed.filter((e) => !isBlank(s, e))) },
      { name: 'resources', isOpen: false, cards: tiles(placed.filter((e) => isBlank(s, e))) },
      { name: 'hand', drawn: 'FAN', isOpen: true, cards: tiles(ownedIn(s, player, Zone.HAND)) },
      { name: 'deck', drawn: 'STACK', isOpen: false, cards: tiles(ownedIn(s, player, Zone.DECK)) },
      {
        name: 'graveyard',
        drawn: 'GRAVE',
        isOpen: false,
        cards: tiles(ownedIn(s, player, Zone.GRAVEYARD)),
      },
      { name: 'removed', isOpen: false, cards: tiles(ownedIn(s, player, Zone.REMOVED)) },
    ],
  };
}

function resourcesOf(s: State, player: number): Crystals {
  const all = controlledBy(s, player).filter((e) => isResource(s, e));
  const spent = all.filter((e) => get(s, e, Col.EXHAUSTED) === 1).length;
  const full = all.length - spent;
  return {
    full,
    spent,
    locked: 0,
    areCards: true,
    title: `${full} of ${all.length} resources ready`,
  };
}

function tileOf(position: Position<State>, e: number): Tile {
  const { state: s, names } = position;
  const isBack = isBlank(s, e);
  const { id, name: printedName } = cardOf(s, e);
  const name = isBack ? 'Face down' : id === BLANK_HERO ? `Hero ${ownerOf(s, e)}` : printedName;
  return {
    id: e,
    name,
    alias: calledApart(names.aliasOf(e), name),
    shape: shapeOf(s, e),
    tint: isBack || !isCard(s, e) ? null : tintOf(s, e),
    numbers: isBack || !isCard(s, e) ? {} : numbersOf(s, e),
    looks: [
      ...(isBack ? (['BACK'] as const) : []),
      ...(get(s, e, Col.EXHAUSTED) === 1 ? (['SPENT'] as const) : []),
    ],
    marks: marksOf(s, e),
  };
}

function shapeOf(s: State, e: number): Tile['shape'] {
  if (get(s, e, Col.ZONE) === Zone.CHAIN) return 'FIGHTER';
  if (!isCard(s, e) || !inPlay(s, e)) return 'CARD';
  return isHero(s, e) ? 'LEADER' : 'FIGHTER';
}

/** The first of its classes and factions, as one word. */
function tintOf(s: State, e: number): string | null {
  const [first] = printed(s, e).traits ?? [];
  return first?.toUpperCase().replaceAll(' ', '') ?? null;
}

function numbersOf(s: State, e: number): Tile['numbers'] {
  const { cost, atk, health } = printed(s, e);
  if (!inPlay(s, e)) return cost === undefined ? {} : { cost: compared('Cost', cost, cost) };
  if (!isCharacter(s, e)) return {};
  const view = look(s);
  const attack = atkOf(view, e);
  const left = healthOf(view, e);
  const damage = get(s, e, Col.DAMAGE);
  return {
    ...(isHero(s, e) && attack === 0 ? {} : { attack: compared('ATK', attack, atk) }),
    health: leftOf('Health', left - damage, left, health),
  };
}

function marksOf(s: State, e: number): TileMark[] {
  const marks: TileMark[] = [];
  if (get(s, e, Col.EXHAUSTED) === 1) marks.push({ icon: 'SLEEP', title: 'Exhausted' });
  const role = ROLES[get(s, e, Col.ROLE)]!;
  if (role !== 'NONE')
    marks.push({ icon: 'ARROW', title: role.charAt(0) + role.slice(1).toLowerCase() });
  const counters = get(s, e, Col.COUNTERS);
  if (counters > 0) marks.push({ icon: 'CIRCLE', title: `Counters ${counters}` });
  const host = get(s, e, Col.HOST);
  if (host !== 0 && get(s, e, Col.KIND) === Kind.CARD)
    marks.push({ icon: 'PLUS', title: `On ${printed(s, host).name}` });
  return marks;
}
