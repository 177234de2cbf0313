import { z } from 'zod';
import { code, optionalText } from './fields.ts';

/** The languages of the catalogue's texts; the first is that of texts which say no other. */
export const contentLocales: readonly string[] = ['en', 'de', 'fr', 'pt'];

/** A text in each content locale that has one. */
export type LocalTexts = Readonly<Record<string, string>>;

/** The locale whose text stands for all of them where only one is shown: English, else the first by name, as `in_first_locale` has it. */
export function shownLocale(texts: LocalTexts): string | undefined {
  const filled = Object.keys(texts).filter((locale) => (texts[locale] ?? '').trim() !== '');
  return filled.includes('en') ? 'en' : filled.toSorted()[0];
}

/**
 * Texts as a form has them, a line for each of `locales` at most, as one object by locale. An empty text counts as absent; an unknown
 * locale and one that stands twice are refused at their line (`names.1.locale`).
 */
export const localTexts = (locales: readonly string[], max: number) =>
  z
    .array(
      z.object({
        locale: z.string().refine((locale) => locales.includes(locale), code('not_a_choice')),
        text: optionalText(max),
      }),
    )
    .superRefine((lines, context) => {
      for (const [at, { locale }] of lines.entries())
        if (lines.findIndex((line) => line.locale === locale) < at)
          context.addIssue({ code: 'custom', message: 'repeated', path: [at, 'locale'] });
    })
    .transform((lines): LocalTexts =>
      Object.fromEntries(lines.flatMap(({ locale, text }) => (text === null ? [] : [[locale, text]]))),
    );

/** The lines that `localTexts` reads: those of `locales` in their order, and behind them what stands in other locales. */
export function localTextLines(texts: LocalTexts, locales: readonly string[]): { locale: string; text: string }[] {
  const others = Object.keys(texts)
    .filter((locale) => !locales.includes(locale))
    .toSorted();
  return [...locales, ...others].flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale, text }];
  });
}

/** The texts by locale that a state of the audit trail holds: what had none before a change comes back as none. */
export function presentTexts(byLocale: unknown): LocalTexts {
  const texts = Object.entries((byLocale ?? {}) as Record<string, unknown>);
  return Object.fromEntries(texts.flatMap(([locale, text]) => (typeof text === 'string' ? [[locale, text]] : [])));
}
