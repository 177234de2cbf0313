import { z } from 'zod';
import { code, line, locale, webAddress } from '../common/fields.ts';
import { isCurrencyCode } from '../money/index.ts';

/** What a generated form needs to know to offer the right control. */
export type SettingForm =
  | { kind: 'BOOLEAN' }
  | { kind: 'CHOICE'; choices: readonly string[] }
  | { kind: 'INTEGER'; minimum: number; maximum: number; unit?: 'days' }
  | { kind: 'TEXT'; maximum: number }
  | { kind: 'URL' }
  | { kind: 'CURRENCY' }
  | { kind: 'LOCALES'; maximum: number };

/** The rule of a setting's value, and its description for a form. */
export type SettingSchema<Value> = { rule: z.ZodType<Value>; form: SettingForm };

/** The kinds of values that settings have, each with its control on the generated screen. */
export const settingSchemas = {
  boolean: (): SettingSchema<boolean> => ({ rule: z.boolean(code('invalid')), form: { kind: 'BOOLEAN' } }),
  choice: <const Choice extends string>(choices: readonly Choice[]): SettingSchema<Choice> => ({
    rule: z.enum(choices, code('not_a_choice')),
    form: { kind: 'CHOICE', choices },
  }),
  integer: (bounds: { minimum: number; maximum: number; unit?: 'days' }): SettingSchema<number> => ({
    rule: z
      .number({ error: ({ input }) => (input === null || input === undefined ? 'required' : 'not_a_number') })
      .refine((value) => Number.isInteger(value), code('not_whole'))
      .min(bounds.minimum, code('too_small'))
      .max(bounds.maximum, code('too_large')),
    form: { kind: 'INTEGER', ...bounds },
  }),
  text: (maximum: number): SettingSchema<string> => ({ rule: line(maximum), form: { kind: 'TEXT', maximum } }),
  webAddress: (): SettingSchema<string> => ({ rule: webAddress, form: { kind: 'URL' } }),
  currency: (): SettingSchema<string | null> => ({
    rule: line(10)
      .transform((text) => text.toUpperCase())
      .refine(isCurrencyCode, code('not_a_currency')),
    form: { kind: 'CURRENCY' },
  }),
  /** Languages by their tags (BCP 47), the most important first, each once and in its canonical form. */
  locales: (maximum: number): SettingSchema<readonly string[]> => ({
    rule: z
      .array(locale.transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag))
      .min(1, code('required'))
      .max(maximum, code('too_many'))
      .transform((tags) => [...new Set(tags)]),
    form: { kind: 'LOCALES', maximum },
  }),
};
