import { element } from '../../drawing/markup.js';
import { drawn, type Html, html } from './html.js';

const PLACES = [
  ['/play', 'Play'],
  ['/compare', 'Compare'],
  ['/rules', 'Rules'],
  ['/cards', 'Cards'],
  ['/docs', 'API'],
] as const;

/** A glass, for screens on which the field has no room: there it leads to the page that has one. */
const GLASS = element(
  'svg',
  { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true' },
  element('path', {
    class: 'glass',
    d: 'M16.5 16.5 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  }),
);

/** What stands above every page: where one is, where else one can go, and what is looked for. */
export function siteHeader(): Html {
  const links = PLACES.map(([address, name]) => html`<a href="${address}">${name}</a>`);
  return html`<a class="skip" href="#main">Skip to the content</a>
<header class="site"><div><nav aria-label="Site"><a class="home" href="/"><img src="/icon.svg" alt="" width="28" height="28"><span>Rules Oracle</span></a>${links}</nav>
<a class="find" href="/search" aria-label="Find">${drawn(GLASS)}</a>
<form method="get" action="/search" role="search"><label class="unseen" for="q">Find cards, rules and scenarios</label><input id="q" name="q" type="search" placeholder="Find a card, rule, scenario" maxlength="200" autocomplete="off"><button type="submit">Find</button></form></div></header>`;
}
