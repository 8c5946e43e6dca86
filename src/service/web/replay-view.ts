import { type Moment, tilesOf } from '../../drawing/moment.js';
import type { Language } from '../../rulesets/common/names.js';
import { knownAs } from '../../rulesets/common/plain-data.js';
import type { Tabletop } from '../../rulesets/common/tabletop.js';
import { rulesetOf } from '../../rulesets/index.js';
import type { Replay, ReplayStep, TraceLine } from '../../scenario/oracle.js';
import { SharedReader } from '../../scenario/replay/shared-json.js';
import { bookkeepingIn } from '../../scenario/trace/bookkeeping.js';
import { type Html, html } from './html.js';
import { addressOf, type PageQuery } from './page-query.js';
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
} from './stage.js';
import { type ShownTrace, traceView } from './trace.js';
import { inWords, type PageWords } from './words.js';

/** What there is to know of the scenario whose replay is shown. */
interface Shown {
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly stepNotes?: readonly StepNote[];
  /** Where cards lead to that can be edited, by their numbers; absent: to a question about them. */
  readonly edits?: ReadonlyMap<number, string>;
  /** The address of the page that answers questions, empty for the page itself; absent: there is none. */
  readonly asks?: string;
}

/** A saved scenario with its replay, for whatever form it is shown in. */
export interface ShownReplay {
  readonly scenario: Shown;
  readonly replay: Replay;
  /** The game and its edition. */
  readonly game: string;
  /** The absolute address of the page. */
  readonly address: string;
  /** The language in which it is told; absent: English. */
  readonly language?: Language | undefined;
}

/** What the buttons beside a step are called. */
const MOVES = {
  first: 'First step',
  back: 'Step back',
  next: 'Next step',
  last: 'Last step',
} as const;

/** A replay on its page: the stage with one step on it, and the trace. */
export class ReplayView {
  private readonly boards: SharedReader;
  /** The place of the step that is shown. */
  private readonly index: number;
  private apart: ReadonlySet<string> | null = null;

  constructor(
    private readonly shown: Shown,
    private readonly query: PageQuery,
    private readonly replay: Replay,
    /** Where the script asks for the steps. */
    private readonly source = `${shown.url}/steps`,
  ) {
    this.boards = new SharedReader(replay.parts);
    this.index = indexOf(replay.steps, query.at);
  }

  /** The board of a step, links to the others, what has to be known beside it, and what can be done with it. */
  stage(decision: Html | null, doors: Html | null = null): Html {
    const { steps } = this.replay;
    const staged = this.staged(this.index);
    const staging = this.staging();
    const { stepNotes: notes = [] } = this.shown;
    const {
      at: _,
      side,
      explain: __,
      event: ___,
      outcomes: ____,
      engine: _____,
      ...asked
    } = this.query;
    const data = addressOf(this.source, asked);
    const other = addressOf(this.shown.url, { ...this.query, side: side === '2' ? '1' : '2' });
    return html`<section id="stage" aria-label="${this.say('The board, step by step')}" data-steps="${data}" data-index="${this.index}" data-count="${steps.length}" data-below="${staging.below}" data-caption="${staging.caption}" data-ruleset="${staging.ruleset}"${
      staging.asks === null ? null : html` data-asks="${staging.asks}"`
    }${notes.length === 0 ? null : html` data-notes="${JSON.stringify(notes)}"`}>
<h2 class="unseen">${this.say('The board')}</h2>
<div class="board-box">${stepBoard(staged, staging, 'NARROW')}${stepBoard(staged, staging, 'WIDE')}</div>
${steps.length < 2 ? null : this.steps(staged.step)}
<div class="saids">${stepNotes(notes, steps, this.index)}</div>
${doors}
<p class="asks small">${stepAsks(staged, staging)}</p>
${decision}
<div class="panels">${stepPanels(staged, staging)}</div>
<p class="small turned"><a href="${other}#stage" target="_self">${this.say('Turn the board around')}</a></p>
</section>`;
  }

  /** Buttons that lead to other steps, and what happens at this one. */
  private steps(step: ReplayStep): Html {
    const { steps } = this.replay;
    return html`<div class="stepper"><p class="now" aria-live="polite">${this.isAfterAll() ? html`<strong class="says">${this.say('After everything has happened')}</strong>` : stepText(step, this.shown.ruleset)}</p>
<nav class="steps" aria-label="${this.say('Steps')}">${this.link(0, 'first', '«')}${this.link(this.index - 1, 'back', '‹')}<span class="place">${stepPlace(this.index, steps.length)}</span>${this.link(this.index + 1, 'next', '›')}${this.link(steps.length - 1, 'last', '»')}</nav></div>`;
  }

  private say(words: PageWords): string {
    return inWords(this.query.lang, words);
  }

  /** Whether the end is shown because no step was asked for. */
  private isAfterAll(): boolean {
    return this.query.at === undefined && this.replay.steps.length > 1;
  }

  /** The trace as a list that leads to every step. */
  trace(
    trace: readonly TraceLine[],
    more: Pick<ShownTrace, 'addressOf' | 'prefix' | 'parting'> = {},
  ): Html {
    const { ruleset } = this.shown;
    const { steps } = this.replay;
    const places = new Map(steps.map(({ node }, i) => [node, i]));
    const { node } = steps[this.index]!;
    return traceView({
      trace,
      ruleset,
      query: this.query,
      now: this.query.at === undefined ? null : node,
      folded: bookkeepingIn(rulesetOf(ruleset)!, trace),
      ...more,
      turnOf: (root) => this.top(Math.max(0, (places.get(root) ?? 1) - 1)).turn,
    });
  }

  /** The player who is to act at the end, where that need not be the one whose turn it is; null: it is. */
  toAct(): number | null {
    return this.top(this.replay.steps.length - 1).toAct ?? null;
  }

  /** The board of the step that is shown, and nothing beside it. */
  board(format: 'NARROW' | 'WIDE'): Html {
    return stepBoard(this.staged(this.index), this.staging(), format);
  }

  /** The board of the step that is shown, and how it is drawn. */
  shownBoard(): Pick<Staged, 'top'> & Staging & { readonly moment: Moment } {
    const { step, top, before } = this.staged(this.index);
    return { ...this.staging(), top, moment: { source: step.source, about: step.about, before } };
  }

  /**
   * Two boards that show what decides: before it, with who does what to whom; and after the step that is asked for, or at
   * the end, with what has changed.
   */
  around(): readonly { readonly top: Tabletop; readonly moment: Moment }[] {
    const { steps, resolution } = this.replay;
    const node = resolution.ruling?.because.find((each) => each.node !== null)?.node ?? null;
    const decides = node === null ? -1 : placeOfNode(steps, node);
    const index = this.query.at === undefined ? decides : this.index;
    if (index < 1) return [];
    const { source, about } = steps[index]!;
    const meant = steps.slice(index).find((step) => (step.source ?? step.about) !== null);
    const place = this.lastWith(meant?.source ?? meant?.about ?? null, index - 1);
    const was = JSON.stringify(steps[place]!.board);
    const isOther = (i: number): boolean => JSON.stringify(steps[i]!.board) !== was;
    const from = this.query.at === undefined ? steps.length - 1 : index;
    const then = [...steps.keys()].find((i) => i >= from && isOther(i));
    if (then === undefined) return [];
    const before = this.top(place);
    return [
      { top: before, moment: { source, about, before: null } },
      { top: this.top(then), moment: { source: null, about: null, before } },
    ];
  }

  /** The last step by then that still has somebody on its board: who acts from the Graveyard was there before. */
  private lastWith(entity: number | null, index: number): number {
    for (let i = index; entity !== null && i >= 0; i--)
      if (tilesOf(this.top(i)).has(entity)) return i;
    return index;
  }

  /** A text without the aliases and numbers of those whose name nobody else on the table has. */
  plain(text: string): string {
    this.apart ??= labelsApart([this.top(0), this.top(this.replay.steps.length - 1)]);
    return text.replaceAll(/ \(([^()]*)\)/g, (found, label: string) =>
      this.apart!.has(label) ? '' : found,
    );
  }

  /** What happens at the step that is shown. */
  text(): string {
    return this.replay.steps[this.index]!.text;
  }

  /** A step with its table and the one before; nothing is marked where no step was asked for. */
  private staged(index: number): Staged {
    const step = this.replay.steps[index]!;
    if (this.query.at === undefined)
      return { step: { ...step, source: null, about: null }, top: this.top(index), before: null };
    return {
      step,
      top: this.top(index),
      before: index === 0 ? null : this.top(index - 1),
    };
  }

  /** How the boards are drawn. */
  private staging(): Staging {
    const { ruleset, edition, asks, edits } = this.shown;
    const below = this.query.side === '2' ? 2 : 1;
    const { at: _, explain: __, event: ___, outcomes: ____, ...kept } = this.query;
    const address = asks === undefined ? null : addressOf(asks, kept);
    return {
      ruleset,
      caption: `patch ${edition}`,
      below,
      asks: address === null ? null : `${address}${address.includes('?') ? '&' : '?'}`,
      ...(edits === undefined ? {} : { edits }),
    };
  }

  private top(index: number): Tabletop {
    return knownAs<Tabletop>(this.boards.value(this.replay.steps[index]!.board));
  }

  private link(index: number, move: keyof typeof MOVES, sign: string): Html {
    const { steps } = this.replay;
    const name = this.say(MOVES[move]);
    const step = steps[index];
    if (step === undefined || index === this.index)
      return html`<a class="button" data-move="${move}" role="link" aria-disabled="true" aria-label="${name}">${sign}</a>`;
    const at = step.node === null ? 'start' : String(step.node);
    const address = addressOf(this.shown.url, { ...this.query, at });
    return html`<a class="button" data-move="${move}" href="${address}#stage" target="_self" aria-label="${name}">${sign}</a>`;
  }
}

/** The table before anything has happened. */
export function firstBoard({ parts, steps }: Replay): Tabletop {
  return knownAs<Tabletop>(new SharedReader(parts).value(steps[0]!.board));
}

/** The aliases and numbers of all whose names tell them apart already. */
function labelsApart(tops: readonly Tabletop[]): ReadonlySet<string> {
  const tiles = new Map(tops.flatMap((top) => [...tilesOf(top)]));
  const counts = new Map<string, number>();
  for (const { name } of tiles.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const apart = [...tiles.values()].filter(({ name }) => counts.get(name) === 1);
  return new Set(apart.map(({ id, alias }) => alias ?? String(id)));
}

/** The place of the step that an address names: the last one that has begun by then; the end when it names none. */
function indexOf(steps: readonly ReplayStep[], at: string | undefined): number {
  if (at === undefined) return steps.length - 1;
  if (at === 'start') return 0;
  return placeOfNode(steps, Number(at));
}
