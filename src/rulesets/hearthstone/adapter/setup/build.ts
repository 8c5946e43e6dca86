import { type Language, Names } from '../../../common/names.js';
import type { Problems } from '../../../common/problems.js';
import type { Position } from '../../../ruleset.js';
import { get, type HsRun, healthLeft, playerEntity, set } from '../../state/access.js';
import { attach } from '../../state/enchantments.js';
import { recordPlay } from '../../state/plays.js';
import { type CardPool, DEATH_RECORD_CARD } from '../../state/pool.js';
import { GAME, type State } from '../../state/state.js';
import { createEntity, enterZone } from '../../state/zones.js';
import type { Edition } from '../../vocabulary/editions.js';
import { FORMATS } from '../../vocabulary/formats.js';
import { CardType, hasDurability, KEYWORDS, Tag, Zone } from '../../vocabulary/index.js';
import type {
  DeathDraft,
  EnchantmentDraft,
  EntityDraft,
  GameDraft,
  ScenarioDraft,
} from './draft.js';
import { createGame } from './game.js';
import { giveShown, settleAuras } from './shown.js';

/** A question has a few entities and a few actions; getting memory for a whole game took 8 % of answering it. */
const ROWS = 48;

interface Building {
  readonly run: HsRun;
  readonly draft: ScenarioDraft;
  readonly entities: Map<EntityDraft, number>;
  readonly names: Names;
}

/** Entities as listed, then enchantments in order of play. Both Aura Updates are done. */
export function buildState(
  draft: GameDraft,
  pool: CardPool,
  edition: Edition,
  { problems, language }: { readonly problems: Problems; readonly language: Language },
): Position<State> {
  const [one, two] = draft.players;
  const run = createGame(pool, edition, [one.hero.card.id, two.hero.card.id], {
    powers: [one.heroPower?.card.id ?? null, two.heroPower?.card.id ?? null],
    rows: ROWS,
  });
  const building: Building = { run, draft, entities: new Map(), names: new Names([], language) };
  set(run, GAME, Tag.TURN, draft.turn);
  set(run, GAME, Tag.CURRENT_PLAYER, draft.toAct);
  set(run, GAME, Tag.FORMAT, FORMATS.indexOf(draft.format));
  for (const side of draft.players) {
    for (const [tag, value] of side.tags) set(run, playerEntity(side.player), tag, value);
    adopt(building, side.hero, run.state.hero[side.player]);
    if (side.heroPower !== null) adopt(building, side.heroPower, run.state.heroPower[side.player]);
  }
  createAll(building);
  for (const side of draft.players) enterHidden(building, side);
  for (const entry of draft.order) enterPlay(building, entry);
  for (const death of draft.deaths) addDeath(run, death);
  for (const play of draft.plays) recordPlay(run, play);
  for (const [entity, e] of building.entities) finish(run, entity, e);
  settleAuras(run);
  const shown = [...building.entities].filter(([entity]) => entity.shown !== undefined);
  for (const [entity, e] of shown) giveShown(run, entity, e);
  if (shown.length > 0) settleAuras(run);
  for (const [entity, e] of building.entities) set(run, e, Tag.DAMAGE, entity.damage);
  for (const [entity, e] of building.entities) refuseDead(run.state, entity, e, problems);
  return { state: run.state, names: building.names };
}

/** Before anything happens nobody is mortally wounded (HS-GL-MW): the Steps after the last action saw to that. */
function refuseDead(s: State, draft: EntityDraft, e: number, problems: Problems): void {
  if (draft.damage === 0 || get(s, e, Tag.ZONE) !== Zone.PLAY || healthLeft(s, e) > 0) return;
  const most = Math.max(0, healthLeft(s, e) + draft.damage - 1);
  const message = `${draft.card.name} would have died of this damage already.`;
  problems.add('TOO_LARGE', [...draft.path, 'damage'], message, { expected: `at most ${most}` });
}

/** Takes over an entity that exists already: a hero, a Hero Power. */
function adopt(building: Building, draft: EntityDraft, e: number): void {
  building.entities.set(draft, e);
  if (draft.alias !== null) building.names.set(draft.alias, e);
}

function createAll(building: Building): void {
  const { run, draft } = building;
  for (const side of draft.players) {
    const weapon = side.weapon === null ? [] : [side.weapon];
    const listed = [weapon, side.board, side.hand, side.deck, side.secrets, side.graveyard].flat();
    for (const entity of listed) {
      const e = createEntity(run, entity.card, side.player, 0);
      adopt(building, entity, e);
      if (entity.silenced) silence(run, e);
    }
  }
}

/** A minion that was silenced before the scenario begins: its printed words are gone. */
function silence(run: HsRun, e: number): void {
  set(run, e, Tag.SILENCED, 1);
  for (const keyword of KEYWORDS) set(run, e, Tag[keyword], 0);
}

/** Hand, deck and Graveyard: they have no order of play. */
function enterHidden(building: Building, side: ScenarioDraft['players'][number]): void {
  const enter = (list: readonly EntityDraft[], zone: Zone): void => {
    for (const entity of list) enterZone(building.run, building.entities.get(entity)!, zone);
  };
  enter(side.hand, Zone.HAND);
  enter([...side.deck].reverse(), Zone.DECK);
  enter(side.graveyard, Zone.GRAVEYARD);
  for (const entity of [
    side.hero,
    ...side.hand,
    ...side.deck,
    ...(side.heroPower ? [side.heroPower] : []),
  ])
    giveNumbers(building.run, entity, building.entities.get(entity)!);
}

function enterPlay(building: Building, entry: EntityDraft | EnchantmentDraft): void {
  const { run, draft, entities } = building;
  if (!('enchantments' in entry)) {
    giveEnchantment(building, entry);
    return;
  }
  const e = entities.get(entry)!;
  const side = draft.players[entry.player - 1]!;
  if (side.secrets.includes(entry))
    enterZone(
      run,
      e,
      Zone.SECRET,
      placeAmong(building, side.secrets, entry, run.state.secrets[entry.player]),
    );
  else if (entry === side.weapon) enterZone(run, e, Zone.PLAY);
  else
    enterZone(
      run,
      e,
      Zone.PLAY,
      placeAmong(building, side.board, entry, run.state.board[entry.player]),
    );
  giveNumbers(run, entry, e);
}

function placeAmong(
  building: Building,
  listed: readonly EntityDraft[],
  entry: EntityDraft,
  present: readonly number[],
): number {
  const before = listed
    .slice(0, listed.indexOf(entry))
    .map((draft) => building.entities.get(draft)!);
  return present.filter((e) => before.includes(e)).length;
}

/** Numbers that differ from the card's are those of an earlier effect. */
function giveNumbers(run: HsRun, draft: EntityDraft, e: number): void {
  const { card } = draft;
  const printed = hasDurability(card.type) ? card.durability : card.health;
  const player = draft.player;
  const attack = draft.attack !== card.attack ? draft.attack : null;
  let health = draft.health !== printed ? draft.health : null;
  if (card.type === CardType.HERO && health !== null) {
    set(run, e, Tag.HEALTH, health);
    health = null;
  }
  if (attack !== null && health !== null)
    attach(run, 'SCENARIO_STATS', { host: e, player, creator: 0, num1: attack, num2: health });
  else if (attack !== null)
    attach(run, 'SCENARIO_ATTACK', { host: e, player, creator: 0, num1: attack });
  else if (health !== null)
    attach(run, 'SCENARIO_HEALTH', { host: e, player, creator: 0, num1: health });
  if (draft.cost !== null && draft.cost !== card.cost)
    attach(run, 'SCENARIO_COST', { host: e, player, creator: 0, num1: draft.cost });
}

function giveEnchantment(building: Building, draft: EnchantmentDraft): void {
  const { run, draft: scenario, entities, names } = building;
  const side = scenario.players.find(({ enchantments }) => enchantments.includes(draft));
  const [host, e] =
    side === undefined
      ? [...entities].find(([entity]) => entity.enchantments.includes(draft))!
      : [side, playerEntity(side.player)];
  const by = draft.by ?? host.player;
  const enchantment = attach(run, draft.card.id, {
    host: e,
    player: by,
    creator: 0,
    num1: draft.num1,
    num2: draft.num2,
  });
  if (draft.alias !== null) names.set(draft.alias, enchantment);
}

function addDeath(run: HsRun, { card, death }: DeathDraft): void {
  const player = death.controller;
  const dead = createEntity(run, card, player, 0);
  enterZone(run, dead, Zone.GRAVEYARD);
  const record = createEntity(run, run.state.pool.at(DEATH_RECORD_CARD)!, player, 0);
  set(run, record, Tag.DEAD_ENTITY, dead);
  set(run, record, Tag.DEAD_CARD, card.index);
  set(run, record, Tag.TURN, death.turn);
  set(run, record, Tag.ZONE_POSITION, death.zonePosition ?? 0);
}

/** Tags come last: what the scenario says of an entity is how it is. */
function finish(run: HsRun, draft: EntityDraft, e: number): void {
  for (const [tag, value] of draft.tags) set(run, e, tag, value);
  set(run, e, Tag.DAMAGE, draft.damage);
}
