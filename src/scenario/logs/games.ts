import type { FindCard } from '../../logs/cards.js';
import { editionOf, type LoggedEdition } from '../../logs/editions.js';
import { type DecisionPoint, type PointedGame, pointsOf } from '../../logs/points.js';
import { type LoggedGame, readLogText } from '../../logs/read-games.js';
import { type PointScenario, scenarioOf } from '../../logs/scenario.js';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { boardCode } from '../board-code/write.js';
import { Clock } from '../operation/clock.js';
import type { OracleContext } from '../operation/context.js';
import { Refused, refused } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import { actionText } from './action-text.js';
import { cardFinder } from './cards.js';
import { follow } from './follow.js';
import type { GameAnswer, LogsAnswer, PointAnswer } from './schema.js';

/** A game with its points, its edition and its cards. */
interface ReadGame {
  readonly number: number;
  readonly line: number;
  readonly game: PointedGame;
  readonly edition: LoggedEdition;
  readonly find: FindCard;
}

/** What is asked of a log. */
export interface AskedLog {
  readonly log: string;
  readonly game?: number | undefined;
  readonly point?: number | undefined;
}

/** Lists the games of a log and their decision points; of one point, gives its scenario. */
export function readLogs({ log, game, point }: AskedLog, context: OracleContext): LogsAnswer {
  const { games, notes } = readLogText(log);
  if (games.length === 0) throw noGame(notes);
  if (game !== undefined && game > games.length)
    throw refused('NO_SUCH_ITEM', `The file has ${games.length} games, and no game ${game}.`);
  const wanted = games.flatMap((one, i) =>
    game === undefined || game === i + 1 ? [readGame(one, i + 1)] : [],
  );
  if (point === undefined) {
    const clock = new Clock(context);
    return { games: wanted.map((one) => listed(one, clock)), point: null, notes: [...notes] };
  }
  const [of] = wanted;
  const found = of?.game.points[point - 1];
  if (of === undefined || found === undefined)
    throw refused('NO_SUCH_ITEM', `Game ${game} has no decision point ${point}.`);
  const listedGame = listedWithout(of);
  return { games: [listedGame], point: wholePoint(of, found, point, context), notes: [...notes] };
}

/** The ruleset of logs: the game that writes them. */
export function rulesetOfLogs(): AnyRuleset {
  return rulesetOf(DEFAULT_RULESET)!;
}

/** A game of a log, with its points. */
export function readGame(game: LoggedGame, number: number): ReadGame {
  const ruleset = rulesetOfLogs();
  const edition = editionOf(
    game.packets,
    ruleset.editions.published,
    (card) => ruleset.catalogue.since?.(card) ?? null,
  );
  return {
    number,
    line: game.packets[0]?.line ?? 1,
    game: pointsOf(game),
    edition,
    find: cardFinder(ruleset, ruleset.editions.find(edition.patch) ?? edition.patch),
  };
}

/** The scenario of a point, with its badge: that of the game where no point of it can be played. */
export function scenarioOfPoint(
  { game, edition, find }: ReadGame,
  point: DecisionPoint,
): PointScenario {
  const written = scenarioOf(point, edition.patch, find);
  const { obstacle } = game;
  if (obstacle === null) return written;
  return { ...written, badge: 'not possible', reasons: [obstacle, ...written.reasons] };
}

function listedWithout({ number, line, game, edition }: ReadGame): GameAnswer {
  const { patch, build, isNearest } = edition;
  const { gameType, players, notes } = game;
  const warning = `No edition is as late as build ${build}: the nearest is taken.`;
  return {
    game: number,
    line,
    edition: patch,
    build: build ?? null,
    warning: isNearest ? warning : null,
    gameType: gameType ?? null,
    players: [...players],
    points: [],
    notes: [...notes],
  };
}

function listed(read: ReadGame, clock: Clock): GameAnswer {
  const points = read.game.points.map((point, i) => {
    clock.look();
    const { badge, reasons } = scenarioOfPoint(read, point);
    const { line, turn, player } = point;
    const action = actionText(point, read.find);
    return { point: i + 1, line, turn, player, action, badge, reasons: [...reasons] };
  });
  return { ...listedWithout(read), points };
}

function wholePoint(
  read: ReadGame,
  point: DecisionPoint,
  number: number,
  context: OracleContext,
): PointAnswer {
  const { scenario, badge, reasons } = scenarioOfPoint(read, point);
  const title = `${actionText(point, read.find)} (line ${point.line})`;
  const written = { title, ...scenario } as { readonly [key: string]: Json };
  const place = { game: read.number, point: number };
  try {
    const { decisions, differences, stopped } = follow(written, point, context);
    const isKnown = point.after !== undefined && stopped === null;
    const decided = { ...written, decisions: [...decisions] };
    return {
      ...place,
      badge,
      reasons: [...reasons],
      scenario: decided,
      board: boardCode(decided),
      agrees: isKnown ? differences.length === 0 : stopped === null ? null : false,
      differences: [...(stopped === null ? [] : [stopped]), ...differences],
    };
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code === 'DEADLINE_EXCEEDED') throw error;
    const { detail } = error.problem;
    return {
      ...place,
      badge: 'not possible',
      reasons: [detail, ...reasons],
      scenario: written,
      board: boardCode(written),
      agrees: null,
      differences: [],
    };
  }
}

function noGame(notes: readonly { readonly line: number; readonly message: string }[]): Refused {
  const { line, message } = notes.at(-1) ?? { line: 1, message: 'The file has no game.' };
  const detail = `log: line ${line}: ${message}`;
  return refused('INVALID_LOG', detail, {
    errors: [{ code: 'WRONG_FORMAT', path: ['log'], pointer: '/log', message: detail }],
  });
}
