import { type Html, html } from './html.js';

const PLACES = [
  ['/play', 'Play'],
  ['/compare', 'Compare'],
  ['/rules', 'Rules'],
  ['/cards', 'Cards'],
  ['/docs', 'API'],
] as const;

/** What stands above every page: where one is, where else one can go, and what is looked for. */
export function siteHeader(): Html {
  const links = PLACES.map(([address, name]) => html`<a href="${address}">${name}</a>`);
  return html`<a class="skip" href="#main">Skip to the content</a>
<header class="site"><div><nav aria-label="Site"><a class="home" href="/"><img src="/icon.svg" alt="" width="28" height="28"><span>Rules Oracle</span></a>${links}</nav>
<form method="get" action="/search" role="search"><label class="unseen" for="q">Find cards, rules and scenarios</label><input id="q" name="q" type="search" placeholder="Find a card, rule, scenario" maxlength="200" autocomplete="off"><button type="submit">Find</button></form></div></header>`;
}
