import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { resolvedTemplates } from '../templates/index.ts';
import { newBasis, noCategory } from './completeness.store.ts';

/**
 * Whether what counts for all products is another than the bases were made of: the basics, which an upgrade may change, and the content
 * locales.
 */
export async function isBasisOutdated(tx: Tx, locales: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isOutdated: boolean }>`
    select b.content_locales <> ${locales}::text[] or b.attribute_ids <> array(
      select id from attribute where is_basic and deleted_at is null order by position, code) as "isOutdated"
    from completeness_basis b where b.category_id = ${noCategory}::uuid`.execute(tx);
  return rows[0]?.isOutdated ?? true;
}

/**
 * Works out by what products of each category are counted; of those that are otherwise now the one before is retired, so that the products
 * that were counted by it are counted anew. A basis is named by its contents, so that one that comes back is the same again.
 */
export async function refreshBases(tx: Tx, locales: readonly string[], now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('completeness bases', 0))`.execute(tx);
  await sql`
    with place as (
      select c.id as category_id from category c where c.deleted_at is null union all select ${noCategory}::uuid),
    basic as (select a.id, a.position, a.code from attribute a where a.is_basic and a.deleted_at is null),
    item as (
      select p.category_id, b.id as attribute_id, '' as locale, 0 as part, b.position, b.code, 0 as locale_place
      from place p cross join basic b
      union all
      select t.category_id, t.attribute_id, l.locale, 1, a.position, a.code, l.place::integer
      from ${resolvedTemplates(sql`select category_id from place`)} t join attribute a on a.id = t.attribute_id and not a.is_basic
        cross join lateral (
          select '' as locale, 0 as place where not a.is_localized
          union all select c.locale, c.place from unnest(${locales}::text[]) with ordinality as c (locale, place) where a.is_localized) l
      where t.state in ('REQUIRED', 'RECOMMENDED')),
    made as (
      select p.category_id, coalesce(array_agg(i.attribute_id order by i.part, i.position, i.code, i.locale_place)
          filter (where i.attribute_id is not null), '{}') as attribute_ids,
        coalesce(array_agg(i.locale order by i.part, i.position, i.code, i.locale_place)
          filter (where i.attribute_id is not null), '{}') as locales
      from place p left join item i on i.category_id = p.category_id group by p.category_id),
    fresh as (
      select m.*, md5(concat_ws(' ', m.category_id, m.attribute_ids, m.locales, ${locales}::text[]))::uuid as basis from made m),
    differing as (
      select f.*, coalesce(b.basis, ${newBasis(sql`f.category_id`)}) as before
      from fresh f left join completeness_basis b on b.category_id = f.category_id where b.basis is distinct from f.basis),
    back as (delete from completeness_retired r using differing d where r.basis = d.basis),
    retired as (
      insert into completeness_retired (basis, retired_at) select before, ${now}::timestamptz from differing
      on conflict (basis) do update set retired_at = excluded.retired_at)
    insert into completeness_basis (category_id, basis, attribute_ids, locales, content_locales)
    select category_id, basis, attribute_ids, locales, ${locales}::text[] from differing
    on conflict (category_id) do update set basis = excluded.basis, attribute_ids = excluded.attribute_ids,
      locales = excluded.locales, content_locales = excluded.content_locales`.execute(tx);
}

/** Forgets bases that were retired a day before, by which nobody counts any more. Those that products still wait under stay. */
export async function forgetRetiredBases(tx: Tx, now: Date): Promise<void> {
  await sql`delete from completeness_retired r where r.retired_at < ${now}::timestamptz - interval '1 day'
    and not exists (select from completeness c where c.basis = r.basis and c.channel_id is null)`.execute(tx);
}
