import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState, type RefObject } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { SearchField } from '../search-field.tsx';
import type { Column, Row } from './column.ts';
import { FilterMenu } from './filter-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ActiveFilter } from './list-filter.ts';
import classes from './list-tools.module.css';
import { SortMenu } from './sort-button.tsx';
import type { List } from './use-list.ts';
import { lazyPart } from '../lazy-part.tsx';

/** Only where somebody builds a filter, or an address holds one. */
const TreeFilter = lazyPart(
  () => import('./builder/tree-filter.tsx').then((m) => m.TreeFilter),
  ({ onOpen }) => onOpen(false),
);

type ListToolsProps<OneRow extends Row> = {
  title: string;
  list: List<OneRow>;
  columns: readonly Column<OneRow>[];
  searchField: RefObject<HTMLInputElement | null>;
};

/** Search, filters and order in one line, and the filters that are on as chips below it. */
export function ListTools<OneRow extends Row>({ title, list, columns, searchField }: ListToolsProps<OneRow>) {
  const t = useMessages(kitMessages);
  const { where } = list;
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed && (isOpen || where !== undefined)) setIsUsed(true);
  return (
    <div className={classes.tools}>
      <div className={classes.line}>
        {list.isSearchable && (
          <SearchField
            label={t('searchIn', { list: title })}
            text={list.search.q ?? ''}
            onSearch={list.setText}
            fieldRef={searchField}
          />
        )}
        <div className={classes.buttons}>
          <div className={classes.filters}>
            {list.filters.filter(isOffered).map((filter) => (
              <FilterMenu
                key={filter.field}
                filter={filter}
                onChange={(values) => list.setFilter(filter.field, values)}
              />
            ))}
          </div>
          {list.isFilterable && (
            <button
              type="button"
              className={classes.tool}
              data-active={where !== undefined}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              <IconAdjustmentsHorizontal size={14} aria-hidden />
              {t('moreFilters')}
            </button>
          )}
          {columns.some(({ sort }) => sort !== undefined) && <SortMenu list={list} columns={columns} />}
        </div>
      </div>
      <FilterChips filters={list.filters} isMore={where !== undefined} onChange={list.setFilter} onClear={list.clear}>
        {isUsed && (
          <Suspense>
            <TreeFilter title={title} list={list} columns={columns} isOpen={isOpen} onOpen={setIsOpen} />
          </Suspense>
        )}
      </FilterChips>
    </div>
  );
}

/** A filter without anything to choose is one that only links lead to. */
function isOffered({ of, isDay = false, options }: ActiveFilter): boolean {
  return of !== undefined || isDay || options.length > 0;
}
