import { checkOrderDraft } from '@quarry/contracts/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { documentQuery } from '../../../data/index.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { PreviewOrderDocument, type OrderPreviewDetailFragment } from '../orders.operations.generated.ts';
import { draftInput, type DraftInput, type DraftValues } from './draft-values.ts';

const typingPauseMs = 300;

type Issue = { readonly path: string; readonly code: string };

export type DraftPreview = {
  /** What the draft comes to, unless nothing can be said of it. */
  preview: OrderPreviewDetailFragment | undefined;
  /** Whether that is of what stands in the form just now. */
  isCurrent: boolean;
  /** Whether another answer is on its way. */
  isAwaited: boolean;
  /** What the server finds wrong, which the contracts cannot know: a variant without a price. */
  issues: readonly Issue[];
  error: Error | null;
  retry: () => void;
};

const noIssues: readonly Issue[] = [];

/** What the draft in the form would come to, asked again whenever it changed and the typing stopped. */
export function useDraftPreview(channelId: string, currency: string): DraftPreview {
  const values = useWatch<DraftValues>() as DraftValues;
  const now = draftInput(values);
  const nowText = JSON.stringify(now);
  const asked = useSettled(nowText, typingPauseMs);
  const input = JSON.parse(asked) as DraftInput;
  const isAsked = input.lines.length > 0 && checkOrderDraft(input, currency).ok;
  const query = useQuery({
    ...documentQuery(PreviewOrderDocument, { channelId, input }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const answer = isAsked ? query.data?.previewOrder : undefined;
  return {
    preview: answer?.__typename === 'OrderPreview' ? answer : undefined,
    isCurrent: isAsked && asked === nowText && !query.isPlaceholderData && query.isSuccess,
    isAwaited: asked !== nowText || (isAsked && query.isFetching),
    issues: answer?.__typename === 'InvalidInput' ? answer.issues : noIssues,
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
  };
}
