import { html } from './html.js';
import { page } from './page.js';

/** What is told of a board that was just saved. */
interface Shared {
  readonly url: string;
  readonly slug: string;
  readonly editToken: string;
}

/** The page after saving: the link, and the token that is given only here. */
export function sharedPage({ url, slug, editToken }: Shared): Uint8Array {
  return page(
    { title: 'Saved – Rules Oracle', description: 'The board was saved.', path: null },
    html`<h1>Saved</h1>
<p>Your link, which never changes what it shows:</p>
<p class="biglink"><a href="${url}">${url}</a></p>
<p>Your <strong>edit token</strong> is shown only now. With it you can change the title and what you say about the board, or withdraw it:</p>
<p><code class="token">${editToken}</code></p>
<p class="soft">How: <code>PATCH</code> or <code>DELETE /v1/scenarios/${slug}</code> with <code>Authorization: Bearer</code> and the token.</p>`,
  );
}
