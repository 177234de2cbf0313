import { useEffect, useEffectEvent, type RefObject } from 'react';

type SavedForm = { form: RefObject<HTMLFormElement | null>; isDirty: boolean };

/**
 * Ctrl/Cmd+S saves what is being edited instead of the page: the form that holds the focus, or, where none does, those with edits and
 * the first one of the screen.
 */
export function useSaveKey(save: () => void, saved?: SavedForm): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    const focused = document.activeElement?.closest('form');
    const isMeant = (form: HTMLFormElement | null, isDirty: boolean) =>
      focused ? focused === form : isDirty || form === document.querySelector('main form');
    if (saved && !isMeant(saved.form.current, saved.isDirty)) return;
    save();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
