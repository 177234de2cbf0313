import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** A decided pair of offer and variant, remembered for ever. */
export type NewLabel = {
  id: string;
  offerId: string;
  variantId: string;
  verdict: 'same' | 'different';
  source: 'review' | 'edit' | 'match_another' | 'seed' | 'audit_sample';
  evidenceHash: Buffer;
  features: unknown;
  proposalId: string;
  decidedBy: string | null;
  at: Date;
};

/** A later decision about the same pair takes the place of an earlier one. */
export async function putLabels(tx: Tx, labels: readonly NewLabel[]): Promise<void> {
  if (labels.length === 0) return;
  const rows = labels.map((label) => ({ ...label, evidenceHash: label.evidenceHash.toString('hex') }));
  await sql`insert into match_label (id, offer_id, variant_id, verdict, source, evidence_hash, features, proposal_id, decided_by, at)
    select r.id, r."offerId", r."variantId", r.verdict, r.source, decode(r."evidenceHash", 'hex'), r.features, r."proposalId", r."decidedBy", r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "offerId" uuid, "variantId" uuid, verdict text, source text,
      "evidenceHash" text, features jsonb, "proposalId" uuid, "decidedBy" uuid, at timestamptz)
    on conflict (offer_id, variant_id) do update set verdict = excluded.verdict, source = excluded.source, evidence_hash = excluded.evidence_hash,
      features = excluded.features, proposal_id = excluded.proposal_id, decided_by = excluded.decided_by, at = excluded.at`.execute(
    tx,
  );
}

export async function deleteLabelsOf(tx: Tx, proposalIds: readonly string[]): Promise<void> {
  await sql`delete from match_label where proposal_id = any(${proposalIds}::uuid[])`.execute(tx);
}
