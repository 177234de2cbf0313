import { checkInput } from '@quarry/contracts/common';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

/** A form over one input schema of the contracts; `values` are what its fields begin with. */
export function useRecordForm<Values extends FieldValues, Draft extends FieldValues>(
  schema: z.ZodType<Draft>,
  values: Values,
): UseFormReturn<Values, unknown, Draft> {
  const form: UseFormReturn<Values, unknown, Draft> = useForm<Values, unknown, Draft>({
    defaultValues: values as DefaultValues<Values>,
    resolver: schemaResolver<Values, Draft>(schema, (path) => form.getFieldState(path).error !== undefined),
    mode: 'onTouched',
  });
  return form;
}

/**
 * The schema's refusals as field errors; the code travels as the error's type and is put into words where it is shown. Where rows are added
 * or removed, only what was refused before (`isRefused`) is refused still: nobody has left a new row yet.
 */
export function schemaResolver<Values extends FieldValues, Draft extends FieldValues>(
  schema: z.ZodType<Draft>,
  isRefused: (path: FieldPath<Values>) => boolean,
): Resolver<Values, unknown, Draft> {
  return (values, _context, { names, fields }) => {
    const checked = checkInput(schema, values);
    if (checked.ok) return { values: checked.value, errors: {} };
    const [name] = names?.length === 1 ? names : [];
    const areRows = name !== undefined && Array.isArray(get(values, name)) && get(fields, name) === undefined;
    const errors = {};
    for (const { path, code, longest } of checked.issues) {
      if (!areRows || isRefused(path as FieldPath<Values>)) set(errors, path, { type: code, longest });
    }
    return { values: {}, errors };
  };
}
