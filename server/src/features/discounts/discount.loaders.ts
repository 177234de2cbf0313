import DataLoader from 'dataloader';
import { may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { findCodeFacts, findCodes, findExpiredByCode } from './discount-code.store.ts';
import { findReservedCounts, findUsed } from './discount-use.store.ts';
import { factsOf } from './discount.commands.ts';
import type { DiscountRecord } from './discount.ts';
import { findDiscounts } from './discount.store.ts';
import { findVariantNames } from './target-name.store.ts';

/** Discounts by id as far as the actor may read them, one statement for all that a request asks for. */
export const discountById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findDiscounts(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The discount, when the actor may see it. */
export async function visibleDiscount(context: RequestContext, { id }: { id: string }): Promise<DiscountRecord | null> {
  return may(context.actor, 'read', 'Discount') && isId(id) ? discountById(context).load(id) : null;
}

/** A code with its shop, when the actor may see its discount. */
export async function visibleCode(context: RequestContext, { id }: { id: string }) {
  if (!may(context.actor, 'read', 'Discount') || !isId(id)) return null;
  const code = (await findCodes(context.deps.db, [id])).get(id);
  return code && (await discountById(context).load(code.discountId)) ? code : null;
}

/** How many uses of a discount count. */
export const usedOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const used = await findUsed(deps.db, ids, deps.clock.now());
      return ids.map((id) => used.get(id) ?? 0);
    }),
);

/** How many uses of a discount are held for carts. */
export const reservedOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const reserved = await findReservedCounts(deps.db, ids, deps.clock.now());
      return ids.map((id) => reserved.get(id) ?? 0);
    }),
);

/** How many codes of a discount count, and the only one where it has one. */
export const codesOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const facts = await findCodeFacts(deps.db, ids);
      return ids.map((id) => facts.get(id) ?? { count: 0, only: null });
    }),
);

/** Reservations by a code whose time is over. */
export const expiredOfCode = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const expired = await findExpiredByCode(deps.db, ids, deps.clock.now());
      return ids.map((id) => expired.get(id) ?? 0);
    }),
);

/** What decides where a discount may go; its codes are those that the request counts anyway. */
export const factsOfDiscount = perRequest((context) => {
  const { db, clock } = context.deps;
  const counted = async ({ id, method }: DiscountRecord) =>
    method === 'CODE' && (await codesOf(context).load(id)).count > 0 ? [id] : [];
  return new DataLoader(async (discounts: readonly DiscountRecord[]) => {
    const codes = new Set((await Promise.all(discounts.map(counted))).flat());
    return factsOf(db, discounts, codes, clock.now());
  });
});

/** What variants are called, and whose they are. */
export const variantNameOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const names = await findVariantNames(deps.db, ids);
      return ids.map((id) => names.get(id) ?? null);
    }),
);
