import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { InputIssue } from '@quarry/contracts/common';
import type { ChangeCause } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { ProposalEffects } from './proposal.ts';

/** Who decides, and by which door. */
export type Deciding = {
  actor: Actor;
  cause: Extract<ChangeCause, 'screen' | 'bulk_run' | 'seed' | 'command_line' | 'api' | 'api_key'>;
  requestId?: string | null;
};

export type Refused = { kind: 'not_allowed' } & Reasoned;

export type DecisionOutcome =
  | { kind: 'decided'; proposalId: string; productId: string | null; variantId: string | null }
  | { kind: 'already_decided'; proposalId: string }
  | { kind: 'conflict'; currentVersion: number }
  | { kind: 'not_found' }
  | { kind: 'invalid'; issues: readonly InputIssue[] }
  | Refused;

/** A change of the catalogue that a decision brings about. */
export function changeOf({ actor, requestId }: Deciding, proposalId: string) {
  return { actor, cause: 'proposal' as const, causeId: proposalId, requestId: requestId ?? null };
}

/** What a proposal keeps of its decision. */
export function decided(
  deps: Deps,
  deciding: Deciding,
  state: 'applied' | 'rejected' | 'edited' | 'reverted',
  reason: string | null,
  effects: ProposalEffects | null,
) {
  return {
    state,
    decidedBy: deciding.actor.userId,
    decidedAt: deps.clock.now(),
    cause: deciding.cause,
    reason,
    effects,
  };
}

/** A refusal by its text; a code without one does not compile. */
export function notAllowed(
  key:
    | 'KIND_NOT_DECIDABLE'
    | 'PRODUCT_PURGED'
    | 'TARGET_GONE'
    | 'TARGET_GONE:reject'
    | 'OFFER_GONE'
    | 'OFFER_BACK'
    | 'LINK_GONE'
    | 'VALUE_GONE'
    | 'NOT_UNDOABLE',
): Refused {
  return { kind: 'not_allowed', ...reasoned(key) };
}
