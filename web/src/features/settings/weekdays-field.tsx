import { Checkbox } from '@mantine/core';
import { Controller, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../i18n/index.ts';
import { Lockable, useFieldProblem, useFieldWords } from '../../ui/form/index.ts';
import classes from './settings.module.css';
import { weekdayNames, weekdays } from './weekdays.ts';

/** Chooses days of the week. */
export function WeekdaysField({ name, label }: { name: string; label: string }) {
  const nameOf = weekdayNames(useLanguage(), 'long');
  useFieldWords(name, { label, textOf: (days) => (Array.isArray(days) ? days.map(nameOf).join(', ') : '') });
  const { control } = useFormContext<Record<string, unknown>>();
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onBlur, onChange, ref } }) => (
          <Checkbox.Group
            label={label}
            value={Array.isArray(value) ? value.map(String) : []}
            onChange={(days) => onChange(days.map(Number).toSorted((one, other) => one - other))}
            error={problem}
            required
          >
            <div className={classes.weekdays}>
              {weekdays.map((weekday, place) => (
                <Checkbox
                  key={weekday}
                  ref={place === 0 ? ref : undefined}
                  value={String(weekday)}
                  label={nameOf(weekday)}
                  onBlur={onBlur}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
      />
    </Lockable>
  );
}
