import type { Subject } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';

/** Where `changed_record r` says that a record belongs. */
const belonging = { shopId: 'r.shop_id', brandId: 'r.brand_id', userId: 'r.user_id' };

/** The rights by which `changed_record` says that its records are read. */
const readSubjects = [
  'Shop',
  'Brand',
  'Product',
  'Offer',
  'Crawler',
  'Grabber',
  'Excavator',
  'Proposal',
  'SavedView',
  'Bookmark',
] as const satisfies readonly Subject[];

/**
 * Which changes (alias `c`) a reader of the trail sees: without a condition on their right all of them, those of records that are gone
 * included; else those of records in their shops, of their brands or of their own, as far as they may read the record itself.
 */
export function readableChanges(actor: Actor): RawBuilder<unknown>[] {
  if (may(actor, 'read', 'Audit', {})) return [];
  const read = readSubjects.map(
    (subject) => sql`(r.subject = ${subject} and ${scopeCondition(actor, 'read', subject, belonging)})`,
  );
  return [
    sql`exists (select from changed_record r where r.entity = c.entity and r.id = c.entity_id
      and ${scopeCondition(actor, 'read', 'Audit', belonging)} and (r.subject is null or ${sql.join(read, sql` or `)}))`,
  ];
}
