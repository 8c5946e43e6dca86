import { createHash } from 'node:crypto';
import { type Scheme, styleOf } from '../../drawing/palette.js';
import { type Asset, LETTERS, TYPEFACE } from './assets.js';
import { SITE_STYLE } from './site-style.js';

/** The style of every page. Colours have a contrast of at least 4.5 to 1 on their ground, light or dark. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#17201d;--ground:#f6f8f6;--panel:#ffffff;--sunk:#ebf0ec;--soft:#52605a;--line:#d5ddd7;--link:#0a6150;--accent:#0f6d5b;--on-accent:#ffffff;--good:#1c6a33;--bad:#a3261d;--mark:#fdf0c4;--lift:0 1px 2px #0b15120f,0 2px 8px #0b15120d}
@media(prefers-color-scheme:dark){:root{--ink:#e8eeeb;--ground:#0f1413;--panel:#171e1c;--sunk:#1e2724;--soft:#a3b2ab;--line:#2e3a36;--link:#74d6be;--accent:#17806a;--on-accent:#ffffff;--good:#7fce97;--bad:#f59c93;--mark:#3c3418;--lift:0 1px 3px #0006}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 "Inter",system-ui,"Helvetica Neue",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:82rem;margin:0 auto;padding:1.5rem 1.25rem 3rem}
@media(max-width:43.99rem){main{padding:.8rem 1rem 3rem}}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:.15em}
h1,h2,h3,h4{line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.45rem,1.1rem + 1.6vw,2.2rem);font-weight:700;letter-spacing:-.022em;margin:.1rem 0 .5rem}
h2{font-size:1.2rem;font-weight:650;letter-spacing:-.012em;margin:2.25rem 0 .75rem}
h3{font-size:1rem;font-weight:650;margin:1.1rem 0 .35rem}
h4{font-size:.85rem;margin:.9rem 0 .25rem;color:var(--soft)}
p{margin:.6rem 0}
.soft,.rules,small,.marks,.count,.small{color:var(--soft)}
.rules,small,.small{font-size:.8rem}
.eyebrow{margin:0;color:var(--soft);font-size:.88rem;font-weight:500}
small a,.rules a,.idle a{color:inherit;text-decoration-color:var(--line)}
.good{color:var(--good)}
.bad{color:var(--bad)}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:.9rem;padding:1rem 1.25rem 1.25rem;box-shadow:var(--lift)}
.panel>h2:first-child,.panel>h3:first-child{margin-top:.1rem}
.ruling{margin-bottom:1rem}
.answer h2{font-size:1.05rem}
.why{padding:.7rem 1.1rem .8rem}
.why h2{font-size:.82rem;font-weight:600;letter-spacing:.02em;color:var(--soft);margin:0 0 .3rem}
.why ol{list-style:none;margin:0;padding:0}
.why li+li{border-top:1px solid var(--line)}
.why li{font-size:.95rem;line-height:1.35}
.why summary{padding:.26rem 0;list-style:none}
.why summary::-webkit-details-marker{display:none}
.why summary>span:first-child{font-weight:500}
.why summary:hover>span:first-child{color:var(--link)}
.rule{margin-left:.15rem;padding:.06rem .4rem;border-radius:.35rem;background:var(--sunk);color:var(--link);font-size:.74rem;font-weight:500}
.rule::after{content:" ▾";font-size:.8em}
.why dl{display:block;margin:.1rem 0 .3rem;padding-left:.8rem;border-left:3px solid var(--accent);font-size:.92rem}
.why dt{font-size:.8rem;font-weight:600}
.why dd{margin:0 0 .35rem}
.why dl+p{margin:.1rem 0 .5rem}
.outcome{font-size:clamp(1.08rem,1rem + .4vw,1.3rem);font-weight:500;line-height:1.35;margin:.2rem 0 .5rem;max-width:60rem;text-wrap:pretty}
p.soft{margin:.25rem 0}
footer{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:.75rem}
.board{display:block;width:100%;height:auto;margin:0 auto}
.board.wide{display:none}
@media(min-width:44rem){.board.wide{display:block}.board.narrow{display:none}}
@media(max-width:43.99rem){.board-box{margin:0 -.75rem}.board{max-width:32rem}}
div.actions{margin:.75rem 0}
.steps{display:flex;gap:.35rem;align-items:center;flex-wrap:wrap;margin:.4rem 0 0}
.steps .place{min-width:8.2rem;text-align:center;font-size:.9rem;color:var(--soft);font-variant-numeric:tabular-nums}
.steps input{flex:1 1 8rem;min-width:6rem;accent-color:var(--accent)}
@media(max-width:43.99rem){.stepper{position:sticky;bottom:0;z-index:1;margin:.3rem -1rem 0;padding:.35rem .75rem;background:var(--panel);border:solid var(--line);border-width:1px 0}.stepper .now{min-height:0;margin:0;font-size:.88rem;line-height:1.25}.stepper .says{font-size:.92rem}.steps{flex-wrap:nowrap;margin:.3rem 0 0}.steps .place{flex:none;min-width:0;width:5.4rem;font-size:.78rem;line-height:1.15}.steps input{flex:1 1 3rem;min-width:3rem}.steps .button{flex:none;min-width:2.3rem;padding:.38rem .5rem}}
.playing-button{min-width:3.2rem;background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.playing-button:hover{color:var(--on-accent);filter:brightness(1.1)}
@media(max-width:43.99rem){[data-steps=ready] [data-move=first],[data-steps=ready] [data-move=last]{display:none}.steps button{flex:none;min-width:2.5rem;padding:.38rem .5rem}}
@media(prefers-reduced-motion:no-preference){
.leaving{opacity:0;transition:opacity .25s}
.playing .arrow{stroke-dasharray:1;animation:drawn .3s ease-out}
.playing .pop,.playing .tip{animation:pop .3s ease-out}
.playing .pop{transform-box:fill-box;transform-origin:center}
}
@keyframes drawn{from{stroke-dashoffset:1}}
@keyframes pop{from{opacity:0;scale:.3}60%{scale:1.25}}
.button,button{display:inline-block;font:inherit;font-weight:500;min-width:2.6rem;padding:.38rem .8rem;text-align:center;text-decoration:none;color:inherit;background:var(--panel);border:1px solid var(--line);border-radius:.55rem;cursor:pointer}
.button:hover,button:hover{border-color:var(--link);color:var(--link)}
.button[aria-disabled=true]{color:var(--soft);background:none;border-style:dashed;cursor:default}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.primary:hover{color:var(--on-accent);filter:brightness(1.1)}
.now{min-height:1.7rem;margin:.5rem 0 0}
.says{font-size:1.08rem;font-weight:600}
.said{margin:.35rem 0;padding:.5rem .9rem;border-left:3px solid var(--accent);background:var(--sunk);border-radius:0 .5rem .5rem 0;white-space:pre-wrap}
.panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.25rem 1.5rem;font-size:.9rem}
.panels h3{font-size:.8rem;margin:.6rem 0 .15rem;color:var(--soft)}
.panels ul{margin:0;padding-left:1.1rem}
.count{font-weight:400;color:var(--soft)}
.pile summary{font-size:.85rem;font-weight:600;color:var(--soft);margin-top:.5rem}
.pile ol{margin:.15rem 0 0;padding-left:1.6rem;columns:8rem}
.asks{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin:.25rem 0 .5rem}
.told section+section{margin-top:1.4rem}
.options{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;margin:.5rem 0}
.pending{background:var(--mark);border-radius:.7rem;padding:.25rem 1rem .5rem;margin:.6rem 0}
.play{display:grid;gap:1rem 1.5rem}
.play>*{min-width:0}
@media(max-width:67.99rem){.play>.why,.desk>.why,.play>.answer{order:1}.play>.told,.desk>.tools{order:2}}
@media(min-width:68rem){.play{grid-template:"stage answer" auto "stage why" auto "stage told" 1fr/minmax(0,8fr) minmax(0,6fr);align-items:start}.play>.answer{grid-area:answer}.play>.why{grid-area:why}.play>.told{grid-area:told}.play>#stage{grid-area:stage;position:sticky;top:1rem}}
.told h2{font-size:1.05rem}
.told h2:first-child{margin-top:.1rem}
.boards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;min-width:0}
.cards{display:flex;flex-wrap:wrap;gap:.35rem;list-style:none;margin:0;padding:0}
.cards li{border:1px solid var(--line);border-radius:.4rem;padding:.05rem .5rem;background:var(--ground);font-size:.92rem}
.marks{display:block;font-size:.78rem}
.changes{margin:0;padding-left:1.3rem}
.changes>li+li{margin-top:.5rem}
.changes ul{margin:.1rem 0 0;padding-left:1rem;color:var(--soft);font-size:.93rem}
.trace,.trace ul{list-style:none;margin:0;padding:0}
.trace{font-size:.95rem;line-height:1.45}
.trace ul{margin-left:.35rem;padding-left:.75rem;border-left:1px solid var(--line)}
.trace li{margin:.22rem 0}
.trace li>a{float:right;margin-left:.75rem;font-size:.72rem;line-height:1.9;color:var(--soft);font-variant-numeric:tabular-nums;text-decoration:none}
.trace li>a:hover,.trace li>a:focus{text-decoration:underline}
.trace>li,.turn>.trace>li{padding:.1rem 0}
.sequence>span{font-weight:700}
.phase>span,.step>span{color:var(--soft);font-weight:500}
.trigger>span,.event>span{font-weight:600}
.trigger>span{color:var(--link)}
.check>span,.queue>span{color:var(--soft);font-style:italic}
.trace [aria-current]>span{background:var(--mark);box-shadow:0 0 0 .2rem var(--mark);border-radius:.15rem;color:var(--ink)}
[data-steps=ready] .trace li>span{cursor:pointer}
.idle summary{color:var(--soft);font-size:.8rem;line-height:1.6rem}
.turn{border-top:1px solid var(--line);padding:.25rem 0}
.turn>summary{font-weight:700;padding:.35rem 0}
.whys>a{font-size:.8rem;white-space:nowrap}
.note{white-space:pre-wrap;max-width:60rem}
summary{cursor:pointer}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);padding-bottom:.3rem}
th,td{text-align:left;padding:.35rem .9rem .35rem 0;border-bottom:1px solid var(--line)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.5rem 0}
form>div{min-width:0;max-width:100%}
label{display:block;color:var(--soft);font-size:.88rem;margin-bottom:.15rem}
input:not([type=range]){font:inherit;padding:.35rem .6rem;color:inherit;background:var(--panel);border:1px solid var(--soft);border-radius:.45rem}
::placeholder{color:var(--soft);opacity:1}
.ask input{width:22rem;max-width:100%}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media print{.steps,form,.trace li>a,.actions,.asks,.turned,.ask:not(:has(.panel)){display:none}#stage{position:static}.play{display:block}details::details-content{content-visibility:visible;block-size:auto}a{color:inherit}}
${styleOf('READER')}
${SITE_STYLE}`;

/** The typeface of pages that we serve; where it is missing, letters are those of the system. */
export const TYPEFACE_STYLE =
  TYPEFACE === null
    ? ''
    : `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:url(${TYPEFACE}) format("woff2");unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD}`;

/** Chinese letters: the reader's own, or ours where there are none. They are loaded only for pages that have some. */
const LETTERS_STYLE =
  LETTERS === null
    ? ''
    : `@font-face{font-family:Inter;font-weight:100 900;font-display:swap;src:local("PingFang SC"),local("Microsoft YaHei"),local("Noto Sans CJK SC"),local("Noto Sans SC"),local("Source Han Sans SC"),url(${LETTERS}) format("woff2");unicode-range:U+3000-303F,U+4E00-9FFF,U+FF00-FFEF}`;

const SHEET: Asset = {
  type: 'text/css; charset=utf-8',
  body: Buffer.from(TYPEFACE_STYLE + LETTERS_STYLE + STYLE),
};
const SHEET_NAME = `site-${createHash('sha256').update(SHEET.body).digest('hex').slice(0, 12)}.css`;

/** The style of pages as a file that browsers keep; its name tells its content. */
export const SHEETS: ReadonlyMap<string, Asset> = new Map([[SHEET_NAME, SHEET]]);

/** Where the style of pages is that we serve. One that is kept as a file has it in itself. */
export const SHEET_ADDRESS = `/assets/${SHEET_NAME}`;

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** What a drawing may do when it is opened by itself: be shown with its style. */
export const DRAWING_POLICY = [
  "default-src 'none'",
  `style-src ${(['READER', 'LIGHT', 'DARK'] as const).map(hashOfDrawing).join(' ')}`,
].join(';');

function hashOfDrawing(scheme: Scheme): string {
  return hashOf(styleOf(scheme));
}

/** What a page may do: be shown with this style, and send its own forms back to us. Our scripts, our typeface, no frame. */
export const PAGE_POLICY = policy("frame-ancestors 'none'");

/** The same for a page that other sites may frame. */
export const FRAMED_POLICY = policy('frame-ancestors *');

function policy(framed: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' ${hashOf(STYLE)}`,
    "font-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    framed,
  ].join(';');
}
