import { IconChevronDown } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { earlyButton } from '../early-button.tsx';
import type { ActiveFilter } from './list-filter.ts';
import classes from './list-tools.module.css';

export type FilterMenuProps = { filter: ActiveFilter; onChange: (values: string[]) => void };

type FilterButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  filter: ActiveFilter;
  ref?: Ref<HTMLButtonElement>;
};

export function FilterButton({ filter, ...button }: FilterButtonProps) {
  return (
    <button type="button" {...button} className={classes.tool} data-active={filter.values.length > 0}>
      {filter.label}
      <IconChevronDown size={14} className={classes.chevron} aria-hidden />
    </button>
  );
}

/** The values one filter offers. */
export const FilterMenu = earlyButton<FilterMenuProps>(
  () => import('./filter-menu.tsx').then((m) => m.FilterMenu),
  ({ filter }, events) => (
    <FilterButton filter={filter} {...events} aria-haspopup={filter.of || filter.isDay ? 'dialog' : 'menu'} />
  ),
);
