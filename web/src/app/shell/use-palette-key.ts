import { useEffect, useState } from 'react';

/** Time for the first screen to stand before anything else is fetched. */
const restMs = 1500;

/** The palette's state; Ctrl+K or Cmd+K opens and closes it from anywhere. It is fetched ahead, so that no key is lost. */
export function usePaletteKey(load: () => Promise<unknown>): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Without it the palette is fetched when it is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [load]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
