import { entityIn, HOLES, type Table, type TraceNode } from '../../kernel/index.js';
import { capital } from '../../rulesets/common/capital.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import type { Played } from '../play/play.js';
import { ruleNameIn, translationOf } from '../trace/lines.js';
import type { Language, Party } from './language/parts.js';

const ALL_HOLES = new RegExp(HOLES, 'g');

/** Names entities as a ruling does: without aliases, and with their player where two sides have one of that name. */
export class Naming {
  /** The players who have somebody of a name in play, before or after. */
  private readonly players = new Map<string, Set<number>>();

  constructor(private readonly played: Played) {
    const { request, before, after } = played;
    const { reader, program, telling } = request.ruleset;
    for (const { state } of [before, after])
      for (let e = 1; e < state.count; e++) {
        if (!reader.isInPlay(state, e)) continue;
        const name = this.bare(e, program.identify(state, e));
        const player = telling.controllerOf(state, e);
        this.players.set(name, (this.players.get(name) ?? new Set()).add(player));
      }
  }

  /** An entity as it was under an identity, of the player who had it then. */
  party(entity: number, identity: number, player: number): Party {
    const { request, after } = this.played;
    const stands = request.ruleset.telling.standsFor(after.state, entity);
    if (stands !== 0) return { name: '', player: stands, count: 1 };
    return this.card(entity, identity, player);
  }

  /** As `party`, by the name of the card even where it stands for a player. */
  card(entity: number, identity: number, player: number): Party {
    const name = this.bare(entity, identity);
    const isAmbiguous = (this.players.get(name)?.size ?? 0) > 1;
    return { name, player: isAmbiguous ? player : 0, count: 1 };
  }

  /** Whom a node is about, or its source; null: nobody. */
  partyIn(node: TraceNode, role: 'about' | 'source'): Party | null {
    const identity = role === 'about' ? node.aboutIdentity : node.sourceIdentity;
    const { request, after } = this.played;
    // a check on who no longer stands for a player is about the card
    if (node.kind === 'check' && isGone(request.ruleset, after.state, node[role]))
      return this.card(
        node[role],
        identity,
        request.ruleset.telling.controllerOf(after.state, node[role]),
      );
    return this.partyOf(node[role], identity);
  }

  private partyOf(entity: number, identity: number): Party | null {
    if (entity === 0) return null;
    const { request, before, after } = this.played;
    const { state } = entity < before.state.count ? before : after;
    return this.party(entity, identity, request.ruleset.telling.controllerOf(state, entity));
  }

  /** What a node says, without aliases. */
  textOf(node: TraceNode, { party, plain }: Language): string {
    return plain(inLanguageOf(this.played, node.text)).replace(ALL_HOLES, (_, hole: string) => {
      if (hole === 'value') return String(node.value);
      if (hole === 'rule') return ruleNameIn(this.played.request.ruleset, this.played.after, node);
      const found =
        hole === 'source' || hole === 'about'
          ? this.partyIn(node, hole)
          : this.partyOf(...entityIn(hole));
      if (found !== null) return party(found);
      const { request, after } = this.played;
      return translationOf(request.ruleset, after)?.game ?? 'the game';
    });
  }

  private bare(entity: number, identity: number): string {
    const { request, after } = this.played;
    return capital(withoutAlias(request.ruleset.show.titleOf(after, entity, identity)));
  }
}

function isGone({ reader, telling }: AnyRuleset, state: Table, entity: number): boolean {
  return entity !== 0 && telling.standsFor(state, entity) !== 0 && !reader.isInPlay(state, entity);
}

/** A sentence with its holes, in the language of a scenario. */
export function inLanguageOf({ request, after }: Played, sentence: string): string {
  return translationOf(request.ruleset, after)?.sentence(sentence) ?? sentence;
}

/** A title without what tells entities of one name apart. */
export function withoutAlias(title: string): string {
  return title.replace(/ \([^()]*\)$/, '');
}

/** Parties, equal ones counted together. */
export function counted(parties: readonly Party[]): readonly Party[] {
  const found = new Map<string, Party>();
  for (const party of parties) {
    const key = `${party.player} ${party.name}`;
    const known = found.get(key);
    const isPlayer = party.name === '';
    found.set(key, known === undefined || isPlayer ? party : { ...known, count: known.count + 1 });
  }
  return [...found.values()];
}
