import type { ProposalDetailFragment } from './proposals.operations.generated.ts';

/** The one thing of a proposal that a person may word otherwise. */
export type EditableField = { key: 'name' | 'value'; text: string };

export function editableField({ kind, offer, proposedValue }: ProposalDetailFragment): EditableField | undefined {
  if (kind === 'create_product') return { key: 'name', text: offer?.title ?? '' };
  if (kind === 'set_value' && typeof proposedValue === 'string') return { key: 'value', text: proposedValue };
  return undefined;
}
