import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import type { SaveOutcome } from '../../../ui/form/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import {
  AddDiscountCodesDocument,
  GenerateDiscountCodesDocument,
  type CodesAddedFragment,
  type GenerateCodesInput,
} from '../discount-codes.operations.generated.ts';
import { discountsMessages } from '../discounts.messages.ts';

/** How both ways to more codes go on once the server has answered: closed, or open over what was refused. */
function useAdded(onClose: () => void) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const [refused, setRefused] = useState<CodesAddedFragment>();
  return {
    refused,
    answers: {
      DiscountCodesAdded: (added: CodesAddedFragment) => ({
        kind: 'saved' as const,
        text: t('codesAdded', { count: added.added, added: format.number(added.added) }),
        after: () => (added.refusedCount === 0 ? onClose() : setRefused(added)),
      }),
    },
  };
}

type Adding<Draft> = { save: (draft: Draft) => Promise<SaveOutcome>; refused: CodesAddedFragment | undefined };
type TypedCodes = { codes: readonly string[]; limitTotal: number | null };

export function useAddCodes(discountId: string, onClose: () => void): Adding<TypedCodes> {
  const { refused, answers } = useAdded(onClose);
  const save = useSaveRecord({
    kind: 'discount',
    document: AddDiscountCodesDocument,
    variables: ({ codes, limitTotal }: TypedCodes) => ({ discountId, codes, limitTotal }),
    answers,
  });
  return { save, refused };
}

export function useGenerateCodes(discountId: string, onClose: () => void): Adding<GenerateCodesInput> {
  const { refused, answers } = useAdded(onClose);
  const save = useSaveRecord({
    kind: 'discount',
    document: GenerateDiscountCodesDocument,
    variables: (input: GenerateCodesInput) => ({ discountId, input }),
    answers,
  });
  return { save, refused };
}
