import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { NamedShelf } from './shelf-text.ts';
import type { ShelfState } from './shelf.ts';

export type ShopShelf = NamedShelf & { shopId: string };
export type NotedShelf = { id: string; shopId: string; key: string; state: ShelfState };

/**
 * Keeps shelves that nobody noted yet, and locks all of these, so that nobody decides one while offers come to it. Resolves with them
 * in the order of their ids.
 */
export async function noteShelves(tx: Tx, named: readonly ShopShelf[], now: Date): Promise<NotedShelf[]> {
  if (named.length === 0) return [];
  const rows = JSON.stringify(named.map((shelf) => ({ ...shelf, id: newId() })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as r (id uuid, "shopId" uuid, kind text, text text, key text)`;
  await sql`
    insert into shelf (id, shop_id, kind, text, text_key, created_at, updated_at)
    select r.id, r."shopId", r.kind, r.text, r.key, ${now}, ${now} from ${given} order by r."shopId", r.key
    on conflict (shop_id, text_key) do nothing`.execute(tx);
  const found = await sql<NotedShelf>`
    select h.id, h.shop_id as "shopId", h.text_key as key, h.state from shelf h
    where (h.shop_id, h.text_key) in (select r."shopId", r.key from ${given}) order by h.id for no key update`.execute(
    tx,
  );
  return found.rows;
}

/** Keeps how many offers lie on each shelf; `figures` selects id and offers. It is no edit of the shelf. */
export async function putShelfFigures(tx: Tx, figures: RawBuilder<unknown>): Promise<void> {
  await sql`update shelf h set offer_count = f.offers from (${figures}) f where h.id = f.id and h.offer_count <> f.offers`.execute(
    tx,
  );
}
