import { contentLocalesSetting } from '@quarry/contracts/products';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { effectsOf } from '../../platform/settings/index.ts';

/** Languages that are taken out of the catalogue while products have texts in them. */
export const localesRemoved = effectsOf(contentLocalesSetting, async ({ db }, { before, after }) => {
  const removed = before.filter((locale) => !after.includes(locale));
  const counts = removed.length === 0 ? [] : await countProductsByLocale(db, removed);
  return counts.map((params) => ({ code: 'localeRemoved', params }));
});

async function countProductsByLocale(db: Db, locales: readonly string[]): Promise<{ locale: string; count: number }[]> {
  const found = await sql<{ locale: string; count: number }>`
    select locale, count(distinct product_id) as count from product_value where locale = any(${locales}::text[])
    group by locale order by locale`.execute(db);
  return found.rows;
}
