import type { Subject } from '@quarry/contracts/access';
import { Controller, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { Lockable, ReferenceInput, useFieldProblem, useFieldWords } from '../form/index.ts';
import { recordChoicesMessages } from './record-choices.messages.ts';
import { foundRecords } from './found-records.ts';
import { namesOf } from './record-names.tsx';
import { useRecordNames } from './use-record-names.ts';

type RecordFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  of: Subject;
  label: string;
  help?: string;
  isRequired?: boolean;
};

/** One record that a form keeps by its id, or by an empty text for none: found on the server by a part of its name. */
export function RecordField<Values extends FieldValues>({
  name,
  of,
  label,
  help,
  isRequired,
}: RecordFieldProps<Values>) {
  const t = useMessages(recordChoicesMessages);
  const { control, watch } = useFormContext<Values>();
  const chosen = watch(name);
  const names = useRecordNames([{ of, ids: chosen === '' ? [] : [chosen] }]);
  const problem = useFieldProblem(name);
  useFieldWords(name, { label, textOf: (id) => namesOf(of, id) });
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => {
          const known = names.get(value);
          return (
            <ReferenceInput
              label={label}
              help={help}
              placeholder={t('find')}
              isRequired={isRequired === true}
              value={value === '' ? null : value}
              current={known === null || known === undefined ? null : { id: value, name: known }}
              choices={foundRecords(of)}
              problem={problem}
              onChange={(chosen) => onChange(chosen?.id ?? '')}
              onBlur={onBlur}
            />
          );
        }}
      />
    </Lockable>
  );
}
