import { html } from './html.js';
import { page } from './page.js';
import { type PlayView, playBody } from './play.js';

/** Everything that the first page shows. */
export interface StartView {
  readonly examples: readonly {
    readonly id: string;
    readonly title: string;
    /** What comes of it, in a sentence or two. */
    readonly outcome: string;
  }[];
  readonly table: PlayView;
}

const SENTENCE =
  'Set up a board, say what is done, and see exactly what happens, in which order, and which rule says so.';

/** The page where one begins. */
export function startPage({ examples, table }: StartView): Uint8Array {
  const items = examples.map(
    ({ id, title, outcome }) =>
      html`<li><h3><a href="/cases/${encodeURIComponent(id)}">${title}</a></h3><p class="soft">${outcome}</p></li>`,
  );
  return page(
    { title: 'Rules Oracle', description: SENTENCE, path: '/', scripts: ['editor'] },
    html`<h1>Rules Oracle</h1>
<p class="opening">${SENTENCE}</p>
${playBody(table)}
<h2>Famous rulings</h2>
<ul class="examples">${items}</ul>
<h2>More</h2>
<ul><li><a href="/rules">All rules</a>, in our words, with their editions and the cases that show them</li><li><a href="/cards">All cards</a>, with what they do and when that was different</li><li><a href="/openapi.json">The API</a>: everything on these pages as JSON, over REST and GraphQL</li></ul>`,
  );
}
