import { useMediaQuery } from '@mantine/hooks';
import { useElementScrollRestoration, useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { treeMessages } from './tree.messages.ts';
import classes from './tree.module.css';
import type { AddBelow, BranchId, NodeLink, TreeColumn, TreeNode } from './tree-data.ts';
import { TreeDragMark } from './tree-drag-mark.tsx';
import type { Direction, TreeMove } from './tree-moves.ts';
import { TreeNodeRow } from './tree-node-row.tsx';
import type { NodeRow, TreeRow } from './tree-rows.ts';
import { TreeNote } from './tree-note.tsx';
import type { TreeSelection } from './use-tree-selection.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeWalk } from './use-tree-walk.ts';

export type TreeTableProps<Node extends TreeNode> = {
  label: string;
  rows: readonly TreeRow<Node>[];
  columns: readonly TreeColumn<Node>[];
  nodeLink?: NodeLink<Node> | undefined;
  addBelow?: AddBelow<Node> | undefined;
  selection?: TreeSelection | undefined;
  active: string | undefined;
  onActivate: (id: string | undefined) => void;
  /** A node that shall be brought into view and have the focus. */
  revealed?: string | undefined;
  onRevealed?: () => void;
  onToggle?: (id: string, isOpen: boolean) => void;
  onOpenSiblings?: (row: NodeRow<Node>) => void;
  onNeed?: (id: BranchId) => void;
  onRetry?: (id: BranchId) => void;
  /** Soon somebody may open this node. */
  onExpect?: (id: string) => void;
  onShift?: ((row: NodeRow<Node>, direction: Direction) => void) | undefined;
  onAskMove?: ((row: NodeRow<Node>) => void) | undefined;
  /** What a dragged node is moved by. */
  onMove?: ((node: Node, move: TreeMove) => unknown) | undefined;
  moving?: ReadonlySet<string>;
  /** What the names were searched for, to be marked in them. */
  match?: string;
  /** Escape, where nothing is selected. */
  onLeave?: (row: NodeRow<Node> | undefined) => void;
  frameRef?: RefObject<HTMLDivElement | null>;
};

const restorationId = 'tree';
/** Rows that are asked for before they come into view. */
const rowsAhead = 60;
const narrowRowPx = 64;
const headPx = 40;
/** With the path of a hit below its name. */
const hitRowPx = 52;

/** The rows of a tree, one below the other; only those in view exist as elements. */
export function TreeTable<Node extends TreeNode>(props: TreeTableProps<Node>) {
  const { label, rows, columns, selection, nodeLink, match } = props;
  const t = useMessages(treeMessages);
  const navigate = useNavigate();
  const own = useRef<HTMLDivElement>(null);
  const scroller = props.frameRef ?? own;
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const shownColumns = useMemo(
    () => (isNarrow ? columns.filter(({ isWideOnly }) => !isWideOnly) : columns),
    [isNarrow, columns],
  );
  const isFlat = match !== undefined;
  const isTall = isNarrow && shownColumns.length > 0;
  const rowHeight =
    Math.max(usualRowPx(), isTall ? narrowRowPx : 0, isFlat ? hitRowPx : 0) + (isTall && isFlat ? 16 : 0);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used right here and passed to no memo
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    getItemKey: (index) => rows[index]?.key ?? index,
    // The head stands over the rows.
    scrollPaddingEnd: isNarrow ? 0 : headPx,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  useRestoredScroll(scroller, rows.length * rowHeight);
  const items = virtual.getVirtualItems();
  useNeeds(rows, items[0]?.index ?? 0, items.at(-1)?.index ?? 0, props.onNeed);
  const openNode = (row: NodeRow<Node>) => {
    if (nodeLink) void navigate(nodeLink(row.node));
  };
  const { activeIndex, focusActive } = useTreeWalk(props, scroller, (index) => virtual.scrollToIndex(index), openNode);
  useReveal(props, (index) => {
    virtual.scrollToIndex(index, { align: items.some((item) => item.index === index) ? 'auto' : 'center' });
    focusActive();
  });

  const drag = useTreeDrag(scroller, {
    rows,
    rowHeight,
    onMove: props.onMove,
    onOpen: (id) => props.onToggle?.(id, true),
  });

  // Where the active row is out of sight, the first one in sight takes the focus that comes by Tab.
  const isInSight = items.some(({ index }) => index === activeIndex);
  const tabStop = isInSight ? activeIndex : items[0]?.index;
  const tracks = isNarrow ? [] : shownColumns.map(({ width }) => width);
  const template = [...(selection ? ['40px'] : []), 'minmax(160px, 1fr)', ...tracks].join(' ');
  const style = {
    '--columns': template,
    '--row-height': `${rowHeight}px`,
    '--head-height': `${headPx}px`,
  } as CSSProperties;
  return (
    <div ref={scroller} className={classes.scroller} data-scroll-restoration-id={restorationId}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows are opened, selected and moved through by key, which is what a treegrid is
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + (isNarrow ? 0 : 1)}
        aria-multiselectable={selection !== undefined}
        className={classes.tree}
        data-narrow={isNarrow}
        data-movable={props.onMove !== undefined}
        style={style}
      >
        {!isNarrow && (
          <thead className={classes.top}>
            <tr aria-rowindex={1} className={classes.head}>
              {selection && (
                <th scope="col">
                  <span className="visually-hidden">{t('selection')}</span>
                </th>
              )}
              <th scope="col" className={classes.headName}>
                {t('name')}
              </th>
              {shownColumns.map(({ key, header, isNumber }) => (
                <th key={key} scope="col" className={classes.cell} data-number={isNumber === true}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const row = rows[index];
            if (!row) return null;
            const place = { start, rowIndex: index + (isNarrow ? 1 : 2) };
            if (row.kind !== 'node') {
              return <TreeNote key={key} row={row} above={nameAbove(rows, index)} {...place} onRetry={props.onRetry} />;
            }
            return (
              <TreeNodeRow
                key={key}
                row={row}
                index={index}
                {...place}
                columns={shownColumns}
                nodeLink={nodeLink}
                addBelow={props.addBelow}
                match={match}
                isActive={index === tabStop}
                isSelected={selection?.has(row.node.id)}
                onSelect={selection?.toggle}
                onActivate={props.onActivate}
                onToggle={props.onToggle}
                onExpect={props.onExpect}
                isMoving={props.moving?.has(row.node.id) ?? false}
                onAskMove={props.onAskMove}
                isDraggable={props.onMove !== undefined}
              />
            );
          })}
        </tbody>
      </table>
      {drag && <TreeDragMark drag={drag} rowHeight={rowHeight} headHeight={isNarrow ? 0 : headPx} />}
    </div>
  );
}

/** The name of the node that a row stands below. */
function nameAbove<Node extends TreeNode>(rows: readonly TreeRow<Node>[], index: number): string | undefined {
  const parentId = rows[index]?.parentId;
  const above = rows.slice(0, index).findLast((row) => row.kind === 'node' && row.node.id === parentId);
  return above?.kind === 'node' ? above.node.name : undefined;
}

/** Asks for the windows of what is in view, once more when one has come. */
function useNeeds<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  from: number,
  to: number,
  onNeed: ((id: BranchId) => void) | undefined,
): void {
  const need = useEffectEvent((id: BranchId) => onNeed?.(id));
  useEffect(() => {
    const view = rows.slice(from, to + rowsAhead);
    for (const id of new Set(view.filter(({ kind }) => kind === 'awaited').map(({ parentId }) => parentId))) need(id);
  }, [rows, from, to]);
}

/** Goes back to where the tree was left, once so much of it is there again. */
function useRestoredScroll(scroller: RefObject<HTMLDivElement | null>, height: number): void {
  const restored = useElementScrollRestoration({ id: restorationId })?.scrollY ?? 0;
  const isDone = useRef(restored === 0);
  useLayoutEffect(() => {
    if (isDone.current || height < restored) return;
    isDone.current = true;
    scroller.current?.scrollTo({ top: restored });
  }, [scroller, height, restored]);
}

function useReveal<Node extends TreeNode>(
  { revealed, rows, moving, onRevealed }: TreeTableProps<Node>,
  show: (index: number) => void,
): void {
  const onShow = useEffectEvent((id: string, shown: readonly TreeRow<Node>[]) => {
    const index = shown.findIndex((row) => row.kind === 'node' && row.node.id === id);
    if (index === -1) return;
    show(index);
    // Its place may change once more when the answer has come.
    if (!moving?.has(id)) onRevealed?.();
  });
  useEffect(() => {
    if (revealed !== undefined) onShow(revealed, rows);
  }, [revealed, rows]);
}

function usualRowPx(): number {
  return Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || 40;
}
