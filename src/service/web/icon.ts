import { element } from '../../drawing/markup.js';

/** The icon of the site: a card with its numbers, and a mark that asks. */
export const ICON = element(
  'svg',
  { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 180 180', width: 180, height: 180 },
  [
    element('rect', { width: 180, height: 180, rx: 36, fill: '#0f6d5b' }),
    element('rect', { x: 46, y: 26, width: 88, height: 120, rx: 14, fill: '#fffdf8' }),
    element('path', {
      d: 'M74 66a17 17 0 1 1 25 15c-6 4-9 7-9 14M90 112v1',
      ...{ fill: 'none', stroke: '#0f6d5b', 'stroke-width': 11, 'stroke-linecap': 'round' },
    }),
    element('path', { d: 'M50 122 69 133V155L50 166 31 155V133Z', fill: '#f2c14e' }),
    element('path', {
      d: 'M130 120C140 128 150 135 150 146A20 20 0 0 1 110 146C110 135 120 128 130 120Z',
      fill: '#c53d36',
    }),
  ].join(''),
);
