import { type ScriptName, scriptAddress } from './assets.js';
import { type Content, Html, html } from './html.js';
import { STYLE } from './style.js';

/** What a page says of itself to readers, browsers and sites that link to it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The address of the page below ours; null: it has none of its own. */
  readonly path: string | null;
  readonly scripts?: readonly ScriptName[];
}

/** A whole page. */
export function page(
  { title, description, path, scripts = [] }: PageHead,
  body: Content,
): Uint8Array {
  const canonical = path === null ? null : html`<link rel="canonical" href="${path}">`;
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Rules Oracle">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary">
${canonical}
${scripts.map((name) => html`<script type="module" src="${scriptAddress(name)}"></script>`)}
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
  return Buffer.from(text);
}
