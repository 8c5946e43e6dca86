import type { Table } from '../../kernel/index.js';
import { capital } from '../../rulesets/common/capital.js';
import type { ColumnWords } from '../../rulesets/common/telling.js';
import type { AnyRuleset, Position } from '../../rulesets/ruleset.js';
import type { Json } from '../terms/schema.js';
import type { Difference, DifferenceFacts } from './schema.js';

/** What a difference says, a sentence for each thing that a reader wants to know. */
export function sentencesOf(
  facts: DifferenceFacts,
  ruleset: AnyRuleset,
  after: Position<Table>,
): readonly string[] {
  const dead = new Set(facts.died.map(({ id }) => id));
  const isGone = (id: number): boolean =>
    facts.left.includes(ruleset.telling.controllerOf(after.state, id));
  const moved = facts.moved.filter(({ id }) => !dead.has(id) && !isGone(id));
  const gone = new Set(moved.map(({ id }) => id));
  return [
    ...facts.entered
      .filter(
        ({ id }) =>
          dead.has(id) && facts.moved.some((move) => move.id === id && move.from === null),
      )
      .map(({ name }) => `${name} came into play.`),
    ...facts.died.map(({ name }) => `${name} died.`),
    ...facts.transformed.map(({ name, into }) => `${name} became ${into.name}.`),
    ...moved.flatMap((move) => moveSentence(ruleset, after, move)),
    ...facts.changedSides.map(({ name, to }) => `${name} is controlled by player ${to} now.`),
    ...facts.changed
      .filter(({ id }) => !dead.has(id) && !gone.has(id) && !isGone(id))
      .flatMap(({ id, name, tags }) =>
        tags.flatMap((tag) =>
          tagSentence(
            ruleset.telling.columnWords(after.state, id, ruleset.show.columns.indexOf(tag.tag)),
            name,
            tag,
          ),
        ),
      ),
    ...facts.players
      .filter(({ player }) => !facts.left.includes(player))
      .flatMap(({ player, facts: own }) =>
        own.map(
          ({ fact, from, to }) => `Player ${player}'s ${fact}: ${shown(from)} to ${shown(to)}.`,
        ),
      ),
    ...facts.left.map((player) => `Player ${player} has left the game.`),
    ...(facts.result === null ? [] : [`The game is over: ${shown(facts.result.to)}.`]),
  ].map(capital);
}

function moveSentence(
  ruleset: AnyRuleset,
  { state, names }: Position<Table>,
  { id, name, as, player }: Pick<Difference['moved'][number], 'id' | 'name' | 'as' | 'player'>,
): string[] {
  if (as === null) return [];
  const host = as === 'attached' ? (ruleset.telling.hostOf?.(state, id) ?? 0) : 0;
  const whose = as === 'summoned' ? ` for player ${player}` : '';
  if (host === 0) return [`${name} was ${as}${whose}.`];
  const identity = ruleset.program.identify(state, host);
  return [`${name} was ${as} to ${ruleset.show.titleOf({ state, names }, host, identity)}.`];
}

function tagSentence(
  words: ColumnWords | null,
  name: string,
  { from, to }: Difference['changed'][number]['tags'][number],
): string[] {
  if (words === null) return [];
  if (words.kind === 'NUMBER') return [`${name}'s ${words.says}: ${shown(from)} to ${shown(to)}.`];
  if ((from === 0) === (to === 0)) return [];
  if (to !== 0) return [`${name} now ${words.says}.`];
  const { says } = words;
  return [
    `${name} ${says.startsWith('is ') ? `is no longer ${says.slice(3)}` : `no longer ${says}`}.`,
  ];
}

function shown(value: Json): string {
  if (value === null) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
