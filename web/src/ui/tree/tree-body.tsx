import type { RefObject } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../empty-state.tsx';
import { kitMessages } from '../kit.messages.ts';
import { LoadProblem } from '../load-problem.tsx';
import { useDelayed } from '../use-delayed.ts';
import { treeMessages } from './tree.messages.ts';
import classes from './tree.module.css';
import type { TreeNode } from './tree-data.ts';
import type { NodeRow, TreeRow } from './tree-rows.ts';
import type { TreeScreenProps } from './tree-screen.tsx';
import { TreeTable } from './tree-table.tsx';
import type { Found } from './use-found.ts';
import type { TreeSelection } from './use-tree-selection.ts';

type TreeBodyProps<Node extends TreeNode> = TreeScreenProps<Node> & {
  rows: readonly TreeRow<Node>[];
  found: Found<Node> | undefined;
  selection: TreeSelection | undefined;
  frame: RefObject<HTMLDivElement | null>;
  activeHit: string | undefined;
  onActivateHit: (id: string | undefined) => void;
  onLeaveSearch: (row: NodeRow<Node> | undefined) => void;
  onAskMove: ((row: NodeRow<Node>) => void) | undefined;
};

/** The tree, or what was found in it, or why there is nothing of either. */
export function TreeBody<Node extends TreeNode>(props: TreeBodyProps<Node>) {
  const { title, tree, columns, nodeLink, narrowed, empty, children, rows, found, selection, frame } = props;
  const t = useMessages(treeMessages);
  const source = found ? { ...found, isEmpty: found.hits.length === 0, reload: found.retry } : treeSource(tree);
  const isSkeletonDue = useDelayed(source.isPending);
  if (source.error && source.isEmpty) return <LoadProblem error={source.error} onRetry={source.reload} />;
  if (source.isPending) return isSkeletonDue ? <TreeSkeleton /> : <div className={classes.scroller} aria-busy />;
  if (found && source.isEmpty) {
    if (narrowed && found.text === '') return <EmptyState {...narrowed.none} />;
    return <EmptyState title={t('noneFound', { text: found.text })} text={t('noneFoundText')} />;
  }
  if (source.isEmpty) return <EmptyState {...empty}>{children}</EmptyState>;
  const shared = {
    rows,
    columns,
    nodeLink,
    addBelow: props.addBelow,
    selection,
    frameRef: frame,
    onAskMove: props.onAskMove,
  };
  if (found) {
    return (
      <TreeTable
        key="found"
        {...shared}
        label={t('results')}
        match={found.text}
        active={props.activeHit}
        onActivate={props.onActivateHit}
        onLeave={props.onLeaveSearch}
      />
    );
  }
  return (
    <TreeTable
      key="tree"
      {...shared}
      label={title}
      active={tree.active}
      onActivate={tree.setActive}
      revealed={tree.revealed}
      onRevealed={tree.onRevealed}
      onToggle={tree.toggle}
      onOpenSiblings={tree.openSiblings}
      onNeed={tree.loadMore}
      onRetry={tree.retry}
      onExpect={tree.prefetch}
      onShift={tree.shift}
      onMove={tree.move}
      moving={tree.moving}
    />
  );
}

function treeSource<Node>({ isPending, error, topCount, reload }: TreeScreenProps<Node & TreeNode>['tree']) {
  return { isPending, error, isEmpty: error !== null || topCount === 0, reload: () => void reload() };
}

const lines = Array.from({ length: 10 }, (_unused, index) => ({
  key: `line-${index}`,
  level: index % 4 === 0 ? 1 : 2,
}));

/** The shape of a tree while it is on its way. */
function TreeSkeleton() {
  const t = useMessages(kitMessages);
  return (
    <div className={classes.scroller} aria-busy>
      <output className="visually-hidden">{t('loading')}</output>
      {lines.map(({ key, level }) => (
        <div key={key} className={classes.skeletonRow} data-level={level} aria-hidden>
          <span className={classes.skeleton} />
        </div>
      ))}
    </div>
  );
}
