import { createHash } from 'node:crypto';
import type { EvidenceCode } from '@quarry/contracts/excavators';
import type { MatchOffer, Reason } from '@quarry/matching';
import type { ProposalKind, ProposalState } from '../../platform/graphql/index.ts';
import type { CatalogueEffects, OfferContinued } from '../offers/index.ts';
import type { ValueEffects } from '../products/index.ts';

/** What speaks for or against a proposal; screens say it in their language by `code` and `params`. */
export type Evidence = Omit<Reason, 'code'> & { code: EvidenceCode };

/** A proposal that nobody and nothing has decided yet. */
export const openStates: readonly ProposalState[] = ['pending', 'in_review', 'conflicted'];

/** Whether a proposal says where an offer belongs. */
export function isPlacement({ kind }: { kind: ProposalKind }): boolean {
  return kind === 'link_offer' || kind === 'create_product';
}

/** Whether it was decided by rule, belongs to the audit sample, and nobody looked at it yet. */
export function isCheckDue({
  isAuditSample: isSample,
  state,
  auditVerdict,
}: Pick<ProposalRecord, 'isAuditSample' | 'state' | 'auditVerdict'>): boolean {
  return isSample && state === 'applied' && auditVerdict === null;
}

/** A proposal as it is stored. */
export type ProposalRecord = {
  id: string;
  /** The proposal in whose place a person had this one written. */
  parentId: string | null;
  kind: ProposalKind;
  state: ProposalState;
  productId: string | null;
  variantId: string | null;
  /** The brand of the product, else the known one that the offer names; it decides whose proposal this is. */
  concernedBrandId: string | null;
  offerId: string | null;
  shopId: string | null;
  attributeId: string | null;
  locale: string;
  currentValue: unknown;
  /** The version of the value that the proposal is about. */
  baseVersion: number | null;
  dedupeKey: string;
  proposedValue: unknown;
  /** The proposed value in words: of a brand or category its name. */
  proposedText: string | null;
  attributeCode: string | null;
  confidence: number;
  evidence: Evidence[];
  evidenceHash: Buffer;
  isAuditSample: boolean;
  /** What a person found on looking again at a decision of the audit sample. */
  auditVerdict: 'confirmed' | 'overturned' | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionCause: string | null;
  reason: string | null;
  effects: ProposalEffects | null;
  offerTitle: string | null;
  productName: string | null;
  version: number;
};

/** What a decision wrote, for undo. */
export type ProposalEffects = {
  catalogue?: CatalogueEffects | undefined;
  value?: ValueEffects;
  continued?: OfferContinued;
  unlinked?: UnlinkEffects;
  childId?: string;
};

/** Where an offer hung before it was taken off. */
export type UnlinkEffects = { offerId: string; productId: string; variantId: string };

/** At most one open proposal says where an offer belongs. */
export function offerDedupeKey(offerId: string): string {
  return `offer:${offerId}`;
}

/** What a decision about an offer rests on: when none of it changes, a rejected proposal does not return. */
export function evidenceHash(offer: MatchOffer, target: { variantId: string; name: string } | undefined): Buffer {
  const { title, brand, gtin, mpn, color, size, gender, condition, multipack } = offer;
  const said = { title, brand, gtin, mpn, color, size, gender, condition, multipack, target };
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

/** The evidence as one sentence: the weightiest three things, conflicts first. */
export function sentenceOf(evidence: readonly Evidence[]): string {
  const order = { conflict: 0, for: 1, against: 2 };
  const texts = evidence
    .toSorted((left, right) => order[left.weight] - order[right.weight])
    .slice(0, 3)
    .map(({ text }) => text);
  const sentence = texts.join('; ');
  return sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** One line that says what accepting does. */
export function titleOf({ kind, offerTitle, productName }: ProposalRecord): string {
  switch (kind) {
    case 'create_product':
      return `New product "${offerTitle}"`;
    case 'link_offer':
      return `"${offerTitle}" is "${productName}"`;
    case 'unlink_offer':
      return `"${offerTitle}" is not "${productName}"`;
    case 'rekey':
      return `"${offerTitle}" continues an offer that went missing`;
    case 'set_value':
      return `Another value for "${productName}"`;
    default:
      return `${kind.replaceAll('_', ' ')}: "${productName ?? offerTitle}"`;
  }
}

/** Two of a hundred automatic decisions are looked at by a person for ever: which ones, the pair itself decides. */
export function isAuditSample(offerId: string, variantId: string): boolean {
  return createHash('sha256').update(`${offerId} ${variantId}`).digest().readUInt16BE(0) % 50 === 0;
}
