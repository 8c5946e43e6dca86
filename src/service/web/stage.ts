import { drawBoard, inPage } from '../../drawing/board.js';
import { tilesOf } from '../../drawing/moment.js';
import type { Tabletop, Tile } from '../../rulesets/common/tabletop.js';
import type { ReplayStep } from '../../scenario/oracle.js';
import { drawn, type Html, html } from './html.js';
import { ruleLink } from './rule-links.js';

// What a step shows. The server makes it for the page, the script makes it anew for every other step.

/** A step with the table at it. */
export interface Staged {
  readonly step: ReplayStep;
  readonly top: Tabletop;
  /** The table one step before; null: this is the first. */
  readonly before: Tabletop | null;
}

/** How boards of a page are drawn. */
export interface Staging {
  readonly ruleset: string;
  readonly caption: string;
  /** The player who sits below. */
  readonly below: number;
  /** Where cards lead to that can be edited, by their numbers; absent: to a question about them. */
  readonly edits?: ReadonlyMap<number, string>;
  /** The address that takes questions, which end with `explain=` or `outcomes=`; null: none does. */
  readonly asks: string | null;
}

/** The board at a step, drawn for narrow screens or for wide ones. */
export function stepBoard(
  { step, top, before }: Staged,
  { caption, below, asks, edits }: Staging,
  format: 'NARROW' | 'WIDE',
): Html {
  const moment = { source: step.source, about: step.about, before };
  const tile = (entity: number): string | null =>
    edits === undefined ? whyAddress(asks ?? '', step, entity) : (edits.get(entity) ?? null);
  const links =
    asks === null && edits === undefined
      ? {}
      : { links: { tile, pile: (player: number, name: string) => `#${pileId(player, name)}` } };
  const drawing = drawBoard(top, { format, below, caption, moment, ...links });
  return drawn(inPage(drawing, `board ${format.toLowerCase()}`, `The board: ${step.text}`));
}

/** What happens at a step, with the rule that decides it. */
export function stepText({ kind, text, rule }: ReplayStep, ruleset: string): Html {
  return html`<strong class="says ${kind}">${text}</strong> ${rule === null ? null : ruleLink(rule, ruleset)}`;
}

/** What can be asked about those who are part of a step: why, and how likely. */
export function stepAsks({ step, top }: Staged, { asks }: Staging): Html | null {
  if (asks === null) return null;
  const ids = [...new Set([step.source, step.about])];
  const tiles = ids.flatMap((id) => (id === null ? [] : (tileIn(top, id) ?? [])));
  if (tiles.length === 0) return html`A click on a card asks why it acted, or why not.`;
  return html`${tiles.map(
    (tile) =>
      html`<a href="${whyAddress(asks, step, tile.id)}">Why did ${tile.name} act, or not?</a> ${oddsLink(asks, step, tile)} `,
  )}`;
}

function oddsLink(asks: string, step: ReplayStep, { id, name, numbers }: Tile): Html | null {
  if (numbers.health === undefined) return null;
  const address = `${asks}${placeIn(step)}outcomes=${id}+health#chances`;
  return html`<a href="${address}">What can become of ${name}, and how likely?</a>`;
}

function whyAddress(asks: string, step: ReplayStep, entity: number): string {
  return `${asks}${placeIn(step)}explain=${entity}#why`;
}

function placeIn({ node }: ReplayStep): string {
  return `at=${node ?? 'start'}&`;
}

function tileIn(top: Tabletop, id: number): Tile | null {
  const lying = top.seats.flatMap(({ piles }) => piles).flatMap(({ cards }) => cards);
  return tilesOf(top).get(id) ?? lying.find((tile) => tile.id === id) ?? null;
}

/** What has to be known beside the board: what waits, what the rule system tells, what lies in the piles. */
export function stepPanels({ step, top }: Staged, { asks }: Pick<Staging, 'asks'>): Html {
  const panels = [{ name: 'Waiting', items: step.waiting }, ...top.panels];
  return html`${panels.map(({ name, items }) =>
    items.length === 0
      ? null
      : html`<section><h3>${name} <span class="count">${items.length}</span></h3><ul>${items.map(
          (item) => html`<li>${item}</li>`,
        )}</ul></section>`,
  )}${top.seats.map(({ player, piles }) =>
    piles
      .filter(({ isOpen, cards }) => !isOpen && cards.length > 0)
      .map(({ name, cards }) => {
        const items = cards.map(({ id, name: called, alias }) => {
          const says = alias === null ? called : `${called} (${alias})`;
          return html`<li>${asks === null ? says : html`<a href="${whyAddress(asks, step, id)}">${says}</a>`}</li>`;
        });
        return html`<details class="pile"><summary>Player ${player}, ${name} <span class="count">${cards.length}</span></summary><ol id="${pileId(player, name)}">${items}</ol></details>`;
      }),
  )}`;
}

function pileId(player: number, name: string): string {
  return `pile-${player}-${name.replaceAll(' ', '-')}`;
}

/** Where in the replay a step is. */
export function stepPlace(index: number, count: number): string {
  return index === 0 ? `Start, before ${count - 1} steps` : `Step ${index} of ${count - 1}`;
}

/** What an author says of a step. */
export interface StepNote {
  readonly at: number;
  readonly text: string;
}

/** What the author says of a step: of the last one that has begun by the node that the note is on. */
export function stepNotes(
  notes: readonly StepNote[],
  steps: readonly ReplayStep[],
  index: number,
): Html {
  const here = notes.filter(({ at }) => placeOfNode(steps, at) === index);
  return html`${here.map(({ text }) => html`<p class="said">${text}</p>`)}`;
}

/** The place of the last step that has begun by a node. */
export function placeOfNode(steps: readonly ReplayStep[], node: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.node !== null && step.node <= node),
  );
}
