import { line, optionalEmail } from '@quarry/contracts/common';
import { toast } from 'sonner';
import { z } from 'zod';
import { Modal } from '../../../ui/dialogs.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { TextareaField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { DialogForm } from '../kit/dialog-form.tsx';
import { currency } from './invoice-draft.ts';
import { sampleCompany } from './invoice-sheet.tsx';
import { sampleInvoicesMessages } from './invoices.messages.ts';
import type { InvoiceView } from './kept-invoices.ts';

const letterInput = z.object({
  to: optionalEmail.refine((address) => address !== null, { error: 'required' }),
  subject: line(200),
  message: line(5_000),
});
type LetterDraft = z.output<typeof letterInput>;
type LetterValues = { to: string; subject: string; message: string };

type SendInvoiceProps = { invoice: InvoiceView; onClose: () => void };

/** Writes the letter with the invoice; nothing leaves the page. */
export function SendInvoice({ invoice: { id, draft, totals }, onClose }: SendInvoiceProps) {
  const t = useMessages(sampleInvoicesMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const form = useRecordForm<LetterValues, LetterDraft>(letterInput, {
    to: draft.client.companyEmail,
    subject: t('subjectText', { id: String(id), company: sampleCompany.name }),
    message: t('messageText', {
      id: String(id),
      total: format.money({ minor: totals.totalMinor, currency }),
      due: format.date(`${draft.dueOn}T00:00`),
    }),
  });
  const send = ({ to }: LetterDraft) => {
    toast.info(t('sent', { to: to ?? '' }));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sendTitle', { id: String(id) })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <DialogForm form={form} submitLabel={t('send')} onSubmit={send} onClose={onClose}>
        <TextField<LetterValues> name="to" label={t('sendTo')} type="email" isRequired />
        <TextField<LetterValues> name="subject" label={t('subject')} isRequired />
        <TextareaField<LetterValues> name="message" label={t('message')} rows={6} isRequired />
      </DialogForm>
    </Modal>
  );
}
