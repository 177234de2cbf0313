import type { Subject } from '@quarry/contracts/access';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { Lockable, useFieldProblem, useFieldWords } from '../form/index.ts';
import { RecordChoices } from './record-choices.tsx';
import { namesOf } from './record-names.tsx';
import classes from './records-field.module.css';

type RecordsFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  of: Subject;
  label: string;
  help: string;
};

/** Several records that a form keeps by their ids. */
export function RecordsField<Values extends FieldValues>({ name, of, label, help }: RecordsFieldProps<Values>) {
  const { control } = useFormContext<Values>();
  useFieldWords(name, { label, textOf: (ids) => namesOf(of, ids) });
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
