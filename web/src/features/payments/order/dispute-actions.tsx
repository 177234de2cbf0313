import { checkDisputeEnd } from '@quarry/contracts/payments';
import { useState } from 'react';
import { namedText, useFormat, useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { checkedSchema, DateTimeField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import {
  EndDisputeDocument,
  type DisputeEndInput,
  type RefundDetailFragment,
} from '../order-payments.operations.generated.ts';
import { english, refundsMessages } from './refunds.messages.ts';
import classes from './refunds.module.css';

/** How a dispute that people recorded ended. */
export function DisputeActions({ refund }: { refund: RefundDetailFragment }) {
  const t = useMessages(refundsMessages);
  const explained = useExplained();
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  return (
    <div className={classes.buttons}>
      {refund.actions.map(({ action, isAllowed, refusal }) => (
        <ExplainedButton
          key={action}
          size="xs"
          variant="default"
          label={namedText(t, english, 'action', action)}
          refusal={explained(isAllowed ? null : refusal)}
          onClick={() => setAsked(action)}
        />
      ))}
      {asked === 'win' && <EndDialog refund={refund} outcome="WON" onClose={close} />}
      {asked === 'lose' && <EndDialog refund={refund} outcome="LOST" onClose={close} />}
    </div>
  );
}

type Values = { at: string | null; note: string };
type Outcome = 'WON' | 'LOST';
type EndDialogProps = { refund: RefundDetailFragment; outcome: Outcome; onClose: () => void };

const schemaOf = (outcome: Outcome) =>
  checkedSchema<Values, DisputeEndInput>(
    (values) => ({ ...values, outcome }),
    // Only the server knows when the bank took the money.
    (input) => checkDisputeEnd(input, { happenedAt: null }, new Date()),
  );

function EndDialog({ refund, outcome, onClose }: EndDialogProps) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const { id, version } = refund;
  const amount = format.money(refund.amount);
  const form = useRecordForm<Values, DisputeEndInput>(schemaOf(outcome), { at: null, note: '' });
  const save = useSaveRecord({
    kind: 'refund',
    document: EndDisputeDocument,
    variables: (input: DisputeEndInput) => ({ id, version, input }),
    answers: {
      RefundSaved: () => ({ kind: 'saved', text: t(`disputeEnded.${outcome}`, { amount }), after: onClose }),
    },
  });
  return (
    <FormDialog
      title={t(`disputeTitle.${outcome}`, { amount })}
      form={form}
      saveLabel={t(outcome === 'WON' ? 'action.win' : 'action.lose')}
      onSave={save}
      onClose={onClose}
    >
      <p>{t(`disputeHelp.${outcome}`, { amount })}</p>
      <DateTimeField<Values> name="at" label={tPayments('at')} help={tPayments('atHelp')} />
      <TextField<Values> name="note" label={t('note')} help={t('noteHelp')} />
    </FormDialog>
  );
}
