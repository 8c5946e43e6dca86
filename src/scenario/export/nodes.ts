import type { TraceNode } from '../../kernel/index.js';
import { STEPS, stepNumber } from '../../logs/values.js';
import type { WrittenPacket } from '../../logs/written.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Played } from '../play/play.js';
import { GAME_ENTITY, stepOf } from './blocks.js';
import type { LogRows } from './log-rows.js';
import { NodePlan } from './node-plan.js';
import { optionsOf } from './options.js';

/** Where the walk writes what it finds, and what stands there at the moment. */
export interface LogSink {
  readonly played: Played;
  readonly rows: LogRows;
  readonly packets: WrittenPacket[];
  tag(entity: number, tag: string, value: number): void;
  isShown(entity: number): boolean;
}

/** A node that is open. */
interface Open {
  readonly place: number;
  /** Whether its block is open. */
  hasBlock: boolean;
}

/** Opens and closes the nodes of a trace in their order, and writes the blocks and the other packets that stand for them. */
export class NodeWalk {
  private readonly plan: NodePlan;
  private readonly open: Open[] = [];
  private next = 0;
  private actions = 0;
  private options = 0;
  private lastStep = 'MAIN_ACTION';
  /** Who attacks whom, the last attack last. */
  private readonly attacks: (readonly [attacker: number, defender: number])[] = [];

  constructor(private readonly sink: LogSink) {
    this.plan = new NodePlan(sink.played, sink.rows);
  }

  /** Comes to where changes of a node are made: what began before is open or over. */
  enter(node: number): void {
    const place = this.plan.placeOf(node);
    while (this.next <= place) this.begin(this.next++);
    while (this.open.length > 0 && this.open.at(-1)!.place !== place) this.end();
  }

  /** Comes to the end of the trace. */
  leave(): void {
    while (this.next < this.plan.nodes.length) this.begin(this.next++);
    while (this.open.length > 0) this.end();
  }

  private begin(place: number): void {
    const parent = this.plan.parentOf(place);
    while (this.open.length > 0 && this.open.at(-1)!.place !== parent) this.end();
    const node = this.plan.nodes[place]!;
    if (parent < 0 && node.kind === 'sequence') this.acts(node);
    if (this.plan.endsAttack(place)) this.endAttack();
    this.step(stepOf(node));
    const block = this.plan.blockAt(place);
    if (block !== null) {
      const { packets } = this.sink;
      const targets = this.plan.targetsOf(place).filter((entity) => this.sink.isShown(entity));
      packets.push(block);
      if (targets.length > 0)
        packets.push({ kind: 'META', meta: 'TARGET', data: 0, entities: targets });
    }
    this.open.push({ place, hasBlock: block !== null });
    this.attacked(node);
    this.hurt(node);
  }

  private end(): void {
    const { place, hasBlock } = this.open.at(-1)!;
    const node = this.plan.nodes[place]!;
    if (node.kind === 'effect' && node.name === 'Death') this.dies(node);
    if (hasBlock && node.kind === 'sequence') this.stopsAttacking(node);
    if (hasBlock) this.sink.packets.push({ kind: 'BLOCK_END' });
    this.open.pop();
    const isTurn = node.kind === 'sequence' && this.lastStep === 'MAIN_START';
    if (isTurn && this.open.length === 0) this.step('MAIN_ACTION');
  }

  private step(step: string | null): void {
    if (step === null) return;
    this.lastStep = step;
    this.sink.tag(GAME_ENTITY, 'NEXT_STEP', stepNumber(step));
    this.sink.tag(GAME_ENTITY, 'STEP', stepNumber(step));
    if (step === 'MAIN_ACTION') this.sink.tag(GAME_ENTITY, 'NEXT_STEP', STEPS.MAIN_END);
  }

  /** What the player could do, and what the player does. */
  private acts(node: TraceNode): void {
    const { played, rows, packets } = this.sink;
    const action = this.plan.actions[this.actions++];
    if (action === undefined || node.name === 'Start the game') return;
    const options = optionsOf(played, rows);
    const entity = node.name === 'End the turn' ? 0 : node.source;
    const option = options.findIndex((one) => one.entity === entity && one.error === 'NONE');
    if (option < 0) return;
    const { choose, position } = isObject(action) ? action : {};
    packets.push({ kind: 'OPTIONS', id: ++this.options, options });
    packets.push({
      ...{ kind: 'SENT_OPTION', option, target: node.about },
      subOption: typeof choose === 'number' ? choose : -1,
      position: typeof position === 'number' ? position + 1 : 0,
    });
  }

  private attacked({ kind, name, source, about }: TraceNode): void {
    if (kind !== 'phase' || name !== 'Combat Phase') return;
    this.attacks.push([source, about]);
    this.sink.tag(source, 'ATTACKING', 1);
    this.sink.tag(about, 'DEFENDING', 1);
  }

  /** The game ends an attack before it looks who dies. */
  private endAttack(): void {
    const block = this.open.findLast(({ hasBlock }) => hasBlock);
    if (block === undefined) return;
    const node = this.plan.nodes[block.place]!;
    if (this.plan.blockAt(block.place)?.type !== 'ATTACK') return;
    this.stopsAttacking(node);
    this.sink.packets.push({ kind: 'BLOCK_END' });
    block.hasBlock = false;
  }

  private stopsAttacking({ name }: TraceNode): void {
    if (!name.startsWith('Attack')) return;
    const [attacker, defender] = this.attacks.pop() ?? [0, 0];
    if (this.open.some(({ place }) => this.plan.isAttackOver(place))) {
      this.sink.tag(GAME_ENTITY, 'PROPOSED_ATTACKER', 0);
      this.sink.tag(GAME_ENTITY, 'PROPOSED_DEFENDER', 0);
    }
    this.sink.tag(attacker, 'ATTACKING', 0);
    this.sink.tag(defender, 'DEFENDING', 0);
  }

  /** Damage and healing, as the game announces them. */
  private hurt({ kind, name, source, about, value }: TraceNode): void {
    const isDamage = name === 'Damage';
    if (kind !== 'effect' || !(isDamage || name === 'Healing') || !this.sink.isShown(about)) return;
    const tag = isDamage ? 'PREDAMAGE' : 'PREHEALING';
    this.sink.tag(about, tag, value);
    this.sink.tag(about, tag, 0);
    const meta = isDamage ? 'DAMAGE' : 'HEALING';
    this.sink.packets.push({ kind: 'META', meta, data: value, entities: [about] });
    if (isDamage && source > 0) this.sink.tag(about, 'LAST_AFFECTED_BY', source);
  }

  /** The game counts the minions of a player that have died. */
  private dies({ about }: TraceNode): void {
    const { rows } = this.sink;
    for (const [tag, value] of rows.deathsOf(rows.value(about, 'CONTROLLER')))
      this.sink.tag(rows.entityOf(rows.value(about, 'CONTROLLER')), tag, value);
  }
}
