import type { Json } from '../../../../kernel/index.js';
import { cacheReference } from '../../../common/death.js';
import { Fields, INT32_MAX, isObject } from '../../../common/fields.js';
import type { Path } from '../../../common/problems.js';
import type { Death, SetupContext } from '../../../ruleset.js';
import type { Play } from '../../state/plays.js';
import { CardType } from '../../vocabulary/index.js';
import { findAnyCard } from '../names/card-index.js';
import type { DeathDraft } from './draft.js';
import { DEATH, MAX_DEATHS, MAX_PLAYS, PLAY } from './form.js';
import type { Reading } from './read-entity.js';

interface Needed {
  readonly key: string;
  readonly missing: string;
}

export function cardNamed(fields: Fields, needed: Needed): string | null {
  return present(fields, needed, fields.name(needed.key, null));
}

export function playerNamed(fields: Fields, needed: Needed): number | null {
  return present(fields, needed, fields.integer(needed.key, 1, 2, null));
}

function present<Value>(
  fields: Fields,
  { key, missing }: Needed,
  value: Value | null,
): Value | null {
  if (value === null && !fields.has(key)) fields.problems.add('REQUIRED', fields.at(key), missing);
  return value;
}

export function readDeaths(
  fields: Fields,
  turn: number,
  context: SetupContext,
  reading: Reading,
): DeathDraft[] {
  const json = fields.get('deaths');
  if (json === undefined) return [];
  if (!isObject(json)) {
    return fields.each('deaths', MAX_DEATHS, ([item, path]) =>
      readDeath(item, path, turn, reading),
    );
  }
  const found: DeathDraft[] = [];
  for (const death of cachedDeaths(json, context, reading)) {
    const card = findAnyCard(
      reading.index,
      { text: death.cardId, types: null, path: ['deaths', 'cache'] },
      reading.problems,
    );
    if (card !== null) found.push({ card, death });
  }
  return found;
}

function cachedDeaths(json: Json, context: SetupContext, reading: Reading): readonly Death[] {
  const { problems } = reading;
  const fields = Fields.of(
    json,
    ['deaths'],
    { known: Object.keys(cacheReference.shape) },
    problems,
  );
  const id = fields?.text('cache', null) ?? null;
  if (fields === null || id === null) {
    if (fields !== null && !fields.has('cache'))
      problems.add('REQUIRED', fields.at('cache'), 'the id of the cache is missing.');
    return [];
  }
  const { deathEventCaches } = context;
  const deaths = Object.hasOwn(deathEventCaches, id) ? deathEventCaches[id]! : null;
  if (deaths === null) {
    problems.add(
      'UNKNOWN_CACHE',
      fields.at('cache'),
      `there is no death event cache "${id}" here.`,
    );
    return [];
  }
  if (deaths.length <= MAX_DEATHS) return deaths;
  problems.add('TOO_LARGE', ['deaths'], `the cache holds more than ${MAX_DEATHS} deaths.`, {
    expected: `at most ${MAX_DEATHS} deaths`,
  });
  return [];
}

function readDeath(json: Json, path: Path, turn: number, reading: Reading): DeathDraft | null {
  const { problems } = reading;
  const fields = Fields.of(
    json,
    path,
    { known: Object.keys(DEATH), expected: 'an object with `card` and `player`' },
    problems,
  );
  if (fields === null) return null;
  const key = fields.has('cardId') ? 'cardId' : 'card';
  const name = cardNamed(fields, { key, missing: 'the card that died is missing.' });
  const owner = fields.has('controller') ? 'controller' : 'player';
  const controller = playerNamed(fields, {
    key: owner,
    missing: 'the player who controlled it is missing.',
  });
  const zonePosition = fields.integer('zonePosition', 0, INT32_MAX, null);
  const death = {
    entityId: fields.integer('entityId', 0, INT32_MAX, 0),
    turn: fields.integer('turn', 0, turn, turn - 1),
    ...(zonePosition === null ? {} : { zonePosition }),
  };
  const types = [CardType.MINION, CardType.WEAPON, CardType.HERO];
  const card =
    name === null
      ? null
      : findAnyCard(reading.index, { text: name, types, path: fields.at(key) }, problems);
  if (card === null || controller === null) return null;
  return { card, death: { ...death, cardId: card.id, controller } };
}

const TYPES = [CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO];

interface Turn {
  readonly number: number;
  readonly player: number;
}

/** Reads `plays`, oldest first. What is said of no turn was played in the last one of its player. */
export function readPlays(fields: Fields, turn: Turn, reading: Reading): Play[] {
  return fields.each('plays', MAX_PLAYS, ([item, path]) => readPlay(item, path, turn, reading));
}

function readPlay(json: Json, path: Path, turn: Turn, reading: Reading): Play | null {
  const { problems } = reading;
  const fields = Fields.of(
    json,
    path,
    { known: Object.keys(PLAY), expected: 'an object with `card` and `player`' },
    problems,
  );
  if (fields === null) return null;
  const name = cardNamed(fields, { key: 'card', missing: 'the card that was played is missing.' });
  const player = playerNamed(fields, {
    key: 'player',
    missing: 'the player who played it is missing.',
  });
  const since = player === turn.player ? 2 : 1;
  const playedIn = fields.integer('turn', 0, turn.number, Math.max(0, turn.number - since));
  const cost = fields.integer('cost', 0, INT32_MAX, null);
  const onOwnMinion = fields.flag('onOwnMinion', false);
  const onOwnCharacter = fields.flag('onOwnCharacter', onOwnMinion);
  const notFromStart = fields.flag('notFromStart', false);
  if (name === null) return null;
  const sought = { text: name, types: TYPES, path: fields.at('card') };
  const card = findAnyCard(reading.index, sought, problems);
  if (card === null || player === null) return null;
  const on = { onOwnMinion, onOwnCharacter };
  return { card, player, turn: playedIn, cost: cost ?? card.cost, ...on, notFromStart };
}
