import { NativeSelect, TextInput } from '@mantine/core';
import { unitsOfFamily } from '@quarry/contracts/attributes';
import { formatUnit, useLanguage, useMessages } from '../../i18n/index.ts';
import { productMessages } from './product.messages.ts';
import type { AttributeBriefFragment } from './product.operations.generated.ts';
import { partsOf, typedParts, type AmountParts } from './typed-value.ts';
import classes from './value-editor.module.css';

type AmountFieldProps = {
  attribute: AttributeBriefFragment;
  label: string;
  typed: string;
  problem: string | undefined;
  onType: (typed: string) => void;
};

const codeLength = 3;
const focused = { 'data-autofocus': true, autoFocus: true };

/** A number with what it is of: a unit of the attribute's family, or a currency. */
export function AmountField({ attribute, label, typed, problem, onType }: AmountFieldProps) {
  const t = useMessages(productMessages);
  const language = useLanguage();
  const parts = partsOf(typed);
  const set = (next: Partial<AmountParts>) => onType(typedParts({ ...parts, ...next }));
  return (
    <span className={classes.amount}>
      <TextInput
        aria-label={label}
        error={problem}
        {...focused}
        inputMode="decimal"
        value={parts.amount}
        onChange={({ currentTarget }) => set({ amount: currentTarget.value })}
      />
      {attribute.type === 'measure' ? (
        <NativeSelect
          aria-label={t('unit')}
          value={parts.of}
          data={unitsOfFamily(attribute.unitFamily).map((unit) => ({ value: unit, label: formatUnit(unit, language) }))}
          onChange={({ currentTarget }) => set({ of: currentTarget.value })}
        />
      ) : (
        <TextInput
          aria-label={t('currency')}
          placeholder="EUR"
          maxLength={codeLength}
          value={parts.of}
          onChange={({ currentTarget }) => set({ of: currentTarget.value })}
        />
      )}
    </span>
  );
}
