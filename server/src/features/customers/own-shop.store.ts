import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** The shop of new customers. */
export async function findOwnShop(db: Db, id: string): Promise<{ id: string; isOwn: boolean } | null> {
  const { rows } = await sql<{
    id: string;
    isOwn: boolean;
  }>`select id, kind = 'own' as "isOwn" from shop where id = ${id}`.execute(db);
  return rows[0] ?? null;
}
