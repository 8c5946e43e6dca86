import { html } from './html.js';
import { page } from './page.js';

/** The page that takes a log. Its script asks `/v1/logs`, and shows games and points. */
export function logsPage(): Uint8Array {
  const description = 'Drop a log of a real game, and open any move of it on a board.';
  return page(
    { title: 'Real games – Rules Oracle', description, path: '/logs', scripts: ['logs'] },
    html`<h1>Real games</h1>
<p class="opening">${description}</p>
<p>Take a <code>Power.log</code> or an HSReplay XML, plain or gzip, of at most 20 MB. Nothing of it is kept.</p>
<noscript><p class="banner">This page needs a script. Without one, use <code>rules-oracle import Power.log</code>.</p></noscript>
<p class="drop" id="drop"><label for="log">Drop a log here, or choose one:</label> <input id="log" type="file"></p>
<p id="state" role="status"></p>
<div id="moves" hidden><p class="actions"><button type="button" id="earlier">Earlier move</button> <button type="button" id="later">Later move</button> <span id="move" role="status"></span></p></div>
<div id="board" class="boards"></div>
<div id="games"></div>`,
  );
}
