import { createHash } from 'node:crypto';
import { type Scheme, styleOf } from '../../drawing/palette.js';
import { SITE_STYLE } from './site-style.js';

/** The style of every page. Colours have a contrast of at least 4.5 to 1 on their ground, light or dark. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1f1e1b;--ground:#fdfcf9;--soft:#5a554c;--line:#d5cfc2;--panel:#f3f1ea;--link:#0b57a4;--good:#1e6b34;--bad:#a1231c;--mark:#fff3cf}
@media(prefers-color-scheme:dark){:root{--ink:#ecebe7;--ground:#14161b;--soft:#a9aeb8;--line:#3a404b;--panel:#1f232b;--link:#8ab8f0;--good:#7fce97;--bad:#f39a92;--mark:#38331f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:84rem;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 "Helvetica Neue",Helvetica,Arial,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
h1{font-size:1.45rem;line-height:1.2;margin:.25rem 0;text-wrap:balance}
h2{font-size:1.1rem;margin:1.75rem 0 .5rem;padding-bottom:.2rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1rem 0 .25rem}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--panel);z-index:1}
.soft,.rules,small,.marks,.count,.small{color:var(--soft)}
.rules,small,.small{font-size:.82em}
small a,.rules a{color:inherit;text-decoration-color:var(--line)}
.good{color:var(--good)}
.bad{color:var(--bad)}
.outcome{font-size:1.1rem;font-weight:600;margin:.35rem 0 .75rem;text-wrap:pretty}
p.soft{margin:.25rem 0}
footer{margin-top:2rem;border-top:1px solid var(--line);padding-top:.5rem}
.board{display:block;width:100%;height:auto;max-width:54rem;margin:0 auto}
.board.wide{display:none}
@media(min-width:44rem){.board.wide{display:block}.board.narrow{display:none}}
@media(max-width:43.99rem){.board-box{margin:0 -.9rem}.board{max-width:32rem}}
.steps{display:flex;gap:.5rem;align-items:center;justify-content:center;flex-wrap:wrap;margin:.6rem 0}
.steps .place{min-width:8.5rem;text-align:center;font-variant-numeric:tabular-nums}
.steps{position:sticky;bottom:0;padding:.35rem 0;background:var(--ground)}
.steps input{flex:1 1 100%;max-width:34rem;accent-color:var(--link)}
.button,button{display:inline-block;font:inherit;min-width:2.75rem;padding:.4rem .75rem;text-align:center;text-decoration:none;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:.5rem;cursor:pointer}
.button:hover,button:hover{border-color:var(--soft)}
.button[aria-disabled=true]{color:var(--soft);border-style:dashed;cursor:default}
.now{min-height:3rem;margin:.25rem auto;max-width:46rem;text-align:center}
.says{font-size:1.05rem}
.panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:0 1.5rem;font-size:.92rem}
.panels h3{font-size:.92rem;margin:.5rem 0 .1rem}
.panels ul{margin:0;padding-left:1.1rem}
.count{font-weight:400}
.options{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}
.pending{background:var(--mark);border-radius:.5rem;padding:.25rem 1rem}
@media(min-width:64rem){.play{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:2rem;align-items:start}#stage{position:sticky;top:.75rem}.told h2:first-child{margin-top:0}}
.boards{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}
.boards>section{background:var(--panel);padding:.5rem 1rem 1rem;border-radius:.5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0}
.cards{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;margin:0;padding:0}
.cards li{border:1px solid var(--line);border-radius:.25rem;padding:.1rem .5rem;background:var(--ground)}
.marks{display:block;font-size:.8em}
.trace,.trace ul{list-style:none;margin:0;padding:0}
.trace ul{margin-left:.45rem;padding-left:.65rem;border-left:1px solid var(--line)}
.trace li{margin:.15rem 0}
.trace li>a{float:right;margin-left:.75rem;font-size:.75rem;color:var(--soft);font-variant-numeric:tabular-nums;text-decoration:none}
.trace li>a:hover,.trace li>a:focus{text-decoration:underline}
.sequence>span{font-weight:700}
.phase>span,.step>span{color:var(--soft)}
.trigger>span,.event>span{font-weight:600}
.check>span,.queue>span{color:var(--soft);font-style:italic}
.trace [aria-current]>span{background:var(--mark);box-shadow:0 0 0 .2rem var(--mark);border-radius:.15rem;color:var(--ink)}
.idle summary{color:var(--soft);font-size:.82em}
.turn{border-top:1px solid var(--line);padding:.25rem 0}
.turn>summary{font-weight:700;padding:.25rem 0}
summary{cursor:pointer}
table{border-collapse:collapse}
caption{text-align:left;color:var(--soft)}
th,td{text-align:left;padding:.2rem .75rem .2rem 0;border-bottom:1px solid var(--line)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}
label{display:block;color:var(--soft)}
input:not([type=range]){font:inherit;padding:.35rem .5rem;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:.25rem}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.note{white-space:pre-wrap}
@media print{.steps,form,.skip,.trace li>a{display:none}#stage{position:static}.play{display:block}details::details-content{content-visibility:visible;block-size:auto}a{color:inherit}}
${styleOf('READER')}
${SITE_STYLE}`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

/** What a drawing may do when it is opened by itself: be shown with its style. */
export const DRAWING_POLICY = [
  "default-src 'none'",
  `style-src ${(['READER', 'LIGHT', 'DARK'] as const).map(hashOfDrawing).join(' ')}`,
].join(';');

function hashOfDrawing(scheme: Scheme): string {
  return `'sha256-${createHash('sha256').update(styleOf(scheme)).digest('base64')}'`;
}

/** What a page may do: be shown with this style, and send its own forms back to us. Our scripts, no image, no frame. */
export const PAGE_POLICY = policy("frame-ancestors 'none'");

/** The same for a page that other sites may frame. */
export const FRAMED_POLICY = policy('frame-ancestors *');

function policy(framed: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${HASH}'`,
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    framed,
  ].join(';');
}
