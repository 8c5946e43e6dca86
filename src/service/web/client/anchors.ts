/** A click on the anchor of a trace line copies its address too. */
export function copyAnchors(page: Document): void {
  page.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a.anchor') : null;
    if (!(anchor instanceof HTMLAnchorElement)) return;
    void navigator.clipboard?.writeText(anchor.href);
  });
}
