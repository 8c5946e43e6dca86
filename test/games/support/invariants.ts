import type { Json } from '../../../src/scenario/oracle.js';
import type { PublicEntity, PublicState } from './public-state.js';
import { allCards, type CardKind } from './setups.js';

/**
 * Sentences for everything that no state of a game may have, whichever game it is.
 * @param minions The cards that stand on a board of Hearthstone.
 */
export function stateFaults(state: PublicState, minions: CardKind): string[] {
  const faults: string[] = [];
  state.entities.forEach(({ id, tags }, i) => {
    if (id !== i + 1) faults.push(`entity ${id} stands at ${i + 1}`);
    for (const [tag, value] of Object.entries(tags))
      if (tag !== 'DEAD_CARD' && !Number.isInteger(value))
        faults.push(`${tag} of ${id} is ${value}`);
  });
  STATE_FAULTS[state.ruleset]!(state, faults, minions);
  return faults;
}

type FaultFinder = (state: PublicState, faults: string[], minions: CardKind) => void;

/** What no state of a game may have, by the game. */
const STATE_FAULTS: Readonly<Record<string, FaultFinder>> = {
  hearthstone: hearthstoneFaults,
  batch: batchFaults,
  'wow-tcg': wowFaults,
};

/** What may not be left when a game is at rest, by the game. */
const REST_FAULTS: Readonly<Record<string, FaultFinder>> = {
  hearthstone: deadFaults,
  batch: deadFaults,
  'wow-tcg': wowRestFaults,
};

/** The most that the zones of Hearthstone hold (HS-LIMITS). */
const HEARTHSTONE_ZONES: Readonly<Record<string, number>> = {
  HAND: 10,
  DECK: 60,
  SECRET: 5,
  PLAY: 7,
};

function hearthstoneFaults(state: PublicState, faults: string[], minions: CardKind): void {
  const cards = state.entities.slice(3);
  for (const [zone, most] of Object.entries(HEARTHSTONE_ZONES)) {
    for (const player of [1, 2]) {
      const inZone = cards.filter(
        (entity) =>
          entity.zone === zone &&
          entity.controller === player &&
          (zone !== 'PLAY' || minions.has(entity.cardId)),
      );
      if (inZone.length > most) faults.push(`player ${player} has ${inZone.length} in ${zone}`);
      positionFaults(inZone, ({ zonePosition }) => zonePosition!, faults);
      if (zone === 'PLAY') summaryFaults(state, player, inZone, faults);
    }
  }
  for (const entity of cards) {
    if (Number(entity.tags.DAMAGE ?? 0) < 0) faults.push(`${entity.id} has negative damage`);
    const { ATTACHED: host } = entity.tags;
    if (host !== undefined && state.entities[Number(host) - 1] === undefined)
      faults.push(`enchantment ${entity.id} is attached to nothing`);
  }
}

const LANES = 5;

function batchFaults(state: PublicState, faults: string[]): void {
  const cards = state.entities.slice(3).filter(({ cardId }) => cardId !== 'DEATH_RECORD');
  for (const player of [1, 2]) {
    const of = (zone: string) =>
      cards.filter((entity) => entity.zone === zone && entity.owner === player);
    for (const zone of ['HAND', 'DECK', 'DISCARD'])
      positionFaults(of(zone), ({ position }) => position!, faults);
    const creatures = of('LANE');
    const lanes = new Set(creatures.map(({ position }) => position));
    if (lanes.size < creatures.length) faults.push(`player ${player} has two creatures in a lane`);
    for (const lane of lanes)
      if (lane! < 1 || lane! > LANES) faults.push(`there is no lane ${lane}`);
    summaryFaults(state, player, creatures, faults);
  }
}

/** Positions run from 1 without a gap, so that nothing is in two places of a zone. */
function positionFaults(
  entities: readonly PublicEntity[],
  position: (entity: PublicEntity) => number,
  faults: string[],
): void {
  const sorted = entities.map(position).sort((a, b) => a - b);
  if (sorted.some((at, i) => at !== i + 1))
    faults.push(`${entities[0]!.zone} of player ${entities[0]!.controller} has ${sorted}`);
}

/** What is told of a player in short is what the entities say. */
function summaryFaults(
  state: PublicState,
  player: number,
  board: readonly PublicEntity[],
  faults: string[],
): void {
  const told = state.players[player]!.board as readonly { readonly id: Json }[];
  const ids = told.map(({ id }) => id as number).sort((a, b) => a - b);
  const there = board.map(({ id }) => id).sort((a, b) => a - b);
  if (ids.join() !== there.join()) faults.push(`the board of player ${player} is told as ${ids}`);
}

/** Sentences for what may not be left when a game is at rest: nothing dying, nobody dead in a game that goes on. */
export function restFaults(state: PublicState): string[] {
  const faults: string[] = [];
  if (state.result === 'none') REST_FAULTS[state.ruleset]!(state, faults, new Set());
  return faults;
}

function deadFaults(state: PublicState, faults: string[]): void {
  for (const player of [1, 2]) {
    const { hero, board, health } = state.players[player] as unknown as {
      readonly hero?: { readonly health: number };
      readonly board: readonly { readonly id: number; readonly health: number }[];
      readonly health?: number;
    };
    if ((hero?.health ?? health)! <= 0)
      faults.push(`player ${player} is dead in a game that goes on`);
    for (const { id, health } of board) if (health <= 0) faults.push(`${id} is dead on the board`);
  }
  for (const { id, zone, tags } of state.entities)
    if (zone === 'PLAY' && tags.TO_BE_DESTROYED === 1)
      faults.push(`${id} waits for its destruction`);
}

/** One hero for each side, hosts that are there, numbers that can be, and what is told in short is what is there. */
function wowFaults(state: PublicState, faults: string[]): void {
  const cards = state.entities.filter(({ kind }) => kind === 'CARD');
  for (const { id, zone, tags } of cards) {
    if (Number(tags.DAMAGE ?? 0) < 0) faults.push(`${id} has negative damage`);
    const { HOST: host } = tags;
    // The check that finds it (WOW-407.6) comes no more when its host went as the game ended.
    const isAttached = zone === 'PLAY' && host !== undefined && state.result === 'none';
    if (isAttached && state.entities[Number(host) - 1]!.zone !== 'PLAY')
      faults.push(`${id} is attached to what is not in play`);
  }
  for (const [player, told] of Object.entries(state.players)) {
    const of = (zone: string) =>
      cards.filter((card) => card.zone === zone && card.owner === Number(player));
    const lists = [
      [told.hand, of('HAND').length],
      [told.graveyard, of('GRAVEYARD').length],
    ] as const;
    for (const [list, count] of lists)
      if ((list as readonly Json[]).length !== count)
        faults.push(`${list} are told, ${count} there`);
    if (told.deck !== of('DECK').length) faults.push(`player ${player} has another deck`);
    const own = cards.filter((card) => card.zone === 'PLAY' && card.controller === Number(player));
    const inPlay = own.filter(({ tags }) => tags.RESOURCE === undefined).length;
    if ((told.inPlay as readonly Json[]).length !== inPlay) faults.push(`${inPlay} are in play`);
    if (told.resources !== own.length - inPlay) faults.push(`player ${player}: other resources`);
    if (
      state.result === 'none' &&
      told.lost === true &&
      [...own, ...of('HAND'), ...of('DECK')].length > 0
    )
      faults.push(`player ${player} has left the game and has cards`);
  }
}

/** Somebody who is in the game has priority, and nobody is dead who could be destroyed (WOW-407.6). */
function wowRestFaults(state: PublicState, faults: string[]): void {
  const { STEP: step, PRIORITY: priority } = state.entities[0]!.tags;
  if (step === undefined) return;
  if (state.players[Number(priority)]?.lost !== false) faults.push(`${priority} has priority`);
  const waiting = state.entities.filter(({ zone }) => zone === 'WAITING');
  if (waiting.length > 0) faults.push(`${waiting.length} effects wait to be added`);
  if (state.entities.some(({ cardId }) => keepingAlive().has(cardId))) return;
  for (const { inPlay } of Object.values(state.players))
    for (const { id, health, damage } of inPlay as unknown as readonly WowCharacter[])
      if (health !== undefined && damage! >= health) faults.push(`${id} is dead in play`);
}

/** The cards that say that something cannot be destroyed. */
function keepingAlive(): ReadonlySet<string> {
  keepers ??= new Set(
    allCards('wow-tcg').flatMap(({ id, reads = '' }) =>
      reads.includes('be destroyed') ? [id] : [],
    ),
  );
  return keepers;
}
let keepers: ReadonlySet<string> | undefined;

/** A card in play as a full state of the World of Warcraft TCG tells it in short. */
interface WowCharacter {
  readonly id: number;
  readonly health?: number;
  readonly damage?: number;
}
