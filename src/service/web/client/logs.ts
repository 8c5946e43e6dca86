interface Note {
  readonly line: number;
  readonly message: string;
}

interface Point {
  readonly point: number;
  readonly line: number;
  readonly turn: number;
  readonly action: string;
  readonly badge: string;
  readonly reasons: readonly string[];
}

interface Game {
  readonly game: number;
  readonly edition: string;
  readonly warning: string | null;
  readonly players: readonly { readonly name: string }[];
  readonly points: readonly Point[];
  readonly notes: readonly Note[];
}

interface WholePoint {
  readonly board: string;
  readonly agrees: boolean | null;
  readonly differences: readonly string[];
}

interface Answer {
  readonly games: readonly Game[];
  readonly point: WholePoint | null;
  readonly notes: readonly Note[];
}

const state = placeOf('state');
const games = placeOf('games');
const board = placeOf('board');
const drop = placeOf('drop');
const input = placeOf('log');

let asked = 0;

input.addEventListener('change', () => {
  const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
  if (file !== undefined) void read(file);
});
drop.addEventListener('dragover', (event) => {
  event.preventDefault();
  drop.classList.add('over');
});
drop.addEventListener('dragleave', () => drop.classList.remove('over'));
drop.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  const file = event.dataTransfer?.files[0];
  if (file !== undefined) void read(file);
});

/** Lists the games of a file, and shows the board of its first point. */
async function read(file: File): Promise<void> {
  const turn = ++asked;
  games.replaceChildren();
  board.replaceChildren();
  state.textContent = `Reading ${file.name}.`;
  try {
    const answer = await ask(file, '');
    if (turn !== asked) return;
    const points = answer.games.reduce((sum, game) => sum + game.points.length, 0);
    state.textContent = `${file.name}: games: ${answer.games.length}, decision points: ${points}.`;
    games.replaceChildren(...answer.games.map((game) => gameView(file, game)));
    games.append(...answer.notes.map(noteView));
    games.querySelector('button')?.click();
  } catch (error) {
    if (turn === asked) state.textContent = (error as Error).message;
  }
}

/** Asks for the list of a log, or for one point of it. @throws Error with what the service says. */
async function ask(file: File, query: string): Promise<Answer> {
  const reply = await fetch(`/v1/logs${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });
  const body = (await reply.json()) as Answer & { readonly detail?: string };
  if (reply.ok) return body;
  throw new Error(body.detail ?? `The service answered ${reply.status}.`);
}

function gameView(file: File, game: Game): HTMLElement {
  const names = game.players.map(({ name }) => name).join(' and ');
  const section = made('section', { className: 'panel' });
  const title = `Game ${game.game}${names === '' ? '' : `: ${names}`}`;
  section.append(made('h2', { textContent: title }));
  section.append(made('p', { className: 'soft', textContent: `Patch ${game.edition}` }));
  if (game.warning !== null) section.append(made('p', { textContent: game.warning }));
  section.append(...game.notes.map(noteView));
  const list = made('ol', { className: 'points' });
  list.append(...game.points.map((point) => pointView(file, game.game, point)));
  section.append(list);
  return section;
}

function pointView(file: File, game: number, point: Point): HTMLElement {
  const item = made('li', {});
  const open = made('button', { type: 'button', textContent: 'Open' });
  const said = `Turn ${point.turn}: ${point.action} `;
  open.setAttribute('aria-label', `Open: ${said}`);
  const badge = made('span', { className: 'badge', textContent: point.badge });
  const found = made('div', {});
  open.addEventListener(
    'click',
    () => void openPoint(file, `?game=${game}&point=${point.point}`, found),
  );
  item.append(open, said, badge);
  if (point.reasons.length > 0)
    item.append(made('div', { className: 'small', textContent: point.reasons.join(' ') }));
  item.append(found);
  return item;
}

/** Shows what the engine makes of a point, and its board. */
async function openPoint(file: File, query: string, place: HTMLElement): Promise<void> {
  place.textContent = 'Resolving.';
  try {
    const { point } = await ask(file, query);
    if (point === null) return;
    const link = made('a', { href: `/play?b=${encodeURIComponent(point.board)}` });
    link.textContent = 'Open it on the table';
    place.replaceChildren(verdict(point), ' ', link);
    if (point.differences.length > 0) {
      const list = made('ul', { className: 'changes' });
      list.append(...point.differences.map((text) => made('li', { textContent: text })));
      place.append(list);
    }
    await showBoard(link.href);
  } catch (error) {
    place.textContent = (error as Error).message;
  }
}

function verdict({ agrees }: WholePoint): string {
  if (agrees === null) return 'The log does not show what came of it.';
  return agrees ? 'The engine agrees with the log.' : 'The engine and the log part:';
}

/** Shows the board of a table here, without leaving the list. */
async function showBoard(address: string): Promise<void> {
  const reply = await fetch(address, { headers: { Accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const found = fresh.querySelector('.board-box');
  if (found !== null) board.replaceChildren(...found.childNodes);
}

function noteView({ line, message }: Note): HTMLElement {
  return made('p', { className: 'soft', textContent: `Line ${line}: ${message}` });
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  facts: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), facts);
}

function placeOf(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}.`);
  return found;
}
