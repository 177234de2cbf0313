import { useEffect, useState } from 'react';
import { useFetchAhead } from './use-fetch-ahead.ts';

/** The palette's state; Ctrl+K or Cmd+K opens and closes it from anywhere. It is fetched ahead, so that no key is lost. */
export function usePaletteKey(load: () => Promise<unknown>): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(load);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      closeWhatIsOpen();
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** A menu that closes only once something is typed elsewhere takes the focus from there. */
function closeWhatIsOpen(): void {
  const open = document.activeElement?.closest('[role="menu"], [role="dialog"]:not([aria-modal])');
  open?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
