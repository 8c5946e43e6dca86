import { go } from './in-place.js';

let dragged: HTMLElement | null = null;

/** Cards are put into another order or place by hand: dragged, or with Alt and the arrow keys. */
export function moveByHand(page: Document): void {
  page.addEventListener('dragstart', (event) => {
    dragged = chipOf(event.target);
    dragged?.classList.add('dragged');
    if (dragged !== null) event.dataTransfer?.setData('text/plain', dragged.textContent);
  });
  page.addEventListener('dragend', () => {
    dragged?.classList.remove('dragged');
    mark(null);
    dragged = null;
  });
  page.addEventListener('dragover', (event) => {
    const place = placeOf(event.target);
    if (dragged === null || place === null) return;
    event.preventDefault();
    mark(place);
  });
  page.addEventListener('drop', (event) => {
    const place = placeOf(event.target);
    if (dragged === null || place === null) return;
    event.preventDefault();
    move(dragged.dataset.place!, place.dataset.place!);
  });
  page.addEventListener('keydown', (event) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    const chip = chipOf(event.target);
    if (step === undefined || chip === null) return;
    const neighbour = step < 0 ? chip.previousElementSibling : chip.nextElementSibling;
    if (!(neighbour instanceof HTMLElement)) return;
    event.preventDefault();
    move(chip.dataset.place!, neighbour.dataset.place!);
  });
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

function move(from: string, to: string): void {
  const form = document.querySelector('#edit input[name=b]');
  if (!(form instanceof HTMLInputElement) || from === to) return;
  const query = new URLSearchParams({ b: form.value, do: `move ${from} ${to}` });
  void go(`/play?${query.toString()}`);
}

function chipOf(target: EventTarget | null): HTMLElement | null {
  const chip = target instanceof Element ? target.closest('.chip[data-place]') : null;
  return chip instanceof HTMLElement ? chip : null;
}

/** What something can be dropped on: a card, which it is put before, or a zone. */
function placeOf(target: EventTarget | null): HTMLElement | null {
  const place = target instanceof Element ? target.closest('.desk [data-place]') : null;
  return place instanceof HTMLElement ? place : null;
}

function mark(place: HTMLElement | null): void {
  for (const each of document.querySelectorAll('.over')) each.classList.remove('over');
  place?.classList.add('over');
}
