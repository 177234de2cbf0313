import { z } from 'zod';

/** What a check finds: nothing, or codes of the contracts, each at its field. */
type Found = { ok: true } | { ok: false; issues: readonly { path: string; code: string }[] };

/** From what a form holds to what is sent, with everything that a check of the contracts finds wrong with that at its field. */
export function checkedSchema<Values, Input>(
  inputOf: (values: Values) => Input,
  check: (input: Input, values: Values) => Found,
): z.ZodType<Input, Values> {
  return z.custom<Values>().transform((values, context) => {
    const input = inputOf(values);
    const found = check(input, values);
    if (found.ok) return input;
    for (const { path, code } of found.issues)
      context.addIssue({ code: 'custom', message: code, path: path.split('.') });
    return z.NEVER;
  });
}
