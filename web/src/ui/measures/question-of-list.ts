import { type AskedFigures, listLink, type Measure, measureDefinitions, rowFields } from '@quarry/contracts/analytics';

/** What the rows of a list are found by. */
export type AskedList = { search: string | null; filter: Record<string, unknown> };

/** The question whose figure is made of exactly the rows of a list; nothing where the list asks anything else. */
export function questionOfList(
  measure: Measure,
  { search, filter }: AskedList,
): { asked: AskedFigures; key: string } | undefined {
  const { list } = measureDefinitions[measure];
  if (!list || search !== null) return undefined;
  const { fields } = list;
  const from = dayOf(fields.from);
  const until = dayOf(fields.until);
  if (from === undefined || until === undefined) return undefined;
  const valuesOf = (field: string | undefined) => (field === undefined ? null : textsOf(filter[field]));
  const rows = rowFields.flatMap(([field, by]) => (valuesOf(fields[field]) ?? []).map((key) => ({ by, key })));
  if (rows.length > 1) return undefined;
  const { by, key } = rows[0] ?? { by: 'NONE', key: '' };
  const asked: AskedFigures = {
    by,
    from,
    until,
    shopId: valuesOf(fields.shop),
    channelId: valuesOf(fields.channel),
    brandId: valuesOf(fields.brand),
    currency: valuesOf(fields.currency),
  };
  const link = listLink(measure, asked, { key, currency: null });
  return link && sameText(link.filter) === sameText(filter) ? { asked, key } : undefined;

  /** A list of states now asks for no day. */
  function dayOf(field: string | undefined): string | undefined {
    const day = field === undefined ? '' : filter[field];
    return typeof day === 'string' ? day : undefined;
  }
}

function textsOf(value: unknown): string[] | null {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : null;
}

/** The same whatever the order of its fields, and wherever the reader is. */
function sameText(filter: Record<string, unknown>): string {
  const entries = Object.entries(filter).map(([field, value]) => {
    if (field !== 'where') return [field, Array.isArray(value) ? value.map(String).toSorted() : value];
    const { match, clauses, groups } = value as Record<string, unknown>;
    return [field, { match, clauses, groups }];
  });
  return JSON.stringify(entries.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}
