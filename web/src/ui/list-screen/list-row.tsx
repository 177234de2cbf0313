import { Link } from '@tanstack/react-router';
import { memo, type MouseEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { RowLink } from './column.ts';
import type { ShownColumn } from './list-layout.ts';
import classes from './list-table.module.css';

type ListRowProps<OneRow> = {
  row: OneRow;
  index: number;
  start: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
  columns: readonly ShownColumn<OneRow>[];
  name: string;
  linkOf: (row: OneRow, index: number) => RowLink | undefined;
  isActive: boolean;
  onActivate: (index: number) => void;
  isSelected: boolean;
  onSelect: ((index: number, isRange: boolean) => void) | undefined;
};

function ListRowOf<OneRow>(props: ListRowProps<OneRow>) {
  const { row, index, start, measure, columns, name, linkOf, isActive, onActivate, isSelected, onSelect } = props;
  const t = useMessages(kitMessages);
  const link = linkOf(row, index);
  const select = (event: MouseEvent) => {
    event.stopPropagation();
    onSelect?.(index, event.shiftKey);
  };
  return (
    <tr
      ref={measure}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={onSelect ? isSelected : undefined}
      data-index={index}
      data-active={isActive}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={() => onActivate(index)}
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
      {columns.map((column, position) => (
        <td
          key={column.key}
          className={classes.cell}
          data-pinned={column.pinnedAt !== undefined}
          data-number={column.isNumber === true}
          style={{ insetInlineStart: column.pinnedAt }}
        >
          {position > 0 && <span className={classes.cardLabel}>{column.header}</span>}
          <bdi className={classes.value}>
            {position === 0 && link ? (
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
