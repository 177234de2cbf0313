import { IconX } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { RecordNames } from './filter-records.ts';
import type { ActiveFilter } from './list-filter.ts';
import classes from './list-tools.module.css';

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
  const format = useFormat();
  const active = filters.filter(({ values }) => values.length > 0);
  const isAny = active.length > 0 || isMore;
  if (!isAny && !children) return null;
  return (
    <ul className={classes.chips}>
      {active.map(({ field, label, values, options, of }) => (
        <li key={field} className={classes.chip}>
          <span>
            {format.label(label)}{' '}
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
