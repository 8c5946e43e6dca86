import type { SearchHit } from '../../scenario/search/schema.js';
import { type Content, type Html, html } from './html.js';
import { page } from './page.js';
import { playBody } from './play.js';
import { ruleLink } from './rule-links.js';
import type { CaseRuling, PlayView } from './views.js';

/** A name that was typed, the card that it is taken for, and others that it can mean. */
export interface FoundCard {
  readonly text: string;
  /** Null: no card is called so. */
  readonly hit: SearchHit | null;
  readonly others: readonly string[];
}

/** Everything that the page of some cards shows. */
export interface WhichCardsView {
  readonly typed: string;
  /** Whether it shows all that it should: a busy engine may have left some out. */
  readonly isWhole: boolean;
  readonly searched: readonly FoundCard[];
  /** How many of the cards the rulings have in common. */
  readonly shared: number;
  /** How many worked cases there are. */
  readonly total: number;
  readonly rulings: readonly CaseRuling[];
  /** A board with the cards; null: no card was found. */
  readonly table: PlayView | null;
}

/** The question with which everybody begins. */
export function whichCardsForm(typed: string): Html {
  return html`<form method="get" action="/rulings" class="again which"><div><label for="which">Which cards?</label><input id="which" class="card" name="cards" value="${typed}" maxlength="200" placeholder="two or three names, with commas" autocomplete="off" required></div><button type="submit">Ask</button></form>`;
}

/** The page of some cards: rulings about them, and a board that has them. */
export function whichCardsPage(view: WhichCardsView): Uint8Array {
  const { typed, searched, table } = view;
  const names = namesOf(searched);
  const title = names.length === 0 ? 'Which cards?' : names.join(', ');
  const board = table === null ? null : html`<h2 id="play">Play it</h2>${playBody(table)}`;
  const isShared = view.shared === names.length;
  return page(
    {
      title: `${title} – Rules Oracle`,
      description: `Rulings about ${title}, and a board to play it on.`,
      path: null,
      scripts: ['editor'],
    },
    html`<h1>${title}</h1>
${whichCardsForm(typed)}
${searched.map((one) => meantView(one, view))}
${isShared ? [rulingsView(view), board] : [board, rulingsView(view)]}`,
  );
}

function namesOf(searched: readonly FoundCard[]): readonly string[] {
  return searched.flatMap(({ hit }) => (hit === null ? [] : [hit.name]));
}

/** What a typed name was taken for, where that is not sure. */
function meantView({ text, hit, others }: FoundCard, { searched }: WhichCardsView): Content {
  if (hit === null) return html`<p class="banner">No card is called “${text}”.</p>`;
  if (hit.name.toLowerCase() === text.toLowerCase() || others.length === 0) return null;
  const links = others.map((name, i) => {
    const all = searched.map((one) => (one.text === text ? name : (one.hit?.name ?? one.text)));
    const query = new URLSearchParams({ cards: all.join(', ') });
    return html`${i === 0 ? null : ' · '}<a href="/rulings?${query.toString()}">${name}</a>`;
  });
  return html`<p class="soft small">“${text}” is taken for <strong>${hit.name}</strong>. Or do you mean ${links}?</p>`;
}

function rulingsView({ rulings, shared, total, searched }: WhichCardsView): Content {
  const asked = namesOf(searched).length;
  if (asked === 0) return null;
  if (rulings.length === 0) return html`<p>No worked case has them. Play it on the board.</p>`;
  const items = rulings.map(
    ({ id, title, outcome, rule, ruleset }) =>
      html`<li class="panel"><h3><a href="/cases/${encodeURIComponent(id)}">${title}</a></h3><p>${outcome}</p>${rule === null ? null : html`<p class="small">${ruleLink(rule.id, ruleset)} ${rule.name}</p>`}</li>`,
  );
  const count = total > rulings.length ? ` (${rulings.length} of ${total})` : '';
  const heading = shared === asked ? 'Rulings' : `Rulings with ${shared} of these cards`;
  return html`<h2>${heading}${count}</h2><ul class="examples">${items}</ul>`;
}
