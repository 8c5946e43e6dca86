import { html } from './html.js';
import { page } from './page.js';
import { playBody } from './play.js';
import type { CaseRuling, PlayView } from './views.js';
import { whichCardsForm } from './which-cards.js';

/** Everything that the first page shows. */
export interface StartView {
  readonly examples: readonly CaseRuling[];
  readonly table: PlayView;
}

const SENTENCE =
  'Set up a board, say what is done, and see exactly what happens, in which order, and which rule says so.';

/** The page where one begins. */
export function startPage({ examples, table }: StartView): Uint8Array {
  const items = examples.map(
    ({ id, title, outcome }) =>
      html`<li class="panel"><h3><a href="/cases/${encodeURIComponent(id)}">${title}</a></h3><p class="soft">${outcome}</p></li>`,
  );
  return page(
    { title: 'Rules Oracle', description: SENTENCE, path: '/', scripts: ['editor'] },
    html`<h1>Rules Oracle</h1>
<p class="opening">${SENTENCE}</p>
${whichCardsForm('')}
${playBody(table)}
<h2>Famous rulings</h2>
<ul class="examples">${items}</ul>
<h2>More</h2>
<ul class="examples">${DOORS.map(
      ([address, name, says]) =>
        html`<li class="panel"><h3><a href="${address}">${name}</a></h3><p class="soft">${says}</p></li>`,
    )}</ul>`,
  );
}

/** Where else one can go from here. */
const DOORS = [
  ['/logs', 'Real games', 'Drop a log, and open any move of it on a board.'],
  ['/rules', 'All rules', 'In our words, with their editions and the cases that show them.'],
  ['/cards', 'All cards', 'What they do, and when that was different.'],
  ['/compare', 'Two editions', 'The same board in both, and where they part.'],
  ['/docs', 'The API', 'Everything on these pages as JSON, over REST and GraphQL.'],
] as const;
