import './mantine-select.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';

export type SearchOption = { value: string; label: string; disabled?: boolean };

type SearchSelectProps = {
  /** Said of the field, which stands where its label can be seen beside it. */
  label: string;
  value: string;
  /** The label of the value. */
  current: string;
  /** Asked for when the list opens: many fields beside each other may have many options. */
  optionsOf: () => readonly SearchOption[];
  problem?: string | undefined;
  onChange: (value: string) => void;
};

/** One of many words by typing a part of it. */
export function SearchSelect({ label, value, current, optionsOf, problem, onChange }: SearchSelectProps) {
  const t = useMessages(kitMessages);
  const [isOpen, setOpen] = useState(false);
  // Held here: the library forgets what was typed whenever the options are others, as they are once the list opens.
  const [typed, setTyped] = useState<string>();
  return (
    <Select
      aria-label={label}
      data={isOpen ? [...optionsOf()] : [{ value, label: current }]}
      value={value}
      searchable
      searchValue={typed ?? current}
      onSearchChange={(text) => setTyped(text === current ? undefined : text)}
      allowDeselect={false}
      nothingFoundMessage={t('noneFound')}
      maxDropdownHeight={280}
      error={problem}
      // Reaching a field is not asking for its words, which would cover what stands below.
      openOnFocus={false}
      // What is typed searches anew, and does not go on behind the present word.
      onFocus={(event) => event.currentTarget.select()}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => {
        setOpen(false);
        setTyped(undefined);
      }}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}
