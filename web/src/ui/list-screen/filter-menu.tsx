import { TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { keepFocus, type Early } from '../early-button.tsx';
import { Menu, Popover } from '../floating.ts';
import { FilterButton, type FilterMenuProps } from './filter-button.tsx';
import { RecordChoices } from './filter-records.ts';
import classes from './list-tools.module.css';

/** The values one filter offers, those that are on with a tick. */
export function FilterMenu({ filter, onChange, early }: FilterMenuProps & { early: Early }) {
  const { of, isDay = false } = filter;
  const button = <FilterButton filter={filter} ref={keepFocus(early)} />;
  const defaultOpened = early === 'pressed';
  if (of) {
    return (
      <Popover position="bottom-start" trapFocus returnFocus width={300} defaultOpened={defaultOpened}>
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown>
          <Suspense>
            <RecordChoices of={of} label={filter.label} values={filter.values} isFocused onChange={onChange} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    );
  }
  if (isDay) {
    return (
      <Popover position="bottom-start" trapFocus returnFocus width={220} defaultOpened={defaultOpened}>
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown>
          <DayInput label={filter.label} day={filter.values[0] ?? ''} onChange={onChange} />
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
    <Menu position="bottom-start" defaultOpened={defaultOpened}>
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

type DayInputProps = { label: string; day: string; onChange: (values: string[]) => void };

function DayInput({ label, day, onChange }: DayInputProps) {
  return (
    <TextInput
      type="date"
      label={label}
      data-autofocus
      value={day}
      max="9999-12-31"
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : [value])}
    />
  );
}
