import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl/Cmd+S saves what is being edited instead of the page; of several forms the one that holds the focus. */
export function useSaveKey(save: () => void, form?: RefObject<HTMLFormElement | null>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const focused = document.activeElement?.closest('form');
    if (form && focused && focused !== form.current) return;
    save();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
