import { LOG_FORMAT_NAMES } from '../../logs/formats.js';
import { rulesetOf } from '../../rulesets/index.js';
import { reportOf } from './forms/report.js';
import { shortForms } from './forms/short.js';
import { type Html, html } from './html.js';
import type { ShownReplay } from './replay-view.js';

/** Files that a scenario is kept as. */
const FILES = ['json', 'png', 'svg', 'txt', 'md', 'wiki', 'yaml', 'html'];

/** One button with everything that a ruling is shared as: its link, its picture, texts to paste, files. */
export function sharePanel(shown: ShownReplay): Html {
  const { scenario, address } = shown;
  const { url, title, ruleset } = scenario;
  const { wikitext, markdown, discord } = shortForms(reportOf(shown));
  const frame = html`<iframe src="${address}/embed" title="${title}" width="100%" height="760" loading="lazy"></iframe>`;
  const hasLogs = rulesetOf(ruleset)?.show.logTags !== undefined;
  const files = hasLogs ? [...FILES, ...LOG_FORMAT_NAMES] : FILES;
  return html`<details class="sharing" id="sharing"><summary class="button primary">Share</summary><div class="panel">
${pasted('Link', address)}
<p><a href="${url}.png?format=card"><img class="preview" src="${url}.png?format=card" alt="The board before and after the step that decides, with the ruling" width="1200" height="630" loading="lazy"></a></p>
${pasted('Picture', `${address}.png?format=card`)}
${pasted('Wikitext', wikitext)}
${pasted('Markdown', markdown)}
${pasted('Discord', discord)}
${pasted('Frame (iframe)', frame.text)}
<p class="small">As a file:${files.map((name) => html` <a class="file" href="${url}.${name}">${name}</a>`)}</p></div></details>`;
}

/** A text that is copied: the script puts a button beside it. */
export function pasted(name: string, text: string): Html {
  const rows = Math.min(4, text.split('\n').length);
  return html`<label class="pasted"><span>${name}</span><textarea readonly rows="${rows}" spellcheck="false">${text}</textarea></label>`;
}
