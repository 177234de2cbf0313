import { z } from 'zod';
import { code, hostName, line, locale, optionalText, webAddress } from '../common/fields.ts';
import { isCurrencyCode } from '../money/index.ts';

/** What a generated form needs to know to offer the right control. */
export type SettingForm =
  | { kind: 'BOOLEAN' }
  | { kind: 'CHOICE'; choices: readonly string[] }
  | { kind: 'INTEGER'; minimum: number; maximum: number; unit?: 'days' | 'months' }
  | { kind: 'PORT' }
  | { kind: 'TEXT'; maximum: number; isOptional?: true }
  | { kind: 'URL' }
  | { kind: 'EMAIL' }
  | { kind: 'CURRENCY' }
  | { kind: 'LOCALES'; maximum: number }
  | { kind: 'WEEKDAYS' }
  | { kind: 'SECRET'; maximum: number }
  | { kind: 'FIELDS'; fields: readonly { name: string; form: SettingForm }[] };

/** The rule of a setting's value, and its description for a form. */
export type SettingSchema<Value> = { rule: z.ZodType<Value>; form: SettingForm };

/** What a setting says of a secret: which one it is, and its last signs where it is long enough for them to tell nothing. */
export type KeptSecret = { id: string; last4: string };

type ValuesOf<Parts extends Record<string, SettingSchema<unknown>>> = {
  [Name in keyof Parts]: Parts[Name] extends SettingSchema<infer Value> ? Value : never;
};

const whole = (minimum: number, maximum: number) =>
  z
    .number({ error: ({ input }) => (input === null || input === undefined ? 'required' : 'not_a_number') })
    .refine((value) => Number.isInteger(value), code('not_whole'))
    .min(minimum, code('too_small'))
    .max(maximum, code('too_large'));

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What a person types for a secret: exactly this, spaces and all. */
export const secretInput = (maximum: number) => z.string().min(1, code('required')).max(maximum, code('too_long'));

/** The kinds of values that settings have, each with its control on the generated screen. */
export const settingSchemas = {
  boolean: (): SettingSchema<boolean> => ({ rule: z.boolean(code('invalid')), form: { kind: 'BOOLEAN' } }),
  choice: <const Choice extends string>(choices: readonly Choice[]): SettingSchema<Choice> => ({
    rule: z.enum(choices, code('not_a_choice')),
    form: { kind: 'CHOICE', choices },
  }),
  integer: (bounds: { minimum: number; maximum: number; unit?: 'days' | 'months' }): SettingSchema<number> => ({
    rule: whole(bounds.minimum, bounds.maximum),
    form: { kind: 'INTEGER', ...bounds },
  }),
  /** The same, or 0 for no limit at all. */
  integerOrNone: (bounds: { minimum: number; maximum: number; unit?: 'days' | 'months' }): SettingSchema<number> => ({
    rule: whole(0, bounds.maximum).refine((value) => value === 0 || value >= bounds.minimum, code('too_small')),
    form: { kind: 'INTEGER', ...bounds, minimum: 0 },
  }),
  port: (): SettingSchema<number> => ({ rule: whole(1, 65_535), form: { kind: 'PORT' } }),
  text: (maximum: number): SettingSchema<string> => ({ rule: line(maximum), form: { kind: 'TEXT', maximum } }),
  host: (): SettingSchema<string> => ({ rule: hostName, form: { kind: 'TEXT', maximum: 255 } }),
  optionalText: (maximum: number): SettingSchema<string | null> => ({
    rule: optionalText(maximum),
    form: { kind: 'TEXT', maximum, isOptional: true },
  }),
  webAddress: (): SettingSchema<string> => ({ rule: webAddress, form: { kind: 'URL' } }),
  email: (): SettingSchema<string | null> => ({
    rule: line(254).refine(isEmail, code('not_an_email')),
    form: { kind: 'EMAIL' },
  }),
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
  /** Days of the week, at least one, each once and in order: 1 is Monday, 7 is Sunday. */
  weekdays: (): SettingSchema<readonly number[]> => ({
    rule: z
      .array(whole(1, 7))
      .min(1, code('required'))
      .max(7, code('too_many'))
      .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
    form: { kind: 'WEEKDAYS' },
  }),
  /** What nobody reads again. The setting holds what names it; the secret itself is kept sealed, elsewhere. */
  secret: (maximum: number): SettingSchema<KeptSecret | null> => ({
    rule: z.object({ id: z.string(), last4: z.string() }),
    form: { kind: 'SECRET', maximum },
  }),
  /** Several values that make sense together alone; they are set at once, or none is. */
  fields: <Parts extends Record<string, SettingSchema<unknown>>>(
    parts: Parts,
  ): SettingSchema<ValuesOf<Parts> | null> => ({
    rule: z.object(Object.fromEntries(Object.entries(parts).map(([name, { rule }]) => [name, rule]))) as z.ZodType<
      ValuesOf<Parts>
    >,
    form: { kind: 'FIELDS', fields: Object.entries(parts).map(([name, { form }]) => ({ name, form })) },
  }),
};
