import type { TaxonomyPublisher } from '@quarry/contracts/taxonomies';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { NamedCategory } from './link-by-name.ts';

export type CategoryLink = {
  categoryId: string;
  publisher: TaxonomyPublisher;
  externalId: string;
  release: string | null;
};

const columns = sql`l.category_id as "categoryId", l.publisher, l.external_id as "externalId", l.release`;

export async function findLinks(db: Db | Tx, categoryIds: readonly string[]): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryLink>`select ${columns} from category_taxonomy l
    where l.category_id = any(${categoryIds}::uuid[]) order by l.publisher`.execute(db);
  return rows;
}

/** The links of categories that do not lie in the bin to a taxonomy, or to some nodes of it. */
export async function findLinksTo(
  db: Db | Tx,
  publisher: TaxonomyPublisher,
  externalIds?: readonly string[],
): Promise<CategoryLink[]> {
  const { rows } = await sql<CategoryLink>`select ${columns} from category_taxonomy l
    join category c on c.id = l.category_id and c.deleted_at is null
    where l.publisher = ${publisher}
      and (${externalIds === undefined} or l.external_id = any(${externalIds ?? []}::text[]))
    order by c.name, c.id`.execute(db);
  return rows;
}

/** The categories that do not lie in the bin, with their names by language. */
export async function findCategoriesByName(db: Db | Tx): Promise<NamedCategory[]> {
  const { rows } = await sql<NamedCategory>`select id, names from category where deleted_at is null
    order by name, id`.execute(db);
  return rows;
}

export async function putLinks(tx: Tx, links: readonly CategoryLink[]): Promise<void> {
  await sql`insert into category_taxonomy (category_id, publisher, external_id, release)
    select r."categoryId", r.publisher, r."externalId", r.release
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as r ("categoryId" uuid, publisher text, "externalId" text, release text)
    on conflict (category_id, publisher) do update set external_id = excluded.external_id, release = excluded.release`.execute(
    tx,
  );
}

export async function removeLink(tx: Tx, categoryId: string, publisher: TaxonomyPublisher): Promise<void> {
  await sql`delete from category_taxonomy where category_id = ${categoryId}::uuid and publisher = ${publisher}`.execute(
    tx,
  );
}
