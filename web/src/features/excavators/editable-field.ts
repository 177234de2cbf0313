import type { ProposalDetailFragment } from './proposals.operations.generated.ts';

/** The one thing of a proposal that a person may word or choose otherwise. */
export type EditableField =
  | { key: 'name' | 'value'; kind: 'text'; text: string }
  | { key: 'value'; kind: 'brand'; id: string; name: string };

/** Attributes whose values name another record: those are chosen, and where there is nothing to choose from, not edited. */
const referring: ReadonlySet<string> = new Set(['category', 'media']);

export function editableField(proposal: ProposalDetailFragment): EditableField | undefined {
  const { kind, isCheckDue, offer, attribute, proposedValue, proposedText } = proposal;
  if (isCheckDue) return undefined;
  if (kind === 'create_product') return { key: 'name', kind: 'text', text: offer?.title ?? '' };
  if (kind !== 'set_value' || typeof proposedValue !== 'string' || referring.has(attribute?.type ?? ''))
    return undefined;
  return attribute?.type === 'brand'
    ? { key: 'value', kind: 'brand', id: proposedValue, name: proposedText ?? '' }
    : { key: 'value', kind: 'text', text: proposedValue };
}
