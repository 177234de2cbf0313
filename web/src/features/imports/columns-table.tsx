import { Button, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { SearchSelect, type SearchOption } from '../../ui/form/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Absent } from '../../ui/values.tsx';
import { hasModes, withTarget, type ColumnDraft, type Mode, type Target } from './columns-draft.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';
import { shortened } from './shortened.ts';

type FileColumn = ImportDetailFragment['columns'][number];

type ColumnsTableProps = {
  columns: readonly FileColumn[];
  /** Some cells of each column, once they are here. */
  examples: readonly (readonly string[])[] | undefined;
  drafts: readonly ColumnDraft[];
  targets: readonly Target[];
  problemOf: (path: string) => string | undefined;
  onChange: (drafts: readonly ColumnDraft[]) => void;
};

type Row = { at: number; column: FileColumn; draft: ColumnDraft };

/** As many as are drawn at once: a file may have a thousand. */
const drawnAtOnce = 100;
const leftOut = '';

/** A row for each column of the file: what it holds, and what it shall be. */
export function ColumnsTable(props: ColumnsTableProps) {
  const { columns, drafts, problemOf } = props;
  const t = useMessages(importsMessages);
  const [wanted, setWanted] = useState(drawnAtOnce);
  const lastWrong = columns.findLastIndex((_column, at) => problemOf(`columns.${at}`) !== undefined);
  const drawn = Math.max(wanted, lastWrong + 1);
  const rows = columns
    .slice(0, drawn)
    .map((column, at): Row => ({ at, column, draft: drafts[at] ?? { target: null, mode: 'SET' } }));
  const shownColumns = useShownColumns(props);
  return (
    <>
      <div className={classes.columns}>
        <PlainTable label={t('title.COLUMNS')} columns={shownColumns} rows={rows} rowKey={({ at }) => at} empty="" />
      </div>
      {drawn < columns.length && (
        <div>
          <Button variant="default" onClick={() => setWanted(drawn + drawnAtOnce)}>
            {t('moreColumns', { count: Math.min(drawnAtOnce, columns.length - drawn) })}
          </Button>
        </div>
      )}
    </>
  );
}

function useShownColumns(props: ColumnsTableProps): readonly PlainColumn<Row>[] {
  const { columns, examples, drafts, targets, problemOf, onChange } = props;
  const t = useMessages(importsMessages);
  const format = useFormat();
  const byKey = useMemo(() => new Map(targets.map((target) => [target.key, target])), [targets]);
  const set = (at: number, draft: ColumnDraft) => onChange(drafts.with(at, draft));
  const headerOf = (at: number) => columns[at]?.header || t('unnamed', { place: format.number(at + 1) });
  const optionsOf = (at: number) => (): SearchOption[] => [
    { value: leftOut, label: t('leftOut') },
    ...targets.map(({ key, name }) => {
      const taker = drafts.findIndex((draft, other) => other !== at && draft.target === key);
      if (taker === -1) return { value: key, label: name };
      return { value: key, label: t('takenBy', { name, column: headerOf(taker) }), disabled: true };
    }),
  ];
  return [
    {
      key: 'header',
      header: t('column'),
      cell: ({ at }) => <strong className={classes.header}>{headerOf(at)}</strong>,
    },
    { key: 'examples', header: t('examples'), cell: ({ at }) => <Examples cells={examples?.[at]} /> },
    {
      key: 'target',
      header: t('target'),
      cell: ({ at, draft }) => (
        <div className={classes.target}>
          <SearchSelect
            label={t('targetOf', { column: headerOf(at) })}
            value={draft.target ?? leftOut}
            current={draft.target === null ? t('leftOut') : (byKey.get(draft.target)?.name ?? draft.target)}
            optionsOf={optionsOf(at)}
            problem={problemOf(`columns.${at}.target`)}
            onChange={(key) => set(at, withTarget(draft, byKey.get(key)))}
          />
        </div>
      ),
    },
    ...(hasModes(targets)
      ? [
          {
            key: 'mode',
            header: t('mode'),
            cell: ({ at, draft }) =>
              draft.target === null ? (
                <Absent />
              ) : (
                <NativeSelect
                  className={classes.mode}
                  aria-label={t('modeOf', { column: headerOf(at) })}
                  data={modesOf(byKey.get(draft.target), draft.mode).map((value) => ({
                    value,
                    label: t(`mode.${value}`),
                  }))}
                  value={draft.mode}
                  error={problemOf(`columns.${at}.mode`)}
                  onChange={({ currentTarget }) => set(at, { ...draft, mode: currentTarget.value as Mode })}
                />
              ),
          } satisfies PlainColumn<Row>,
        ]
      : []),
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ column: { target, reason }, draft }) =>
        reason && (target === draft.target || reason === 'ERROR_FILE') ? (
          <span className={classes.note}>{t(`reason.${reason}`)}</span>
        ) : (
          <Absent />
        ),
    },
  ];
}

/** A mode that is set stays to be seen, whatever the target has. */
function modesOf(target: Target | undefined, mode: Mode): readonly Mode[] {
  const modes = target?.modes ?? [];
  return modes.includes(mode) ? modes : [mode, ...modes];
}

function Examples({ cells }: { cells: readonly string[] | undefined }) {
  if (!cells?.length) return <Absent />;
  return (
    <ul className={classes.examples}>
      {cells.map((cell) => (
        <li key={cell}>{shortened(cell, 60)}</li>
      ))}
    </ul>
  );
}
