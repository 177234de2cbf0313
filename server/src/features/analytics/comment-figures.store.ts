import type { FiguresQuestion } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { commentFilter, readableComments } from '../comments/index.ts';

/** `rated`: the reviews that are shown and say a rating, `stars` the sum of them. */
export type CommentSums = { key: string; comments: number; waiting: number; rated: number; stars: number };

const keys: Partial<Record<FiguresQuestion['by'], string>> = {
  SHOP: 'c.shop_id',
  CHANNEL: 'c.channel_id',
  PRODUCT: 'c.product_id',
};

/** Comments as they stand now: those that their list shows, by the very conditions of the list. */
export function countComments(
  db: Db,
  actor: Actor,
  { by, shopId, channelId }: Pick<FiguresQuestion, 'by' | 'shopId' | 'channelId'>,
  now: Date,
): Promise<CommentSums[]> {
  const asked = { shopId: shopId && [...shopId], channelId: channelId && [...channelId] };
  const waiting = sql.join(commentFilter.conditions({ isWaiting: true }, now, actor), sql` and `);
  const shown = sql.join(commentFilter.conditions({ status: ['APPROVED'], kind: ['REVIEW'] }, now, actor), sql` and `);
  const conditions = [readableComments(actor), ...commentFilter.conditions(asked, now, actor)];
  const column = keys[by];
  const key = column === undefined ? sql`''` : sql`coalesce(${sql.raw(column)}::text, 'none')`;
  return readWithinScope(
    db,
    sql<CommentSums>`
      select ${key} as key, count(*)::int as comments, count(*) filter (where ${waiting})::int as waiting,
        count(c.rating) filter (where ${shown})::int as rated, coalesce(sum(c.rating) filter (where ${shown}), 0)::int as stars
      from comment c where ${sql.join(conditions, sql` and `)} group by 1`,
  );
}
