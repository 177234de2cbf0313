import type { Tone } from '../../ui/status-dot.tsx';
import type { ProposalKind, ProposalState } from './proposals.operations.generated.ts';

export const stateTones: Record<ProposalState, Tone> = {
  pending: 'neutral',
  in_review: 'info',
  conflicted: 'warning',
  auto_accepted: 'success',
  accepted: 'success',
  edited: 'success',
  applied: 'success',
  rejected: 'danger',
  superseded: 'neutral',
  expired: 'neutral',
  reverted: 'neutral',
};

export const proposalStates = Object.keys(stateTones) as ProposalState[];

const kinds: Record<ProposalKind, true> = {
  link_offer: true,
  create_product: true,
  set_value: true,
  create_variant: true,
  unlink_offer: true,
  rekey: true,
  add_media: true,
  set_category: true,
  create_brand: true,
  merge_products: true,
  split_product: true,
  archive_product: true,
  restore_product: true,
};

export const proposalKinds = Object.keys(kinds) as ProposalKind[];

/** Waiting for a person. */
export const waitingStates: readonly ProposalState[] = ['in_review', 'conflicted'];
/** Decided by somebody, and possible to take back. */
export const undoableStates: readonly ProposalState[] = ['applied', 'rejected', 'edited'];
