import type { LinkedNode } from '@quarry/matching';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/**
 * The category of ours that is linked to the node of Google's taxonomy which a text names, by its id or by its path in any loaded language.
 * A node to which several categories are linked tells nothing, and neither does a path that several nodes have.
 */
export async function linkedGoogleNodes(tx: Tx, texts: readonly string[]): Promise<ReadonlyMap<string, LinkedNode>> {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<LinkedNode & { text: string }>`
    with asked as (select distinct t.text, searched_name(t.text) as key from unnest(${texts}::text[]) as t (text)),
      linked as (select n.external_id, l.category_id, c.name, n.paths from category_taxonomy l
        join category c on c.id = l.category_id and c.deleted_at is null
        left join taxonomy_node n on n.publisher = l.publisher and n.external_id = l.external_id
        where l.publisher = 'GOOGLE'),
      named as (
        select a.text, l.category_id, l.external_id, c.name from asked a join category_taxonomy l on l.publisher = 'GOOGLE'
          and l.external_id = a.text join category c on c.id = l.category_id and c.deleted_at is null
        union
        select a.text, l.category_id, l.external_id, l.name from linked l
          cross join lateral jsonb_each_text(l.paths) p join asked a on a.key = searched_name(p.value))
    select text, min(category_id::text) as "categoryId", min(external_id) as "externalId", min(name) as name
    from named group by text having count(distinct category_id) = 1 and count(distinct external_id) = 1`.execute(tx);
  return new Map(rows.map(({ text, ...node }) => [text, node]));
}
