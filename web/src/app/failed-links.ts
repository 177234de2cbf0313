const askAgainMs = 2000;

/**
 * A style sheet that did not come is asked for again until it does: what wears it is loaded anew without it, since it was asked for once
 * (Vite notes the addresses). A script that did not come is asked for anew by anyone who needs it.
 */
export function fetchFailedStyles(): void {
  const failed = new Set<HTMLLinkElement>();
  const askAgain = () => {
    const links = [...failed];
    failed.clear();
    document.head.append(...links.map((link) => link.cloneNode()));
  };
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement)) return;
    target.remove();
    if (target.rel !== 'stylesheet') return;
    failed.add(target);
    setTimeout(askAgain, askAgainMs);
  };
  addEventListener('error', note, { capture: true });
  addEventListener('online', askAgain);
}
