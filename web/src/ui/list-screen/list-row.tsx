import { Link } from '@tanstack/react-router';
import { memo, type MouseEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { Row, RowLink } from './column.ts';
import type { ShownColumn } from './list-layout.ts';
import classes from './list-table.module.css';

type ListRowProps<OneRow extends Row> = {
  row: OneRow;
  /** Among the loaded rows. */
  index: number;
  /** In the whole list, where it is known exactly. */
  position: number | undefined;
  start: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
  columns: readonly ShownColumn<OneRow>[];
  name: string;
  linkOf: (row: OneRow, index: number) => RowLink | undefined;
  isActive: boolean;
  isPeeked: boolean;
  onActivate: (id: string) => void;
  onPeek: ((id: string) => void) | undefined;
  isSelected: boolean;
  onSelect: ((index: number, isRange: boolean) => void) | undefined;
};

function ListRowOf<OneRow extends Row>(props: ListRowProps<OneRow>) {
  const {
    row,
    index,
    position,
    start,
    measure,
    columns,
    name,
    linkOf,
    isActive,
    isPeeked,
    onActivate,
    onPeek,
    isSelected,
    onSelect,
  } = props;
  const t = useMessages(kitMessages);
  const link = linkOf(row, index);
  const select = (event: MouseEvent) => {
    event.stopPropagation();
    onSelect?.(index, event.shiftKey);
  };
  const peek = ({ target }: MouseEvent) => {
    // What stands in the row and does something of its own goes on doing that.
    if (target instanceof Element && !target.closest('a, button, input')) onPeek?.(row.id);
  };
  return (
    <tr
      ref={measure}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={position === undefined ? undefined : position + 2}
      aria-selected={onSelect ? isSelected : undefined}
      data-index={index}
      data-active={isActive}
      data-peeked={isPeeked}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={() => onActivate(row.id)}
      onClick={peek}
    >
      {onSelect && (
        <td className={classes.select}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('selectRow', { name })}
            tabIndex={isActive ? 0 : -1}
            onClick={select}
            readOnly
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          className={classes.cell}
          data-pinned={column.pinnedAt !== undefined}
          data-number={column.isNumber === true}
          style={{ insetInlineStart: column.pinnedAt }}
        >
          {place > 0 && <span className={classes.cardLabel}>{column.header}</span>}
          <bdi className={classes.value}>
            {place === 0 && link ? (
              <Link {...link} className={classes.name} tabIndex={isActive ? 0 : -1}>
                {column.cell(row)}
              </Link>
            ) : (
              column.cell(row)
            )}
          </bdi>
        </td>
      ))}
    </tr>
  );
}

/** Scrolling redraws the window many times a second; a row that stayed the same is left alone. */
export const ListRow = memo(ListRowOf) as typeof ListRowOf;
