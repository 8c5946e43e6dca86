import type { Player } from './player.js';

/** How long a step stays, at speed 1. */
const STEP_MS = 500;
const SPEEDS = [1, 2, 0.5] as const;

/** Plays the steps one after the other, until somebody stops it or they end. */
export class Autoplay {
  private readonly button: HTMLButtonElement;
  private readonly speedButton: HTMLButtonElement;
  private speed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOn = false;

  constructor(
    private readonly stage: HTMLElement,
    private readonly player: Player,
  ) {
    this.button = buttonOf(stage, 'playing-button', () => this.toggle());
    this.speedButton = buttonOf(stage, 'speed', () => this.faster());
    stage.querySelector('.steps')?.prepend(this.button, this.speedButton);
    this.button.setAttribute('aria-keyshortcuts', 'Space');
    this.show();
  }

  /** Begins, from the start where the end is shown; or stops. */
  toggle(): void {
    if (this.isOn) this.stop();
    else void this.begin();
  }

  /** Stops where it is. */
  stop(): void {
    clearTimeout(this.timer);
    this.isOn = false;
    this.show();
  }

  private async begin(): Promise<void> {
    this.isOn = true;
    this.show();
    if (await this.player.isAtEnd()) await this.player.to(0);
    if (this.isOn) this.wait();
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.advance(), STEP_MS / SPEEDS[this.speed]!);
  }

  private async advance(): Promise<void> {
    await this.player.fade(STEP_MS / 2 / SPEEDS[this.speed]!);
    if (!this.isOn) return;
    await this.player.by(1);
    if (await this.player.isAtEnd()) this.stop();
    else if (this.isOn) this.wait();
  }

  private faster(): void {
    this.speed = (this.speed + 1) % SPEEDS.length;
    this.show();
  }

  private show(): void {
    this.stage.classList.toggle('playing', this.isOn);
    this.stage.querySelector('.now')?.setAttribute('aria-live', this.isOn ? 'off' : 'polite');
    this.button.textContent = this.isOn ? '❚❚' : '▶';
    this.button.ariaLabel = this.isOn ? 'Pause' : 'Play the steps';
    this.speedButton.textContent = `${SPEEDS[this.speed]!}×`;
    this.speedButton.ariaLabel = `Speed ${SPEEDS[this.speed]!}×`;
  }
}

function buttonOf(stage: HTMLElement, name: string, act: () => void): HTMLButtonElement {
  const button = stage.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = name;
  button.addEventListener('click', act);
  return button;
}
