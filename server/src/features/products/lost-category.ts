import type { Tx } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { holdCategory } from '../categories/index.ts';
import { findAttributes } from './catalogue.store.ts';
import { deleteAlternatives, deleteWinners, findValues, putWinners } from './catalogue-value.store.ts';
import { bestOf } from './hand-values.ts';
import { type EditedBy, followValues } from './product-edit.ts';
import type { LockedProduct } from './product.store.ts';

/** Takes a locked product out of a category that is there no more: the best of what else is said of its category holds, or none. */
export async function leaveLostCategory(tx: Tx, product: LockedProduct, by: EditedBy): Promise<void> {
  const attribute = (await findAttributes(tx)).find(({ code }) => code === 'category');
  const rows = (await findValues(tx, product.id)).filter(({ attributeId }) => attributeId === attribute?.id);
  const there = await heldAmong(
    tx,
    rows.map(({ value }) => String(value)),
  );
  const lost = rows.filter(({ value }) => !there.has(String(value)));
  const winner = lost.find(({ isWinner }) => isWinner);
  await deleteAlternatives(
    tx,
    lost.flatMap(({ id, isWinner }) => (isWinner ? [] : [id])),
  );
  if (!attribute || !winner) return;
  const rivals = rows.filter((row) => !row.isWinner && !lost.includes(row));
  const next = bestOf(rivals, attribute.survivorship);
  await deleteAlternatives(tx, next ? [next.id] : []);
  await deleteWinners(tx, [winner.id]);
  await putWinners(tx, product.id, next ? [{ ...next, id: winner.id }] : [], by.now);
  const edit = { attribute, variantId: null, value: null };
  await followValues(tx, product, [{ edit, locale: '', handBefore: null, effective: next?.value ?? null }], by);
}

async function heldAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const id of new Set(ids)) if (isId(id) && (await holdCategory(tx, id))) held.add(id);
  return held;
}
