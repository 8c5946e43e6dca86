/** Links to rules tell on hover what the rule says, as the first link to the same rule does. */
export function tellEverywhere(page: Document): void {
  const titles = new Map<string, string>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.trace a[href^="/rules/"]')) {
    const address = link.getAttribute('href') ?? '';
    if (link.title !== '') titles.set(address, link.title);
    else link.title = titles.get(address) ?? '';
  }
}
