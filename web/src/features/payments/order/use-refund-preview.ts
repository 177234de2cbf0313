import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { documentQuery } from '../../../data/index.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import {
  PreviewRefundDocument,
  type PaidOrderFragment,
  type RefundInput,
} from '../order-payments.operations.generated.ts';
import { refundInput, refundSchema, type LineLeft, type RefundValues } from './refund-values.ts';

const typingPauseMs = 300;

/** What the refund in the form would give back, asked again whenever it changed and the typing stopped. */
export function useRefundPreview(
  control: Control<RefundValues, unknown, RefundInput>,
  { id: orderId, currency }: Pick<PaidOrderFragment, 'id' | 'currency'>,
  left: readonly LineLeft[],
) {
  const values = useWatch({ control }) as RefundValues;
  // The amounts hang on none of the words, and the server asks for a reason.
  const asIfGiven = { ...values, reason: values.reason.trim() || '–', note: '', reference: '' };
  const isWhole = refundSchema(currency, left).safeParse(asIfGiven).success;
  const now = JSON.stringify({ ...refundInput(asIfGiven, left), reason: '–' });
  const asked = useSettled(now, typingPauseMs);
  const input = JSON.parse(asked) as RefundInput;
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...documentQuery(PreviewRefundDocument, { orderId, input }),
    enabled: isWhole && asked === now,
    placeholderData: keepPreviousData,
  });
  const isCurrent = isWhole && asked === now && data !== undefined && !isPlaceholderData;
  return {
    answer: isWhole ? data?.previewRefund : undefined,
    isCurrent,
    error: isWhole ? error : null,
    retry: () => void refetch(),
  };
}
