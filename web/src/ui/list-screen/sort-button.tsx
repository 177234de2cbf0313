import { IconArrowsSort } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { earlyButton } from '../early-button.tsx';
import { kitMessages } from '../kit.messages.ts';
import type { Column, Row } from './column.ts';
import classes from './list-tools.module.css';
import type { List } from './use-list.ts';

export type SortMenuProps = {
  list: Pick<List<Row>, 'sorts' | 'setSorts'>;
  columns: readonly Pick<Column<Row>, 'sort' | 'header'>[];
};

type SortButtonProps = SortMenuProps & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** By what the list is sorted. */
export function SortButton({ list, columns, ...button }: SortButtonProps) {
  const t = useMessages(kitMessages);
  const names = list.sorts.map(({ field }) => columns.find(({ sort }) => sort === field)?.header ?? field);
  return (
    <button type="button" {...button} className={classes.tool}>
      <IconArrowsSort size={14} aria-hidden />
      {t('sortBy', { field: names.join(', ') })}
    </button>
  );
}

export const SortMenu = earlyButton<SortMenuProps>(
  () => import('./sort-menu.tsx').then((m) => m.SortMenu),
  (props, events) => <SortButton {...props} {...events} aria-haspopup="menu" />,
);
