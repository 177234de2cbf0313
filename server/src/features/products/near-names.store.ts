import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { searchWords } from './catalogue.ts';
import { readableProducts } from './product-list.store.ts';

/** Shorter names are still being typed, or are like too many. */
const shortestName = 5;
/** What is typed beyond this says nothing more, and costs. */
const longestName = 300;
/** The share of groups of three letters, as `pg_trgm` counts them. */
const leastLikeness = 0.6;
const mostLooked = 50;
const mostShown = 3;

/** The products of a brand whose name in some language is nearly this one, the nearest first, at most three. */
export async function findNearNames(
  db: Db,
  actor: Actor,
  name: string,
  within: { brandId: string; exceptId: string | null },
): Promise<string[]> {
  const words = searchWords(name);
  if (words.join('').length < shortestName) return [];
  const typed = name.slice(0, longestName);
  const among = sql`p.brand_id = ${within.brandId}::uuid and p.id::text is distinct from ${within.exceptId} and ${readableProducts(actor)}`;
  // Most names are the same in every language: they are compared once.
  const found = await sql<{ id: string; name: string }>`
    select near.id, near.name
    from (
      select p.id, p.name, p.status, p.created_at from product p where ${among} and similarity(p.name, ${typed}) >= ${leastLikeness}
      union all
      select p.id, n.name, p.status, p.created_at from product p join product_name n on n.product_id = p.id
      where ${among} and case when n.name = p.name then false else similarity(n.name, ${typed}) >= ${leastLikeness} end) near
    order by similarity(near.name, ${typed}) desc, near.status = 'ARCHIVED', near.created_at, near.id limit ${mostLooked}`.execute(
    db,
  );
  const near = found.rows.filter((other) => !haveOtherNumbers(words, searchWords(other.name)));
  return [...new Set(near.map(({ id }) => id))].slice(0, mostShown);
}

/** Sizes, packs and models differ by a number: each of the two has one that the other has not. */
function haveOtherNumbers(left: readonly string[], right: readonly string[]): boolean {
  return lacks(left, right) && lacks(right, left);
}

function lacks(words: readonly string[], among: readonly string[]): boolean {
  return words.some((word) => /\p{N}/u.test(word) && !among.includes(word));
}
