import { changesOf } from '../difference/difference.js';
import { eventsOf, type RunEvent } from '../difference/events.js';
import type { DifferenceFacts } from '../difference/schema.js';
import type { Played } from '../play/play.js';
import { CHANGE } from '../trace/playback.js';
import type { Fate } from './language/parts.js';
import { counted, inLanguageOf, Naming } from './names.js';

/** Kinds by how much a reader wants to know of them, those that matter most first. */
const RANKS: readonly (readonly Fate['kind'][])[] = [
  ['lose'],
  ['death', 'destroy'],
  ['transform', 'replace', 'control', 'counter', 'interrupt'],
  ['damage', 'heal', 'prevent', 'armor', 'overload'],
  ['summon', 'enter', 'equip', 'protect', 'redirect'],
  ['discard', 'burn', 'return', 'remove', 'gain', 'shuffle', 'attach', 'move', 'silence'],
  ['has', 'hasNot', 'is', 'isNot', 'freeze', 'health', 'counts', 'stats', 'costs'],
  ['reveal'],
  ['play', 'cast', 'use'],
  ['draw', 'fatigue'],
];
const RANK: ReadonlyMap<string, number> = new Map(
  RANKS.flatMap((kinds, rank) => kinds.map((kind) => [kind, rank] as const)),
);
/** That what is done is done is told only where nothing comes of it but what every turn brings. */
const NO_NEWS = RANKS.length - 2;

/** What is summed up for one entity; the rest is told each time. */
const SUMMED: ReadonlySet<string> = new Set([
  'damage',
  'heal',
  'armor',
  'overload',
  'fatigue',
  'prevent',
]);
/** What the tags that somebody has in the end tell better. */
const OF_TAGS: ReadonlySet<string> = new Set([
  ...['freeze', 'shield', 'dormant', 'awaken', 'silence', 'transform'],
]);
/** What happens to the player of an entity. */
const OF_PLAYERS: ReadonlySet<string> = new Set(['overload']);
/** What is told with the player for whom it happens. */
const FOR_PLAYERS: ReadonlySet<string> = new Set([
  ...['control', 'draw', 'enter', 'equip', 'gain', 'return', 'shuffle', 'summon'],
]);

/** What a run is, and what is known of how it ended. */
interface Account {
  readonly played: Played;
  readonly naming: Naming;
  readonly difference: DifferenceFacts;
}

/**
 * What became of everybody in a run, what matters most first; those who share a fate are told of together. Read from the
 * nodes of the trace, but for what they have in the end, which its tags say.
 */
export function fatesOf(played: Played): readonly Fate[] {
  const account: Account = {
    played,
    naming: new Naming(played),
    difference: changesOf(played),
  };
  const all = together([...happenings(account), ...standings(account)]);
  const sorted = all.toSorted((a, b) => rank(a) - rank(b));
  const hasNews = sorted.some((fate) => rank(fate) < NO_NEWS);
  return hasNews ? sorted.filter(isNews) : sorted;
}

function rank({ kind }: Fate): number {
  return RANK.get(kind) ?? NO_NEWS;
}

/** Whether a fate is more than that what is done is done. */
export function isNews(fate: Fate): boolean {
  return rank(fate) !== NO_NEWS;
}

/** What the nodes tell, each entity's harm and healing summed up; of the dead nothing but that they died. */
function happenings(account: Account): Fate[] {
  const { played, naming, difference } = account;
  const { state } = played.after;
  const { telling, program } = played.request.ruleset;
  const isNew = (entity: number): boolean => entity >= played.before.state.count;
  const events = eventsOf(played).filter(
    // what became of those who came later is not among the differences
    ({ kind, entity }) => !OF_TAGS.has(kind) || (kind === 'freeze' && isNew(entity)),
  );
  const lastDeath = new Map<number, number>();
  for (const { kind, entity, node } of events)
    if (kind === 'death' || kind === 'destroy') lastDeath.set(entity, node.id);
  const sums = new Map<string, Fate & { value: number }>();
  const fates: Fate[] = [];
  for (const event of events) {
    const { kind, entity, identity, node, player, value } = event;
    const isPlayer = OF_PLAYERS.has(kind) || telling.standsFor(state, entity) !== 0;
    const dies = (lastDeath.get(entity) ?? -1) > node.id;
    if ((dies && !isPlayer) || difference.left.includes(player)) {
      if (kind !== 'lose') continue;
    }
    const who = [
      OF_PLAYERS.has(kind)
        ? { name: '', player, count: 1 }
        : naming.party(entity, identity, player),
    ];
    if (!SUMMED.has(kind)) {
      const fate = fateOf(account, event);
      if (fate !== null) fates.push(fate);
      continue;
    }
    if (value === 0 && kind !== 'prevent') continue;
    const key = `${kind} ${entity} ${identity}`;
    const known = sums.get(key);
    if (known !== undefined) {
      known.value += value;
      continue;
    }
    const isThere = entity < state.count && program.identify(state, entity) === identity;
    const health = isThere && !isPlayer ? telling.standing(state, entity)?.health : undefined;
    const left = kind === 'damage' && health !== undefined && health > 0 ? { left: health } : {};
    const sum = { kind, who, value, ...left, node: node.id };
    sums.set(key, sum);
    fates.push(sum);
  }
  return fates;
}

/** What happened once; null where it goes without saying. */
function fateOf({ played, naming }: Account, event: RunEvent): Fate | null {
  const { kind, entity, identity, node, player, source } = event;
  const isForPlayer = FOR_PLAYERS.has(kind);
  const who = [
    isForPlayer ? naming.card(entity, identity, 0) : naming.party(entity, identity, player),
  ];
  // that a hero dies is what the result says
  const { show, telling } = played.request.ruleset;
  const { result } = show;
  const { standsFor } = telling;
  if (kind === 'death' && who[0]!.name === '' && result(played.after.state) !== 'none') return null;
  if (kind === 'enter' && standsFor(played.after.state, entity) !== 0) {
    const other = naming.card(entity, identity, 0);
    return {
      kind: 'transform',
      who: [naming.party(entity, identity, player)],
      node: node.id,
      other,
    };
  }
  if (kind === 'attach') {
    const host = naming.party(entity, identity, player);
    return { kind, who: [naming.card(source, node.sourceIdentity, 0)], node: node.id, other: host };
  }
  const other =
    kind === 'replace' ? { other: naming.party(source, node.sourceIdentity, player) } : {};
  return { kind, who, node: node.id, ...other, ...(isForPlayer ? { player } : {}) };
}

/** What the difference tells that is no single happening: new forms, keywords and numbers of those who are still there. */
function standings({ played, naming, difference }: Account): Fate[] {
  const { ruleset } = played.request;
  const { telling, program } = ruleset;
  const dead = new Set(difference.died.map(({ id }) => id));
  const partyOf = (position: Played['after'], entity: number): Fate['who'][number] =>
    naming.party(
      entity,
      program.identify(position.state, entity),
      telling.controllerOf(position.state, entity),
    );
  const forms = difference.transformed.flatMap(({ id, into }): Fate[] => {
    const who = partyOf(played.before, id);
    const other = partyOf(played.after, into.id);
    return who.name === other.name ? [] : [{ kind: 'transform', who: [who], other }];
  });
  const alive = difference.changed.filter(
    ({ id }) =>
      !dead.has(id) &&
      telling.standsFor(played.after.state, id) === 0 &&
      ruleset.reader.isInPlay(played.after.state, id) &&
      !difference.left.includes(telling.controllerOf(played.after.state, id)),
  );
  const kept = alive.flatMap(({ id, tags }): Fate[] => {
    const who = [partyOf(played.after, id)];
    const old = telling.standing(played.before.state, id);
    const now = telling.standing(played.after.state, id);
    const isSame = old?.attack === now?.attack && old?.most === now?.most;
    const stats: Fate[] =
      old === null || now === null || isSame
        ? []
        : [
            {
              ...{ kind: 'stats', who, what: `${now.attack}/${now.health}` },
              ...nodeOf(played, id, tags),
            },
          ];
    return [
      ...tags.flatMap((tag) =>
        keptTag(played, who, tag).map((fate) => ({ ...fate, ...nodeOf(played, id, [tag]) })),
      ),
      ...stats,
    ];
  });
  const counts = difference.changed.flatMap(({ id, tags }): Fate[] =>
    tags.flatMap((tag): Fate[] => {
      if (tag.says === null || telling.counters?.includes(tag.tag) !== true) return [];
      const [what, value] = [inLanguageOf(played, tag.says), Number(tag.to)];
      const who = [partyOf(played.after, id)];
      return [{ kind: 'counts', who, what, value, ...nodeOf(played, id, [tag]) }];
    }),
  );
  return [
    ...forms,
    ...counts,
    ...kept,
    ...health(played, difference, partyOf),
    ...newcomers(played, partyOf),
    ...costs(played, difference, partyOf),
  ];
}

/** The node in which one of these tags of an entity changed last; nothing where none shows it. */
function nodeOf({ request, run }: Played, id: number, tags: readonly Tag[]): Pick<Fate, 'node'> {
  const { columns } = request.ruleset.show;
  const shown = new Set(
    tags.filter(({ says }) => says !== null).map(({ tag }) => columns.indexOf(tag)),
  );
  const { changes } = run.trace!;
  for (let i = changes.length - CHANGE; i >= 0; i -= CHANGE)
    if (changes[i + 1] === id && shown.has(changes[i + 2]!)) return { node: changes[i]! };
  return {};
}

/** Players whose most Health is another, or who are somebody else. */
function health(
  played: Played,
  { changed, moved }: DifferenceFacts,
  partyOf: (position: Played['after'], entity: number) => Fate['who'][number],
): Fate[] {
  const { request, before, after } = played;
  const { telling } = request.ruleset;
  return [...changed, ...moved].flatMap(({ id }): Fate[] => {
    if (telling.standsFor(after.state, id) === 0) return [];
    const now = telling.standing(after.state, id);
    const old = id < before.state.count ? telling.standing(before.state, id) : null;
    if (now === null || (old === null ? now.health : old.most) === now.most) return [];
    const tags = changed.find((one) => one.id === id)?.tags ?? [];
    const node = nodeOf(played, id, tags);
    return [{ kind: 'health', who: [partyOf(after, id)], value: now.health, ...node }];
  });
}

/** Those who came into play with other numbers than their cards have. */
function newcomers(
  { request, before, after }: Played,
  partyOf: (position: Played['after'], entity: number) => Fate['who'][number],
): Fate[] {
  const { reader, telling } = request.ruleset;
  const found: Fate[] = [];
  for (let id = 1; id < after.state.count; id++) {
    const wasThere = id < before.state.count && reader.isInPlay(before.state, id);
    const now = wasThere ? null : telling.standing(after.state, id);
    const printed = telling.printed?.(after.state, id) ?? null;
    if (now === null || printed === null) continue;
    if (now.attack === printed.attack && now.most === printed.most) continue;
    found.push({
      kind: 'stats',
      who: [partyOf(after, id)],
      what: `${now.attack}/${now.health}`,
    });
  }
  return found;
}

/** Cards in hand that cost something else than before. */
function costs(
  { request, before, after }: Played,
  { changed }: DifferenceFacts,
  partyOf: (position: Played['after'], entity: number) => Fate['who'][number],
): Fate[] {
  const { costOf } = request.ruleset.telling;
  if (costOf === undefined) return [];
  return changed.flatMap(({ id }): Fate[] => {
    const [old, now] = [before, after].map(({ state }) => costOf(state, id));
    if (old === null || now === null || old === now) return [];
    return [{ kind: 'costs', who: [partyOf(after, id)], value: now! }];
  });
}

type Tag = DifferenceFacts['changed'][number]['tags'][number];

/** What somebody has, or is, since; or no more. What only counts what was done this turn is no news. */
function keptTag(played: Played, who: Fate['who'], { says, from, to }: Tag): Fate[] {
  if (says === null || (from === 0) === (to === 0) || says === 'is exhausted') return [];
  const [verb, words] = [says.slice(0, says.indexOf(' ')), says.slice(says.indexOf(' ') + 1)];
  const what = inLanguageOf(played, words);
  if (verb === 'has' && /^[A-Z]/.test(words))
    return [{ kind: to === 0 ? 'hasNot' : 'has', who, what }];
  if (verb === 'is') return [{ kind: to === 0 ? 'isNot' : 'is', who, what }];
  return [];
}

/** Those who share a fate are told of together, where the first of them is. */
function together(fates: readonly Fate[]): readonly Fate[] {
  const groups = new Map<string, Fate[]>();
  for (const each of fates) {
    const { who: _, node: __, ...rest } = each;
    const key = JSON.stringify(rest);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    who: counted(group.flatMap(({ who }) => who)),
  }));
}
