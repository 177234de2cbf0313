import type { NamedCategory, ShelfProposal } from '@quarry/matching';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { ShelfKind } from './shelf.ts';

type OpenShelf = { id: string; kind: ShelfKind; text: string };

/** Locks some of the open shelves of which nobody worked out yet what they are; those that somebody decides just now are passed over. */
export async function findUnproposedShelves(tx: Tx, limit: number): Promise<OpenShelf[]> {
  const found = await sql<OpenShelf>`select id, kind, text from shelf where state = 'OPEN' and proposed_at is null
    order by id limit ${limit} for no key update skip locked`.execute(tx);
  return found.rows;
}

/** The categories with their names in all languages. */
export async function findNamedCategories(tx: Tx): Promise<NamedCategory[]> {
  const found =
    await sql<NamedCategory>`select id, parent_id as "parentId", names from category where deleted_at is null`.execute(
      tx,
    );
  return found.rows;
}

/** Keeps what shelves are proposed for; undefined for nothing. Who saw another category proposed has an older version. */
export async function putProposals(
  tx: Tx,
  proposals: readonly { id: string; proposal: ShelfProposal | undefined }[],
  now: Date,
): Promise<void> {
  const rows = proposals.map(({ id, proposal }) => ({ id, ...proposal }));
  await sql`
    update shelf h set proposed_category_id = r."categoryId", proposal = r.reason, confidence = r.confidence,
      is_by_rule = coalesce(r."isByRule", false), proposed_at = ${now},
      version = h.version + case when h.proposed_category_id is distinct from r."categoryId" then 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "categoryId" uuid, confidence real, "isByRule" boolean, reason jsonb)
    where h.id = r.id`.execute(tx);
}

/** Has the open ones of these shelves worked out anew. */
export async function forgetProposals(tx: Tx, shelfIds: readonly string[]): Promise<void> {
  await sql`update shelf set proposed_at = null where id in (select id from shelf
    where id = any(${shelfIds}::uuid[]) and state = 'OPEN' and proposed_at is not null order by id for no key update)`.execute(
    tx,
  );
}

/** The next open shelves behind one, in the order of their ids. */
export async function findOpenShelvesBehind(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from shelf
    where state = 'OPEN' and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}
