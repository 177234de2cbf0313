import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { KeyHints } from '../key-hints.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { BulkAction } from '../list-screen/index.ts';
import { SearchField } from '../search-field.tsx';
import { useKeys, withCommandKey } from '../use-keys.ts';
import { treeMessages } from './tree.messages.ts';
import classes from './tree-screen.module.css';
import { TreeBody } from './tree-body.tsx';
import type { AddBelow, NarrowedTree, NodeLink, TreeColumn, TreeNode } from './tree-data.ts';
import { MoveDialog } from './lazy-move-dialog.ts';
import type { TreeMove } from './tree-moves.ts';
import { hitRows, type NodeRow, type TreeRow } from './tree-rows.ts';
import { useFound } from './use-found.ts';
import type { Tree } from './use-tree.ts';
import { useTreeSelection } from './use-tree-selection.ts';

const BulkBar = lazyPart(() => import('../list-screen/bulk/bulk-bar.tsx').then((m) => m.BulkBar));

export type TreeScreenProps<Node extends TreeNode> = {
  title: string;
  tree: Tree<Node>;
  columns: readonly TreeColumn<Node>[];
  nodeLink?: NodeLink<Node>;
  /** The way to a new node below one. */
  addBelow?: AddBelow<Node> | undefined;
  /** What is searched for, as the address has it. */
  search?: { text: string; onSearch: (text: string) => void };
  narrowed?: NarrowedTree<Node> | undefined;
  bulkActions?: readonly BulkAction[];
  empty: { title: string; text: string };
  /** Stands beside the search. */
  tools?: ReactNode;
  /** The primary action; shown beside the title and once more where the tree is empty. */
  children?: ReactNode;
};

/** A tree with its search, selection, keys and every state it can be in. */
export function TreeScreen<Node extends TreeNode>(props: TreeScreenProps<Node>) {
  const { title, tree, search, narrowed, bulkActions = [], tools, children } = props;
  const t = useMessages(kitMessages);
  const tTree = useMessages(treeMessages);
  const searchField = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const found = useFound(tree, search?.text ?? '', narrowed);
  const hits = found?.hits;
  const rows = useMemo(() => (hits ? hitRows(hits) : tree.rows), [hits, tree.rows]);
  const selection = useTreeSelection(rows);
  const [activeHit, setActiveHit] = useState<string>();
  const leaveSearch = (row: NodeRow<Node> | undefined) => {
    if (narrowed) narrowed.onLeave();
    else search?.onSearch('');
    if (!row?.path) return;
    const ancestors = row.path.map(({ id }) => id);
    void tree.reveal(row.node.id, ancestors);
  };
  useKeys(search ? { '/': () => searchField.current?.focus() } : {});
  useFieldKeys(searchField, found !== undefined, {
    goOn: () => frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus(),
    leave: () => {
      const hit = rows.find((row) => row.key === activeHit) ?? rows[0];
      leaveSearch(hit?.kind === 'node' ? hit : undefined);
    },
  });
  const [asked, setAsked] = useState<NodeRow<Node>>();
  const canAsk = tree.move !== undefined && tree.find !== undefined;
  const moveTo = async (row: NodeRow<Node>, to: Pick<TreeMove, 'parentId' | 'place'>) => {
    const outcome = await tree.move?.(row.node, { id: row.node.id, ...to }, true);
    if (outcome?.kind !== 'done') return outcome?.text;
    setAsked(undefined);
    // The focus stays where the node was.
    const beside = nodeBeside(rows, row);
    if (beside && !found) tree.focusOn(beside);
    return undefined;
  };
  const format = useFormat();
  const count = (all: number, shown: number) =>
    all > shown
      ? tTree('foundOf', { shown: format.number(shown), total: format.number(all) })
      : tTree('found', { count: all });
  return (
    <div className={classes.screen}>
      {selection.ids.length > 0 ? (
        <Suspense fallback={<div className={classes.header} />}>
          <BulkBar
            list={{ name: tree.name, total: undefined, matching: everything, reload: tree.reload }}
            selection={bulkSelection(selection)}
            actions={bulkActions}
          />
        </Suspense>
      ) : (
        <header className={classes.header}>
          <h1>{title}</h1>
          <output className={classes.count}>{found && count(found.total, found.hits.length)}</output>
          <div className={classes.primary}>{children}</div>
        </header>
      )}
      {(search || tools) && (
        <div className={classes.tools}>
          {search && (
            <SearchField
              label={t('searchIn', { list: title })}
              text={search.text}
              onSearch={search.onSearch}
              fieldRef={searchField}
            />
          )}
          {tools}
        </div>
      )}
      {tree.isOutdated && (
        <p className={classes.outdated} role="alert">
          {t('outdated')}{' '}
          <button type="button" className={classes.inlineButton} onClick={() => void tree.reload()}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      <TreeBody
        {...props}
        rows={rows}
        found={found}
        selection={bulkActions.length > 0 ? selection : undefined}
        frame={frame}
        activeHit={activeHit}
        onActivateHit={setActiveHit}
        onLeaveSearch={leaveSearch}
        onAskMove={canAsk ? setAsked : undefined}
      />
      <Suspense>
        {asked && (
          <MoveDialog
            tree={tree}
            title={tTree('moveTitle', { name: asked.node.name })}
            ids={[asked.node.id]}
            hasPlaces
            onMove={(to) => moveTo(asked, to)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
      <KeyHints
        hints={[
          { keys: ['↑', '↓'], label: t('keyMove') },
          ...(found ? [] : [{ keys: ['→', '←'], label: tTree('keyInOut') }]),
          ...(props.nodeLink ? [{ keys: ['Enter'], label: t('keyOpen') }] : []),
          ...(bulkActions.length > 0 ? [{ keys: ['x'], label: t('keySelect') }] : []),
          ...(search ? [{ keys: ['/'], label: t('keySearch') }] : []),
          ...(found ? [{ keys: ['Esc'], label: tTree('keyBack') }] : []),
        ]}
        further={[
          { keys: ['Home', 'End'], label: t('keyEnds') },
          { keys: ['*'], label: tTree('keySiblings') },
          { keys: ['A–Z'], label: tTree('keyJump') },
          ...(tree.move && !found
            ? [
                { keys: ['Alt ↑', 'Alt ↓'], label: tTree('keyMoveAmong') },
                { keys: ['Alt Shift →', 'Alt Shift ←'], label: tTree('keyMoveIn') },
              ]
            : []),
          ...(canAsk ? [{ keys: ['M'], label: tTree('keyMoveTo') }] : []),
          ...(bulkActions.length > 0
            ? [
                { keys: ['X', 'Shift ↑', 'Shift ↓'], label: t('keyRange') },
                { keys: [withCommandKey('A')], label: tTree('keySelectShown') },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** What takes the place of a node that goes: the one behind it that is not below it, else the one before it. */
function nodeBeside<Node extends TreeNode>(rows: readonly TreeRow<Node>[], row: NodeRow<Node>): string | undefined {
  const at = rows.findIndex(({ key }) => key === row.key);
  const nodes = (some: readonly TreeRow<Node>[]) => some.filter((one): one is NodeRow<Node> => one.kind === 'node');
  const next = nodes(rows.slice(at + 1)).find(({ level }) => level <= row.level);
  return (next ?? nodes(rows.slice(0, Math.max(at, 0))).at(-1))?.node.id;
}

const everything = { search: null, filter: {} };

/** Single nodes are selected, never all that match. */
function bulkSelection({ ids, clear }: { ids: readonly string[]; clear: () => void }) {
  return {
    ids,
    clear,
    count: { count: ids.length, isExact: true },
    isEverything: false,
    isMoreOffered: false,
    isReading: false,
    selectEverything: () => undefined,
  };
}

/** From the search into what it found, and back out of it. */
function useFieldKeys(
  field: React.RefObject<HTMLInputElement | null>,
  isFound: boolean,
  { goOn, leave }: { goOn: () => void; leave: () => void },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowDown: goOn, Enter: goOn, ...(isFound && { Escape: leave }) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = field.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [field]);
}
