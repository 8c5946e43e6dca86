/** Where the table lies on a page, and everything that changes with it. */
const TABLE = '.desk';

let asked = 0;
let whenShown: () => void = () => {};

/**
 * Forms and links of the table change it in place: the page that they lead to is fetched, and what is on it is shown
 * here, and `refresh` does with it what is to be done with every new table. Where that cannot be done the browser goes
 * there as it would without a script.
 */
export function showInPlace(page: Document, refresh: () => void): void {
  whenShown = refresh;
  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !isOfTable(form.action))
      return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      query.append(name, String(value));
    void go(`/play?${query.toString()}`);
  });
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('.desk a') : null;
    const address = link?.getAttribute('href') ?? null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    // Answers are read from their beginning: the browser goes there by itself.
    const isAnswered = /#(?:why|chances)$/.test(address ?? '');
    if (
      event.defaultPrevented ||
      address === null ||
      address.startsWith('#') ||
      !isOfTable(address) ||
      !isPlain ||
      isAnswered
    )
      return;
    event.preventDefault();
    void go(address);
  });
  addEventListener('popstate', () => void show(location.href));
}

/** Changes the board, the page staying where it is. */
export async function go(address: string): Promise<void> {
  const url = await show(address);
  if (url !== null && url !== location.href) history.pushState(null, '', url);
}

async function show(address: string): Promise<string | null> {
  const turn = ++asked;
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' } });
    const text = await answer.text();
    if (turn !== asked) return null;
    const fresh = new DOMParser().parseFromString(text, 'text/html');
    if (!replaced(fresh)) throw new Error('There is no table.');
    whenShown();
    bringIntoView(/[?&](?:act=|do=back)/.test(address) ? '.outcome' : '[role=alert]');
    return answer.url;
  } catch {
    location.assign(address);
    return null;
  }
}

/** Puts the table of a fetched page in the place of the one that is shown; the focus stays where it was. */
function replaced(fresh: Document): boolean {
  const old = document.querySelector(TABLE);
  const table = fresh.querySelector(TABLE);
  const form = fresh.querySelector('#edit');
  if (old === null || table === null || form === null) return false;
  const focus = pathTo(document.activeElement);
  document.querySelector('#edit')?.replaceWith(form);
  const open = new Set(foldsOf(old).flatMap((fold) => (fold.open ? nameOf(fold) : [])));
  old.replaceWith(table);
  for (const fold of foldsOf(table)) fold.open ||= open.has(nameOf(fold));
  const title = fresh.querySelector('h1')?.textContent;
  const heading = document.querySelector('h1');
  if (location.pathname === '/play' && heading !== null && title !== undefined)
    heading.textContent = title;
  const target =
    table.querySelector('#fields') ?? (focus === null ? null : table.querySelector(focus));
  if (target instanceof HTMLFormElement)
    target.querySelector('input:not([type=hidden])')?.scrollIntoView({ block: 'nearest' });
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  return true;
}

/** Shows what came of an action, or why there is none, and tells it to those who listen to the page. */
function bringIntoView(selector: string): void {
  const target = document.querySelector(`${TABLE} :is(${selector},[role=alert])`);
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}

/** What readers fold and open on a table; the lines that tell what happened are others after every action. */
function foldsOf(table: Element): HTMLDetailsElement[] {
  return [...table.querySelectorAll<HTMLDetailsElement>('details:not(.why *, .trace *)')];
}

/** What stands on a fold, whose number of things may change. */
function nameOf(fold: HTMLDetailsElement): string {
  return fold.querySelector('summary')?.textContent.replaceAll(/\d+/g, '') ?? '';
}

/** How an element is found again on a table that has changed; null: it is none of the table. */
function pathTo(element: Element | null): string | null {
  if (element === null || element.closest(TABLE) === null) return null;
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLButtonElement && element.name !== '')
    return `button[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  return null;
}

function isOfTable(address: string): boolean {
  const url = new URL(address, location.href);
  return url.origin === location.origin && url.pathname === '/play';
}
