import { TextInput } from '@mantine/core';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldWords } from './field-words.ts';
import { Lockable } from './locked-fields.tsx';
import { useFieldProblem } from './use-field-problem.ts';

type DateTimeFieldProps<Values extends FieldValues> = { name: FieldPath<Values>; label: string; help?: string };

/** A moment, written by the reader's clock and kept as ISO 8601; an empty field is none. */
export function DateTimeField<Values extends FieldValues>({ name, label, help }: DateTimeFieldProps<Values>) {
  useFieldWords(name, { label });
  const { control } = useFormContext<Values>();
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <TextInput
            ref={field.ref}
            type="datetime-local"
            label={label}
            description={help}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            // Uncontrolled: a browser reports a date that is half typed as none, and would lose it.
            defaultValue={localText(field.value)}
            error={problem}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) => field.onChange(isoText(currentTarget.value))}
          />
        )}
      />
    </Lockable>
  );
}

const minuteMs = 60_000;

/** The moment as the field of a browser holds it. */
function localText(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}

function isoText(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
