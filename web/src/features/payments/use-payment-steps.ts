import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { isManual } from './payment-name.ts';
import { paymentsMessages } from './payments.messages.ts';
import {
  CapturePaymentDocument,
  PaymentByIdDocument,
  VoidPaymentDocument,
  type ManualStepInput,
  type ManualVoidInput,
  type PaymentDetailFragment,
} from './payments.operations.generated.ts';

/** Captures an amount of what is open. */
export function useCapture({ id, version, captured, provider }: PaymentDetailFragment, onDone: () => void) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const { reason } = useWording();
  return useSaveRecord({
    kind: 'payment',
    document: CapturePaymentDocument,
    variables: (input: ManualStepInput) => ({ id, version, input }),
    page: { document: PaymentByIdDocument, variables: { id } },
    answers: {
      PaymentSaved: ({ payment }) => ({
        kind: 'saved',
        text: isManual(provider)
          ? t('capturedNow', {
              amount: format.money({ ...captured, minor: payment.captured.minor - captured.minor }),
            })
          : t('askedProvider', { name: provider.name }),
        shown: { payment },
        after: onDone,
      }),
      NotAllowedNow: (refusal) => ({ kind: 'refused', field: 'amount', text: reason(refusal) }),
    },
  });
}

/** Lets go of all that is open. */
export function useVoid({ id, version, open, provider }: PaymentDetailFragment, onDone: () => void) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  return useSaveRecord({
    kind: 'payment',
    document: VoidPaymentDocument,
    variables: (input: ManualVoidInput) => ({ id, version, input }),
    page: { document: PaymentByIdDocument, variables: { id } },
    answers: {
      PaymentSaved: ({ payment }) => ({
        kind: 'saved',
        text: isManual(provider)
          ? t('voidedNow', { amount: format.money(open) })
          : t('askedProvider', { name: provider.name }),
        shown: { payment },
        after: onDone,
      }),
    },
  });
}
