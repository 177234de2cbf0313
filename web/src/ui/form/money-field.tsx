import { TextInput } from '@mantine/core';
import { formatMinor, toMinor, type Money } from '@quarry/contracts/money';
import { useState } from 'react';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFormat } from '../../i18n/index.ts';
import { useFieldWords } from './field-words.ts';
import { Lockable } from './locked-fields.tsx';
import { useFieldProblem } from './use-field-problem.ts';

type MoneyFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  currency: string;
  help?: string;
};

/** An amount in one currency; kept as minor units, never as a fraction. What is no amount is handed on as typed, so that the schema refuses it. */
export function MoneyField<Values extends FieldValues>({ name, label, currency, help }: MoneyFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  const format = useFormat();
  useFieldWords(name, { label, textOf: (value) => (isMoney(value) ? format.money(value) : String(value)) });
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <AmountInput
            label={label}
            help={help}
            currency={currency}
            problem={problem}
            money={field.value}
            inputRef={field.ref}
            onBlur={field.onBlur}
            onChange={field.onChange}
          />
        )}
      />
    </Lockable>
  );
}

type AmountInputProps = {
  label: string;
  help: string | undefined;
  currency: string;
  problem: string | undefined;
  money: Money | string | null;
  inputRef: (element: HTMLInputElement | null) => void;
  onBlur: () => void;
  onChange: (value: Money | string | null) => void;
};

/** Shows what is typed as long as it is what the form holds, which a draft or a reset may change. */
function AmountInput(props: AmountInputProps) {
  const { label, help, currency, problem, money, inputRef, onBlur, onChange } = props;
  const text = textOf(money);
  const [typed, setTyped] = useState(text);
  return (
    <TextInput
      ref={inputRef}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputMode="decimal"
      value={textOf(parseAmount(typed.trim(), currency)) === text ? typed : text}
      rightSection={currency}
      rightSectionWidth={56}
      error={problem}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parseAmount(event.currentTarget.value.trim(), currency));
      }}
    />
  );
}

const isMoney = (value: unknown): value is Money => typeof value === 'object' && value !== null && 'minor' in value;

function textOf(money: Money | string | null): string {
  return money === null || typeof money === 'string' ? (money ?? '') : formatMinor(money.minor, money.currency);
}

function parseAmount(text: string, currency: string): Money | string | null {
  if (text === '') return null;
  const amount = toMinor(text.replace(',', '.'), currency);
  return amount && !amount.rounded ? { minor: amount.minor, currency } : text;
}
