import { createHash } from 'node:crypto';
import { styleOf } from '../../drawing/palette.js';

/** The style of every page. Colours have a contrast of at least 4.5 to 1 on their ground, light or dark. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1b1b1f;--ground:#fdfdfc;--soft:#55555e;--line:#c9c9cf;--panel:#f1f1ee;--link:#0b57a4;--good:#1e6b34;--bad:#a1231c}
@media(prefers-color-scheme:dark){:root{--ink:#ececf0;--ground:#17171a;--soft:#a9a9b4;--line:#44444c;--panel:#222227;--link:#8ab8f0;--good:#7fce97;--bad:#f39a92}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
h1{font-size:1.6rem;line-height:1.25}
h2{font-size:1.25rem;margin-top:2rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1rem 0 .25rem}
.soft,.rules{color:var(--soft)}
.rules{font-size:.85em}
.good{color:var(--good)}
.bad{color:var(--bad)}
.boards{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}
.boards>section{background:var(--panel);padding:.5rem 1rem 1rem;border-radius:.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0}
.cards{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;margin:0;padding:0}
.cards li{border:1px solid var(--line);border-radius:.25rem;padding:.1rem .5rem;background:var(--ground)}
.marks{display:block;font-size:.8em;color:var(--soft)}
.trace,.trace ul{list-style:none;margin:0;padding-left:1.1rem;border-left:1px solid var(--line)}
.trace{padding-left:0;border-left:0}
.trace li{margin:.1rem 0}
summary{cursor:pointer}
.kind{font-weight:600}
table{border-collapse:collapse}
caption{text-align:left;color:var(--soft)}
th,td{text-align:left;padding:.2rem .75rem .2rem 0;border-bottom:1px solid var(--line)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}
label{display:block;color:var(--soft)}
input,button{font:inherit;padding:.25rem .5rem;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:.25rem}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.note{white-space:pre-wrap}
.board{display:block;width:100%;height:auto;max-width:52rem;margin:0 auto}
.board.wide{display:none}
@media(min-width:44rem){.board.wide{display:block}.board.narrow{display:none}}
@media(max-width:26rem){.board{width:calc(100% + 2rem);margin:0 -1rem}}
${styleOf('READER')}
`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

/** What a page may do: be shown with this style, and send its own forms back to us. Our scripts, no image, no frame. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${HASH}'`,
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');
