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
    const say = (text: string): void => {
      button.textContent = text;
      button.ariaLabel = `${text}: ${name}`;
    };
    say('Copy');
    button.addEventListener('click', () => {
      void copied(field).then((isCopied) => {
        // Where nothing may be copied the text is selected, ready for the keys of the system.
        say(isCopied ? 'Copied' : 'Selected');
        setTimeout(() => say('Copy'), SAID_MS);
      });
    });
    label.after(button);
  }
}

async function copied(field: HTMLTextAreaElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
