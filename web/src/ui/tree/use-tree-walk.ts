import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { TreeNode } from './tree-data.ts';
import { ancestorsOf, type NodeRow, type TreeRow } from './tree-rows.ts';
import type { TreeTableProps } from './tree-table.tsx';
import { useTreeKeys } from './use-tree-keys.ts';

/** How the keys go through the rows; answers which of them is the active one. */
export function useTreeWalk<Node extends TreeNode>(
  props: TreeTableProps<Node>,
  scroller: RefObject<HTMLDivElement | null>,
  scrollTo: (index: number) => void,
  openNode: (row: NodeRow<Node>) => void,
) {
  const { rows, active, onActivate, selection, onToggle, onExpect } = props;
  const found = rows.findIndex((row) => row.kind === 'node' && row.node.id === active);
  const activeIndex = found === -1 ? rows.findIndex(({ kind }) => kind === 'node') : found;
  const row = rows[activeIndex];
  const current = row?.kind === 'node' ? row : undefined;
  const focusActive = useFocusOnMove(scroller, activeIndex);
  const go = (next: NodeRow<Node> | undefined) => {
    if (!next) return;
    onActivate(next.node.id);
    scrollTo(rows.indexOf(next));
    focusActive();
  };
  const goToEnd = useEnd(rows, scrollTo, go);
  const move = (step: 1 | -1, isRange: boolean) => {
    const next = nodeFrom(rows, activeIndex + step, step);
    if (!next) return;
    if (isRange && current && selection?.has(current.node.id) === false) selection.toggle(current.node.id, false);
    if (isRange && selection?.has(next.node.id) === false) selection.toggle(next.node.id, false);
    go(next);
  };
  useTreeKeys(scroller, {
    move,
    first: () => go(nodeFrom(rows, 0, 1)),
    last: goToEnd,
    inwards: () => {
      if (!current?.hasChildren) return;
      if (!current.isOpen) return onToggle?.(current.node.id, true);
      const below = rows[activeIndex + 1];
      if (below?.kind === 'node' && below.parentId === current.node.id) go(below);
    },
    outwards: () => {
      if (!current) return;
      if (current.isOpen) return onToggle?.(current.node.id, false);
      go(ancestorsOf(rows, current)[0]);
    },
    openSiblings: () => current && props.onOpenSiblings?.(current),
    open: () => current && openNode(current),
    select: (isRange) => current && selection?.toggle(current.node.id, isRange),
    selectShown: () => selection?.selectShown(),
    jump: (text) => {
      const next = nodeByStart(rows, activeIndex, text);
      go(next);
      return next !== undefined;
    },
    // Where the node is out of sight, none is moved in its stead.
    shift: props.onShift && ((direction) => found !== -1 && current && props.onShift?.(current, direction)),
    askMove: props.onAskMove && (() => current && props.onAskMove?.(current)),
    leave: () => (selection && selection.ids.length > 0 ? selection.clear() : props.onLeave?.(current)),
  });

  // Nobody rests on the first row just because it is the first.
  const isClosed = found !== -1 && current?.hasChildren && !current.isOpen;
  const expected = isClosed ? current.node.id : undefined;
  useExpected(expected, onExpect);
  return { activeIndex, focusActive };
}

/** The nearest node at a row or beyond it, in one direction. */
function nodeFrom<Node>(rows: readonly TreeRow<Node>[], from: number, step: 1 | -1): NodeRow<Node> | undefined {
  for (let index = from; index >= 0 && index < rows.length; index += step) {
    const row = rows[index];
    if (row?.kind === 'node') return row;
  }
  return undefined;
}

/** The next node whose name begins so, from the active one on and round; while more is typed, the active one may be it. */
function nodeByStart<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  active: number,
  text: string,
): NodeRow<Node> | undefined {
  const from = active + (text.length === 1 ? 1 : 0);
  const round = [...rows.slice(from), ...rows.slice(0, from)];
  return round.find(
    (row): row is NodeRow<Node> =>
      row.kind === 'node' &&
      row.node.name.slice(0, text.length).localeCompare(text, undefined, { sensitivity: 'base' }) === 0,
  );
}

/** Goes to the last row; where it is still to be read, as soon as it has come. */
function useEnd<Node>(
  rows: readonly TreeRow<Node>[],
  scrollTo: (index: number) => void,
  go: (row: NodeRow<Node>) => void,
): () => void {
  const isDue = useRef(false);
  const show = (shown: readonly TreeRow<Node>[]) => {
    isDue.current = shown.at(-1)?.kind === 'awaited';
    const node = nodeFrom(shown, shown.length - 1, -1);
    if (isDue.current) scrollTo(shown.length - 1);
    else if (node) go(node);
  };
  const onRows = useEffectEvent((shown: readonly TreeRow<Node>[]) => {
    if (isDue.current) show(shown);
  });
  useEffect(() => onRows(rows), [rows]);
  return () => show(rows);
}

/** Keyboard moves take the focus along; a row that is only now being drawn gets it when it is there. */
function useFocusOnMove(scroller: RefObject<HTMLDivElement | null>, active: number): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!row) return;
    isDue.current = false;
    row.focus({ preventScroll: true });
  });
  return () => {
    isDue.current = true;
  };
}

const expectingMs = 120;

/** Says which closed node somebody rests on. */
function useExpected(id: string | undefined, onExpect: ((id: string) => void) | undefined): void {
  const expect = useEffectEvent((node: string) => onExpect?.(node));
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => expect(id), expectingMs);
    return () => clearTimeout(timer);
  }, [id]);
}
