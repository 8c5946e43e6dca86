/** A reader who clicks on asks of the last board only. */
const SETTLED_MS = 800;

let waiting = 0;

/** Answers the page's question whether other editions answer otherwise. Without an answer the link stays. */
export function answerEditions(page: Document): void {
  clearTimeout(waiting);
  const line = page.querySelector<HTMLElement>('.editions');
  const address = line?.querySelector('a')?.href;
  if (line === null || address === undefined) return;
  waiting = window.setTimeout(() => void answer(line, address), SETTLED_MS);
}

async function answer(line: HTMLElement, address: string): Promise<void> {
  const reply = await fetch(address, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (reply?.ok !== true || !line.isConnected) return;
  const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const text = fresh.querySelector('#otherwise')?.textContent;
  const link = line.querySelector('a');
  if (text === undefined || link === null) return;
  link.textContent = fresh.querySelector('h2')?.textContent ?? address;
  line.replaceChildren(`${text} `, link);
}
