import { type FiguresQuestion, type Measure, measureDefinitions, measuresVersion } from '@quarry/contracts/analytics';
import { formatMinor } from '@quarry/contracts/money';
import type { RequestContext } from '../../platform/feature.ts';
import { delimitedRow, exportedRow } from '../../platform/imports/index.ts';
import { formFigures } from './figures.ts';

const delimiter = ',';

/** The rows of figures as lines of a file, amounts as decimals of their currency. */
export async function figuresTable(
  context: RequestContext,
  question: FiguresQuestion,
): Promise<{ name: string; lines: string[] }> {
  const { measures, compare, by } = question;
  const { from, until, rows } = await formFigures(context, question);
  const columns = measures.flatMap((measure) => [measure, ...(compare ? [`${measure}_COMPARED`] : [])]);
  const head = exportedRow(['key', 'label', 'currency', ...columns.map(lower), 'definitions'], delimiter);
  const lines = rows.map(({ key, label, currency, values }) => {
    const numbers = measures.flatMap((measure, at) => {
      const { value = null, compared = null } = values[at] ?? {};
      return [value, ...(compare ? [compared] : [])].map((one) => numberText(measure, one, currency));
    });
    // Names may look like a formula; numbers stay numbers, below zero too.
    const named = exportedRow([key, label, currency ?? ''], delimiter).trimEnd();
    return `${named}${delimiter}${delimitedRow([...numbers, String(measuresVersion)], delimiter)}`;
  });
  return { name: `figures-${lower(by)}-${from}-${until}.csv`, lines: [`\u{feff}${head}`, ...lines] };
}

function lower(text: string): string {
  return text.toLowerCase();
}

function numberText(measure: Measure, value: number | null, currency: string | null): string {
  if (value === null) return '';
  const { unit } = measureDefinitions[measure];
  if (unit === 'share' || unit === 'stars') return String(value / 1_000_000);
  return unit === 'amount' ? formatMinor(value, currency) : String(value);
}
