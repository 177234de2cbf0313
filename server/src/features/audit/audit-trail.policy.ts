import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import type { RecordKinds } from '../../platform/records/index.ts';

/** Where `changed_record r` says that a record belongs. */
const belonging = { shopId: 'r.shop_id', brandId: 'r.brand_id', userId: 'r.user_id' };

/**
 * Which changes (alias `c`) a reader of the trail sees: without a condition on their right all of them, those of records that are gone
 * included; else those of records in their shops, of their brands or of their own, as far as they may read the record itself.
 */
export function readableChanges(actor: Actor, { all }: RecordKinds): RawBuilder<unknown>[] {
  if (may(actor, 'read', 'Audit', {})) return [];
  const kinds = all.filter(({ stored }) => stored);
  const byOwner = kinds.filter(({ subject, isReadByOwner }) => subject === null || isReadByOwner);
  const byChange = kinds.filter(({ isReadByChangers }) => isReadByChangers);
  const byRight = kinds
    .filter((kind) => !byOwner.includes(kind) && !byChange.includes(kind))
    .flatMap(({ subject }) => subject ?? []);
  const readable = [
    sql`r.entity = any(${byOwner.map(({ entity }) => entity)}::text[])`,
    ...[...new Set(byRight)].map(
      (subject) => sql`(r.subject = ${subject} and r.entity <> all(${byChange.map(({ entity }) => entity)}::text[])
        and ${scopeCondition(actor, 'read', subject, belonging)})`,
    ),
    ...byChange.flatMap(({ entity, subject }) =>
      subject ? sql`(r.entity = ${entity} and ${scopeCondition(actor, 'update', subject, belonging)})` : [],
    ),
  ];
  return [
    sql`exists (select from changed_record r where r.entity = c.entity and r.id = c.entity_id
      and ${scopeCondition(actor, 'read', 'Audit', belonging)} and (${sql.join(readable, sql` or `)}))`,
  ];
}
