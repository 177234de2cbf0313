import { useEffect, useEffectEvent } from 'react';

/** Where single keys belong to what is typed or chosen there. */
export const ownKeys =
  'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]';

/** Single keys and what each does on this screen; a held key acts once. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(ownKeys)) return;
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
