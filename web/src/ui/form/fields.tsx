import { NativeSelect, Switch, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { Controller, useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import classes from './form.module.css';
import { useFieldWords, type FieldWords } from './field-words.ts';
import { Lockable } from './locked-fields.tsx';
import { useFieldProblem, useLinesProblem } from './use-field-problem.ts';

type FieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: string;
  help?: string;
  isRequired?: boolean;
};

/** With `isNullable` an empty field is no value at all. */
type NullableProps = { isNullable?: boolean };

const emptyAsNull = { setValueAs: (text: unknown) => (text === '' ? null : text) };

type TextFieldProps<Values extends FieldValues> = FieldProps<Values> &
  NullableProps &
  Pick<FieldWords, 'textOf'> &
  Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'rightSection'> & {
    /** Takes the focus when the dialog around it opens. */
    isFocused?: boolean;
  };

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { name, help, isRequired = false, isNullable = false, isFocused = false, textOf, ...input } = props;
  useFieldWords(name, { label: input.label, ...(textOf && { textOf }) });
  const { register } = useFormContext<Values>();
  return (
    <Lockable name={name}>
      <TextInput
        {...input}
        {...(isFocused && { 'data-autofocus': true })}
        {...register(name, isNullable ? emptyAsNull : {})}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required={isRequired}
        error={useFieldProblem(name)}
      />
    </Lockable>
  );
}

export function TextareaField<Values extends FieldValues>(props: FieldProps<Values> & { rows?: number }) {
  const { name, label, help, isRequired = false, rows = 4 } = props;
  useFieldWords(name, { label });
  const { register } = useFormContext<Values>();
  return (
    <Lockable name={name}>
      <Textarea
        {...register(name)}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required={isRequired}
        rows={rows}
        error={useFieldProblem(name)}
      />
    </Lockable>
  );
}

/** Several short texts, one on each line. */
export function LinesField<Values extends FieldValues>({ name, label, help }: FieldProps<Values>) {
  useFieldWords(name, { label });
  const { control } = useFormContext<Values>();
  const lines: unknown = useWatch({ control, name });
  const problem = useLinesProblem(name, lines as readonly string[]);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <LinesInput
            inputRef={field.ref}
            name={field.name}
            label={label}
            help={help}
            lines={field.value}
            onBlur={field.onBlur}
            onChange={field.onChange}
            problem={problem}
          />
        )}
      />
    </Lockable>
  );
}

type LinesInputProps = {
  inputRef: (element: HTMLTextAreaElement | null) => void;
  name: string;
  label: string;
  help: string | undefined;
  lines: readonly string[];
  onBlur: () => void;
  onChange: (lines: string[]) => void;
  problem: string | undefined;
};

/** Shows what is typed, blank lines included, until the form itself gets other lines. */
function LinesInput({ inputRef, name, label, help, lines, onBlur, onChange, problem }: LinesInputProps) {
  const [typed, setTyped] = useState(() => lines.join('\n'));
  const text = lines.join('\n');
  return (
    <Textarea
      ref={inputRef}
      name={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rows={4}
      value={linesOf(typed).join('\n') === text ? typed : text}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(linesOf(event.currentTarget.value));
      }}
      error={problem}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

type SelectFieldProps<Values extends FieldValues> = FieldProps<Values> &
  NullableProps & {
    options: readonly { value: string; label: string }[];
    /** The values are numbers. */
    isNumber?: boolean;
  };

const asNumber = { setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)) };

export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { name, label, help, isRequired = false, isNullable = false, isNumber = false, options } = props;
  useFieldWords(name, {
    label,
    textOf: (value) => options.find((one) => one.value === String(value))?.label ?? String(value),
  });
  const { register } = useFormContext<Values>();
  return (
    <Lockable name={name}>
      <NativeSelect
        {...register(name, isNumber ? asNumber : isNullable ? emptyAsNull : {})}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required={isRequired}
        data={[...options]}
        error={useFieldProblem(name)}
      />
    </Lockable>
  );
}

export function SwitchField<Values extends FieldValues>({ name, label, help }: FieldProps<Values>) {
  useFieldWords(name, { label });
  const { control } = useFormContext<Values>();
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Switch
            ref={field.ref}
            name={field.name}
            className={classes.switch}
            label={label}
            description={help}
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            error={problem}
          />
        )}
      />
    </Lockable>
  );
}

/** A whole number; an empty field is no number at all. */
export function NumberField<Values extends FieldValues>(props: FieldProps<Values> & { unit?: string }) {
  const { name, label, help, isRequired = false, unit } = props;
  useFieldWords(name, { label, ...(unit && { textOf: (value) => `${String(value)} ${unit}` }) });
  const { register } = useFormContext<Values>();
  return (
    <Lockable name={name}>
      <TextInput
        {...register(name, asNumber)}
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="decimal"
        required={isRequired}
        rightSection={unit}
        rightSectionWidth={unit ? 48 : 0}
        error={useFieldProblem(name)}
      />
    </Lockable>
  );
}

/** A share between 0 and 1, written as per cent. */
export function PercentField<Values extends FieldValues>({ name, label, help }: FieldProps<Values>) {
  useFieldWords(name, { label, textOf: (share) => `${percentOf(Number(share))} %` });
  const { control } = useFormContext<Values>();
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <PercentInput
            inputRef={field.ref}
            name={field.name}
            label={label}
            help={help}
            share={field.value}
            onBlur={field.onBlur}
            onChange={field.onChange}
            problem={problem}
          />
        )}
      />
    </Lockable>
  );
}

type PercentInputProps = {
  inputRef: (element: HTMLInputElement | null) => void;
  name: string;
  label: string;
  help: string | undefined;
  share: number | null;
  onBlur: () => void;
  onChange: (share: number | null) => void;
  problem: string | undefined;
};

/** Shows what is typed until the form itself gets another share. */
function PercentInput({ inputRef, name, label, help, share, onBlur, onChange, problem }: PercentInputProps) {
  const [typed, setTyped] = useState(() => percentOf(share));
  return (
    <TextInput
      ref={inputRef}
      name={name}
      label={label}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputMode="decimal"
      value={Object.is(shareOf(typed), share) ? typed : percentOf(share)}
      rightSection="%"
      rightSectionWidth={48}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(shareOf(event.currentTarget.value));
      }}
      error={problem}
    />
  );
}

function shareOf(percent: string): number | null {
  const text = percent.trim().replace(',', '.');
  return text === '' ? null : Number(text) / 100;
}

function percentOf(share: number | null): string {
  return share === null ? '' : String(Math.round(share * 10_000) / 100);
}
