import { html } from './html.js';
import { page } from './page.js';

/** What the page of a saved board shows. */
interface Shared {
  readonly url: string;
  /** Scheme and host of our addresses. */
  readonly origin: string;
  readonly slug: string;
  readonly editToken: string;
}

/** The page after saving: the link, and the token that is given only here. */
export function sharedPage({ url, slug, editToken, origin }: Shared): Uint8Array {
  return page(
    { title: 'Saved – Rules Oracle', description: 'The board was saved.', path: null },
    html`<h1>Saved</h1>
<div class="saved"><div class="panel">
<p>Your link, which never changes what it shows:</p>
<p class="biglink"><a href="${url}">${origin}${url}</a></p>
<p class="actions"><a class="button primary" href="${url}">Open it</a> <a class="button" href="/play">Set up another board</a></p>
<p class="soft">Other sites show it like this. <a href="${url}#sharing">Share</a> on its page has it as wikitext, Markdown, a picture or a frame.</p>
<p><a href="${url}"><img class="preview" src="${url}.png?format=card" alt="The board, and what came of it" width="1200" height="630"></a></p>
</div><div class="panel">
<h2>To change it later</h2>
<p>Your <strong>edit token</strong> is shown only now. With it you can change the title and what you say about the board, or withdraw it:</p>
<p><code class="token">${editToken}</code></p>
<p class="soft">How: <code>PATCH</code> or <code>DELETE /v1/scenarios/${slug}</code> with <code>Authorization: Bearer</code> and the token.</p></div></div>`,
  );
}
