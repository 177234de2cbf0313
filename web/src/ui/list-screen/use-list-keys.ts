import { useEffect, useEffectEvent } from 'react';
import { isForScreen } from '../use-keys.ts';

export type ListKeys = {
  move: (step: number) => void;
  first: () => void;
  last: () => void;
  select: (isRange: boolean) => void;
  open: () => void;
  peek: () => void;
  search: () => void;
  clear: () => void;
};

/** j and k or the arrows move, Home and End go to the ends, x selects (Shift: a range), Enter opens, Space peeks, / searches, Esc takes back the peek or the selection. */
export function useListKeys(keys: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForScreen(event)) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (handleKey(event, target, keys)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Whether the key meant something here. */
function handleKey(event: KeyboardEvent, target: Element | undefined, keys: ListKeys): boolean {
  switch (event.key) {
    case 'j':
    case 'ArrowDown':
      keys.move(1);
      return true;
    case 'k':
    case 'ArrowUp':
      keys.move(-1);
      return true;
    case 'Home':
      keys.first();
      return true;
    case 'End':
      keys.last();
      return true;
    case 'x':
    case 'X':
      keys.select(event.shiftKey);
      return true;
    case '/':
      keys.search();
      return true;
    case 'Escape':
      keys.clear();
      return true;
    case ' ':
      // As does a focused button its own blank.
      if (target?.closest('a, button')) return false;
      keys.peek();
      return true;
    case 'Enter':
      // A focused link or button keeps its own Enter.
      if (target?.closest('a, button')) return false;
      keys.open();
      return true;
    default:
      return false;
  }
}
