import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent as KeyDown,
  type PointerEvent as PointerDown,
} from 'react';
import { movedTo } from './task-order.ts';

type Drag = { id: number; ids: readonly number[]; list: Element | null };

/**
 * Rows that are put into another order: dragged by their handle, or moved with the arrow keys while the handle has the
 * focus. A row is found by its `data-task`. Escape leaves everything where it was.
 */
export function useDragOrder(ids: readonly number[], onOrder: (ids: readonly number[]) => void) {
  const [drag, setDrag] = useState<Drag>();
  const move = useEffectEvent((pointer: PointerEvent) => {
    const over = drag && rowAt(drag.list, pointer.clientY);
    if (drag && over !== undefined && over !== drag.id) {
      setDrag({ ...drag, ids: movedTo(drag.ids, drag.id, drag.ids.indexOf(over)) });
    }
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.ids.join() !== ids.join()) onOrder(drag.ids);
    setDrag(undefined);
  });
  const cancel = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setDrag(undefined);
  });
  const isDragging = drag !== undefined;
  // The whole window listens: a row that changes its place loses the pointer.
  useEffect(() => {
    if (!isDragging) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', cancel, { signal });
    return () => listening.abort();
  }, [isDragging]);

  const handle = (id: number) => ({
    onPointerDown: (event: PointerDown<HTMLElement>) => setDrag({ id, ids, list: event.currentTarget.closest('ul') }),
    onKeyDown: (event: KeyDown<HTMLElement>) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onOrder(movedTo(ids, id, ids.indexOf(id) + step));
    },
  });
  return { handle, draggedId: drag?.id, shownIds: drag?.ids ?? ids };
}

function rowAt(list: Element | null, y: number): number | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
  const found = rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return found && Number(found.dataset.task);
}
