import { tilesOf } from '../../../drawing/moment.js';
import type { Tabletop } from '../../../rulesets/common/tabletop.js';
import type { Json, ReplayStep } from '../../../scenario/oracle.js';
import { SharedReader } from '../../../scenario/replay/shared-json.js';
import {
  placeOfNode,
  type Staged,
  type Staging,
  type StepNote,
  stepAsks,
  stepBoard,
  stepNotes,
  stepPanels,
  stepPlace,
  stepText,
} from '../stage.js';

/** What `/s/:id/steps` answers. */
interface Steps {
  readonly parts: readonly Json[];
  readonly steps: readonly ReplayStep[];
}

/** A step that a reader has come to. */
export interface Reached {
  readonly step: ReplayStep;
  readonly index: number;
  readonly count: number;
}

/** Opens the list of a pile. */
export function openPile(page: ParentNode, id: string): void {
  const pile = page.querySelector(`#${CSS.escape(id)}`)?.closest('details');
  if (pile != null) pile.open = true;
}

/** Wide enough for boards of one line; the style of pages says the same. */
const WIDE = '(min-width: 44rem)';
const STILL = '(prefers-reduced-motion: reduce)';

/** Moves through the steps of a replay: the board, its marks and what stands beside it follow. */
export class Player {
  private steps: Promise<Steps> | null = null;
  private boards: SharedReader | null = null;
  private list: readonly ReplayStep[] = [];
  private index: number;
  private staging: Staging;
  private readonly notes: readonly StepNote[];

  constructor(
    private readonly stage: HTMLElement,
    private readonly onStep: (reached: Reached) => void,
  ) {
    const { index, below, caption, ruleset, asks, notes } = stage.dataset;
    this.index = Number(index);
    this.staging = {
      below: Number(below),
      caption: caption ?? '',
      ruleset: ruleset ?? '',
      asks: asks ?? null,
    };
    this.notes = notes === undefined ? [] : (JSON.parse(notes) as StepNote[]);
  }

  /** Goes to the step of a node, or to the last one before it. */
  async toNode(node: number): Promise<void> {
    const { steps } = await this.load();
    await this.to(placeOfNode(steps, node));
  }

  /** Goes so many steps on, or back. */
  async by(count: number): Promise<void> {
    await this.load();
    await this.to(this.index + count);
  }

  /** Goes to a step by its place; beyond the ends to the first or the last. */
  async to(index: number): Promise<void> {
    const { steps } = await this.load();
    this.index = Math.min(Math.max(0, index), steps.length - 1);
    const staged = this.staged();
    const { step } = staged;
    this.fill('.now', stepText(step, this.staging.ruleset).text);
    this.fill('.saids', stepNotes(this.notes, steps, this.index).text);
    this.fill('.asks', stepAsks(staged, this.staging)?.text ?? '');
    this.fillPanels(stepPanels(staged, this.staging).text);
    this.fill('.place', stepPlace(this.index, steps.length));
    this.draw(staged);
    this.onStep({ step, index: this.index, count: steps.length });
  }

  /** Turns the board around; the player who sits below then. */
  async flip(): Promise<number> {
    const below = 3 - this.staging.below;
    this.staging = { ...this.staging, below };
    await this.load();
    this.draw(this.staged());
    return below;
  }

  /** Whether the last step is shown. */
  async isAtEnd(): Promise<boolean> {
    const { steps } = await this.load();
    return this.index === steps.length - 1;
  }

  /** Lets the tiles fade that the next step does not have any more; nothing moves for readers who want it so. */
  async fade(duration: number): Promise<void> {
    const { steps } = await this.load();
    if (this.index === steps.length - 1 || matchMedia(STILL).matches) return;
    const after = tilesOf(this.top(this.index + 1));
    const gone = [...tilesOf(this.top(this.index)).keys()].filter((id) => !after.has(id));
    const tiles = gone.flatMap((id) => [...this.stage.querySelectorAll(`[data-e="${id}"]`)]);
    for (const tile of tiles) tile.classList.add('leaving');
    if (tiles.length > 0) await new Promise((done) => setTimeout(done, duration));
  }

  private draw(staged: Staged): void {
    const narrow = stepBoard(staged, this.staging, 'NARROW').text;
    const wide = stepBoard(staged, this.staging, 'WIDE').text;
    const isWide = matchMedia(WIDE).matches;
    this.fill('.board-box', isWide ? wide : narrow);
    const redraw = (): void => this.fill('.board-box', narrow + wide);
    matchMedia(WIDE).onchange = redraw;
  }

  private staged(): Staged {
    const { index } = this;
    return {
      step: this.list[index]!,
      top: this.top(index),
      before: index === 0 ? null : this.top(index - 1),
    };
  }

  private top(index: number): Tabletop {
    // The service wrote it as a tabletop.
    return this.boards?.value(this.list[index]!.board) as unknown as Tabletop;
  }

  /** Piles that a reader has opened stay open. */
  private fillPanels(markup: string): void {
    const open = [...this.stage.querySelectorAll('.pile[open] ol')].map(({ id }) => id);
    this.fill('.panels', markup);
    for (const id of open) openPile(this.stage, id);
  }

  private fill(selector: string, markup: string): void {
    const place = this.stage.querySelector(selector);
    if (place !== null) place.innerHTML = markup;
  }

  private load(): Promise<Steps> {
    this.steps ??= this.fetch();
    return this.steps;
  }

  private async fetch(): Promise<Steps> {
    const answer = await fetch(this.stage.dataset.steps ?? '', {
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`the steps answer ${answer.status}`);
    const steps = (await answer.json()) as Steps;
    this.boards = new SharedReader(steps.parts);
    this.list = steps.steps;
    return steps;
  }
}
