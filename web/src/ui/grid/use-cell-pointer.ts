import { useRef, type MouseEvent, type PointerEvent } from 'react';

type GoTo = (row: number, column: number, isRange?: boolean) => void;

/** Pressing a cell makes it the active one, dragging or Shift selects a range, a double click or a second tap edits. */
export function useCellPointer(firstRow: number, goTo: GoTo, edit: () => void) {
  const isDragging = useRef(false);
  const go = (target: EventTarget, isRange: boolean) => {
    const place = cellAt(target);
    if (place) goTo(firstRow + place.index, place.column, isRange);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      if (!cellAt(event.target)) return;
      isDragging.current = true;
      go(event.target, event.shiftKey);
    },
    onPointerOver: (event: PointerEvent) => {
      if ((event.buttons & 1) === 0) isDragging.current = false;
      if (isDragging.current) go(event.target, true);
    },
    onPointerUp: () => {
      isDragging.current = false;
    },
    // A finger that is lifted in its place, not one that scrolls.
    onClick: (event: MouseEvent<HTMLElement, globalThis.MouseEvent | globalThis.PointerEvent>) => {
      const { nativeEvent, target } = event;
      if (!('pointerType' in nativeEvent) || nativeEvent.pointerType !== 'touch') return;
      const isActive = target instanceof Element && target.closest('td[data-active="true"]') !== null;
      if (isActive) edit();
      else go(target, false);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      if (cellAt(target)) edit();
    },
  };
}

function cellAt(target: EventTarget): { index: number; column: number } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
  const row = cell?.closest<HTMLElement>('tr[data-index]');
  return cell && row ? { index: Number(row.dataset.index), column: Number(cell.dataset.column) } : undefined;
}
