import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type MovedKind = 'order' | 'address' | 'consent' | 'external';
type Merge = { id: string; shopId: string; survivorId: string; mergedId: string; mergedPersonDataId: string };

/** The parts of a customer that lie in tables of this feature. */
const parts = {
  address: sql`customer_address`,
  consent: sql`customer_consent`,
  external: sql`customer_external`,
};

/** Moves the parts of one customer to the other; resolves with the ids of what moved. */
export async function moveParts(
  tx: Tx,
  { shopId, from, to }: { shopId: string; from: string; to: string },
): Promise<{ kind: MovedKind; ids: string[] }[]> {
  const moved: { kind: MovedKind; ids: string[] }[] = [];
  for (const kind of ['address', 'consent', 'external'] as const) {
    const { rows } = await sql<{ id: string }>`update ${parts[kind]} set customer_id = ${to}
      where shop_id = ${shopId} and customer_id = ${from} returning id`.execute(tx);
    moved.push({ kind, ids: rows.map(({ id }) => id) });
  }
  return moved;
}

/** Moves back what still points to the survivor. */
export async function movePartsBack(
  tx: Tx,
  { id, shopId, survivorId, mergedId }: Omit<Merge, 'mergedPersonDataId'>,
): Promise<void> {
  for (const kind of ['address', 'consent', 'external'] as const)
    await sql`update ${parts[kind]} set customer_id = ${mergedId}
      where shop_id = ${shopId} and customer_id = ${survivorId}
        and id in (select r.record_id from customer_merge_row r where r.merge_id = ${id} and r.kind = ${kind})`.execute(
      tx,
    );
}

/** The defaults of a survivor stay its own. */
export async function dropDefaults(tx: Tx, shopId: string, customerId: string): Promise<void> {
  await sql`update customer_address set is_default_billing = false, is_default_shipping = false
    where shop_id = ${shopId} and customer_id = ${customerId} and (is_default_billing or is_default_shipping)`.execute(
    tx,
  );
}

/** Gives an address the defaults that it had, where it is of the customer. */
export async function setDefaults(
  tx: Tx,
  address: { id: string; shopId: string; customerId: string; isDefaultBilling: boolean; isDefaultShipping: boolean },
): Promise<void> {
  const { id, shopId, customerId, isDefaultBilling, isDefaultShipping } = address;
  await sql`update customer_address set is_default_billing = ${isDefaultBilling}, is_default_shipping = ${isDefaultShipping}
    where shop_id = ${shopId} and customer_id = ${customerId} and id = ${id}`.execute(tx);
}

export async function markMerged(
  tx: Tx,
  { mergedId, survivorId, firstOrderAt }: { mergedId: string; survivorId: string; firstOrderAt: Date | null },
  now: Date,
): Promise<void> {
  await sql`update customer set status = 'MERGED', merged_into = ${survivorId}, version = version + 1, updated_at = ${now}
    where id = ${mergedId}`.execute(tx);
  await sql`update customer set first_order_at = least(first_order_at, ${firstOrderAt}::timestamptz) where id = ${survivorId}`.execute(
    tx,
  );
}

export async function markActive(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update customer set status = 'ACTIVE', merged_into = null, version = version + 1, updated_at = ${now}
    where id = ${id}`.execute(tx);
}

export async function setFirstOrder(tx: Tx, id: string, at: Date | null): Promise<void> {
  await sql`update customer set first_order_at = ${at} where id = ${id}`.execute(tx);
}

/** Keeps a merge with what moved by it. */
export async function insertMerge(
  tx: Tx,
  { id, shopId, survivorId, mergedId, mergedPersonDataId }: Merge,
  moved: readonly { kind: MovedKind; ids: readonly string[] }[],
  now: Date,
): Promise<void> {
  await sql`insert into customer_merge (id, shop_id, survivor_id, merged_id, merged_person_data_id, merged_at)
    values (${id}, ${shopId}, ${survivorId}, ${mergedId}, ${mergedPersonDataId}, ${now})`.execute(tx);
  for (const { kind, ids } of moved)
    await sql`insert into customer_merge_row (merge_id, shop_id, kind, record_id)
      select ${id}, ${shopId}, ${kind}, r.id from unnest(${ids}::uuid[]) r (id)`.execute(tx);
}

/** The merge by which a customer went into the other, which was not taken back. */
export async function findMerge(
  tx: Tx,
  { survivorId, mergedId }: Pick<Merge, 'survivorId' | 'mergedId'>,
): Promise<(Merge & { orderIds: string[] }) | undefined> {
  const { rows } = await sql<Merge & { orderIds: string[] }>`
    select m.id, m.shop_id as "shopId", m.survivor_id as "survivorId", m.merged_id as "mergedId",
      m.merged_person_data_id as "mergedPersonDataId",
      array(select r.record_id from customer_merge_row r where r.merge_id = m.id and r.kind = 'order') as "orderIds"
    from customer_merge m where m.survivor_id = ${survivorId} and m.merged_id = ${mergedId} and m.undone_at is null`.execute(
    tx,
  );
  return rows[0];
}

export async function endMerge(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update customer_merge set undone_at = ${now} where id = ${id}`.execute(tx);
}
