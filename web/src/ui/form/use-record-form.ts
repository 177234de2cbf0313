import { checkInput } from '@quarry/contracts/common';
import { set, useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** A form over one input schema of the contracts; `values` are what its fields begin with. */
export function useRecordForm<Values extends FieldValues, Draft extends FieldValues>(
  schema: z.ZodType<Draft>,
  values: Values,
): UseFormReturn<Values, unknown, Draft> {
  return useForm<Values, unknown, Draft>({
    defaultValues: values as DefaultValues<Values>,
    resolver: schemaResolver<Values, Draft>(schema),
    mode: 'onTouched',
  });
}

/** The schema's refusals as field errors; the code travels as the error's type and is put into words where it is shown. */
export function schemaResolver<Values extends FieldValues, Draft extends FieldValues>(
  schema: z.ZodType<Draft>,
): Resolver<Values, unknown, Draft> {
  return (values) => {
    const checked = checkInput(schema, values);
    if (checked.ok) return { values: checked.value, errors: {} };
    const errors = {};
    for (const { path, code } of checked.issues) set(errors, path, { type: code });
    return { values: {}, errors };
  };
}
