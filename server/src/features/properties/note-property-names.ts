import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { UnknownProperty } from './unknown-properties.ts';

/** A property that an offer of a shop states. */
export type SaidProperty = UnknownProperty & { shopId: string };

export type NotedName = { id: string; shopId: string; key: string };

/** How many texts of a name are kept to show what stands under it. */
const mostExamples = 3;

/**
 * Keeps names that nobody noted yet and further examples of the others, and locks all of these. One that gets an example is compared with
 * the attributes anew. Resolves with them in the order of their ids.
 */
export async function notePropertyNames(tx: Tx, said: readonly SaidProperty[], now: Date): Promise<NotedName[]> {
  if (said.length === 0) return [];
  const rows = JSON.stringify(said.map((one, place) => ({ ...one, place, id: newId() })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as r (id uuid, "shopId" uuid, text text, key text, value text, place integer)`;
  await sql`
    insert into property_name (id, shop_id, text, text_key, created_at, updated_at)
    select distinct on (r."shopId", r.key) r.id, r."shopId", r.text, r.key, ${now}::timestamptz, ${now}::timestamptz from ${given}
    order by r."shopId", r.key, r.place on conflict (shop_id, text_key) do nothing`.execute(tx);
  const found = await sql<NotedName & { examples: string[] }>`
    select n.id, n.shop_id as "shopId", n.text_key as key, n.examples from property_name n
    where (n.shop_id, n.text_key) in (select r."shopId", r.key from ${given}) order by n.id for no key update`.execute(
    tx,
  );
  const valuesOf = Map.groupBy(said, ({ shopId, key }) => `${shopId} ${key}`);
  const grown = found.rows.flatMap(({ id, shopId, key, examples }) => {
    const values = (valuesOf.get(`${shopId} ${key}`) ?? []).map(({ value }) => value);
    const more = [...new Set([...examples, ...values])].slice(0, mostExamples);
    return more.length > examples.length ? [{ id, examples: more }] : [];
  });
  if (grown.length > 0) {
    await sql`update property_name n set examples = array(select jsonb_array_elements_text(r.examples)), proposed_at = null
      from jsonb_to_recordset(${JSON.stringify(grown)}::jsonb) as r (id uuid, examples jsonb) where n.id = r.id`.execute(
      tx,
    );
  }
  return found.rows;
}

/** Keeps how many offers state each name; `figures` selects id and offers. It is no edit of the name. */
export async function putPropertyNameFigures(tx: Tx, figures: RawBuilder<unknown>): Promise<void> {
  await sql`update property_name n set offer_count = f.offers from (${figures}) f where n.id = f.id and n.offer_count <> f.offers`.execute(
    tx,
  );
}
