import type { Subject } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';

/**
 * The time zones in which rows of these subjects come, by what the reader sees: of products, which are of no shop, UTC; of offers those of
 * all shops; of what is sold those of own shops. A subject is left out where the reader sees none of its shops.
 */
export async function findZones(db: Db, actor: Actor, subjects: readonly Subject[]): Promise<Map<Subject, string[]>> {
  if (subjects.length === 0) return new Map();
  const rows = await readWithinScope(
    db,
    sql<{ subject: Subject; zone: string }>`${sql.join(
      subjects.map((subject) => sql`select distinct ${subject}::text as subject, ${zonesOf(actor, subject)}`),
      sql` union all `,
    )}`,
  );
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return new Map([...bySubject].map(([subject, found]) => [subject, found.map(({ zone }) => zone)]));
}

function zonesOf(actor: Actor, subject: Subject): RawBuilder<unknown> {
  if (subject === 'Product') return sql`'UTC' as zone`;
  // Observed offers are read on every condition, and those of a brand lie in any shop.
  if (subject === 'Offer') return sql`s.time_zone as zone from shop s where ${may(actor, 'read', 'Offer')}`;
  return sql`s.time_zone as zone from shop s where s.kind = 'own' and ${scopeCondition(actor, 'read', subject, { shopId: 's.id' })}`;
}
