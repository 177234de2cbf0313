import type { Tx } from '../../platform/db/index.ts';
import { findAttributes } from './catalogue.store.ts';
import { deleteAlternatives, deleteWinners, findValues, putWinners } from './catalogue-value.store.ts';
import { bestOf } from './hand-values.ts';
import { forgetLostCategories } from './lost-category-values.ts';
import { type EditedBy, followValues } from './product-edit.ts';
import type { LockedProduct } from './product.store.ts';

/** Takes a locked product out of a category that is there no more: the best of what else is said of its category holds, or none. */
export async function leaveLostCategory(tx: Tx, product: LockedProduct, by: EditedBy): Promise<void> {
  const attribute = (await findAttributes(tx)).find(({ code }) => code === 'category');
  const lost = attribute && (await forgetLostCategories(tx, product.id, attribute));
  if (!attribute || !lost) return;
  const rows = await findValues(tx, product.id);
  const rivals = rows.filter(({ attributeId, isWinner }) => attributeId === attribute.id && !isWinner);
  const next = bestOf(rivals, attribute.survivorship);
  await deleteWinners(tx, [lost.id]);
  await deleteAlternatives(tx, next ? [next.id] : []);
  await putWinners(tx, product.id, next ? [{ ...next, id: lost.id }] : [], by.now);
  const edit = { attribute, variantId: null, value: null };
  const followed = [{ edit, locale: '', handBefore: null, effective: next?.value ?? null }];
  await followValues(tx, product, followed, { ...by, locales: [] });
}
