import { useFormat, useMessages } from '../../../i18n/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField, TextareaField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import type { PaidOrderFragment, RefundInput } from '../order-payments.operations.generated.ts';
import { StepFields } from '../step-fields.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { RefundLinesField } from './refund-lines-field.tsx';
import { RefundPreviewText } from './refund-preview.tsx';
import { isByLine, linesLeft, offeredPurposes, refundParts, refundSchema, type RefundValues } from './refund-values.ts';
import { refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';
import { useRequestRefund } from './use-refund-commands.ts';
import { useRefundPreview } from './use-refund-preview.ts';

type RefundDialogProps = { order: PaidOrderFragment; onClose: () => void };

/** Gives money of an order back: all that is left, chosen lines, or an amount. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const lines = linesLeft(order);
  const purposes = offeredPurposes(order);
  const form = useRecordForm<RefundValues, RefundInput>(refundSchema(order.currency, lines), {
    purpose: purposes[0] ?? 'RETURN',
    what: 'all',
    lines: lines.map(() => ({ quantity: null })),
    amount: '',
    reason: '',
    note: '',
    at: null,
    reference: '',
  });
  const save = useRequestRefund(order, lines, onClose);
  const asked = useRefundPreview(form.control, order, lines);
  const [purpose, what] = form.watch(['purpose', 'what']);
  const preview = asked.answer?.__typename === 'RefundPreview' ? asked.answer : undefined;
  const saveLabel = preview
    ? t(preview.needsApproval ? 'askForRefund' : 'refundNow', { amount: format.money(preview.amount) })
    : t('action.refund');
  // What an overpayment was for is said by the edit that made it.
  const parts = refundParts.filter((part) => part !== 'lines' || purpose !== 'EDIT');
  return (
    <FormDialog title={t('refundTitle')} form={form} saveLabel={saveLabel} isWide onSave={save} onClose={onClose}>
      <ChangedMeanwhile order={order} what="refundable" />
      <div className={classes.pair}>
        <SelectField<RefundValues>
          name="purpose"
          label={t('purpose')}
          options={purposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
        />
        <SelectField<RefundValues>
          name="what"
          label={t('what')}
          options={parts.map((value) => ({ value, label: t(`what.${value}`) }))}
        />
      </div>
      {isByLine({ purpose, what }) && <RefundLinesField lines={lines} />}
      {what === 'amount' && (
        <TextField<RefundValues>
          name="amount"
          label={tPayments('amountIn', { currency: order.currency })}
          {...(order.refundable ? { help: t('refundable', { amount: format.money(order.refundable) }) } : {})}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextField<RefundValues> name="reason" label={t('reason')} isRequired />
      <TextareaField<RefundValues> name="note" label={t('note')} help={t('noteHelp')} rows={2} />
      <div className={classes.pair}>
        <StepFields />
      </div>
      <RefundPreviewText asked={asked} />
    </FormDialog>
  );
}
