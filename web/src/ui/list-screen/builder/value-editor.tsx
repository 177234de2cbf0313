import { isCurrencyCode } from '@quarry/contracts/money';
import { useState } from 'react';
import type { Translate } from '../../../i18n/index.ts';
import { ChoiceList } from '../../choice-list/index.ts';
import { RecordChoices } from '../../record-choices/index.ts';
import classes from './builder.module.css';
import type { english } from './builder.messages.ts';
import { replaced, takesNoValue, type Clause } from './filter-tree.ts';
import type { OfferedField } from './offered-fields.ts';

type EditorProps = {
  t: Translate<typeof english>;
  field: OfferedField;
  clause: Clause;
  onChange: (values: string[]) => void;
};

/** Where the value of a clause is written or chosen, as its field needs it; nothing where the comparison says all. */
export function ValueEditor(props: EditorProps) {
  const { t, field, clause, onChange } = props;
  const { operator, values } = clause;
  if (takesNoValue(operator)) return null;
  if (operator === 'any_of' || operator === 'none_of') return <ChoicesEditor {...props} />;
  if (operator === 'within_days') {
    return (
      <span className={classes.withUnit}>
        <input
          type="number"
          min={1}
          aria-label={t('days')}
          value={values[0] ?? ''}
          onChange={({ currentTarget }) => onChange([currentTarget.value])}
        />
        <span aria-hidden>{t('days')}</span>
      </span>
    );
  }
  if (field.type === 'flag') {
    return (
      <select
        aria-label={t('value')}
        value={values[0] ?? ''}
        onChange={({ currentTarget }) => onChange([currentTarget.value])}
      >
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const labels = operator === 'between' ? [t('first'), t('second')] : [t('value')];
  return (
    <span className={classes.values}>
      {labels.map((label, index) => (
        <OneValue
          key={label}
          t={t}
          label={label}
          field={field}
          value={values[index] ?? ''}
          onChange={(value) => onChange(replaced(filled(values, labels.length), index, value))}
        />
      ))}
    </span>
  );
}

function filled(values: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_none, index) => values[index] ?? '');
}

type OneValueProps = {
  t: Translate<typeof english>;
  label: string;
  field: OfferedField;
  value: string;
  onChange: (value: string) => void;
};

function OneValue({ t, label, field, value, onChange }: OneValueProps) {
  if (field.type === 'money') return <AmountEditor t={t} label={label} value={value} onChange={onChange} />;
  if (field.type === 'number')
    return <NumberEditor t={t} label={label} field={field} value={value} onChange={onChange} />;
  return (
    <input
      type={field.type === 'date' ? 'date' : 'text'}
      aria-label={label}
      // A time in an address is shown as its day; choosing another day writes a day.
      value={field.type === 'date' ? value.slice(0, 10) : value}
      maxLength={200}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function NumberEditor({ t, label, field, value, onChange }: OneValueProps) {
  const isShare = field.unit === 'share';
  const unit = isShare ? 'percent' : field.unit;
  const shown = isShare && value !== '' ? String(Number((Number(value) * 100).toPrecision(12))) : value;
  return (
    <span className={classes.withUnit}>
      <input
        type="number"
        step="any"
        aria-label={label}
        value={shown}
        onChange={({ currentTarget: { value: typed } }) =>
          onChange(isShare && typed !== '' ? String(Number(typed) / 100) : typed)
        }
      />
      {unit && <span aria-hidden>{t(unit)}</span>}
    </span>
  );
}

/** `19.99 EUR`: the amount and its currency, side by side. */
function AmountEditor({ t, label, value, onChange }: Omit<OneValueProps, 'field'>) {
  const [amount = '', currency = 'EUR'] = value.split(' ');
  return (
    <span className={classes.withUnit}>
      <input
        inputMode="decimal"
        aria-label={label}
        value={amount}
        onChange={({ currentTarget }) => onChange(`${currentTarget.value.trim().replace(',', '.')} ${currency}`)}
      />
      <input
        className={classes.currency}
        aria-label={t('currency')}
        value={currency}
        spellCheck={false}
        aria-invalid={!isCurrencyCode(currency)}
        onChange={({ currentTarget }) => onChange(`${amount} ${currentTarget.value.trim().toUpperCase()}`)}
      />
    </span>
  );
}

/** More than this many are looked through by typing. */
const readAtOnce = 8;

function ChoicesEditor({ t, field, clause, onChange }: EditorProps) {
  const [typed, setTyped] = useState('');
  const { values } = clause;
  if (field.of) return <RecordChoices of={field.of} label={t('value')} values={values} onChange={onChange} />;
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = field.options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  const search = { label: t('find'), placeholder: t('find'), typed, isCurrent: true, onType: setTyped };
  const chosen = values.length > 0 ? t('chosen', { count: values.length }) : '';
  return (
    <ChoiceList
      label={t('value')}
      {...(field.options.length > readAtOnce && { search })}
      options={shown}
      values={values}
      note={shown.length === 0 ? t('noneFound') : chosen}
      onChange={onChange}
    />
  );
}
