import type { TraceNode } from '../../kernel/index.js';
import type { WrittenPacket } from '../../logs/written.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Played } from '../play/play.js';
import { isAnswer } from '../play/take-action.js';
import type { Json } from '../terms/schema.js';
import { CHANGE } from '../trace/playback.js';
import { blockOf } from './blocks.js';
import type { LogRows } from './log-rows.js';

type Block = Extract<WrittenPacket, { kind: 'BLOCK' }>;

/** Effects whose targets a block names as it begins. */
const AIMED: ReadonlySet<string> = new Set([
  'Change of control',
  'Damage',
  'Destroy',
  'Enchantment',
  'Freeze',
  'Healing',
  'Return to hand',
  'Set',
  'Set Health',
  'Silence',
  'Transform',
]);

/** What the nodes of a run are in a log, worked out before it is written. Nodes are meant by their place in the trace. */
export class NodePlan {
  readonly nodes: readonly TraceNode[];
  /** The actions that began something, in order. */
  readonly actions: readonly Json[];
  private readonly places: ReadonlyMap<number, number>;
  private readonly parents: readonly number[];
  private readonly blocks: readonly (Block | null)[];
  private readonly targets: ReadonlyMap<number, readonly number[]>;
  /** Of each attack the places of its last Combat Phase and of its end; -1: it has none. */
  private readonly attacks = new Map<number, { combat: number; over: number }>();

  constructor(played: Played, rows: LogRows) {
    this.nodes = played.run.trace!.nodes;
    this.places = new Map(this.nodes.map(({ id }, place) => [id, place]));
    this.parents = this.nodes.map((_, place) => this.parentIn(place));
    this.actions = actionsOf(played);
    this.blocks = this.blocksIn(played, rows);
    this.targets = this.targetsIn();
    for (const [place, node] of this.nodes.entries()) this.noteAttack(place, node);
  }

  /** The place of a node by its id; -1: it began before this run. */
  placeOf(id: number): number {
    return this.places.get(id) ?? -1;
  }

  /** The place of the node around one; -1: there is none. */
  parentOf(place: number): number {
    return this.parents[place]!;
  }

  /** The block that stands for a node; null: none does. */
  blockAt(place: number): Block | null {
    return this.blocks[place]!;
  }

  /** Whom the effects in the block of a node are aimed at. */
  targetsOf(place: number): readonly number[] {
    return this.targets.get(place) ?? [];
  }

  /** Whether an attack is over as a node begins: deaths follow, and no combat. */
  endsAttack(place: number): boolean {
    if (this.nodes[place]!.name !== 'Death Creation Step') return false;
    const attack = this.attacks.get(this.attackAround(place));
    return attack !== undefined && attack.combat < place;
  }

  /** Whether the attack at a place comes to its end in this run. */
  isAttackOver(place: number): boolean {
    return (this.attacks.get(place)?.over ?? -1) >= 0;
  }

  /** Damage of Fatigue stands beside it in the trace, and in it in a log. */
  private parentIn(place: number): number {
    const { parent, name, source } = this.nodes[place]!;
    const before = this.nodes[place - 1];
    const isFatigue = before?.name === 'Fatigue' && before.parent === parent;
    return isFatigue && name === 'Damage' && source === 0 ? place - 1 : this.placeOf(parent);
  }

  private blocksIn(played: Played, rows: LogRows): (Block | null)[] {
    const tired = tiredPlayers(played, rows);
    const { show } = played.request.ruleset;
    let action = 0;
    return this.nodes.map((node, place) => {
      const printed =
        node.kind === 'trigger' ? show.logTags!(played.after.state, node.sourceIdentity) : null;
      const block = blockOf(node, printed?.['SECRET'] === 1);
      const player = tired.get(node.id);
      if (player !== undefined && node.name === 'Fatigue')
        return { kind: 'BLOCK', type: 'FATIGUE', entity: player, target: 0, subOption: -1 };
      const isAction = node.kind === 'sequence' && this.parents[place] === -1;
      const json = isAction ? this.actions[action++] : undefined;
      const choose = json !== undefined && isObject(json) ? json.choose : undefined;
      return block === null || typeof choose !== 'number' ? block : { ...block, subOption: choose };
    });
  }

  private targetsIn(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const [place, { kind, name, about }] of this.nodes.entries()) {
      if (kind !== 'effect' || !AIMED.has(name) || about === 0) continue;
      let around = this.parents[place]!;
      while (around >= 0 && this.blocks[around] === null) around = this.parents[around]!;
      const type = around < 0 ? '' : this.blocks[around]!.type;
      if (type !== 'POWER' && type !== 'TRIGGER') continue;
      const targets = found.get(around) ?? [];
      found.set(around, targets);
      if (!targets.includes(about)) targets.push(about);
    }
    return found;
  }

  private noteAttack(place: number, { kind, name }: TraceNode): void {
    if (kind === 'sequence' && this.blocks[place]?.type === 'ATTACK')
      this.attacks.set(place, { combat: -1, over: -1 });
    const attack = this.attacks.get(this.attackAround(place));
    if (attack === undefined) return;
    if (kind === 'phase' && name === 'Combat Phase') attack.combat = place;
    if (kind === 'step' && name === 'The attack is over') attack.over = place;
  }

  private attackAround(place: number): number {
    let around = this.parents[place]!;
    while (around >= 0 && this.blocks[around]?.type !== 'ATTACK') around = this.parents[around]!;
    return around;
  }
}

/** The actions that were legal and began something: those that answered a choice did not. */
function actionsOf({ request, reports, waiting }: Played): Json[] {
  const { actions, ruleset } = request;
  const taken = actions.slice(0, actions.length - waiting.length);
  const own = reports.slice(reports.length - taken.length);
  return taken
    .filter((action, i) => own[i]?.legal === true && !isAnswer(ruleset, action))
    .map(({ json }) => json);
}

/** The player whom each node tires, by the id of the node. */
function tiredPlayers({ run }: Played, { columns }: LogRows): Map<number, number> {
  const column = columns.indexOf('FATIGUE');
  const { changes } = run.trace!;
  const found = new Map<number, number>();
  for (let i = 0; i < changes.length; i += CHANGE)
    if (changes[i + 2] === column) found.set(changes[i]!, changes[i + 1]!);
  return found;
}
