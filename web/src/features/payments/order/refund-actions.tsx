import { checkRefundReason } from '@quarry/contracts/payments';
import { useState } from 'react';
import { namedText, useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { checkedSchema, TextField, useRecordForm, type SaveOutcome } from '../../../ui/form/index.ts';
import type { RefundDetailFragment } from '../order-payments.operations.generated.ts';
import { english, refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';
import { useApproveRefund, useDeclineRefund, useWithdrawRefund } from './use-refund-commands.ts';

type RefundProps = { refund: RefundDetailFragment };

/** What can be done to a refund that waits for a second person. */
export function RefundActions({ refund }: RefundProps) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  const explained = useExplained();
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  const approve = useApproveRefund(refund);
  const amount = format.money(refund.amount);
  const { reason } = useWording();
  const change = refund.orderChange && <p className={classes.warning}>{reason(refund.orderChange)}</p>;
  return (
    <>
      {change}
      <div className={classes.buttons}>
        {refund.actions.map(({ action, isAllowed, refusal }) => (
          <ExplainedButton
            key={action}
            size="xs"
            variant={action === 'approve' && isAllowed ? 'filled' : 'default'}
            label={namedText(t, english, 'action', action)}
            refusal={explained(isAllowed ? null : refusal)}
            onClick={() => setAsked(action)}
          />
        ))}
        <ConfirmDialog
          isOpen={asked === 'approve'}
          title={t('approveTitle', { amount })}
          text={t('approveText', { amount })}
          confirmLabel={t('action.approve')}
          isBusy={approve.isPending}
          onConfirm={() => void approve.run(undefined).then(close)}
          onClose={close}
        >
          {change}
        </ConfirmDialog>
        {asked === 'decline' && <DeclineDialog refund={refund} onClose={close} />}
        {asked === 'withdraw' && <WithdrawDialog refund={refund} onClose={close} />}
      </div>
    </>
  );
}

function DeclineDialog({ refund, onClose }: RefundProps & { onClose: () => void }) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  const save = useDeclineRefund(refund, onClose);
  const title = t('declineTitle', { amount: format.money(refund.amount) });
  return <ReasonDialog title={title} saveLabel={t('action.decline')} onSave={save} onClose={onClose} />;
}

function WithdrawDialog({ refund, onClose }: RefundProps & { onClose: () => void }) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  const save = useWithdrawRefund(refund, onClose);
  const title = t('withdrawTitle', { amount: format.money(refund.amount) });
  return <ReasonDialog title={title} saveLabel={t('action.withdraw')} onSave={save} onClose={onClose} />;
}

type Reason = { reason: string };
type ReasonDialogProps = {
  title: string;
  saveLabel: string;
  onSave: (draft: Reason) => Promise<SaveOutcome>;
  onClose: () => void;
};

const reasonSchema = checkedSchema<Reason, Reason>((values) => values, checkRefundReason);

function ReasonDialog(dialog: ReasonDialogProps) {
  const t = useMessages(refundsMessages);
  const form = useRecordForm<Reason, Reason>(reasonSchema, { reason: '' });
  return (
    <FormDialog {...dialog} form={form}>
      <TextField<Reason> name="reason" label={t('reason')} isRequired />
    </FormDialog>
  );
}
