import { requestGraphql } from '../../data/index.ts';
import {
  AcceptProposalDocument,
  MatchProposalToVariantDocument,
  RejectProposalDocument,
  UndoProposalDecisionDocument,
  type AcceptProposalMutation,
} from './proposals.operations.generated.ts';

export type DecisionResult = AcceptProposalMutation['acceptProposal'];
type Versioned = { readonly id: string; readonly version: number };

/** What a person decides about a proposal. */
export type Decision =
  | { kind: 'accept' }
  | { kind: 'reject' }
  | { kind: 'edit'; edit: Readonly<Record<string, unknown>> }
  | { kind: 'match'; variantId: string };

export async function sendDecision({ id, version }: Versioned, decision: Decision): Promise<DecisionResult> {
  switch (decision.kind) {
    case 'accept':
      return (await requestGraphql(AcceptProposalDocument, { id, version })).acceptProposal;
    case 'edit':
      return (await requestGraphql(AcceptProposalDocument, { id, version, edit: decision.edit })).acceptProposal;
    case 'reject':
      return (await requestGraphql(RejectProposalDocument, { id, version })).rejectProposal;
    case 'match': {
      const { variantId } = decision;
      return (await requestGraphql(MatchProposalToVariantDocument, { id, version, variantId })).matchProposalToVariant;
    }
  }
}

export async function sendUndo(id: string): Promise<DecisionResult> {
  return (await requestGraphql(UndoProposalDecisionDocument, { id })).undoProposalDecision;
}
