import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { discountsMessages } from './discounts.messages.ts';
import {
  CreateDiscountDocument,
  DiscountByIdDocument,
  UpdateDiscountDocument,
  type DiscountInput,
} from './discounts.operations.generated.ts';

/** Makes a draft, and goes to its page. */
export function useCreateDiscount() {
  const t = useMessages(discountsMessages);
  const navigate = useNavigate();
  return useSaveRecord({
    kind: 'discount',
    document: CreateDiscountDocument,
    variables: (asked: { shopId: string; input: DiscountInput }) => asked,
    answers: {
      DiscountCreated: ({ discount: { id, name } }) => ({
        kind: 'saved',
        text: t('added', { name }),
        after: () => navigate({ to: '/discounts/$discountId', params: { discountId: id } }),
      }),
    },
  });
}

/** Saves a discount over the version it was opened with. */
export function useUpdateDiscount({ id, version }: { id: string; version: number }) {
  const t = useMessages(discountsMessages);
  return useSaveRecord({
    kind: 'discount',
    document: UpdateDiscountDocument,
    variables: (input: DiscountInput) => ({ id, version, input }),
    page: { document: DiscountByIdDocument, variables: { id } },
    answers: {
      DiscountSaved: ({ discount, changeId }) => ({
        kind: 'saved',
        text: t('saved', { name: discount.name }),
        undo: changeId,
        shown: { discount },
      }),
    },
  });
}
