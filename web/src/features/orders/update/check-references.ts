import { requestGraphql } from '../../../data/index.ts';
import { OrderReferencesDocument, type OrderReferencesQuery } from './update.operations.generated.ts';

type Answer = OrderReferencesQuery['orderReferences'][number];
/** An entry that names no order, or one that another entry names before it. */
export type LeftOut = {
  /** Its place in the list. */
  at: number;
  text: string;
  reason: 'REPEATED' | Exclude<Answer['state'], 'FOUND'>;
  shopName: string | null;
};
export type CheckedReferences = { ids: string[]; leftOut: LeftOut[] };

/** As many as the server looks up at once. */
const atOnce = 500;

/** Which orders of a shop are named, each once, and what names none. */
export async function checkReferences(shopId: string, references: readonly string[]): Promise<CheckedReferences> {
  const ids = new Set<string>();
  const leftOut: LeftOut[] = [];
  for (let at = 0; at < references.length; at += atOnce) {
    const variables = { shopId, references: references.slice(at, at + atOnce) };
    const { orderReferences } = await requestGraphql(OrderReferencesDocument, variables);
    for (const [place, { text, state, orderId, shopName }] of orderReferences.entries()) {
      const entry = { at: at + place + 1, text };
      if (state !== 'FOUND') leftOut.push({ ...entry, reason: state, shopName });
      else if (orderId !== null && ids.has(orderId)) leftOut.push({ ...entry, reason: 'REPEATED', shopName: null });
      else if (orderId !== null) ids.add(orderId);
    }
  }
  return { ids: [...ids], leftOut };
}
