import { Menu, Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { ActiveFilter } from './list-filter.ts';
import classes from './list-tools.module.css';
import { lazyPart } from '../lazy-part.tsx';

/** Only where a filter is opened, or an address names records. */
const load = () => import('../record-choices/index.ts');
const RecordChoices = lazyPart(() => load().then((m) => m.RecordChoices));
const RecordNames = lazyPart(() => load().then((m) => m.RecordNames));

type FilterMenuProps = { filter: ActiveFilter; onChange: (values: string[]) => void };

/** The values one filter offers, those that are on with a tick. */
export function FilterMenu({ filter, onChange }: FilterMenuProps) {
  const { of } = filter;
  const button = (
    <button type="button" className={classes.tool} data-active={filter.values.length > 0}>
      {filter.label}
      <IconChevronDown size={14} className={classes.chevron} aria-hidden />
    </button>
  );
  if (of) {
    return (
      <Popover position="bottom-start" trapFocus returnFocus width={300}>
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown>
          <Suspense>
            <RecordChoices of={of} label={filter.label} values={filter.values} isFocused onChange={onChange} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    );
  }
  const toggle = (value: string) => {
    const isOn = filter.values.includes(value);
    if (isOn) onChange(filter.values.filter((one) => one !== value));
    else onChange(filter.isMultiple ? [...filter.values, value] : [value]);
  };
  const Item = filter.isMultiple ? Menu.CheckboxItem : Menu.RadioItem;
  return (
    <Menu position="bottom-start">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown mah={360} className={classes.dropdown}>
        {filter.options.map(({ value, label }) => (
          <Item
            key={value}
            value={value}
            checked={filter.values.includes(value)}
            closeMenuOnClick={!filter.isMultiple}
            onClick={() => toggle(value)}
          >
            {label}
          </Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type FilterChipsProps = {
  filters: readonly ActiveFilter[];
  onChange: (field: string, values: string[]) => void;
  onClear: () => void;
  /** Whether there are others, which `children` shows. */
  isMore?: boolean;
  children?: ReactNode;
};

/** The filters that are on, each removable. */
export function FilterChips({ filters, onChange, onClear, isMore = false, children }: FilterChipsProps) {
  const t = useMessages(kitMessages);
  const active = filters.filter(({ values }) => values.length > 0);
  const isAny = active.length > 0 || isMore;
  if (!isAny && !children) return null;
  return (
    <ul className={classes.chips}>
      {active.map(({ field, label, values, options, of }) => (
        <li key={field} className={classes.chip}>
          <span>
            {label}:{' '}
            <strong>
              {of ? (
                <Suspense fallback="…">
                  <RecordNames of={of} ids={values} />
                </Suspense>
              ) : (
                values.map((value) => labelOf(options, value)).join(', ')
              )}
            </strong>
          </span>
          <button type="button" aria-label={t('removeFilter', { filter: label })} onClick={() => onChange(field, [])}>
            <IconX size={14} />
          </button>
        </li>
      ))}
      {children}
      {isAny && (
        <li>
          <button type="button" className={classes.clearAll} onClick={onClear}>
            {t('clearAll')}
          </button>
        </li>
      )}
    </ul>
  );
}

function labelOf(options: ActiveFilter['options'], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
