import { openPile, Player, type Reached } from './player.js';

type Move = (player: Player) => Promise<void>;

const BUTTONS: Readonly<Record<string, Move>> = {
  'First step': (player) => player.to(0),
  'Step back': (player) => player.by(-1),
  'Next step': (player) => player.by(1),
  'Last step': (player) => player.to(Number.MAX_SAFE_INTEGER),
};

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: (player) => player.by(-1),
  ArrowRight: (player) => player.by(1),
  Home: (player) => player.to(0),
  End: (player) => player.to(Number.MAX_SAFE_INTEGER),
};

/** Lets readers move through the steps of a page: buttons, arrow keys, a slider, the lines of the trace. */
export class StepControls {
  /** Null: there is nothing to move through. */
  private player: Player | null = null;

  constructor(private readonly page: Document) {
    page.addEventListener('click', (event) => this.follow(event));
    page.addEventListener('keydown', (event) => this.followKey(event));
    addEventListener('beforeprint', () => {
      for (const folded of page.querySelectorAll('details')) folded.open = true;
    });
  }

  /** Takes the stage that is on the page now. */
  attach(): void {
    const stage = this.page.getElementById('stage');
    this.player = null;
    if (stage === null || Number(stage.dataset.count) < 2) return;
    const slider = this.page.createElement('input');
    const player = new Player(stage, (reached) => {
      slider.value = String(reached.index);
      showPlace(this.page, stage, reached);
    });
    this.player = player;
    addSlider(stage, slider, player);
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
    if (button !== null) this.move(event, BUTTONS[button.getAttribute('aria-label') ?? '']);
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
    this.move(event, KEYS[event.key]);
  }

  /** Goes to a step that is linked elsewhere on the page, and scrolls to the board. */
  private show(event: Event, node: number): void {
    this.move(event, (player) => player.toNode(node));
    this.page.querySelector('#stage .board-box')?.scrollIntoView({ block: 'nearest' });
  }

  private move(event: Event, move: Move | undefined): void {
    if (this.player === null || move === undefined) return;
    event.preventDefault();
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
    const isBack = /First|back/.test(button.getAttribute('aria-label') ?? '');
    button.setAttribute('aria-disabled', String(isBack ? index === 0 : index === count - 1));
  }
  const address = new URL(location.href);
  address.searchParams.set('at', node === null ? 'start' : String(node));
  history.replaceState(null, '', address);
}
