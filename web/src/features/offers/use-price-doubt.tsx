import { ownPriceDoubt, type OwnOfferDraft } from '@quarry/contracts/offers';
import type { Reasoned } from '@quarry/contracts/wording';
import { useState, type ReactNode } from 'react';
import { useMessages, useWording } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ownOfferMessages } from './own-offer.messages.ts';

type Question = { doubt: Reasoned; answer: (isMeant: boolean) => void };
type Asked = Pick<OwnOfferDraft, 'price' | 'listPrice' | 'cost'>;

/** Asks whether a doubtful price is meant, before it is sent; `dialog` is where it asks. */
export function usePriceDoubt(): {
  /** Whether the person means the price: `undoubted` where there is nothing to ask. */
  ask: (statement: Asked, currency: string | null) => Promise<'undoubted' | 'meant' | 'not_meant'>;
  dialog: ReactNode;
} {
  const t = useMessages(ownOfferMessages);
  const { reason } = useWording();
  const [question, setQuestion] = useState<Question>();
  const settle = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(undefined);
  };
  return {
    ask: (statement, currency) => {
      const doubt = currency === null ? undefined : ownPriceDoubt(statement, currency);
      if (!doubt) return Promise.resolve('undoubted');
      return new Promise((resolve) => {
        setQuestion({ doubt, answer: (isMeant) => resolve(isMeant ? 'meant' : 'not_meant') });
      });
    },
    dialog: question && (
      <ConfirmDialog
        isOpen
        title={t('doubtTitle')}
        text={reason(question.doubt)}
        confirmLabel={t('doubtConfirm')}
        onConfirm={() => settle(true)}
        onClose={() => settle(false)}
      />
    ),
  };
}
