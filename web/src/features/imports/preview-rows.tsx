import { useCallback, useMemo, useRef, useState } from 'react';
import { useListWindow, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { restorationId, useRows } from '../../ui/list-screen/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import classes from './preview-rows.module.css';
import { importsMessages } from './imports.messages.ts';
import { ChangeSetRowsDocument, ImportTargetsDocument } from './imports.operations.generated.ts';
import { PreviewRow } from './preview-row.tsx';
import type { ShownBy } from './preview-search.ts';

type PreviewRowsProps = {
  kind: ImportKind;
  label: string;
  setId: string;
  /** Which rows are shown; all without one. */
  plan: ShownBy | undefined;
  /** The columns of the file; none where the change set was made by hand. */
  headers: readonly string[];
};

/** A guess; each row is measured when it is drawn. */
const rowHeight = 68;
const byPosition = [{ field: 'POSITION', direction: 'ASC' }] as const;

function filterOf(plan: ShownBy | undefined) {
  if (plan === undefined) return null;
  return plan === 'NOTICED' ? { hasNotice: true } : { plan: [plan] };
}

/** What each row of the file would do; only those in view exist as elements, however many there are. */
export function PreviewRows({ kind, label, setId, plan, headers }: PreviewRowsProps) {
  const t = useMessages(importsMessages);
  const tKit = useMessages(kitMessages);
  const variables = useMemo(() => ({ setId, filter: filterOf(plan), sort: byPosition }), [setId, plan]);
  const read = useListWindow('changeSetRows', ChangeSetRowsDocument, variables);
  // Kept from one drawing to the next, so that rows that stayed the same are.
  const rows = useMemo(() => read.rows.map((row) => ({ ...row, id: String(row.position) })), [read.rows]);
  const list = { ...read, rows };
  const { data: named, isPending: isUnnamed } = useRecord(ImportTargetsDocument, { kind });
  const targets = named?.importTargets;
  const names = useMemo(() => new Map(targets?.map(({ key, name }) => [key, name])), [targets]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const { virtual } = useRows(list, scroller, rowHeight, true);
  const isPending = list.isPending || isUnnamed;
  const isSkeletonDue = useDelayed(isPending);
  if (list.error && list.rows.length === 0)
    return <LoadProblem error={list.error} onRetry={() => void list.reload()} />;
  if (!list.isPending && list.rows.length === 0) return <p className={classes.empty}>{t('noSuchRow')}</p>;
  const total = list.total?.isExact ? list.total.count : -1;
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by key
      tabIndex={0}
      aria-label={label}
      aria-busy={isPending || list.isStale}
      className={classes.scroller}
      data-scroll-restoration-id={restorationId}
      data-stale={list.isStale}
    >
      {isSkeletonDue && <output aria-label={tKit('loading')} />}
      <ul className={classes.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          // Without their names, fields would show their keys for a moment.
          const row = isUnnamed ? undefined : list.rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={total}
                aria-posinset={list.start.count + index + 1}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PreviewRow
                  entity={importKinds[kind].entity}
                  row={row}
                  names={names}
                  headers={headers}
                  isOpen={opened.has(row.id)}
                  onToggle={toggle}
                />
              </li>
            )
          );
        })}
      </ul>
      <output className="visually-hidden">{list.isLoadingMore ? tKit('loadingMore') : ''}</output>
    </section>
  );
}
