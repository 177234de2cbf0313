import { Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowsSort } from '@tabler/icons-react';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { SearchField } from '../search-field.tsx';
import type { Column, Row } from './column.ts';
import { FilterChips, FilterMenu } from './filter-tools.tsx';
import classes from './list-tools.module.css';
import type { List } from './use-list.ts';

/** Only where somebody builds a filter, or an address holds one. */
const TreeFilter = lazy(() => import('./builder/tree-filter.tsx').then((m) => ({ default: m.TreeFilter })));

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
        {list.filters.map((filter) => (
          <FilterMenu key={filter.field} filter={filter} onChange={(values) => list.setFilter(filter.field, values)} />
        ))}
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
        <SortMenu list={list} columns={columns} />
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

type SortMenuProps<OneRow extends Row> = { list: List<OneRow>; columns: readonly Column<OneRow>[] };

function SortMenu<OneRow extends Row>({ list, columns }: SortMenuProps<OneRow>) {
  const t = useMessages(kitMessages);
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const [first, ...further] = list.sorts;
  const current = sortable.find(({ sort }) => sort === first?.field)?.header ?? first?.field;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={classes.tool}>
          <IconArrowsSort size={14} aria-hidden />
          {t('sortBy', { field: [current, ...further.map(() => '+')].join(' ') })}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {sortable.flatMap(({ header, sort = '' }) =>
          [false, true].map((isDescending) => {
            const isOn = sort === first?.field && isDescending === first.isDescending;
            return (
              <Menu.RadioItem
                key={`${sort}-${isDescending}`}
                value={`${sort}-${isDescending}`}
                checked={isOn}
                closeMenuOnClick
                onChange={() => list.setSorts([{ field: sort, isDescending }])}
              >
                {t(isDescending ? 'sortDescending' : 'sortAscending', { field: header })}
              </Menu.RadioItem>
            );
          }),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
