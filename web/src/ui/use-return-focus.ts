import { useEffect } from 'react';

/** What is drawn over the screen gives the focus back when it goes, to where it was when it came, unless it is elsewhere by then. */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = openerOf(document.activeElement);
    return () => {
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
    };
  }, []);
}

/** What was chosen from a menu goes with the menu; the button of the menu stays. */
function openerOf(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '';
  const opener = document.getElementById(button) ?? element;
  return opener instanceof HTMLElement ? opener : null;
}
