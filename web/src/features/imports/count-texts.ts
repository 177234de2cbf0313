import type { Format } from '../../i18n/index.ts';
import type { ImportCountsFragment } from './imports.operations.generated.ts';
import type { ImportTexts } from './step-words.ts';

/** How many rows do what, without what no row does. */
export function countTexts(t: ImportTexts, format: Format, counts: ImportCountsFragment): string[] {
  const names = ['create', 'change', 'unchanged', 'refused'] as const;
  return names
    .filter((name) => counts[name] > 0)
    .map((name) => t(`counted.${name}`, { rows: format.number(counts[name]) }));
}
