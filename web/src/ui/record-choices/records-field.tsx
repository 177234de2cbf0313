import type { Subject } from '@quarry/contracts/access';
import { Controller, get, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { Lockable, useFieldProblem, useFieldWords } from '../form/index.ts';
import { RecordChoices } from './record-choices.tsx';
import { useRecordNames } from './use-record-names.ts';
import classes from './records-field.module.css';

type RecordsFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  of: Subject;
  label: string;
  help: string;
};

/** Several records that a form keeps by their ids. */
export function RecordsField<Values extends FieldValues>({ name, of, label, help }: RecordsFieldProps<Values>) {
  const { control, getValues, formState } = useFormContext<Values>();
  const started: unknown = get(formState.defaultValues, name);
  const names = useRecordNames([{ of, ids: [...new Set([...idsOf(getValues(name)), ...idsOf(started)])] }]);
  useFieldWords(name, {
    label,
    textOf: (ids) =>
      idsOf(ids)
        .map((id) => names.get(id) ?? id)
        .join(', '),
  });
  const problem = useFieldProblem(name);
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <fieldset className={classes.field}>
            <legend>{label}</legend>
            <p>{help}</p>
            <RecordChoices of={of} label={label} values={field.value} onChange={field.onChange} onBlur={field.onBlur} />
            {problem !== undefined && (
              <p className={classes.problem} role="alert">
                {problem}
              </p>
            )}
          </fieldset>
        )}
      />
    </Lockable>
  );
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : [];
}
