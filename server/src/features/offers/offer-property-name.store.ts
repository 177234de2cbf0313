import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** An offer with a name that it states. */
export type StatedName = { offerId: string; nameId: string };

/** Keeps which names these offers state now; resolves with the names that some of them no longer state. */
export async function putStatedNames(
  tx: Tx,
  offerIds: readonly string[],
  stated: readonly StatedName[],
): Promise<string[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(stated)}::jsonb) as r ("offerId" uuid, "nameId" uuid)`;
  const gone = await sql<{ id: string }>`
    delete from offer_property_name l where l.offer_id = any(${offerIds}::uuid[])
      and not exists (select from ${given} where r."offerId" = l.offer_id and r."nameId" = l.property_name_id)
    returning property_name_id as id`.execute(tx);
  await sql`insert into offer_property_name (property_name_id, offer_id)
    select r."nameId", r."offerId" from ${given} join offer o on o.id = r."offerId" order by 1, 2 on conflict do nothing`.execute(
    tx,
  );
  return gone.rows.map(({ id }) => id);
}

/** The offers on sale that state each of these names, as `putPropertyNameFigures` takes them. */
export function propertyNameFigures(ids: readonly string[]) {
  return sql`select i.id, (select count(*) from offer_property_name l join offer o on o.id = l.offer_id
      where l.property_name_id = i.id and o.state = 'active')::integer as offers
    from unnest(${ids.toSorted()}::uuid[]) as i (id)`;
}

/** The next offers that state a name and hang on products, in the order of their ids. */
export async function findOffersOfName(tx: Tx, nameId: string, after: string | null, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select o.id from offer_property_name l join offer o on o.id = l.offer_id
    where l.property_name_id = ${nameId} and o.product_id is not null and (${after}::uuid is null or o.id > ${after}::uuid)
    order by o.id limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}
