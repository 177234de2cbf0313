import type { ReactNode } from 'react';
import { FilterMenu } from './filter-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import classes from './list-tools.module.css';
import type { AddressFilters } from './use-address-filters.ts';

/** Filters and what stands beside them in one line, the ones that are on as chips below it. */
export function FilterLine({ filters, children }: { filters: AddressFilters; children?: ReactNode }) {
  return (
    <div className={classes.tools}>
      <div className={classes.line}>
        {filters.filters.map((filter) => (
          <FilterMenu
            key={filter.field}
            filter={filter}
            onChange={(values) => filters.setFilter(filter.field, values)}
          />
        ))}
        {children}
      </div>
      <FilterChips filters={filters.filters} onChange={filters.setFilter} onClear={filters.clear} />
    </div>
  );
}
