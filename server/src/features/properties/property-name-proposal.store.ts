import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { PropertyProposal } from './propose-attribute.ts';

type OpenName = { id: string; text: string; examples: string[] };

/** Locks some of the open names of which nobody worked out yet what they are; those that somebody decides just now are passed over. */
export async function findUnproposedNames(tx: Tx, limit: number): Promise<OpenName[]> {
  const found =
    await sql<OpenName>`select id, text, examples from property_name where state = 'OPEN' and proposed_at is null
    order by id limit ${limit} for no key update skip locked`.execute(tx);
  return found.rows;
}

/** Keeps what names are proposed for; undefined for nothing. Who saw another attribute proposed has an older version. */
export async function putProposals(
  tx: Tx,
  proposals: readonly { id: string; proposal: PropertyProposal | undefined }[],
  now: Date,
): Promise<void> {
  const rows = proposals.map(({ id, proposal }) => ({ id, ...proposal }));
  await sql`
    update property_name n set proposed_attribute_id = r."attributeId", proposal = r.reason, confidence = r.confidence,
      is_by_rule = coalesce(r."isByRule", false), proposed_at = ${now},
      version = n.version + case when n.proposed_attribute_id is distinct from r."attributeId" then 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "attributeId" uuid, confidence real, "isByRule" boolean, reason jsonb)
    where n.id = r.id`.execute(tx);
}

/** Has open names worked out anew. */
export async function forgetProposals(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update property_name set proposed_at = null where id in (select id from property_name
    where id = any(${ids}::uuid[]) and state = 'OPEN' and proposed_at is not null order by id for no key update)`.execute(
    tx,
  );
}

/** The next open names behind one, in the order of their ids. */
export async function findOpenNamesBehind(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from property_name
    where state = 'OPEN' and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}
