import { stringify } from 'yaml';
import type { z } from 'zod';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import { readBoardCode } from '../../scenario/board-code/read.js';
import { boardCode } from '../../scenario/board-code/write.js';
import { withPatch } from '../../scenario/operation/edition-word.js';
import type { Json, JsonObject, LegalActions, Replay } from '../../scenario/oracle.js';
import { failure } from '../errors.js';
import { gameFromDecks } from '../play/deck-lists.js';
import {
  acted,
  added,
  type Edit,
  filledIn,
  moved,
  type Place,
  placeOf,
  removed,
  takenBack,
} from '../play/edits.js';
import { type SideForm, sideForm } from '../play/form-fields.js';
import { withSwappedOrder } from '../play/swap-order.js';
import { tilePlaces } from '../play/tile-places.js';
import type { playQuery } from '../schemas/requests.js';
import { firstBoard } from '../web/replay-view.js';
import type { Asked, PlayView } from '../web/views.js';
import { isObject, parsedObject, rawBody } from './body.js';
import { answered, askAboutScenario } from './oracle.js';
import { answersTo, NO_ANSWERS } from './scenario-page.js';
import type { Caller, Services } from './services.js';

type PlayQuery = z.output<typeof playQuery>;

/** What the table shows to whoever comes without a board of their own. */
export const FIRST_BOARD: JsonObject = {
  players: {
    1: {
      board: [{ as: 'juggler', card: 'Knife Juggler' }],
      hand: ['Harvest Golem', 'Fireball', 'Imp Gang Boss'],
    },
    2: { board: ['Chillwind Yeti', 'Bloodfen Raptor'], secrets: ['Snipe'] },
  },
};

/**
 * The scenario that a query means, with the change that it asks for.
 * @throws ServiceError BAD_BOARD_CODE, BAD_EDIT, or what is wrong with a scenario that is given as a text.
 */
export function scenarioOf(query: PlayQuery): JsonObject {
  const scenario = query.b === undefined ? FIRST_BOARD : withPatch(decoded(query.b));
  return changes(query) ? editOf(query, scenario)(scenario) : scenario;
}

/** Whether a query asks for a change: the answer is the address of the changed board then. */
export function changes({ do: change, act }: PlayQuery): boolean {
  return change !== undefined || act !== undefined;
}

function decoded(code: string): JsonObject {
  const read = readBoardCode(code);
  if (read.ok) return read.scenario;
  throw failure('BAD_BOARD_CODE', `At character ${read.at + 1}: ${read.message}.`);
}

/** The game of a scenario with its editions: those with dated rules, newest first, and the one that is meant unsaid. */
export function editionsOf(scenario: JsonObject) {
  const ruleset = rulesetIn(scenario);
  const editions = rulesetOf(ruleset)?.editions;
  return { ruleset, dated: [...(editions?.dated ?? [])].reverse(), usual: editions?.default ?? '' };
}

/** The name of the game of a scenario. */
function rulesetIn({ ruleset, state }: JsonObject): string {
  if (typeof ruleset === 'string') return ruleset;
  const inState = isObject(state) ? state.ruleset : undefined;
  return typeof inState === 'string' ? inState : DEFAULT_RULESET;
}

function editOf(query: PlayQuery, scenario: JsonObject): Edit {
  const form = sideForm(rulesetIn(scenario));
  if (query.act !== undefined) return acted(actionIn(query.act));
  const [change, from, to] = (query.do ?? '').split(' ');
  switch (change) {
    case 'add':
      return addition(query, form);
    case 'remove':
      return removed(asked(from));
    case 'move':
      return moved(asked(from), asked(to));
    case 'set':
      return filling(query, form);
    case 'game':
      return gameSettings(query);
    case 'decks':
      return () => gameOf(query, rulesetIn(scenario));
    case 'back':
      return takenBack;
    case 'text':
      return () => textOf(query.text ?? '');
    default:
      throw failure('BAD_EDIT', `There is no change "${change ?? ''}".`);
  }
}

/** A game that begins with the decks that were typed. */
function gameOf(query: PlayQuery, ruleset: string): JsonObject {
  const rules = rulesetOf(ruleset);
  const opening = rules?.form.opening;
  if (opening === undefined) throw failure('BAD_EDIT', 'This game does not begin with decks.');
  const typed = (name: string, player: string): string => query[`f.${name}${player}`] ?? '';
  const seats = sideForm(ruleset).players.map((player) => ({
    player,
    hero: typed('hero', player),
    deck: typed('deck', player),
    team: typed('team', player),
  }));
  const seed = Number(query['f.seed']);
  return gameFromDecks(ruleset, opening, seats, Number.isInteger(seed) && seed >= 0 ? seed : 1);
}

function asked(text: string | undefined): Place {
  const place = placeOf(text);
  if (place !== null) return place;
  throw failure('BAD_EDIT', `"${text ?? ''}" is no place such as 1.board.0.`);
}

function addition({ card = '', place: at }: PlayQuery, { zones }: SideForm): Edit {
  const name = card.trim();
  const place = asked(at);
  if (name === '') throw failure('BAD_EDIT', 'There is no name of a card.');
  return added(place, name, zones.find((zone) => zone.name === place.zone)?.isList ?? true);
}

function filling(query: PlayQuery, form: SideForm): Edit {
  const place = asked(query.place);
  const known =
    place.zone === null
      ? form.fields
      : (form.zones.find(({ name }) => name === place.zone)?.fields ?? []);
  const shown = new Set((query.of ?? '').split(','));
  const fields = known
    .filter(({ name }) => shown.has(name))
    .map(({ name, kind }) => [name, kind, query[`f.${name}`]] as const);
  return filledIn(place, fields);
}

/** The game as a whole: which one, its edition, whose turn it is and its number. */
function gameSettings(query: PlayQuery): Edit {
  const number = Number(query['f.number']);
  const player = Number(query['f.player']);
  const order = orderIn(query['f.order']);
  return ({ ruleset, patch: _, turn: __, order: before, ...scenario }) => {
    const wanted = query['f.ruleset'] ?? (typeof ruleset === 'string' ? ruleset : DEFAULT_RULESET);
    const isOther = wanted !== (ruleset ?? DEFAULT_RULESET);
    const turn = isOther
      ? {}
      : {
          ...(Number.isInteger(number) && number > 0 ? { number } : {}),
          ...(Number.isInteger(player) && player > 0 ? { player } : {}),
        };
    const patch = (query['f.patch'] ?? '').trim();
    const played = order ?? before ?? [];
    return {
      ...(wanted === DEFAULT_RULESET ? {} : { ruleset: wanted }),
      ...(patch === '' || isOther ? {} : { patch }),
      ...(Object.keys(turn).length === 0 ? {} : { turn }),
      ...(isOther || (Array.isArray(played) && played.length === 0) ? {} : { order: played }),
      ...(isOther ? firstOf(wanted) : scenario),
    };
  };
}

/** The board of a game that somebody begins with who has none: nothing is done on it yet. */
function firstOf(ruleset: string): JsonObject {
  const text = rulesetOf(ruleset)?.form.first;
  if (ruleset === DEFAULT_RULESET || text === undefined) return FIRST_BOARD;
  const { players } = textOf(text);
  return players === undefined ? {} : { players };
}

/** An order of play as it was typed; undefined: none was asked for. */
function orderIn(text: string | undefined): readonly Json[] | undefined {
  const names = text?.split(',').map((name) => name.trim());
  return names
    ?.filter((name) => name !== '')
    .map((name) => (/^\d+$/.test(name) ? Number(name) : name));
}

function actionIn(act: string): Json {
  try {
    return JSON.parse(act) as Json;
  } catch {
    throw failure('BAD_EDIT', 'The action is not written as JSON.');
  }
}

function textOf(text: string): JsonObject {
  const bytes = new TextEncoder().encode(text);
  return withPatch(parsedObject({ bytes, format: 'yaml' }));
}

/** The board of a table after what was done, step by step. */
export async function replayTable(
  services: Services,
  scenario: JsonObject,
  caller: Caller,
): Promise<Asked<Replay>> {
  const body = { ...scenario, trace: 'SUMMARY', difference: true, ruling: true, boards: true };
  return answered<Replay>(await askAboutScenario(services, 'replay', rawBody(body), caller));
}

/** What can be done on a board, and what cannot. */
async function legalOn(
  services: Services,
  state: JsonObject,
  caller: Caller,
): Promise<Asked<LegalActions>> {
  const body = rawBody({ state, illegal: true });
  return answered<LegalActions>(await askAboutScenario(services, 'actions', body, caller));
}

/** The board code with the two cards swapped whose order turns the answer; null: none does, or it cannot be written. */
function codeOfOtherOrder(scenario: JsonObject, form: SideForm, replay: Replay): string | null {
  const change = replay.resolution.ruling?.differs?.change;
  if (change?.kind !== 'order' || !form.hasOrder) return null;
  const places = tilePlaces(scenario, form, firstBoard(replay));
  const [one, other] = change.entities.map((id) => places.get(id));
  if (one === undefined || other === undefined) return null;
  const swapped = withSwappedOrder(scenario, form.players, [one, other]);
  return swapped === null ? null : boardCode(swapped);
}

/** Everything that the page of a table shows: the board as it is after what was done, and what can be done. */
export async function viewTable(
  services: Services,
  query: PlayQuery,
  caller: Caller,
): Promise<PlayView> {
  const scenario = scenarioOf(query);
  const { lang } = query;
  const asked = lang === undefined ? scenario : { ...scenario, language: lang };
  const replay = await replayTable(services, asked, caller);
  const legal =
    replay.ok && replay.answer.resolution.pending === null
      ? await legalOn(services, replay.answer.resolution.state as JsonObject, caller)
      : null;
  const ruleset = rulesetIn(scenario);
  const form = sideForm(ruleset);
  const { title, ...board } = scenario;
  const otherOrder = replay.ok ? codeOfOtherOrder(scenario, form, replay.answer) : null;
  const questions = replay.ok ? await answersTo(services, asked, query, caller) : NO_ANSWERS;
  return {
    code: boardCode(scenario),
    title: typeof title === 'string' ? title : null,
    scenario,
    text: stringify(board, { flowCollectionPadding: true, lineWidth: 100 }),
    ruleset,
    form,
    otherOrder,
    ...questions,
    replay,
    query: {
      ...(lang === undefined ? {} : { lang }),
      ...(query.at === undefined ? {} : { at: query.at }),
      ...(query.side === undefined ? {} : { side: query.side }),
      ...(query.explain === undefined ? {} : { explain: query.explain }),
      ...(query.outcomes === undefined ? {} : { outcomes: query.outcomes }),
    },
    legal,
    selected: placeOf(query.edit),
  };
}
