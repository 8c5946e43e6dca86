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
const moves = placeOf('moves');
const move = placeOf('move');

let asked = 0;

/** The buttons that open the points of the file, in order, and which of them was used last. */
let opens: readonly HTMLButtonElement[] = [];
let shown = 0;

placeOf('earlier').addEventListener('click', () => opens[shown - 1]?.click());
placeOf('later').addEventListener('click', () => opens[shown + 1]?.click());
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
  moves.hidden = true;
  state.textContent = `Reading ${file.name}.`;
  try {
    const answer = await ask(file, '');
    if (turn !== asked) return;
    const points = answer.games.reduce((sum, game) => sum + game.points.length, 0);
    state.textContent = `${file.name}: games: ${answer.games.length}, decision points: ${points}.`;
    games.replaceChildren(...answer.games.map((game) => gameView(file, game)));
    games.append(...answer.notes.map(noteView));
    opens = [...games.querySelectorAll('button')];
    moves.hidden = opens.length === 0;
    opens[0]?.click();
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
  open.addEventListener('click', () => {
    shown = opens.indexOf(open);
    for (const one of opens) one.removeAttribute('aria-current');
    open.setAttribute('aria-current', 'step');
    move.textContent = `${shown + 1} of ${opens.length}: ${said}[${point.badge}]`;
    void openPoint(file, { game, point: point.point }, found);
  });
  item.append(open, said, badge);
  if (point.reasons.length > 0)
    item.append(made('div', { className: 'small', textContent: point.reasons.join(' ') }));
  item.append(found);
  return item;
}

/** Where a point is in its file. */
interface Place {
  readonly game: number;
  readonly point: number;
}

function queryOf({ game, point }: Place): string {
  return `?game=${game}&point=${point}`;
}

/** Shows what the engine makes of a point, and its board; where the log says otherwise, that of the log beside it. */
async function openPoint(file: File, at: Place, place: HTMLElement): Promise<void> {
  const turn = ++opening;
  place.textContent = 'Resolving.';
  try {
    const { point } = await ask(file, queryOf(at));
    if (point === null) return;
    const address = `/play?b=${encodeURIComponent(point.board)}`;
    const link = made('a', { href: address, textContent: 'Open it on the table' });
    place.replaceChildren(verdict(point), ' ', link);
    if (point.differences.length > 0) {
      const list = made('ul', { className: 'changes' });
      list.append(...point.differences.map((text) => made('li', { textContent: text })));
      place.append(list);
    }
    const views = [await boardView(address, point.agrees === false ? 'The engine' : null)];
    if (point.agrees === false) views.push(await loggedBoard(file, at));
    if (turn === opening) board.replaceChildren(...views);
  } catch (error) {
    place.textContent = (error as Error).message;
  }
}

let opening = 0;

/** The board of the log after a point: that on which the next move is made. */
async function loggedBoard(file: File, { game, point }: Place): Promise<HTMLElement> {
  const next = await ask(file, queryOf({ game, point: point + 1 })).catch(() => null);
  if (next?.point == null) return made('p', { textContent: 'The log ends here.' });
  return boardView(`/play?b=${encodeURIComponent(next.point.board)}&at=start`, 'The log');
}

/** The board of a table with its ruling, under a title where it has one. */
async function boardView(address: string, title: string | null): Promise<HTMLElement> {
  const reply = await fetch(address, { headers: { Accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const section = made('section', {});
  if (title !== null) section.append(made('h2', { textContent: title }));
  const ruling = fresh.querySelector('.outcome');
  if (ruling !== null && title !== 'The log')
    section.append(made('p', { className: 'outcome', textContent: ruling.textContent }));
  const box = made('div', { className: 'board-box' });
  box.append(...(fresh.querySelector('.board-box')?.childNodes ?? []));
  section.append(box);
  return section;
}

function verdict({ agrees }: WholePoint): string {
  if (agrees === null) return 'The log does not show what came of it.';
  return agrees ? 'The engine agrees with the log.' : 'The engine and the log part:';
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
