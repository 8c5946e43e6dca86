import type { Table, TraceNode } from '../../kernel/index.js';
import type { Playback } from '../trace/playback.js';
import type { NodePattern } from './node-pattern.js';
import { type Reference, refersTo } from './reference.js';
import type { Scope } from './scope.js';

/** Finds the nodes of one run that patterns mean. */
export class Matcher {
  private readonly found = new Map<NodePattern, readonly number[]>();

  constructor(
    private readonly scope: Scope,
    readonly playback: Playback,
    private readonly end: Table,
  ) {}

  /** Places of all nodes that match, in the order in which they begin. */
  all(pattern: NodePattern): readonly number[] {
    let places = this.found.get(pattern);
    if (places === undefined) {
      places = this.search(pattern);
      this.found.set(pattern, places);
    }
    return places;
  }

  /** The place of the first node that matches, or -1. */
  first(pattern: NodePattern): number {
    return this.all(pattern)[0] ?? -1;
  }

  private search(pattern: NodePattern): readonly number[] {
    const { nodes } = this.playback;
    const places: number[] = [];
    for (let place = 0; place < nodes.length; place++) {
      this.scope.clock.look();
      if (this.isLike(pattern, place) && this.stands(pattern, place)) places.push(place);
    }
    if (pattern.nth === undefined) return places;
    const chosen = places.at(pattern.nth < 0 ? pattern.nth : pattern.nth - 1);
    return chosen === undefined ? [] : [chosen];
  }

  /** Whether a node, taken by itself, is like the pattern. */
  private isLike(pattern: NodePattern, place: number): boolean {
    const node = this.playback.nodes[place]!;
    const { kind, name, rule, value, source, about, entity } = pattern;
    if (kind !== undefined && node.kind !== kind) return false;
    if (name !== undefined && node.name !== name) return false;
    if (rule !== undefined && !node.rules.includes(rule)) return false;
    if (value !== undefined && node.value !== value) return false;
    if (source !== undefined && !this.isSource(source, node, place)) return false;
    if (about !== undefined && !this.isAbout(about, node, place)) return false;
    return (
      entity === undefined ||
      this.isSource(entity, node, place) ||
      this.isAbout(entity, node, place)
    );
  }

  private isSource(reference: Reference, node: TraceNode, place: number): boolean {
    return this.names(reference, node.source, node.sourceIdentity, place);
  }

  private isAbout(reference: Reference, node: TraceNode, place: number): boolean {
    if (node.about === 0) return this.isSource(reference, node, place);
    return this.names(reference, node.about, node.aboutIdentity, place);
  }

  /** A card's name means what the entity was when the node began, not what has become of it; a place who was there. */
  private names(reference: Reference, entity: number, identity: number, place: number): boolean {
    if (entity === 0) return false;
    if (reference.by === 'card' && reference.nth === null)
      return reference.cards.includes(identity);
    if (reference.by === 'place') return this.wasAt(reference.place, entity, place);
    return refersTo(this.scope, reference, this.end, entity);
  }

  /** Whether an entity was at a place of the board, such as `hero 1`, as a node began or ended. */
  private wasAt(where: string, entity: number, place: number): boolean {
    const { first, last } = this.playback.momentsOf(place);
    return this.isAt(where, entity, first) || this.isAt(where, entity, last);
  }

  private isAt(where: string, entity: number, moment: number): boolean {
    return this.scope.reader.at(this.playback.stateAfter(moment), where) === entity;
  }

  /** Whether a node stands where the pattern says. */
  private stands({ within, after, before }: NodePattern, place: number): boolean {
    const { playback } = this;
    if (within !== undefined && !this.all(within).some((outer) => playback.isWithin(place, outer)))
      return false;
    if (after !== undefined) {
      const first = this.first(after);
      if (first < 0 || place < playback.endOf(first)) return false;
    }
    if (before === undefined) return true;
    const first = this.first(before);
    return first >= 0 && place < first;
  }
}
