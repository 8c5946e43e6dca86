import { type Html, html } from './html.js';

const PLACES = [
  ['/play', 'Play'],
  ['/rules', 'Rules'],
  ['/cards', 'Cards'],
  ['/openapi.json', 'API'],
] as const;

/** What stands above every page: where one is, where else one can go, and what is looked for. */
export function siteHeader(): Html {
  const links = PLACES.map(([address, name]) => html`<a href="${address}">${name}</a>`);
  return html`<a class="skip" href="#main">Skip to the content</a>
<header class="site"><nav aria-label="Site"><a class="home" href="/">Rules Oracle</a>${links}</nav>
<form method="get" action="/search" role="search"><label class="hidden" for="q">Find cards, rules and scenarios</label><input id="q" name="q" type="search" placeholder="Find a card, rule, scenario" maxlength="200" autocomplete="off"><button type="submit">Find</button></form></header>`;
}
