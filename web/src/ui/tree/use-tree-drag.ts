import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { dropAt, type Drop } from './drop-place.ts';
import type { TreeNode } from './tree-data.ts';
import type { TreeMove } from './tree-moves.ts';
import type { NodeRow, TreeRow } from './tree-rows.ts';

export type Drag<Node> = {
  row: NodeRow<Node>;
  /** Where the pointer is. */
  x: number;
  y: number;
  drop: Drop | undefined;
};

type DragOptions<Node extends TreeNode> = {
  rows: readonly TreeRow<Node>[];
  rowHeight: number;
  onMove: ((node: Node, move: TreeMove) => unknown) | undefined;
  /** Somebody rests with a node over a closed one. */
  onOpen: ((id: string) => void) | undefined;
};

/** A click trembles less. */
const startPx = 5;
const restMs = 600;
const edgePx = 40;
const edgeStepPx = 12;

/** A node that is dragged: by the row with a mouse, by its handle with a finger, which otherwise scrolls. */
export function useTreeDrag<Node extends TreeNode>(
  scroller: RefObject<HTMLDivElement | null>,
  options: DragOptions<Node>,
): Drag<Node> | undefined {
  const [drag, setDrag] = useState<Drag<Node>>();
  const pressed = useRef<{ id: string; x: number; y: number }>(undefined);
  const { rows, rowHeight, onMove, onOpen } = options;

  const heightAt = (y: number) => {
    const body = scroller.current?.querySelector('tbody')?.getBoundingClientRect();
    return (y - (body?.top ?? 0)) / rowHeight;
  };
  const onDown = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const element = target?.closest<HTMLElement>('tr[data-index]');
    const isByHandle = target?.closest('[data-handle]') !== null;
    if (!onMove || !element || event.button !== 0 || (event.pointerType !== 'mouse' && !isByHandle)) return;
    if (!isByHandle && target?.closest('button, input')) return;
    const row = rows[Number(element.dataset.index)];
    if (row?.kind === 'node') pressed.current = { id: row.node.id, x: event.clientX, y: event.clientY };
  });
  const onPointer = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    const from = pressed.current;
    if (!from || (!drag && Math.hypot(x - from.x, y - from.y) < startPx)) return;
    const row = drag?.row ?? rows.find((one) => one.key === from.id);
    if (row?.kind === 'node') setDrag({ row, x, y, drop: dropAt(rows, row, heightAt(y)) });
  });
  const stop = () => {
    pressed.current = undefined;
    setDrag(undefined);
  };
  const onUp = useEffectEvent(() => {
    const move = drag?.drop?.move;
    if (drag) {
      swallowClick();
      if (move) onMove?.(drag.row.node, move);
    }
    stop();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !pressed.current) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  });
  const onCancel = useEffectEvent(stop);
  useEffect(() => {
    const element = scroller.current;
    element?.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onPointer);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      element?.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onPointer);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [scroller]);

  const over = drag?.drop?.at === 'into' ? rows[drag.drop.index] : undefined;
  const closed = over?.kind === 'node' && over.hasChildren && !over.isOpen ? over.node.id : undefined;
  const open = useEffectEvent((id: string) => onOpen?.(id));
  useEffect(() => {
    if (closed === undefined) return;
    const timer = setTimeout(() => open(closed), restMs);
    return () => clearTimeout(timer);
  }, [closed]);
  useEdgeScroll(scroller, drag?.y);
  return drag;
}

/** Letting go of a link after it was dragged does not follow it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Near an edge of what is in view, the tree scrolls on. */
function useEdgeScroll(scroller: RefObject<HTMLDivElement | null>, y: number | undefined): void {
  useEffect(() => {
    const element = scroller.current;
    if (y === undefined || !element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const step = y < top + edgePx ? -edgeStepPx : y > bottom - edgePx ? edgeStepPx : 0;
    if (step === 0) return;
    let frame = requestAnimationFrame(function scroll() {
      element.scrollTop += step;
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, y]);
}
