import { openPile, Player, type Reached } from './player.js';

/** Lets a reader move through the steps of the page: buttons, arrow keys, a slider, the lines of the trace. */
export function controlSteps(page: Document, stage: HTMLElement): void {
  const slider = page.createElement('input');
  const player = new Player(stage, (reached) => {
    slider.max = String(reached.count - 1);
    slider.value = String(reached.index);
    showPlace(page, stage, reached);
  });
  addSlider(page, stage, slider, player);
  stage.addEventListener('click', (event) => {
    followButton(event, player);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const pile = link?.getAttribute('href')?.startsWith('#pile-') === true;
    if (pile) openPile(stage, link!.getAttribute('href')!.slice(1));
  });
  page.querySelector('.told')?.addEventListener('click', (event) => followLine(event, player));
  page.addEventListener('keydown', (event) => followKey(event, player));
  addEventListener('beforeprint', () => {
    for (const folded of page.querySelectorAll('details')) folded.open = true;
  });
  const named = /^#n(\d+)$/.exec(location.hash);
  if (named !== null && !location.search.includes('at=')) void player.toNode(Number(named[1]));
}

const MOVES: Readonly<Record<string, (player: Player) => Promise<void>>> = {
  'First step': (player) => player.to(0),
  'Step back': (player) => player.by(-1),
  'Next step': (player) => player.by(1),
  'Last step': (player) => player.to(Number.MAX_SAFE_INTEGER),
};

const KEYS: Readonly<Record<string, (player: Player) => Promise<void>>> = {
  ArrowLeft: (player) => player.by(-1),
  ArrowRight: (player) => player.by(1),
  Home: (player) => player.to(0),
  End: (player) => player.to(Number.MAX_SAFE_INTEGER),
};

function addSlider(
  page: Document,
  stage: HTMLElement,
  slider: HTMLInputElement,
  player: Player,
): void {
  const nav = stage.querySelector('.steps');
  const place = /(\d+) of (\d+)|before (\d+)/.exec(nav?.querySelector('.place')?.textContent ?? '');
  slider.type = 'range';
  slider.min = '0';
  slider.max = place?.[2] ?? place?.[3] ?? '0';
  slider.value = place?.[1] ?? '0';
  slider.ariaLabel = 'Step';
  slider.addEventListener('input', () => void player.to(Number(slider.value)));
  nav?.append(slider);
  for (const button of stage.querySelectorAll<HTMLAnchorElement>('.steps a')) {
    button.role = 'button';
    if (!button.hasAttribute('href')) button.setAttribute('href', '#stage');
  }
  page.documentElement.dataset.steps = 'ready';
}

function followButton(event: Event, player: Player): void {
  const button = event.target instanceof Element ? event.target.closest('.steps a') : null;
  const move = button === null ? undefined : MOVES[button.getAttribute('aria-label') ?? ''];
  if (move === undefined) return;
  event.preventDefault();
  void move(player);
}

/** A click on a line goes to its step; one on its number copies the address too; other links lead where they lead. */
function followLine(event: Event, player: Player): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const line = event.target.closest('li[id^=n]');
  if (line === null || (link !== null && link.parentElement !== line)) return;
  if (event.target.closest('summary') !== null) return;
  event.preventDefault();
  void player.toNode(Number(line.id.slice(1)));
  if (link instanceof HTMLAnchorElement) void navigator.clipboard?.writeText(link.href);
}

function followKey(event: KeyboardEvent, player: Player): void {
  const isTyping =
    event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  const move = KEYS[event.key];
  if (move === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void move(player);
}

/** Marks the line of the step, opens what it lies in, and keeps the address of the page at it. */
function showPlace(
  page: Document,
  stage: HTMLElement,
  { step: { node }, index, count }: Reached,
): void {
  for (const line of page.querySelectorAll('.trace [aria-current]'))
    line.removeAttribute('aria-current');
  const line = node === null ? null : page.getElementById(`n${node}`);
  line?.setAttribute('aria-current', 'step');
  for (let at = line?.parentElement; at != null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  for (const button of stage.querySelectorAll('.steps a')) {
    const isBack = /First|back/.test(button.getAttribute('aria-label') ?? '');
    button.setAttribute('aria-disabled', String(isBack ? index === 0 : index === count - 1));
  }
  const address = new URL(location.href);
  address.searchParams.set('at', node === null ? 'start' : String(node));
  history.replaceState(null, '', address);
}
