import { useMessages } from '../../i18n/index.ts';
import { keepFocus, type Early } from '../early-button.tsx';
import { Menu } from '../floating.ts';
import { kitMessages } from '../kit.messages.ts';
import type { ListSort } from '../routing/index.ts';
import classes from './list-tools.module.css';
import { SortButton, type SortMenuProps } from './sort-button.tsx';

/** By what the list is sorted, and by what the rows that are alike in it; headings do the same, where there are any. */
export function SortMenu({ list, columns, early }: SortMenuProps & { early: Early }) {
  const t = useMessages(kitMessages);
  const sortable = columns.flatMap(({ sort, header }) => (sort === undefined ? [] : [{ field: sort, header }]));
  const [first, ...further] = list.sorts;
  const second = further.at(0);
  const choices = (fields: typeof sortable, chosen: ListSort | undefined, choose: (sort: ListSort) => void) =>
    fields.flatMap(({ field, header }) =>
      [false, true].map((isDescending) => (
        <Menu.RadioItem
          key={`${field}-${isDescending}`}
          value={`${field}-${isDescending}`}
          checked={field === chosen?.field && isDescending === chosen.isDescending}
          closeMenuOnClick
          onChange={() => choose({ field, isDescending })}
        >
          {t(isDescending ? 'sortDescending' : 'sortAscending', { field: header })}
        </Menu.RadioItem>
      )),
    );
  const others = sortable.filter(({ field }) => field !== first?.field);
  return (
    <Menu position="bottom-end" defaultOpened={early === 'pressed'}>
      <Menu.Target>
        <SortButton list={list} columns={columns} ref={keepFocus(early)} />
      </Menu.Target>
      <Menu.Dropdown mah={420} className={classes.dropdown}>
        {choices(sortable, first, (sort) =>
          list.setSorts([sort, ...further.filter(({ field }) => field !== sort.field)]),
        )}
        {first && others.length > 0 && (
          <>
            <Menu.Label>{t('sortThen')}</Menu.Label>
            <Menu.RadioItem value="" checked={!second} closeMenuOnClick onChange={() => list.setSorts([first])}>
              {t('sortNothingElse')}
            </Menu.RadioItem>
            {choices(others, second, (sort) => list.setSorts([first, sort]))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
