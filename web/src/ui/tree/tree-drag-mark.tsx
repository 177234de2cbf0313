import type { CSSProperties } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { treeMessages } from './tree.messages.ts';
import classes from './tree-drag-mark.module.css';
import type { TreeNode } from './tree-data.ts';
import type { Drag } from './use-tree-drag.ts';

type TreeDragMarkProps<Node extends TreeNode> = {
  drag: Drag<Node>;
  rowHeight: number;
  /** How high what stands above the rows is. */
  headHeight: number;
};

/** Where a dragged node would go, and why it may not. */
export function TreeDragMark<Node extends TreeNode>({ drag, rowHeight, headHeight }: TreeDragMarkProps<Node>) {
  const t = useMessages(treeMessages);
  const { row, x, y, drop } = drag;
  const isRefused = drop !== undefined && drop.move === undefined;
  const top = drop && headHeight + (drop.index + (drop.at === 'after' ? 1 : 0)) * rowHeight;
  return (
    <>
      {drop && (
        <div
          className={classes.mark}
          data-at={drop.at}
          data-refused={isRefused}
          style={{ top, '--level': drop.level - 1, '--row-height': `${rowHeight}px` } as CSSProperties}
          aria-hidden
        />
      )}
      <div className={classes.dragged} data-refused={isRefused} style={{ left: x, top: y }}>
        <bdi>{row.node.name}</bdi>
        {isRefused && <span role="alert">{t('notBelowItself')}</span>}
      </div>
    </>
  );
}
