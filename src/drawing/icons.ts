import type { MarkIcon, TileMark } from '../rulesets/common/tabletop.js';
import { placed, type Spot } from './badges.js';
import { element, title } from './markup.js';

/** Lines of the marks, on a field from -5 to 5. */
const LINES: Readonly<Record<MarkIcon, string>> = {
  ARROW: 'M-3.5 0H3.5M.5-3 3.5 0 .5 3',
  AURA: 'M0-1.8a1.8 1.8 0 1 0 .01 0M0-4.6V-3.6M0 3.6V4.6M-4.6 0H-3.6M3.6 0H4.6',
  BOLT: 'M1.2-4.5-2.2.6H.4L-1.2 4.5 2.4-.8H-.2Z',
  CIRCLE: 'M0-3.6a3.6 3.6 0 1 0 .01 0',
  CROSS: 'M-3-3 3 3M3-3-3 3',
  DROP: 'M0-4.2C2-1.4 3 0 3 1.2a3 3 0 0 1-6 0C-3 0-2-1.4 0-4.2Z',
  EYE: 'M-4.4 0C-2-3.4 2-3.4 4.4 0 2 3.4-2 3.4-4.4 0ZM-3.4 3.6 3.4-3.6',
  HEART: 'M0 3.6C-6-.4-3-4.6 0-1.8 3-4.6 6-.4 0 3.6Z',
  PLUS: 'M0-3.6V3.6M-3.6 0H3.6',
  SHIELD: 'M-3.4-3.4C-1-3.4 0-4.2 0-4.2S1-3.4 3.4-3.4C3.4 1 2 3 0 4.3-2 3-3.4 1-3.4-3.4Z',
  SKULL: 'M-1.6 4V2.2C-5 .8-4-4.2 0-4.2S5 .8 1.6 2.2V4ZM-1.5-.7v.4M1.5-.7v.4',
  SLEEP: 'M-2.6-3H2.6L-2.6 3H2.6',
  SNOW: 'M0-4.2V4.2M-3.6-2.1 3.6 2.1M3.6-2.1-3.6 2.1',
  STAR: 'M0-4.4 1.2-1.3 4.4-1.2 1.9.8 2.8 4 0 2.1-2.8 4-1.9.8-4.4-1.2-1.2-1.3Z',
  WIND: 'M-4-1.6H1.4A1.5 1.5 0 1 0 0-3.2M-4 1.2H2.8A1.5 1.5 0 1 1 1.4 2.8',
};

/** Half as wide as a mark is. */
export const MARK_RADIUS = 7.5;

/** A mark around a point. */
export function mark({ icon, title: says }: TileMark, spot: Spot): string {
  const ground = element('circle', { class: `mark is-${icon}`, r: MARK_RADIUS });
  const lines = element('path', { class: 'glyph', d: LINES[icon] });
  return element('g', { transform: placed(spot) }, title(says) + ground + lines);
}
