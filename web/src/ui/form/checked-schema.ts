import type { CheckedInput } from '@quarry/contracts/common';
import { z } from 'zod';

/** From what a form holds to what is sent, with everything that a check of the contracts finds wrong with that at its field. */
export function checkedSchema<Values, Input>(
  inputOf: (values: Values) => Input,
  check: (input: Input) => CheckedInput<unknown>,
): z.ZodType<Input, Values> {
  return z.custom<Values>().transform((values, context) => {
    const input = inputOf(values);
    const checked = check(input);
    if (checked.ok) return input;
    for (const { path, code } of checked.issues)
      context.addIssue({ code: 'custom', message: code, path: path.split('.') });
    return z.NEVER;
  });
}
