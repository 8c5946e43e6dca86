/** The style of what stands around pages, of the table, and of rules and cards. Colours are those of the page. */
export const SITE_STYLE = `
.again input{width:30rem;max-width:100%}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static;display:inline-block;padding:.5rem 1rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.site{background:var(--panel);border-bottom:1px solid var(--line)}
.site>div{display:flex;flex-wrap:wrap;gap:.4rem 1.5rem;align-items:center;max-width:82rem;margin:0 auto;padding:.6rem 1.25rem}
.site nav{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;align-items:center}
.site nav a{text-decoration:none;padding:.3rem 0;color:var(--soft);font-weight:500;font-size:.95rem}
.site nav a:hover{color:var(--link)}
.site .home{display:flex;align-items:center;gap:.5rem;font-weight:700;font-size:1.05rem;letter-spacing:-.01em;color:var(--ink);margin-right:.4rem}
.site nav{flex-wrap:nowrap;white-space:nowrap}
.site .find{display:none;margin-left:auto;padding:.35rem;line-height:0;color:var(--ink)}
.glass{fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round}
@media(max-width:40rem){.site>div{padding:.35rem 1rem;flex-wrap:nowrap}.site form{display:none}.site .find{display:block}.site nav{gap:.9rem}}
@media(max-width:30rem){.site .home{margin:0}.site .home span{position:absolute;left:-99rem}.site nav [href="/docs"]{display:none}}
.site img{border-radius:.35rem}
.site form{margin:0 0 0 auto;flex:1 1 14rem;max-width:22rem;flex-wrap:nowrap}
.site input{flex:1;min-width:0;background:var(--ground)}
select,input,textarea{min-height:2.3rem}
select{max-width:100%}
select,textarea{font:inherit;padding:.35rem .6rem;color:inherit;background:var(--panel);border:1px solid var(--soft);border-radius:.45rem}
textarea{width:100%;font-family:ui-monospace,monospace;font-size:.9rem}
[name=note]{font-family:inherit}
.opening{font-size:clamp(1.1rem,1rem + .5vw,1.3rem);color:var(--soft);max-width:46rem;margin:0 0 1.5rem;text-wrap:pretty}
.desk{display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
.desk>.why,.came>*{margin:0}.came{display:grid;gap:.5rem}
.came>.outcome{outline-offset:.35rem;scroll-margin-top:1rem}
@media(max-width:67.99rem){.desk{gap:.9rem}}
@media(min-width:68rem){.desk{grid-template:auto auto 1fr/minmax(0,1.5fr) minmax(0,1fr)}.desk>.came{grid-column:1/-1}.desk>.desk-board{grid-area:2/1/span 2}.desk:not(:has(>.why))>.desk-board{grid-row:auto}.desk>.why,.desk>.tools{grid-column:2}}
.desk>*{min-width:0}
.desk h2{margin-top:1.4rem}
.tools{display:grid;gap:1rem;align-content:start}
.tools h2:first-child{margin:0 0 .25rem}
.tag{padding:.1rem .65rem .1rem 0;font-size:.88rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
p.groups{display:flex;flex-wrap:wrap;gap:.35rem}
.groups{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.groups li{display:flex;gap:.3rem;align-items:baseline}
.choices{display:flex;flex-wrap:wrap;gap:.3rem}
.groups button,.groups .button{padding:.22rem .65rem;font-size:.92rem}
.subject{color:var(--soft);font-size:.95rem;margin-right:.25rem;flex:0 0 11rem}
.result{font-size:1.1rem}
.done{margin:.25rem 0 .5rem}
.sides{display:grid;gap:1rem}
.side{border:0;border-top:1px solid var(--line);padding:.35rem 0 0;margin:0;min-width:0}
legend{font-weight:650;padding:0 .5rem 0 0}
.add{flex-wrap:nowrap;margin:.1rem 0 .6rem;position:relative}
.add .card{flex:1;min-width:0}
.zones{gap:.45rem .75rem}
.chips{display:flex;flex-wrap:wrap;gap:.35rem;list-style:none;margin:0;padding:0}
.chip{display:inline-flex;align-items:center;border:1px solid var(--line);border-radius:1rem;background:var(--sunk);padding-left:.65rem;min-height:1.8rem}
.chip a{text-decoration:none;color:var(--ink);padding:.1rem 0;font-size:.93rem}
.drop{display:block;border:2px dashed var(--line);border-radius:.9rem;padding:1.5rem;text-align:center}
.drop input{max-width:100%}
.drop.over{border-color:var(--link)}
.points{list-style:none;padding:0;margin:.5rem 0}
.points>li{border-top:1px solid var(--line);padding:.5rem 0}
.points button{margin-right:.6rem}
.badge{border:1px solid var(--line);border-radius:1rem;padding:.05rem .6rem;font-size:.85rem;white-space:nowrap}
.chip a[aria-current],.singles a[aria-current]{font-weight:700;color:var(--link)}
.chip button{border:0;background:none;padding:0 .45rem;color:var(--soft);min-height:1.7rem;min-width:1.7rem}
.chip.over,.chips.over{outline:2px dashed var(--link)}
.chip.dragged{opacity:.4}
.singles{display:flex;flex-wrap:wrap;gap:.35rem .9rem;align-items:center;margin:.6rem 0 0;font-size:.92rem}
.fields{display:block;border:2px solid var(--accent);border-radius:.7rem;padding:.5rem 1rem 1rem;margin:.5rem 0 1rem}
.fields h3,.game h3{margin-top:.2rem}
.game,.share{display:grid;grid-template-columns:repeat(auto-fit,minmax(5.5rem,1fr));align-items:end;margin:0}
.game h3,.game .wide,.share .wide{grid-column:1/-1}
.game input,.game select,.share input,.numbers input{width:100%}
.numbers{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:.5rem}
.flags{display:flex;flex-wrap:wrap;gap:.35rem .9rem;margin:.75rem 0}
.flag{display:inline-flex;gap:.35rem;align-items:center;color:var(--ink)}
.flag input{min-height:0}
.code,.token{font-family:ui-monospace,monospace}
.code{width:100%;font-size:.85rem}
.game .actions,.share .actions{margin:.25rem 0 .5rem}
.share{grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))}
.astext{margin-top:.5rem}
.sharing>summary{display:inline-block;list-style:none}
.sharing>summary::-webkit-details-marker{display:none}
.sharing[open]{flex-basis:100%}
.sharing>.panel{margin:.5rem 0}
.pasted [rows="1"]{white-space:nowrap;overflow:hidden;min-height:2.1rem}
.sharing .file{display:inline-block;padding:.2rem .35rem}
.pasted{display:inline-block;width:calc(100% - 6rem);vertical-align:bottom;margin:.5rem 0 0}
.pasted textarea{min-height:2.3rem;font-size:.82rem;resize:vertical}
.copy{min-width:5rem;margin:0 0 .35rem .5rem}
.which{flex-wrap:nowrap}
.which>button{flex:none}
.which>div{flex:0 1 30rem;position:relative}
.biglink{font-size:1.15rem;font-weight:600}
.saved{display:grid;gap:1rem;max-width:52rem}
.preview{display:block;max-width:100%;height:auto;border-radius:.6rem;background:#2c6a57}
.fields details{margin:.25rem 0 .75rem}
.token{background:var(--sunk);padding:.35rem .6rem;border-radius:.4rem}
.found{position:absolute;top:100%;left:0;right:0;z-index:2;margin:.15rem 0 0;padding:.25rem;list-style:none;background:var(--panel);border:1px solid var(--soft);border-radius:.6rem;box-shadow:0 8px 28px #0004;max-height:18rem;overflow:auto}
.found li{padding:.35rem .6rem;border-radius:.4rem;cursor:pointer}
.found li[aria-selected=true]{background:var(--sunk);color:var(--link)}
.found small{color:var(--soft);display:block}
.examples{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));list-style:none;padding:0}
.examples li{position:relative;padding:1rem 1.15rem}
.examples li:hover{border-color:var(--link)}
.examples h3{margin:0 0 .35rem;font-size:1.02rem}
.examples h3 a{text-decoration:none;color:var(--ink)}
.examples h3 a::after{content:"";position:absolute;inset:0}
.examples li:hover h3 a{color:var(--link)}
.examples p{margin:.25rem 0 0;font-size:.95rem}
.hits{list-style:none;padding:0;display:grid;gap:.25rem;max-width:60rem}
.hits>li{padding:.6rem 0;border-bottom:1px solid var(--line)}
.hits a{font-weight:600;text-decoration:none}
.hits a:hover{text-decoration:underline}
.hits .what{color:var(--soft);font-size:.85rem;margin-left:.35rem}
.hits p{margin:.1rem 0 0}
.group{margin:.6rem 0}
.group>summary h2{display:inline;font-size:1.1rem}
.group>summary p{margin:.2rem 0 0;color:var(--soft)}
.group .button{font-size:.85rem;padding:.15rem .6rem}
.described{display:block}
.described dt{color:inherit;margin-top:.35rem}
.described dd{margin:0 0 0 1.25rem}
.also{font-weight:500;font-size:.72em;color:var(--soft);margin-left:.3em}
.cardface{display:flex;gap:1.1rem;align-items:flex-start;margin:.75rem 0}
.cardface>div{flex:1;min-width:0}
.cardface .ruletext,.cardface .banner{margin-top:0}
.portrait{flex:none;width:clamp(5.5rem,18vw,8.5rem);height:auto}
.facts{margin:1rem 0;max-width:60rem}
.ruletext{font-size:1.18rem;line-height:1.5;max-width:54rem;padding:.9rem 1.25rem;border-left:4px solid var(--accent);background:var(--panel);border-radius:0 .7rem .7rem 0;box-shadow:var(--lift)}
pre{background:var(--sunk);padding:.75rem 1rem;border-radius:.6rem;overflow:auto;font-size:.85rem}
code{font-size:.88em}
.pages{display:flex;gap:1rem;margin-top:1rem}
.bars{width:100%}
.bars td,.bars th{vertical-align:top}
.bars tbody th{white-space:nowrap;font-variant-numeric:tabular-nums;width:9rem}
.bars td:last-child{white-space:nowrap}
.bars th small{margin-left:.35rem;font-weight:400}
.bars meter{display:block;width:100%;height:.55rem;margin:.3rem 0 .15rem;border:0;border-radius:1rem;background:var(--sunk);appearance:none}
.bars meter::-webkit-meter-inner-element{display:block}
.bars meter::-webkit-meter-bar{border:0;border-radius:1rem;background:var(--sunk);height:.55rem}
.bars meter::-webkit-meter-optimum-value{border-radius:1rem;background:var(--accent)}
.bars meter::-moz-meter-bar{border-radius:1rem;background:var(--accent)}
.panel+.beside,.banner+.beside,.banner+.panel{margin-top:1rem}
.beside{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr))}
.beside>section{min-width:0}
.timeline{display:flex;flex-wrap:wrap;gap:.25rem;list-style:none;padding:0;margin:0}
.timeline li{flex:1 1 14rem;padding:.5rem .75rem;border-top:4px solid var(--line);background:var(--panel)}
.timeline li.asked{border-top-color:var(--accent)}
.timeline a{font-weight:600}
.timeline small{display:block;color:var(--soft)}
.beside .board.narrow{display:block;max-width:30rem}
.beside .board-box{margin:1rem 0}
.parts{display:block;margin:.35rem 0 .1rem;padding:.2rem .6rem;border-radius:.4rem;background:var(--mark);font-size:.85rem}
.words>summary h2{display:inline}
.words .boards{margin-top:.75rem}
.banner{border:1px solid var(--line);border-left:4px solid var(--accent);border-radius:.6rem;padding:.6rem 1rem;background:var(--panel)}
.banner.changed{border-left-color:var(--bad)}
.embedded{font-size:1.15rem}
@media(max-width:43.99rem){.groups li,.add{flex-wrap:wrap}.add .card{flex-basis:100%}.add select{flex:1}}
@media(max-width:43.99rem){.bars thead{position:absolute;left:-99rem}.bars,.bars caption,.bars tbody,.bars td{display:block}.bars tr{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}.bars td,.bars th{border:0;padding:.1rem 0}.bars tbody th{width:auto}.bars td:not(:last-child){grid-column:1/-1;grid-row:2}}
@media(max-width:43.99rem){.cardface{gap:.75rem}.cardface .portrait{width:4.75rem}.cardface .ruletext{font-size:1rem;padding:.5rem .8rem}}
@media print{.site,.skip,.tools{display:none}}
`;
