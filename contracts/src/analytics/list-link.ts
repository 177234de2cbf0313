import {
  type FigureDimension,
  isInTime,
  isState,
  type ListFields,
  type Measure,
  measureDefinitions,
} from './measures.ts';

/** Fields of a list that no question is narrowed to: a list of one of them is a row of the report. */
export const rowFields = [
  ['product', 'PRODUCT'],
  ['category', 'CATEGORY'],
  ['rival', 'RIVAL'],
  ['person', 'PERSON'],
  ['attribute', 'ATTRIBUTE'],
] as const satisfies readonly (readonly [keyof ListFields, FigureDimension])[];

/** What figures were asked for, and the days that this came to. */
export type AskedFigures = {
  by: FigureDimension;
  from: string;
  until: string;
  shopId?: readonly string[] | null;
  channelId?: readonly string[] | null;
  brandId?: readonly string[] | null;
  currency?: readonly string[] | null;
};

/** The list that shows exactly the rows behind a figure: its path, and what it is asked. Null where there is no such list. */
export function listLink(
  measure: Measure,
  asked: AskedFigures,
  row: { key: string; currency: string | null },
): { path: string; filter: Record<string, unknown> } | null {
  const { list } = measureDefinitions[measure];
  // The rows that a state was counted from are others by now.
  if (!list || (isState(measure) && isInTime(asked.by) && row.key !== '')) return null;
  const { fields } = list;
  const days = daysOfRow(asked, row.key);
  const narrowed: (readonly [string | undefined, readonly string[] | null | undefined])[] = [
    [fields.shop, asked.by === 'SHOP' && row.key ? [row.key] : asked.shopId],
    [fields.channel, asked.by === 'CHANNEL' && row.key ? [row.key] : asked.channelId],
    [fields.brand, asked.by === 'BRAND' && row.key ? [row.key] : asked.brandId],
    ...rowFields.map(([field, by]) => [fields[field], asked.by === by && row.key ? [row.key] : null] as const),
    [fields.currency, row.currency === null ? asked.currency : [row.currency]],
  ];
  // What is of no brand, channel or shop has no list: nothing names it.
  if (row.key === 'none') return null;
  return {
    path: list.path,
    filter: {
      ...list.filter,
      ...(fields.from && { [fields.from]: days.from }),
      ...(fields.until && { [fields.until]: days.until }),
      ...Object.fromEntries(
        narrowed.flatMap(([field, values]) => (field && values && values.length > 0 ? [[field, values]] : [])),
      ),
    },
  };
}

/** Of a month as much as lies in the period. */
function daysOfRow({ by, from, until }: AskedFigures, key: string): { from: string; until: string } {
  if (key === '') return { from, until };
  if (by === 'DAY') return { from: key, until: key };
  if (by !== 'MONTH') return { from, until };
  const [year = 0, month = 0] = key.split('-').map(Number);
  const last = `${key}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
  const first = `${key}-01`;
  return { from: first < from ? from : first, until: last > until ? until : last };
}
