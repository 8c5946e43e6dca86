import type { Language } from '../../rulesets/common/names.js';
import { type ScriptName, scriptAddress } from './assets.js';
import { type Content, Html, html } from './html.js';
import './rule-texts.js';
import { siteHeader } from './site.js';
import { SHEET_ADDRESS, STYLE } from './style.js';
import { htmlLanguage } from './words.js';

/** What a page says of itself to readers, browsers and sites that link to it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The address of the page below ours; null: it has none of its own. */
  readonly path: string | null;
  readonly scripts?: readonly ScriptName[];
  /** What sites show of a link to the page; absent: title and description alone. */
  readonly preview?: Preview;
  /** Where the links of a page that is kept as a file lead from; absent: it is served by us. */
  readonly base?: string;
  /** The language of the page; English when left out. */
  readonly language?: Language | undefined;
  /** Whether the page stands alone, in a frame or as a file: the header of the site is left out then. */
  readonly isAlone?: boolean;
}

/** What sites show of a link to a page. */
export interface Preview {
  /** What came of it, in less than 65 bytes. */
  readonly headline: string;
  /** Absolute addresses: of the page, of a picture of 1200 by 630, and of what tells how to embed it. */
  readonly address: string;
  readonly picture: string;
  readonly oembed: string;
}

function previewTags({ address, picture, oembed }: Preview, title: string): Html {
  return html`<meta property="og:url" content="${address}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">`;
}

/** A whole page. */
export function page(
  { title, description, path, scripts = [], preview, base, language, isAlone = false }: PageHead,
  body: Content,
): Uint8Array {
  const address = preview?.address ?? path;
  const canonical = address === null ? null : html`<link rel="canonical" href="${address}">`;
  const { text } = html`<!doctype html>
<html lang="${htmlLanguage(language)}">
<head>
<meta charset="utf-8">
${base === undefined ? (isAlone ? html`<base target="_blank">` : null) : html`<base href="${base}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Rules Oracle">
<meta property="og:title" content="${preview?.headline ?? title}">
<meta property="og:description" content="${description}">
${preview === undefined ? html`<meta name="twitter:card" content="summary">` : previewTags(preview, title)}
<meta name="theme-color" content="#0f6d5b">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon.png">
${canonical}
${scripts.map((name) => html`<script type="module" src="${scriptAddress(name)}"></script>`)}
${base === undefined ? html`<link rel="stylesheet" href="${SHEET_ADDRESS}">` : html`<style>${new Html(STYLE)}</style>`}
</head>
<body>
${isAlone ? null : siteHeader()}
<main id="main">
${body}
</main>
</body>
</html>
`;
  return Buffer.from(text);
}
