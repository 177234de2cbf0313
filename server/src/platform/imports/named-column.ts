import type { TargetColumn } from './import-kind.ts';

/** What a column is called in English, German, French and Portuguese, and what else. */
export type ColumnNames = readonly [en: string, de: string, fr: string, pt: string, ...aliases: string[]];

/** Columns of a kind whose records have the same ones everywhere, each value in one language. */
export function namedColumns(
  named: Readonly<Record<string, ColumnNames>>,
  more: (key: string) => Pick<TargetColumn, 'isIdentifier' | 'isOfNew'>,
): TargetColumn[] {
  return Object.entries(named).map(([key, [en, de, fr, pt, ...aliases]]) => ({
    key,
    names: { en, de, fr, pt },
    aliases,
    place: { attribute: key, locale: '', isOfVariant: false },
    modes: ['set'],
    ...more(key),
  }));
}
