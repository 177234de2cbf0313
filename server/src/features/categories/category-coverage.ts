import { overfullAbove } from '@quarry/contracts/categories';
import { type RawBuilder, sql } from 'kysely';
import type { ListField } from '../../platform/filters/index.ts';

/** Categories that share a name in some language, as `sharing` counts them. One pass over all names, however many share one. */
function namesake(sharing: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`c.id in (select n.id from (
    select d.id, count(*) over (partition by k.key) as everywhere, count(*) over (partition by k.key, d.parent_id) as beside
    from category d, unnest(d.name_keys) k (key) where d.deleted_at is null) n where ${sharing})`;
}

// The bound stands in the statement as a number: a statement without values is planned once.
const bound = sql.raw(String(overfullAbove));

/** What the list of categories is asked about the use of the tree. The conditions are over `category c`. */
export const coverageFields = {
  /** Those above others are not: their products lie below. */
  isEmpty: {
    type: 'flag',
    isTrue: sql`(not exists (select from filed_product f where f.category_id = c.id)
      and not exists (select from category d where d.parent_id = c.id and d.deleted_at is null))`,
    isHidden: true,
  },
  /** Counted for all at once, which is faster than a look at each category. */
  isOverfull: {
    type: 'flag',
    isTrue: sql`c.id in (select f.category_id from filed_product f where f.category_id is not null
      group by f.category_id having count(*) > ${bound})`,
    isHidden: true,
  },
  sharesNameWithSibling: { type: 'flag', isTrue: namesake(sql`n.beside > 1`), isHidden: true },
  sharesNameElsewhere: { type: 'flag', isTrue: namesake(sql`n.everywhere > n.beside`), isHidden: true },
} satisfies Record<string, ListField>;
