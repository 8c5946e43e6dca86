/** The style of what stands around pages, of the table, and of rules and cards. Colours are those of the page. */
export const SITE_STYLE = `
.skip{position:absolute;left:-99rem}
.skip:focus{position:static}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.site{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding-bottom:.75rem;margin-bottom:1rem;border-bottom:1px solid var(--line)}
.site nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
.site a{text-decoration:none;padding:.2rem 0}
.site .home{font-weight:700;font-size:1.1rem;color:var(--ink)}
.site form{margin:0;flex:1 1 14rem;max-width:24rem;flex-wrap:nowrap}
.site input{flex:1;min-width:0}
button,select,input,textarea{border-radius:.4rem;min-height:2.1rem}
button{cursor:pointer;background:var(--panel);border-color:var(--line)}
button:hover{border-color:var(--link);color:var(--link)}
select{max-width:100%}
select,textarea{font:inherit;padding:.25rem .5rem;color:inherit;background:var(--ground);border:1px solid var(--soft)}
textarea{width:100%;font-family:ui-monospace,monospace;font-size:.9rem}
.opening{font-size:1.15rem;max-width:44rem}
.desk{display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
@media(min-width:64rem){.desk{grid-template-columns:minmax(0,1.45fr) minmax(0,1fr)}}
.desk>*{min-width:0}
.desk h2{margin-top:1.2rem}
.tools h2:first-child{margin-top:0}
.fresh .steps,.fresh .now{display:none}
.tag{padding:.15rem .65rem .15rem 0}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
p.groups{display:flex;flex-wrap:wrap;gap:.35rem}
.groups{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.groups li{display:flex;flex-wrap:wrap;gap:.35rem;align-items:center}
.subject{color:var(--soft);margin-right:.2rem}
.result{font-size:1.1rem}
.done{margin:.25rem 0 .5rem}
.sides{display:grid;gap:1rem}
.side{border:1px solid var(--line);border-radius:.6rem;padding:.5rem .75rem .75rem;margin:0;min-width:0}
legend{font-weight:600;padding:0 .4rem}
.add{flex-wrap:nowrap;margin:.1rem 0 .5rem;position:relative}
.add .card{flex:1;min-width:0}
.zones{gap:.35rem .75rem}
.chips{display:flex;flex-wrap:wrap;gap:.35rem;list-style:none;margin:0;padding:0;min-height:1.9rem}
.chip{display:inline-flex;align-items:center;border:1px solid var(--line);border-radius:1rem;background:var(--panel);padding-left:.65rem}
.chip a{text-decoration:none;color:var(--ink);padding:.15rem 0}
.chip a[aria-current],.singles a[aria-current]{font-weight:700;color:var(--link)}
.chip button{border:0;background:none;padding:0 .45rem;color:var(--soft);min-height:1.75rem;min-width:1.75rem}
.chip.over,.chips.over{outline:2px dashed var(--link)}
.chip.dragged{opacity:.4}
.singles{display:flex;flex-wrap:wrap;gap:.35rem .9rem;align-items:center;margin:.6rem 0 0;font-size:.95rem}
.fields,.game,.share{display:block;border:1px solid var(--line);border-radius:.6rem;padding:.5rem .75rem .75rem;margin:0 0 1rem}
.fields h3,.game h3{margin-top:.2rem}
.game,.share{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));align-items:end;margin-top:1rem}
.game h3,.share .wide{grid-column:1/-1}
.game input,.game select,.share input,.numbers input{width:100%}
.numbers{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:.5rem}
.flags{display:flex;flex-wrap:wrap;gap:.35rem .9rem;margin:.75rem 0}
.flag{display:inline-flex;gap:.35rem;align-items:center;color:var(--ink)}
.flag input{min-height:0}
.code,.biglink,.token{font-family:ui-monospace,monospace}
.code{width:100%}
.biglink{font-size:1.3rem}
.token{background:var(--panel);padding:.35rem .6rem;border-radius:.4rem}
.found{position:absolute;top:100%;left:0;right:0;z-index:2;margin:.15rem 0 0;padding:.25rem;list-style:none;background:var(--ground);border:1px solid var(--soft);border-radius:.5rem;box-shadow:0 4px 16px #0003;max-height:18rem;overflow:auto}
.found li{padding:.3rem .5rem;border-radius:.3rem;cursor:pointer}
.found li[aria-selected=true]{background:var(--panel);color:var(--link)}
.found small{color:var(--soft);display:block}
.examples{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));list-style:none;padding:0}
.examples li{border:1px solid var(--line);border-radius:.6rem;padding:.7rem .9rem;background:var(--panel)}
.examples h3{margin:0 0 .25rem;font-size:1.02rem}
.examples p{margin:.25rem 0 0}
.hits{list-style:none;padding:0;display:grid;gap:.9rem}
.hits .what{color:var(--soft);font-size:.85rem}
.hits p{margin:.1rem 0 0}
.facts{margin:.5rem 0}
.ruletext{font-size:1.12rem;max-width:48rem;padding:.6rem 1rem;border-left:4px solid var(--link);background:var(--panel);border-radius:0 .5rem .5rem 0}
pre{background:var(--panel);padding:.75rem 1rem;border-radius:.5rem;overflow:auto;font-size:.85rem}
.pages{display:flex;gap:1rem;margin-top:1rem}
.bars td,.bars th{vertical-align:middle}
.bars meter{width:100%;min-width:7rem;height:1rem}
.beside{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr))}
.beside>section{background:var(--panel);border-radius:.6rem;padding:.5rem 1rem 1rem;min-width:0}
.banner{border:1px solid var(--line);border-left:4px solid var(--link);border-radius:.4rem;padding:.5rem .9rem;background:var(--panel)}
.banner.changed{border-left-color:var(--bad)}
@media print{.site,.skip,.tools{display:none}}
`;
