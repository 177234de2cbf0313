import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { useDeleted } from '../../ui/bin/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { discountsMessages } from './discounts.messages.ts';
import {
  CopyDiscountDocument,
  DeleteDiscountDocument,
  DiscountByIdDocument,
  SetDiscountIntentDocument,
  type DiscountIntent,
} from './discounts.operations.generated.ts';

type Versioned = { id: string; name: string; version: number };

/** Starts, pauses, resumes or ends; an end was asked about before. */
export function useSetIntent({ id, version }: Versioned) {
  const t = useMessages(discountsMessages);
  return useCommand({
    kind: 'discount',
    document: SetDiscountIntentDocument,
    variables: (intent: DiscountIntent) => ({ id, version, intent, confirmed: intent === 'ENDED' }),
    page: { document: DiscountByIdDocument, variables: { id } },
    answers: {
      DiscountSaved: ({ discount, changeId }, intent) => ({
        kind: 'done',
        text: t('moved', { name: discount.name, status: t(`is.${discount.status}`) }),
        undo: intent === 'ENDED' ? null : changeId,
        shown: { discount },
      }),
    },
  });
}

/** Makes a draft of everything but uses and codes, and goes to it. */
export function useCopyDiscount() {
  const t = useMessages(discountsMessages);
  const navigate = useNavigate();
  return useCommand({
    kind: 'discount',
    document: CopyDiscountDocument,
    variables: ({ id, name }: { id: string; name: string }) => ({ id, name: t('copyName', { name }) }),
    answers: {
      DiscountCreated: ({ discount: { id } }, { name }) => ({
        kind: 'done',
        text: t('copied', { name }),
        after: () => navigate({ to: '/discounts/$discountId', params: { discountId: id } }),
      }),
    },
  });
}

/** Puts a draft into the bin, and goes to the list, since its page is no more. */
export function useDeleteDiscount() {
  const deleted = useDeleted();
  const navigate = useNavigate();
  return useCommand({
    kind: 'discount',
    document: DeleteDiscountDocument,
    variables: ({ id, version }: Versioned) => ({ id, version }),
    answers: {
      DiscountDeleted: ({ id, name }) => ({
        kind: 'done',
        after: () => {
          deleted(id, name);
          return navigate({ to: '/discounts' });
        },
      }),
    },
  });
}
