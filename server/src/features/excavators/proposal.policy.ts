import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import type { ProposalRecord } from './proposal.ts';

/**
 * Which proposals a person may read: all for anyone who may read all, else those of their shops, and those of their brands (the
 * brand of the product, or the one the offer names). Open questions about a product in the bin wait there with it.
 */
export function readableProposals(actor: Actor): RawBuilder<boolean> {
  const byShop = scopeCondition(actor, 'read', 'Proposal', { shopId: 'p.shop_id' });
  const ofBrands = scopeCondition(actor, 'read', 'Proposal', { brandId: 'b.id' });
  return sql<boolean>`(${byShop} or exists (
    select 1 from brand b where ${ofBrands} and (b.id = (select t.brand_id from product t where t.id = p.product_id)
      or (p.product_id is null and b.name_key = (select o.brand_key from offer o where o.id = p.offer_id)))))
    and (p.state in ('in_review', 'conflicted') and p.product_id in (select t.id from product t where t.deleted_at is not null)) is not true`;
}

/** Who may decide a proposal: anyone who reviews all, or manages the brand it concerns. */
export function mayDecide(actor: Actor, proposal: Pick<ProposalRecord, 'concernedBrandId'>): boolean {
  return may(actor, 'review', 'Proposal', { brandId: proposal.concernedBrandId });
}
