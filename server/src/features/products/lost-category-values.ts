import type { Tx } from '../../platform/db/index.ts';
import { holdCategories } from '../categories/index.ts';
import type { AttributeRow } from './catalogue-values.ts';
import { deleteAlternatives, findValues, type ValueRow } from './catalogue-value.store.ts';

/**
 * Forgets what else is said of a product's category where that names one that is there no more, so that it cannot come to hold.
 * Resolves with the value that holds though its category is gone.
 */
export async function forgetLostCategories(
  tx: Tx,
  productId: string,
  attribute: AttributeRow,
): Promise<ValueRow | undefined> {
  const rows = (await findValues(tx, productId)).filter(({ attributeId }) => attributeId === attribute.id);
  const there = await holdCategories(
    tx,
    rows.map(({ value }) => String(value)),
  );
  const lost = rows.filter(({ value }) => !there.has(String(value)));
  await deleteAlternatives(
    tx,
    lost.flatMap(({ id, isWinner }) => (isWinner ? [] : [id])),
  );
  return lost.find(({ isWinner }) => isWinner);
}
