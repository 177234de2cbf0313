import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { movedTo } from './task-order.ts';

type Drag = { id: number; ids: readonly number[] };

/**
 * Rows that are put into another order: dragged by their handle, or moved with the arrow keys while the handle has the
 * focus. A row is found by its `data-task`. Escape leaves everything where it was.
 */
export function useDragOrder(ids: readonly number[], onOrder: (ids: readonly number[]) => void) {
  const [drag, setDrag] = useState<Drag>();
  const handle = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, ids });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      const over = rowAt(event.currentTarget, event.clientY);
      const place = drag.ids.indexOf(over ?? id);
      if (over !== undefined && over !== id) setDrag({ id, ids: movedTo(drag.ids, id, place) });
    },
    onPointerUp: () => {
      if (drag && drag.ids.join() !== ids.join()) onOrder(drag.ids);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setDrag(undefined);
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onOrder(movedTo(ids, id, ids.indexOf(id) + step));
    },
  });
  return { handle, draggedId: drag?.id, shownIds: drag?.ids ?? ids };
}

function rowAt(handle: HTMLElement, y: number): number | undefined {
  const rows = [...(handle.closest('ul')?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
  const found = rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return found && Number(found.dataset.task);
}
