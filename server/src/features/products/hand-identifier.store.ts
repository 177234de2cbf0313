import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { IdentifierKind } from './product.ts';

/** The identifier of one kind that a hand sets on a variant; null where it only takes the one before away. */
export type HandIdentifier = {
  variantId: string;
  kind: IdentifierKind;
  identifier: { value: string; display: string; scope: string } | null;
};

/** Puts identifiers that were set by hand in the place of those before, at most one of a kind for each variant. */
export async function replaceHandIdentifiers(tx: Tx, replaced: readonly HandIdentifier[], now: Date): Promise<void> {
  if (replaced.length === 0) return;
  const places = JSON.stringify(replaced.map(({ variantId, kind }) => ({ variantId, kind })));
  const ofPlaces = sql`jsonb_to_recordset(${places}::jsonb) as r ("variantId" uuid, kind text)
    where i.variant_id = r."variantId" and i.kind = r.kind and i.source_kind = 'manual'`;
  // What was typed over the word of an offer that still hangs here is that offer's again: it states values here.
  const stated = sql`v.offer_id = i.offer_id and v.product_id = (select product_id from variant where id = i.variant_id)
    and (v.variant_id = i.variant_id or v.variant_id is null) and v.source_kind = 'offer'`;
  await sql`update variant_identifier i set source_kind = 'offer' from ${ofPlaces}
      and (exists (select from product_value v where ${stated}) or exists (select from product_value_alternative v where ${stated}))`.execute(
    tx,
  );
  await sql`delete from variant_identifier i using ${ofPlaces}`.execute(tx);
  const set = replaced.flatMap(({ variantId, kind, identifier }) =>
    identifier ? [{ id: newId(), variantId, kind, ...identifier }] : [],
  );
  if (set.length === 0) return;
  await sql`insert into variant_identifier (id, variant_id, kind, value, display, scope, source_kind, created_at)
    select r.id, r."variantId", r.kind, r.value, r.display, r.scope, 'manual', ${now}
    from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as r (id uuid, "variantId" uuid, kind text, value text, display text, scope text)
    on conflict (variant_id, kind, value, scope) do update set source_kind = 'manual', status = 'valid', display = excluded.display`.execute(
    tx,
  );
}
