import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export type VariantName = { id: string; name: string; productId: string };

export async function findVariantNames(db: Db, ids: readonly string[]): Promise<Map<string, VariantName>> {
  const found = await sql<VariantName>`
    select id, name, product_id as "productId" from variant where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map((variant) => [variant.id, variant]));
}
