import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProposalKind, ProposalState } from '../../platform/graphql/index.ts';
import { valueWords } from '../attributes/index.ts';
import { categoryName } from '../categories/index.ts';
import { offerDedupeKey, openStates, type Evidence, type ProposalEffects, type ProposalRecord } from './proposal.ts';

/** A proposal (alias `p`) as it is read everywhere. */
export const proposalColumns = sql`p.id, p.parent_id as "parentId", p.kind, p.state, p.product_id as "productId", p.variant_id as "variantId", coalesce((select t.brand_id from product t where t.id = p.product_id),
    (select b.id from brand b join offer o on o.brand_key = b.name_key where o.id = p.offer_id and b.redirect_to is null)) as "concernedBrandId", p.offer_id as "offerId",
  p.shop_id as "shopId", p.attribute_id as "attributeId", p.locale, p.current_value as "currentValue", p.proposed_value as "proposedValue",
  coalesce((select b.name from attribute a join brand b on b.id::text = p.proposed_value #>> '{}' where a.id = p.attribute_id and a.type = 'brand'),
    (select ${categoryName('c')} from attribute a join category c on c.id::text = p.proposed_value #>> '{}' where a.id = p.attribute_id and a.type = 'category'),
    (select ${valueWords('a.type', 'p.proposed_value')} from attribute a where a.id = p.attribute_id),
    case when p.attribute_id is not null then p.proposed_value #>> '{}' end) as "proposedText", (select a.code from attribute a where a.id = p.attribute_id) as "attributeCode", p.base_version as "baseVersion", p.dedupe_key as "dedupeKey", p.confidence,
  p.evidence, p.evidence_hash as "evidenceHash", p.is_audit_sample as "isAuditSample", p.audit_verdict as "auditVerdict", p.created_at as "createdAt", p.decided_at as "decidedAt",
  person_name(coalesce(p.audited_by, p.decided_by)) as "decidedBy", p.decision_cause as "decisionCause", p.reason, p.effects,
  (select o.title from offer o where o.id = p.offer_id) as "offerTitle", (select t.name from product t where t.id = p.product_id) as "productName", p.version`;

export async function findProposals(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ProposalRecord>> {
  const found =
    await sql<ProposalRecord>`select ${proposalColumns} from proposal p where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map((proposal) => [proposal.id, proposal]));
}

/** Proposals about these offers, and open ones that others continue them. */
export async function findProposalIdsAbout(tx: Tx, offerIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from proposal where offer_id = any(${offerIds}::uuid[])
    union select id from proposal where kind = 'rekey' and state = any(${openStates}) and proposed_value ->> 'missingOfferId' = any(${offerIds}::text[])`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** The proposal, locked against a second decision until the transaction ends. */
export async function findProposalForUpdate(tx: Tx, id: string): Promise<ProposalRecord | undefined> {
  return (await findProposalsForUpdate(tx, [id])).get(id);
}

/** The proposals, locked in one order against a second decision until the transaction ends. */
export async function findProposalsForUpdate(tx: Tx, ids: readonly string[]): Promise<Map<string, ProposalRecord>> {
  const found = await sql<ProposalRecord>`
    select ${proposalColumns} from proposal p where p.id = any(${ids}::uuid[]) order by p.id for update of p`.execute(
    tx,
  );
  return new Map(found.rows.map((proposal) => [proposal.id, proposal]));
}

const holdMinutes = 2;

/** Marks open questions as being answered; resolves with the ids of those marked. */
export async function keepHeld(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const held = await sql<{ id: string }>`
    with open as (select id from proposal where id = any(${ids}::uuid[]) and state = any(${openStates}) order by id for update)
    update proposal p set held_until = now() + make_interval(mins => ${holdMinutes}) from open where p.id = open.id returning p.id`.execute(
    tx,
  );
  return new Set(held.rows.map(({ id }) => id));
}

/** Leaves questions to excavators again that were held and could not be answered. */
export async function releaseProposals(db: Db | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with held as (select id from proposal where id = any(${ids}::uuid[]) and held_until is not null order by id for update)
    update proposal p set held_until = null from held where p.id = held.id`.execute(db);
}

/** Locks the open questions about the places of offers; resolves with the offers whose question somebody is answering. */
export async function lockPlaceQuestions(tx: Tx, offerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ offerId: string; isHeld: boolean }>`
    select offer_id as "offerId", coalesce(held_until > now(), false) as "isHeld" from proposal
    where dedupe_key = any(${offerIds.map(offerDedupeKey)}) and state = any(${openStates}) order by id for update`.execute(
    tx,
  );
  return new Set(found.rows.flatMap(({ offerId, isHeld }) => (isHeld ? [offerId] : [])));
}

export type OpenProposal = {
  id: string;
  dedupeKey: string;
  kind: ProposalKind;
  variantId: string | null;
  evidenceHash: Buffer;
};

export async function findOpenProposals(tx: Tx, dedupeKeys: readonly string[]): Promise<OpenProposal[]> {
  const found = await sql<OpenProposal>`
    select id, dedupe_key as "dedupeKey", kind, variant_id as "variantId", evidence_hash as "evidenceHash" from proposal
    where dedupe_key = any(${dedupeKeys}) and state = any(${openStates}) for update`.execute(tx);
  return found.rows;
}

/** Open questions whether offers belong to a variant. */
export async function findOpenLinks(tx: Tx, variantId: string): Promise<{ id: string; offerId: string }[]> {
  const found = await sql<{ id: string; offerId: string }>`
    select p.id, p.offer_id as "offerId" from proposal p join variant v on v.id = p.variant_id
    where v.id = ${variantId} and p.product_id = v.product_id and p.kind = 'link_offer' and p.state = any(${openStates}) order by p.id for update of p`.execute(
    tx,
  );
  return found.rows;
}

/** Offers whose proposal of a new product was rejected on this very evidence. */
export async function findRejectedCreations(
  tx: Tx,
  offerIds: readonly string[],
): Promise<{ offerId: string; evidenceHash: Buffer }[]> {
  const found = await sql<{ offerId: string; evidenceHash: Buffer }>`
    select offer_id as "offerId", evidence_hash as "evidenceHash" from proposal
    where offer_id = any(${offerIds}::uuid[]) and kind = 'create_product' and state = 'rejected'`.execute(tx);
  return found.rows;
}

/** Open questions about values of these products. */
export async function findOpenValueProposals(
  tx: Tx,
  productIds: readonly string[],
): Promise<Pick<ProposalRecord, 'id' | 'dedupeKey' | 'offerId' | 'baseVersion' | 'evidenceHash'>[]> {
  const found = await sql<Pick<ProposalRecord, 'id' | 'dedupeKey' | 'offerId' | 'baseVersion' | 'evidenceHash'>>`
    select id, dedupe_key as "dedupeKey", offer_id as "offerId", base_version as "baseVersion", evidence_hash as "evidenceHash" from proposal
    where product_id = any(${productIds}::uuid[]) and kind = 'set_value' and state = any(${openStates}) for update`.execute(
    tx,
  );
  return found.rows;
}

/** What was rejected about these products, or answered with something else. */
export async function findRejectedEvidence(
  tx: Tx,
  kind: ProposalKind,
  productIds: readonly string[],
): Promise<Buffer[]> {
  const found = await sql<{ evidenceHash: Buffer }>`
    select evidence_hash as "evidenceHash" from proposal where product_id = any(${productIds}::uuid[]) and kind = ${kind} and state in ('rejected', 'edited')`.execute(
    tx,
  );
  return found.rows.map(({ evidenceHash }) => evidenceHash);
}

/** What was asked about these offers before, in whatever state it is. */
export async function findAskedEvidence(
  tx: Tx,
  kind: ProposalKind,
  offerIds: readonly string[],
): Promise<{ offerId: string; evidenceHash: Buffer; isOpen: boolean }[]> {
  const found = await sql<{ offerId: string; evidenceHash: Buffer; isOpen: boolean }>`
    select offer_id as "offerId", evidence_hash as "evidenceHash", state = any(${openStates}) as "isOpen" from proposal
    where offer_id = any(${offerIds}::uuid[]) and kind = ${kind} and state <> 'superseded'`.execute(tx);
  return found.rows;
}

/** Puts a question to what holds now. */
export async function setBase(
  tx: Tx,
  id: string,
  state: 'in_review' | 'conflicted',
  currentValue: unknown,
  baseVersion: number,
): Promise<void> {
  await sql`update proposal set state = ${state}, current_value = ${JSON.stringify(currentValue)}::jsonb, base_version = ${baseVersion},
    version = version + 1 where id = ${id}`.execute(tx);
}

export type NewProposal = {
  id: string;
  kind: ProposalKind;
  state: ProposalState;
  productId: string | null;
  variantId: string | null;
  offerId: string | null;
  shopId: string | null;
  snapshotId: string | null;
  snapshotAt: Date | null;
  attributeId?: string;
  locale?: string;
  currentValue?: unknown;
  proposedValue?: unknown;
  baseVersion?: number;
  confidence: number;
  evidence: readonly Evidence[];
  evidenceHash: Buffer;
  priority: number;
  dedupeKey: string;
  groupId: string | null;
  parentId?: string;
  excavatorId: string | null;
  runId: string | null;
  isAuditSample?: boolean;
  decisionCause?: string;
  decidedBy?: string | null;
  decidedAt?: Date;
  effects?: ProposalEffects;
};

export async function insertProposals(tx: Tx, proposals: readonly NewProposal[], now: Date): Promise<void> {
  if (proposals.length === 0) return;
  const rows = proposals.map((proposal) => ({ ...proposal, evidenceHash: proposal.evidenceHash.toString('hex') }));
  await sql`
    insert into proposal (id, kind, state, product_id, variant_id, offer_id, shop_id, snapshot_id, snapshot_at, attribute_id, locale, current_value,
      proposed_value, base_version, confidence, evidence, evidence_hash, priority, dedupe_key, group_id, parent_id, excavator_id, run_id, is_audit_sample,
      decision_cause, decided_by, decided_at, effects, created_at)
    select r.id, r.kind, r.state, r."productId", r."variantId", r."offerId", r."shopId", r."snapshotId", r."snapshotAt", r."attributeId", coalesce(r.locale, ''),
      r."currentValue", r."proposedValue", r."baseVersion", r.confidence, r.evidence, decode(r."evidenceHash", 'hex'), r.priority, r."dedupeKey", r."groupId", r."parentId",
      r."excavatorId", r."runId", coalesce(r."isAuditSample", false), r."decisionCause", r."decidedBy", r."decidedAt", r.effects, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, kind text, state text, "productId" uuid, "variantId" uuid, "offerId" uuid,
      "shopId" uuid, "snapshotId" uuid, "snapshotAt" timestamptz, "attributeId" uuid, locale text, "currentValue" jsonb, "proposedValue" jsonb, "baseVersion" integer,
      confidence real, evidence jsonb, "evidenceHash" text, priority real, "dedupeKey" text, "groupId" uuid, "parentId" uuid, "excavatorId" uuid,
      "runId" uuid, "isAuditSample" boolean, "decisionCause" text, "decidedBy" uuid, "decidedAt" timestamptz, effects jsonb)`.execute(
    tx,
  );
}

/** Newer evidence takes the place of these. */
export async function supersedeProposals(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update proposal set state = 'superseded', decided_at = ${now}, decision_cause = 'excavation', version = version + 1
    where id = any(${ids}::uuid[]) and state = any(${openStates})`.execute(tx);
}

/** The same pair under newer scores. */
export async function rescoreProposals(
  tx: Tx,
  rows: readonly { id: string; confidence: number; priority: number; evidence: readonly Evidence[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update proposal p set confidence = r.confidence, priority = r.priority, evidence = r.evidence
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, confidence real, priority real, evidence jsonb)
    where p.id = r.id and (p.confidence, p.priority, p.evidence) is distinct from (r.confidence, r.priority, r.evidence)`.execute(
    tx,
  );
}

export type DecidedFields = {
  state: ProposalState;
  decidedBy: string | null;
  decidedAt: Date | null;
  cause: string | null;
  reason: string | null;
  effects: ProposalEffects | null;
  productId?: string | null;
  variantId?: string | null;
};

export function setDecided(tx: Tx, id: string, fields: DecidedFields): Promise<void> {
  return setDecidedEach(tx, [{ id, ...fields }]);
}

/** Closes or reopens proposals; one without `productId` keeps the product and variant it is about. */
export async function setDecidedEach(tx: Tx, rows: readonly (DecidedFields & { id: string })[]): Promise<void> {
  if (rows.length === 0) return;
  const texts = JSON.stringify(rows.map((row) => ({ ...row, keepsTarget: row.productId === undefined })));
  await sql`
    update proposal p set state = r.state, decided_by = r."decidedBy", decided_at = r."decidedAt", decision_cause = r.cause, reason = r.reason,
      effects = r.effects, product_id = case when r."keepsTarget" then p.product_id else r."productId" end,
      variant_id = case when r."keepsTarget" then p.variant_id else r."variantId" end, held_until = null, version = p.version + 1
    from jsonb_to_recordset(${texts}::jsonb) as r (id uuid, state text, "decidedBy" uuid, "decidedAt" timestamptz, cause text, reason text,
      effects jsonb, "keepsTarget" boolean, "productId" uuid, "variantId" uuid)
    where p.id = r.id`.execute(tx);
}

/** Has proposals about products be about none: what was decided stays as what was learned from, what was asked is settled. */
export async function settleProposalsOf(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`update proposal set product_id = null, variant_id = null,
    state = case when state in ('pending', 'in_review', 'conflicted') then 'superseded' else state end,
    is_audit_sample = is_audit_sample and audit_verdict is not null where product_id = any(${productIds}::uuid[])`.execute(
    tx,
  );
}

/** Before attributes go for good, what was proposed for their values is over; what was decided stays, of no attribute. */
export async function settleProposalsFor(tx: Tx, attributeIds: readonly string[]): Promise<void> {
  await sql`update proposal set attribute_id = null,
    state = case when state in ('pending', 'in_review', 'conflicted') then 'superseded' else state end
    where attribute_id = any(${attributeIds}::uuid[])`.execute(tx);
}
