// Links of the Markdown pages of a project: those that lead to no file, or to no heading of a page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The pages of the folders that have some: those at the root, of `docs`, and READMEs elsewhere. */
function pages() {
  const found = readdirSync('.').filter((name) => name.endsWith('.md'));
  for (const folder of ['docs', 'src', 'rules', 'contract', 'bench', 'scripts'])
    if (existsSync(folder))
      for (const entry of readdirSync(folder, { recursive: true }))
        if (entry.endsWith('.md')) found.push(join(folder, entry));
  return found;
}

/** A page without what it quotes. */
const proseOf = (page) => readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');

/** The anchors of a page, as they are made of its headings where pages are shown. */
function anchorsOf(page) {
  const headings = [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, text]) => text);
  return headings.map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Every link that leads nowhere, with the page that it stands on. */
export function brokenLinks() {
  return pages().flatMap((page) =>
    [...proseOf(page).matchAll(/\]\((?!https?:)([^)\s#]*)#?([^)\s]*)\)/g)]
      .filter(([, path, anchor]) => {
        const target = path === '' ? page : join(dirname(page), path);
        if (!existsSync(target)) return true;
        return anchor !== '' && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
      })
      .map(([link]) => `${page}: ${link.slice(1)} leads nowhere`),
  );
}
