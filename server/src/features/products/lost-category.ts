import type { Tx } from '../../platform/db/index.ts';
import { findAttributes } from './catalogue.store.ts';
import { deleteAlternatives, deleteWinners, findValues, putWinners } from './catalogue-value.store.ts';
import { bestOf } from './hand-values.ts';
import { findLostCategories } from './lost-category-values.ts';
import { type EditedBy, followValues } from './product-edit.ts';
import type { LockedProduct } from './product.store.ts';

/** Takes a locked product out of a category that is there no more: the best of what else is said of its category holds, or none. */
export async function leaveLostCategory(tx: Tx, product: LockedProduct, by: EditedBy): Promise<void> {
  const attribute = (await findAttributes(tx)).find(({ code }) => code === 'category');
  if (!attribute) return;
  const rows = await findValues(tx, product.id);
  const lost = await findLostCategories(tx, rows, attribute);
  const gone = new Set(lost.map(({ id }) => id));
  const holder = lost.find(({ isWinner }) => isWinner);
  const rivals = rows.filter(
    ({ id, attributeId, isWinner }) => attributeId === attribute.id && !isWinner && !gone.has(id),
  );
  const next = holder && bestOf(rivals, attribute.survivorship);
  await deleteAlternatives(tx, [
    ...lost.flatMap(({ id, isWinner }) => (isWinner ? [] : [id])),
    ...(next ? [next.id] : []),
  ]);
  if (!holder) return;
  await deleteWinners(tx, [holder.id]);
  await putWinners(tx, product.id, next ? [{ ...next, id: holder.id }] : [], by.now);
  const edit = { attribute, variantId: null, value: null };
  const written = [{ edit, locale: '', handBefore: null, effective: next?.value ?? null }];
  await followValues(tx, [{ product, written }], { ...by, locales: [] });
}
