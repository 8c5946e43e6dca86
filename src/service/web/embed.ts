import { html } from './html.js';
import { outcomeAndRule, outcomeOf } from './outcome.js';
import { page } from './page.js';
import { addressOf, type PageQuery } from './page-query.js';
import { ReplayView, type ShownReplay } from './replay-view.js';

/** A page for frames of other sites: the board with its steps, and a link to the whole page. */
export function embedPage(
  { scenario, replay, address, game }: ShownReplay,
  query: PageQuery,
): Uint8Array {
  const { url, title } = scenario;
  const shown = { ...scenario, url: `${url}/embed`, asks: url };
  const view = new ReplayView(shown, query, replay, `${url}/steps`);
  return page(
    {
      title,
      description: outcomeAndRule(replay.resolution),
      path: url,
      scripts: ['viewer'],
      isAlone: true,
    },
    html`<h1 class="embedded"><a href="${addressOf(address, query)}" target="_blank" rel="noopener">${title}</a></h1>
<p class="outcome">${outcomeOf(replay.resolution)}</p>
${view.stage(null)}
<p class="small">${game} · Rules Oracle</p>`,
  );
}
