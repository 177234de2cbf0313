/** A style sheet or script that did not come leaves its link behind, and a link that is there is not fetched again: it goes. */
export function dropFailedLinks(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), { capture: true });
}
