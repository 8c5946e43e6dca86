interface Hit {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

/** How long somebody pauses before names are looked for, in milliseconds. */
const PAUSE_MS = 120;
const MOST = 8;

let waiting: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

/** Fields for the name of a card offer the cards that are meant, misspelt or begun only. */
export function suggestCards(page: Document): void {
  page.addEventListener('input', (event) => {
    const field = fieldOf(event);
    if (field === null) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void offer(field), PAUSE_MS);
  });
  page.addEventListener('keydown', (event) => {
    const field = fieldOf(event);
    const list = field?.parentElement?.querySelector('.found');
    if (field === null || !(list instanceof HTMLElement)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(field, list, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') close(field);
    else if (event.key === 'Enter') {
      const chosen = list.querySelector('[aria-selected=true]');
      if (chosen instanceof HTMLElement) take(field, chosen);
    }
  });
  page.addEventListener('focusout', (event) => {
    const field = fieldOf(event);
    if (field !== null) setTimeout(() => close(field), 150);
  });
}

function fieldOf({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches('input.card') ? target : null;
}

async function offer(field: HTMLInputElement): Promise<void> {
  const turn = ++asked;
  // Of names with commas between them, the last is being typed.
  const q = field.value.split(',').at(-1)?.trim() ?? '';
  if (q.length < 2) return close(field);
  const select = document.querySelector('#g-ruleset');
  const query = new URLSearchParams({ q, kind: 'card', first: String(MOST) });
  if (select instanceof HTMLSelectElement) query.set('ruleset', select.value);
  const answer = await fetch(`/v1/search?${query.toString()}`);
  if (!answer.ok || turn !== asked || document.activeElement !== field) return;
  const { items } = (await answer.json()) as { readonly items: readonly Hit[] };
  close(field);
  if (items.length > 0) open(field, items);
}

function open(field: HTMLInputElement, items: readonly Hit[]): void {
  const list = document.createElement('ul');
  list.className = 'found';
  list.id = `${field.id}-found`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Cards');
  for (const [i, { name, says }] of items.entries()) {
    const item = document.createElement('li');
    item.id = `${list.id}-${i}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    item.dataset.name = name;
    item.textContent = name;
    const small = document.createElement('small');
    small.textContent = says.length > 90 ? `${says.slice(0, 88)}…` : says;
    item.append(small);
    item.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      take(field, item);
      if (field.form?.classList.contains('add') === true) field.form.requestSubmit();
    });
    list.append(item);
  }
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-expanded', 'true');
  field.setAttribute('aria-controls', list.id);
  field.after(list);
}

function choose(field: HTMLInputElement, list: HTMLElement, step: number): void {
  const items = [...list.children];
  const now = items.findIndex((item) => item.getAttribute('aria-selected') === 'true');
  const next = (now + step + items.length + (now < 0 && step < 0 ? 1 : 0)) % items.length;
  for (const [i, item] of items.entries()) item.setAttribute('aria-selected', String(i === next));
  const chosen = items[next]!;
  field.setAttribute('aria-activedescendant', chosen.id);
  chosen.scrollIntoView({ block: 'nearest' });
}

function take(field: HTMLInputElement, { dataset }: HTMLElement): void {
  const before = field.value.split(',').slice(0, -1);
  field.value = [...before, dataset.name ?? ''].join(', ').replace(/^, /, '');
  close(field);
}

function close(field: HTMLInputElement): void {
  field.parentElement?.querySelector('.found')?.remove();
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}
