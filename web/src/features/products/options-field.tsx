import '../../ui/form/mantine-tags.css';
import { MultiSelect } from '@mantine/core';
import { optionLimits } from '@quarry/contracts/attributes';
import { useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/index.ts';
import type { AttributeBriefFragment } from './product.operations.generated.ts';
import { chosenIds, optionText, typedIds } from './typed-value.ts';
import classes from './value-editor.module.css';

type OptionsFieldProps = {
  attribute: AttributeBriefFragment;
  label: string;
  typed: string;
  problem: string | undefined;
  onType: (typed: string) => void;
};

/** As every field of the editor: it opens where the person is about to type. */
const focused = { autoFocus: true, 'data-autofocus': true };

/** Several options of an attribute, found by typing and held in the order of the attribute. */
export function OptionsField({ attribute, label, typed, problem, onType }: OptionsFieldProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const keepEditor = (event: KeyboardEvent) => {
    // Escape closes the open list first, and only then the editor.
    if (isOpen && event.key === 'Escape') event.stopPropagation();
  };
  const order = attribute.options.map(({ id }) => id);
  return (
    <div className={classes.field} onKeyDown={keepEditor} role="presentation">
      <MultiSelect
        aria-label={label}
        error={problem}
        {...focused}
        searchable
        hidePickedOptions
        maxValues={optionLimits.chosen}
        data={attribute.options.map((option) => ({ value: option.id, label: optionText(option, language) }))}
        value={chosenIds(typed)}
        onChange={(ids) => onType(typedIds(order.filter((id) => ids.includes(id))))}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
      />
    </div>
  );
}
