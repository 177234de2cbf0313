import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { ColumnGrip } from './column-grip.tsx';
import type { Row } from './column.ts';
import type { ShownColumn } from './list-layout.ts';
import classes from './list-table.module.css';
import type { List } from './use-list.ts';
import type { ListSort } from '../routing/index.ts';
import type { Selection } from './use-selection.ts';

type ListHeadProps<OneRow extends Row> = {
  list: List<OneRow>;
  columns: readonly ShownColumn<OneRow>[];
  selection?: Selection<OneRow>;
  onResize: (key: string, width: number | null) => void;
};

export function ListHead<OneRow extends Row>({ list, columns, selection, onResize }: ListHeadProps<OneRow>) {
  const t = useMessages(kitMessages);
  const isAllSelected = selection?.isLoadedSelected ?? false;
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1} className={classes.headRow}>
        {selection && (
          <th className={classes.select}>
            <input
              type="checkbox"
              checked={isAllSelected}
              // Before the first rows are here there is nothing to select, and the choice would be lost.
              disabled={list.rows.length === 0}
              aria-label={t('selectLoaded')}
              onChange={selection.toggleAll}
              ref={(box) => {
                if (box) box.indeterminate = selection.count.count > 0 && !isAllSelected;
              }}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} list={list} column={column} onResize={(width) => onResize(column.key, width)} />
        ))}
      </tr>
    </thead>
  );
}

type HeadCellProps<OneRow extends Row> = {
  list: List<OneRow>;
  column: ShownColumn<OneRow>;
  onResize: (width: number | null) => void;
};

function HeadCell<OneRow extends Row>({ list, column, onResize }: HeadCellProps<OneRow>) {
  const t = useMessages(kitMessages);
  const { sort, header, isNumber = false, pinnedAt } = column;
  const place = list.sorts.findIndex(({ field }) => field === sort);
  const isSorted = place !== -1;
  const isDescending = list.sorts[place]?.isDescending === true;
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <th
      className={classes.cell}
      data-pinned={pinnedAt !== undefined}
      data-number={isNumber}
      title={header}
      style={{ insetInlineStart: pinnedAt }}
      aria-sort={isSorted ? direction : undefined}
    >
      {sort === undefined ? (
        <span className={classes.headText}>{header}</span>
      ) : (
        <button
          type="button"
          className={classes.sort}
          title={t('sortMore')}
          onClick={({ shiftKey }) =>
            list.setSorts(sortsWith(shiftKey ? list.sorts : [], sort, isSorted && !isDescending))
          }
        >
          <span className={classes.headText}>{header}</span>
          {isSorted && (isDescending ? <IconArrowDown size={14} aria-hidden /> : <IconArrowUp size={14} aria-hidden />)}
          {isSorted && list.sorts.length > 1 && <small>{place + 1}</small>}
        </button>
      )}
      <ColumnGrip onResize={onResize} />
    </th>
  );
}

/** The order with one column turned round, or added as the last where it was none of it. */
function sortsWith(sorts: readonly ListSort[], field: string, isDescending: boolean): readonly ListSort[] {
  const next = { field, isDescending };
  const isIn = sorts.some((sort) => sort.field === field);
  return isIn ? sorts.map((sort) => (sort.field === field ? next : sort)) : [...sorts, next];
}
