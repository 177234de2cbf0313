import type { Days, FiguresQuestion } from '@quarry/contracts/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { decidedOn, proposalConditions, proposalFilter, readableProposals } from '../excavators/index.ts';

/** `period`: the place of the days asked for, of those compared with. What waits does so now. */
type ReviewSums = { period: number; key: string; waiting: number; decided: number };

const keys: Partial<Record<FiguresQuestion['by'], RawBuilder<unknown>>> = {
  DAY: sql`${decidedOn}::text`,
  MONTH: sql`to_char(${decidedOn}, 'YYYY-MM')`,
  SHOP: sql`coalesce(p.shop_id::text, 'none')`,
  PERSON: sql`p.decided_by::text`,
};

/** What waits at the review desk and what people decided, by the very conditions of the list of proposals. */
export function countReview(
  db: Db,
  actor: Actor,
  { by, shopId }: Pick<FiguresQuestion, 'by' | 'shopId'>,
  periods: readonly Days[],
  now: Date,
): Promise<ReviewSums[]> {
  const shops = { shopId: shopId && [...shopId] };
  const key = keys[by] ?? sql`''`;
  const where = (filter: Parameters<typeof proposalFilter.conditions>[0]) =>
    sql.join(
      proposalConditions({
        scope: readableProposals(actor),
        filter: proposalFilter.conditions({ ...shops, ...filter }, now),
      }),
      sql` and `,
    );
  const waits = sql`
    select 0 as period, ${by === 'SHOP' ? key : sql`''`} as key, count(*)::int as waiting, 0 as decided
    from proposal p where ${where({ waitsFor: ['decision', 'check'] })} group by 2`;
  const decided = periods.map(
    ({ from, until }, period) => sql`
      select ${period}::int as period, ${key} as key, 0 as waiting, count(*)::int as decided
      from proposal p where ${where({ isDecidedByPerson: true, decidedFrom: from, decidedUntil: until })} group by 2`,
  );
  const isWaitingCounted = by !== 'PERSON';
  return readWithinScope(
    db,
    sql<ReviewSums>`${sql.join([...(isWaitingCounted ? [waits] : []), ...decided], sql` union all `)}`,
  );
}
