import { Autoplay } from './autoplay.js';
import { openPile, Player, type Reached } from './player.js';

type Move = (player: Player) => Promise<void>;

/** By what the buttons say that they do. */
const MOVES: Readonly<Record<string, Move>> = {
  first: (player) => player.to(0),
  back: (player) => player.by(-1),
  next: (player) => player.by(1),
  last: (player) => player.to(Number.MAX_SAFE_INTEGER),
};

const KEYS: Readonly<Record<string, Move | undefined>> = {
  ArrowLeft: MOVES.back,
  ArrowRight: MOVES.next,
  Home: MOVES.first,
  End: MOVES.last,
};

/** A finger has to move so far to the side, in points, to change the step. */
const SWIPE = 48;

/** Lets readers move through the steps of a page: buttons, keys, a slider, a finger, the lines of the trace. */
export class StepControls {
  /** Null: there is nothing to move through. */
  private player: Player | null = null;
  private autoplay: Autoplay | null = null;
  /** Where a finger was put down on the board; null: nowhere. */
  private touched: Touch | null = null;

  constructor(private readonly page: Document) {
    page.addEventListener('click', (event) => this.follow(event));
    page.addEventListener('keydown', (event) => this.followKey(event));
    page.addEventListener('touchstart', (event) => this.touch(event), { passive: true });
    page.addEventListener('touchend', (event) => this.swipe(event), { passive: true });
    addEventListener('beforeprint', () => {
      for (const folded of page.querySelectorAll('details')) folded.open = true;
    });
  }

  /** Takes the stage that is on the page now. */
  attach(): void {
    const stage = this.page.getElementById('stage');
    this.autoplay?.stop();
    this.player = null;
    this.autoplay = null;
    if (stage === null || Number(stage.dataset.count) < 2) return;
    const slider = this.page.createElement('input');
    const player = new Player(stage, (reached) => {
      slider.value = String(reached.index);
      showPlace(this.page, stage, reached);
    });
    this.player = player;
    addSlider(stage, slider, player);
    this.autoplay = new Autoplay(stage, player);
    this.page.documentElement.dataset.steps = 'ready';
    const named = /^#n(\d+)$/.exec(location.hash);
    if (named !== null && !location.search.includes('at=')) void player.toNode(Number(named[1]));
  }

  private follow(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('.steps a');
    const shown = target.closest<HTMLElement>('[data-node]');
    const pile = target.closest('#stage a[href^="#pile-"]');
    if (button !== null) this.move(event, MOVES[button.getAttribute('data-move') ?? '']);
    else if (target.closest('.turned a') !== null) this.flip(event);
    else if (shown !== null) this.show(event, Number(shown.dataset.node));
    else if (pile !== null) openPile(this.page, pile.getAttribute('href')!.slice(1));
    else this.followLine(event, target);
  }

  /** A click on a line goes to its step; one on its number copies the address too; other links lead where they lead. */
  private followLine(event: Event, target: Element): void {
    const link = target.closest('a');
    const line = target.closest('.trace li[id^=n]');
    if (line === null || (link !== null && link.parentElement !== line)) return;
    if (target.closest('summary') !== null) return;
    const node = Number(line.id.slice(1));
    this.move(event, (player) => player.toNode(node));
    // where nothing may be copied the address still stands in the bar
    if (link !== null) void navigator.clipboard?.writeText(link.href).catch(() => undefined);
  }

  private followKey(event: KeyboardEvent): void {
    const isTyping =
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLTextAreaElement ||
      event.target instanceof HTMLSelectElement;
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    // Space presses the button that has the focus.
    const isPressed = event.target instanceof Element && event.target.closest('a,button,summary');
    if (event.key === ' ' && this.autoplay !== null && isPressed === null) {
      event.preventDefault();
      this.autoplay.toggle();
    } else if (event.key === 'x') this.page.querySelector<HTMLElement>('.turned a')?.click();
    else if (event.key === 'c')
      this.page.querySelector<HTMLElement>('main a[href^="/compare?"]')?.click();
    else this.move(event, KEYS[event.key]);
  }

  private touch({ target, touches }: TouchEvent): void {
    const isOnBoard = target instanceof Element && target.closest('.board-box') !== null;
    this.touched = isOnBoard && touches.length === 1 ? touches[0]! : null;
  }

  /** A finger that moves to the left goes on, one that moves to the right goes back. */
  private swipe(event: TouchEvent): void {
    const [end] = event.changedTouches;
    if (this.touched === null || end === undefined) return;
    const across = end.clientX - this.touched.clientX;
    const down = Math.abs(end.clientY - this.touched.clientY);
    this.touched = null;
    if (Math.abs(across) > SWIPE && down < SWIPE)
      this.move(event, across < 0 ? MOVES.next : MOVES.back);
  }

  /** Turns the board around where it lies; without steps the link leads to the turned page. */
  private flip(event: Event): void {
    this.move(event, async (player) => {
      const address = new URL(location.href);
      address.searchParams.set('side', String(await player.flip()));
      history.replaceState(null, '', address);
    });
  }

  /** Goes to a step that is linked elsewhere on the page, and scrolls to the board. */
  private show(event: Event, node: number): void {
    this.move(event, (player) => player.toNode(node));
    this.page.querySelector('#stage .board-box')?.scrollIntoView({ block: 'nearest' });
  }

  private move(event: Event, move: Move | undefined): void {
    if (this.player === null || move === undefined) return;
    if (event.cancelable) event.preventDefault();
    this.autoplay?.stop();
    void move(this.player);
  }
}

function addSlider(stage: HTMLElement, slider: HTMLInputElement, player: Player): void {
  const { count, index } = stage.dataset;
  slider.type = 'range';
  slider.min = '0';
  slider.max = String(Number(count) - 1);
  slider.value = index ?? '0';
  slider.ariaLabel = 'Step';
  slider.addEventListener('input', () => void player.to(Number(slider.value)));
  stage.querySelector('.steps')?.append(slider);
  for (const button of stage.querySelectorAll<HTMLAnchorElement>('.steps a')) {
    button.role = 'button';
    if (!button.hasAttribute('href')) button.setAttribute('href', '#stage');
  }
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
    if (at instanceof HTMLDetailsElement && !at.matches('.what')) at.open = true;
  for (const button of stage.querySelectorAll('.steps a')) {
    const isBack = /first|back/.test(button.getAttribute('data-move') ?? '');
    button.setAttribute('aria-disabled', String(isBack ? index === 0 : index === count - 1));
  }
  const address = new URL(location.href);
  address.searchParams.set('at', node === null ? 'start' : String(node));
  history.replaceState(null, '', address);
}
