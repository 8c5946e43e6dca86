import { Fields, type JsonObject } from '../../../common/fields.js';
import { MAX_ENTITIES } from '../../../common/limits.js';
import type { Path } from '../../../common/problems.js';
import { readSides, readTurn } from '../../../common/read-scenario.js';
import type { SetupContext } from '../../../ruleset.js';
import { PLAYERS } from '../../state/state.js';
import { numbersNamed } from '../names/card-index.js';
import type { EnchantmentDraft, EntityDraft, PlayerDraft, ScenarioDraft } from './draft.js';
import type { Reading } from './read-entity.js';
import { readPlayer } from './read-player.js';
import { readDeaths, readPlays } from './read-records.js';

export function readScenario(
  body: JsonObject,
  context: SetupContext,
  reading: Reading,
): ScenarioDraft | null {
  const fields = new Fields(body, [], reading.problems);
  const turn = readTurn(fields, { number: 1, players: PLAYERS.length });
  const sides = readSides(fields, PLAYERS, (item, player) => readPlayer(item, player, reading));
  const deaths = readDeaths(fields, turn.number, context, reading);
  const plays = readPlays(fields, turn, reading);
  if (sides === null) return null;
  const players = sides as ScenarioDraft['players'];
  const order = readOrder(fields, players, reading);
  return { turn: turn.number, toAct: turn.player as 1 | 2, players, deaths, plays, order };
}

/** What has an order of play, as it is listed: what is attached to the player, weapon, board, Secrets; enchantments after what they are on. */
function listed(side: PlayerDraft): (EntityDraft | EnchantmentDraft)[] {
  const weapon = side.weapon === null ? [] : [side.weapon];
  const bearers = [side.hero, ...weapon, ...side.board, ...side.secrets];
  const attached = bearers.flatMap((bearer): (EntityDraft | EnchantmentDraft)[] => [
    ...(bearer === side.hero ? [] : [bearer]),
    ...bearer.enchantments,
  ]);
  return [...side.enchantments, ...attached];
}

/** Oldest first: `order`, then the rest as listed; an unnamed enchantment follows its host. */
function readOrder(
  fields: Fields,
  players: ScenarioDraft['players'],
  reading: Reading,
): (EntityDraft | EnchantmentDraft)[] {
  const all = players.flatMap(listed);
  const inHand = players.flatMap(({ hand, deck, heroPower }) =>
    [...hand, ...deck, ...(heroPower ? [heroPower] : [])].flatMap((e) => e.enchantments),
  );
  const named: (EntityDraft | EnchantmentDraft)[] = [];
  for (const [json, path] of fields.list('order', MAX_ENTITIES)) {
    const found = findInOrder(json, path, [...all, ...inHand], reading);
    if (found === null) continue;
    if (named.includes(found))
      reading.problems.add('DUPLICATE_ENTITY', path, 'it stands in the order already.');
    else named.push(found);
  }
  const everything = [...all, ...inHand];
  const isFree = (draft: EntityDraft | EnchantmentDraft): boolean => !named.includes(draft);
  return named
    .flatMap((draft) => [
      draft,
      ...('enchantments' in draft ? draft.enchantments.filter(isFree) : []),
    ])
    .concat(everything)
    .filter((draft, i, list) => list.indexOf(draft) === i);
}

function findInOrder(
  json: unknown,
  path: Path,
  all: readonly (EntityDraft | EnchantmentDraft)[],
  { problems, aliases, index }: Reading,
): EntityDraft | EnchantmentDraft | null {
  if (typeof json !== 'string') return problems.wrongType(path, 'an alias', json);
  const byAlias = all.find(({ alias }) => alias === json);
  if (byAlias !== undefined) return byAlias;
  const named = numbersNamed(index, json);
  const byCard = all.filter(({ card }) => named.includes(card.index));
  if (byCard.length === 1) return byCard[0]!;
  if (byCard.length > 1)
    return problems.add('AMBIGUOUS_ENTITY', path, `"${json}" can mean ${byCard.length} entities.`, {
      expected: 'an alias (`as`)',
    });
  // an entity that could not be read has been told of already
  if (aliases.has(json) && !problems.isEmpty) return null;
  if (aliases.has(json)) {
    return problems.add('NOT_IN_ORDER', path, `"${json}" has no order of play.`, {
      expected: 'a minion, Secret, weapon or enchantment',
    });
  }
  const names = all.flatMap(({ alias, card }) => [alias ?? card.name]);
  return problems.unknownName('UNKNOWN_ENTITY', path, json, { what: 'entity', known: names });
}
