import { toast } from 'sonner';
import { z } from 'zod';
import { Modal } from '../../../ui/dialogs.ts';
import { newId } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { useKept } from '../kit/use-kept.ts';
import { currency, day, hundredths, textOfHundredths } from './invoice-draft.ts';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import { keptInvoices, paymentMethods, today, type InvoiceView } from './kept-invoices.ts';

const paymentInput = z.object({ amount: hundredths(99_999_999), paidOn: day, method: z.enum(paymentMethods) });
type PaymentDraft = z.output<typeof paymentInput>;
type PaymentValues = z.input<typeof paymentInput>;

type AddPaymentProps = { invoice: InvoiceView; onClose: () => void };

export function AddPayment({ invoice: { id, owedMinor }, onClose }: AddPaymentProps) {
  const t = useMessages(sampleInvoicesMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const [, keep] = useKept(keptInvoices);
  const form = useRecordForm<PaymentValues, PaymentDraft>(paymentInput, {
    amount: textOfHundredths(owedMinor),
    paidOn: today(),
    method: 'transfer',
  });
  const add = ({ amount, paidOn, method }: PaymentDraft) => {
    if (amount === 0 || amount > owedMinor) {
      const most = format.money({ minor: owedMinor, currency });
      form.setError('amount', { type: 'refused', message: t('moreThanOwed', { amount: most }) }, { shouldFocus: true });
      return;
    }
    const payment = { key: newId(), amountMinor: amount, paidOn, method };
    keep((before) => ({
      ...before,
      [id]: { ...before[id], payments: [...(before[id]?.payments ?? []), payment] },
    }));
    toast.success(t('paymentAdded', { amount: format.money({ minor: amount, currency }) }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('addPayment')} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <DialogForm form={form} submitLabel={t('addPayment')} onSubmit={add} onClose={onClose}>
        <TextField<PaymentValues> name="amount" label={t('amount')} inputMode="decimal" isRequired />
        <TextField<PaymentValues> name="paidOn" label={t('paidOn')} type="date" isRequired />
        <SelectField<PaymentValues>
          name="method"
          label={t('method')}
          options={paymentMethods.map((method) => ({ value: method, label: t(method) }))}
        />
      </DialogForm>
    </Modal>
  );
}
