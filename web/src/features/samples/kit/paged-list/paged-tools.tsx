import type { ReactNode, RefObject } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { kitMessages } from '../../../../ui/kit.messages.ts';
import { FilterChips, FilterMenu } from '../../../../ui/list-screen/index.ts';
import { SearchField } from '../../../../ui/search-field.tsx';
import classes from './paged-list.module.css';
import type { PagedPlace } from './use-paged-place.ts';

type PagedToolsProps = {
  label: string;
  place: PagedPlace;
  fieldRef?: RefObject<HTMLInputElement | null>;
  isSearchable?: boolean;
  children?: ReactNode;
};

/** Search, filters and what stands beside them in one line, the filters that are on as chips below it. */
export function PagedTools({ label, place, fieldRef, isSearchable = true, children }: PagedToolsProps) {
  const t = useMessages(kitMessages);
  return (
    <>
      <div className={classes.tools}>
        {isSearchable && (
          <SearchField
            label={t('searchIn', { list: label })}
            text={place.q}
            onSearch={place.setText}
            {...(fieldRef ? { fieldRef } : {})}
          />
        )}
        {place.filters.map((filter) => (
          <FilterMenu key={filter.field} filter={filter} onChange={(values) => place.setFilter(filter.field, values)} />
        ))}
        {children}
      </div>
      <FilterChips filters={place.filters} onChange={place.setFilter} onClear={place.clear} />
    </>
  );
}
