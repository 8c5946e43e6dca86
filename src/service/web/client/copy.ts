/** How long the button says that it has copied, in milliseconds. */
const SAID_MS = 1500;

/** Puts a button to copy beside each text that is there to be pasted elsewhere. */
export function offerCopies(page: Document): void {
  for (const label of page.querySelectorAll<HTMLElement>('.pasted:not(:has(+ .copy))')) {
    const field = label.querySelector('textarea');
    const name = label.querySelector('span')?.textContent ?? '';
    if (field === null) continue;
    const button = page.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.ariaLabel = `Copy: ${name}`;
    button.addEventListener('click', () => void copy(field, button));
    label.after(button);
  }
}

async function copy(field: HTMLTextAreaElement, button: HTMLButtonElement): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = 'Copied';
  } catch {
    // Where nothing may be copied the text is selected, ready for the keys of the system.
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), SAID_MS);
}
