import { createHash } from 'node:crypto';
import { type AssetName, assetAddress, scriptAddress } from './assets.js';
import { Html, html } from './html.js';

const STYLE = 'html,body,#graphiql{height:100%;margin:0}';

/** What a policy calls a style that stands in the page. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * What the page may do: load what we serve and ask us. Its editor writes styles into elements and carries its letters
 * with it; it runs no code but that of the files.
 */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' '${hashOf(STYLE)}'`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LIBRARIES: readonly AssetName[] = ['react', 'react-dom', 'graphiql-library'];

/** A page to ask GraphQL from: an editor that knows the schema, with examples in tabs. */
export function graphiqlPage(): Uint8Array {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL: Rules Oracle</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assetAddress('graphiql-style')}">
${LIBRARIES.map((name) => html`<script defer src="${assetAddress(name)}"></script>\n`)}<script type="module" src="${scriptAddress('graphiql')}"></script>
<style>${new Html(STYLE)}</style>
</head>
<body>
<div id="graphiql"><noscript>This page needs a script. <a href="/docs">The reference</a> needs none.</noscript></div>
</body>
</html>
`;
  return Buffer.from(text);
}
