import { z } from 'zod';

/** A text by content locale, as a form holds it: every locale has one, if an empty one. */
export type TextsByLocale = Record<string, string>;

/** A text in one locale, as the server takes and answers it. */
export type LocaleText = { locale: string; text: string };

/** What the server has, for the fields of these locales. */
export function textsByLocale(list: readonly LocaleText[], locales: readonly string[]): TextsByLocale {
  return Object.fromEntries(locales.map((locale) => [locale, list.find((one) => one.locale === locale)?.text ?? '']));
}

/** The texts that say something, in the order of their fields. */
export function textList(texts: TextsByLocale): LocaleText[] {
  return Object.entries(texts).flatMap(([locale, text]) => (text.trim() === '' ? [] : [{ locale, text }]));
}

type Issue = { path: string };

/**
 * What the server refused of texts in a list (`names.1.text`), at the fields that they were typed in (`names.de`); a problem of the whole
 * list is one of its first locale. `values` are those of the form when it was sent.
 */
export function issuesByLocale<OneIssue extends Issue>(
  issues: readonly OneIssue[],
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): OneIssue[] {
  return issues.map((issue) => ({ ...issue, path: pathByLocale(issue.path.split('.'), values, names).join('.') }));
}

function pathByLocale(
  path: readonly string[],
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): readonly string[] {
  const [name = '', place] = path;
  if (!names.includes(name)) return path;
  const texts = values[name] as TextsByLocale;
  const locale = place === undefined ? undefined : textList(texts)[Number(place)]?.locale;
  return [name, locale ?? Object.keys(texts)[0] ?? ''];
}

/** A schema whose texts are lists, as one of a form that holds them by locale; what it refuses is refused at the field. */
export function byLocale<Draft>(schema: z.ZodType<Draft>, names: readonly string[]): z.ZodType<Draft> {
  return z.record(z.string(), z.unknown()).transform((values, context) => {
    const lists = names.map((name) => [name, textList(values[name] as TextsByLocale)]);
    const checked = schema.safeParse({ ...values, ...Object.fromEntries(lists) });
    if (checked.success) return checked.data;
    for (const issue of checked.error.issues) {
      const path = pathByLocale(issue.path.map(String), values, names);
      context.issues.push({ ...issue, input: values, path: [...path] } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}
