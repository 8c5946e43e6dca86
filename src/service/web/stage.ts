import { drawBoard, inPage } from '../../drawing/board.js';
import type { Tabletop } from '../../rulesets/common/tabletop.js';
import type { ReplayStep } from '../../scenario/oracle.js';
import { drawn, type Html, html } from './html.js';
import { ruleLinks } from './rule-links.js';

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
}

/** The board at a step, drawn for narrow screens or for wide ones. */
export function stepBoard(
  { step, top, before }: Staged,
  { caption, below }: Staging,
  format: 'NARROW' | 'WIDE',
): Html {
  const moment = { source: step.source, about: step.about, before };
  const drawing = drawBoard(top, { format, below, caption, moment });
  return drawn(inPage(drawing, `board ${format.toLowerCase()}`, `The board: ${step.text}`));
}

/** What happens at a step, with all of its rules. */
export function stepText({ kind, text, rules }: ReplayStep, ruleset: string): Html {
  return html`<strong class="says ${kind}">${text}</strong> ${ruleLinks(rules, ruleset)}`;
}

/** What has to be known beside the board: what waits, and what the rule system tells. */
export function stepPanels({ step, top }: Staged): Html {
  const panels = [{ name: 'Waiting', items: step.waiting }, ...top.panels];
  return html`${panels.map(({ name, items }) =>
    items.length === 0
      ? null
      : html`<section><h3>${name} <span class="count">${items.length}</span></h3><ul>${items.map(
          (item) => html`<li>${item}</li>`,
        )}</ul></section>`,
  )}`;
}

/** Where in the replay a step is. */
export function stepPlace(index: number, count: number): string {
  return index === 0 ? `Start, before ${count - 1} steps` : `Step ${index} of ${count - 1}`;
}
