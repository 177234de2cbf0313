import { type Actor, may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { changeFilter, countAuditTrail } from '../audit/index.ts';
import { commentFilter, countComments } from '../comments/index.ts';
import { countCustomers, customerFilter } from '../customers/index.ts';
import { countOrders, orderFilter } from '../orders/index.ts';
import { countedOffers, countedProducts, totalOf } from './dashboard-counts.ts';
import type { DashboardChange } from './dashboard.ts';

const all = { first: 1, after: null, from: null };

/** What came and changed since somebody's last visit, as the lists count it; what they may not read is left out. */
export async function findNews(
  deps: Deps,
  actor: Actor,
  since: Date,
): Promise<{ since: Date; changes: DashboardChange[] }> {
  const { db, clock } = deps;
  const now = clock.now();
  const after = (field: string) => ({
    where: { clauses: [{ field, operator: 'after', values: [since.toISOString()] }] },
  });
  const named = async (
    code: string,
    target: DashboardChange['target'],
    total: Promise<{ count: number; isExact: boolean }>,
  ): Promise<DashboardChange> => ({ code, target, ...(await total) });
  const found = [];
  if (may(actor, 'read', 'Order')) {
    const filter = after('placedAt');
    const total = countOrders(db, { ...all, actor, filter: orderFilter.conditions(filter, now, actor) });
    found.push(named('new_orders', { list: 'orders', filter }, total));
  }
  if (may(actor, 'read', 'Customer')) {
    const filter = after('createdAt');
    const total = countCustomers(db, { ...all, actor, filter: customerFilter.conditions(filter, now, actor) });
    found.push(named('new_customers', { list: 'customers', filter }, total));
  }
  if (may(actor, 'read', 'Comment')) {
    const filter = after('submittedAt');
    const total = countComments(db, { ...all, actor, filter: commentFilter.conditions(filter, now, actor) });
    found.push(named('new_comments', { list: 'comments', filter }, total));
  }
  if (may(actor, 'read', 'Offer')) {
    const list = countedOffers(actor, after('lastChangedAt'), now);
    found.push(named('changed_offers', list.target, totalOf(db, list)));
  }
  if (may(actor, 'read', 'Product')) {
    const list = countedProducts(actor, after('createdAt'), now);
    found.push(named('new_products', list.target, totalOf(db, list)));
  }
  if (may(actor, 'read', 'Audit')) {
    const { where } = after('at');
    const byOthers = { field: 'actorId', operator: 'none_of', values: [actor.userId ?? ''] };
    const filter = { where: { clauses: [...where.clauses, byOthers] } };
    const total = countAuditTrail(deps, { ...all, actor, filter: changeFilter.conditions(filter, now, actor) });
    found.push(named('changes_by_others', { list: 'auditTrail', filter }, total));
  }
  const changes = await Promise.all(found);
  return { since, changes: changes.filter(({ count }) => count > 0) };
}
