import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchAhead } from './use-fetch-ahead.ts';

/** What was typed since the palette was asked for and before its field stood. */
let typed = '';

/** Hands over what was typed before the field stood, once. */
export function takeTyped(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/** The palette's state; Ctrl+K or Cmd+K opens and closes it from anywhere. It is fetched ahead, and no key is lost while it comes. */
export function usePaletteKey(load: () => Promise<unknown>): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(load);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      closeWhatIsOpen();
      takeTyped();
      setOpen(!isOpen);
    } else if (isOpen && !isCommand && event.key.length === 1 && !overlay()) {
      event.preventDefault();
      typed += event.key;
    }
  });
  useEffect(() => {
    // Before all others who hear of keys.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** What is over the screen and has the focus. */
const overlay = (more = '') => document.activeElement?.closest(`[role="menu"], [role="dialog"]${more}`);

/** A menu that closes only once something is typed elsewhere takes the focus from there. */
function closeWhatIsOpen(): void {
  overlay(':not([aria-modal])')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
