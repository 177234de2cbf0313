import type { Tx } from '../../platform/db/index.ts';
import { holdStanding } from '../categories/index.ts';
import type { AttributeRow } from './catalogue-values.ts';
import type { ValueRow } from './catalogue-value.store.ts';

/** Of these values those that name a category which is there no more and was not merged, whatever products they are of. */
export async function findLostCategories(
  tx: Tx,
  rows: readonly ValueRow[],
  attribute: AttributeRow,
): Promise<ValueRow[]> {
  const naming = rows.filter(({ attributeId }) => attributeId === attribute.id);
  const there = await holdStanding(tx, [...new Set(naming.map(({ value }) => String(value)))]);
  return naming.filter(({ value }) => !there.has(String(value)));
}
