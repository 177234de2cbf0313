import { orderLimits } from '@quarry/contracts/orders';
import { z } from 'zod';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { TextField, useRecordForm } from '../../../ui/form/index.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { ActionDialog, type SendAction } from '../actions/action-dialog.tsx';
import type { OrderDialogProps } from '../actions/order-dialog.tsx';
import { returnName } from './return-name.ts';
import { returnsMessages } from './returns.messages.ts';
import {
  useCancelReturn,
  useCloseReturn,
  useDeclineReturn,
  type CloseDraft,
  type OrderReturn,
  type ReasonDraft,
} from './use-return-commands.ts';

type OfReturn = Omit<OrderDialogProps, 'returned'> & { returned: OrderReturn };
type Values = { reason: string };

const reason = z.string().max(orderLimits.note, 'too_long');
const needed: z.ZodType<ReasonDraft> = z.object({
  reason: reason.trim().min(1, 'required'),
});
const optional: z.ZodType<CloseDraft> = z.object({ reason: reason.transform(typedText) });

export function DeclineReturnDialog({ returned, ...props }: OrderDialogProps) {
  return returned && <Declining {...props} returned={returned} />;
}

function Declining(props: OfReturn) {
  return <ReasonDialog {...props} action="decline" onSend={useDeclineReturn(props.order, props.returned)} />;
}

export function CancelReturnDialog({ returned, ...props }: OrderDialogProps) {
  return returned && <Cancelling {...props} returned={returned} />;
}

function Cancelling(props: OfReturn) {
  return <ReasonDialog {...props} action="cancel" onSend={useCancelReturn(props.order, props.returned)} />;
}

type ReasonDialogProps = OfReturn & { action: 'decline' | 'cancel'; onSend: SendAction<ReasonDraft> };

/** Why a return ends before anything of it arrived. */
function ReasonDialog({ action, order, returned, onSend, onClose }: ReasonDialogProps) {
  const t = useMessages(returnsMessages);
  const form = useRecordForm<Values, ReasonDraft>(needed, { reason: '' });
  return (
    <ActionDialog
      title={t(`title.${action}`, { return: returnName(returned.number) })}
      label={t(`action.${action}`)}
      isDanger
      keepLabel={t('keepReturn')}
      order={order}
      form={form}
      onSend={onSend}
      onClose={onClose}
    >
      <TextField<Values> name="reason" label={t('reason')} isRequired />
    </ActionDialog>
  );
}

export function CloseReturnDialog({ returned, ...props }: OrderDialogProps) {
  return returned && <Closing {...props} returned={returned} />;
}

/** A return that nobody refunds says why. */
function Closing({ order, returned, onClose }: OfReturn) {
  const t = useMessages(returnsMessages);
  const format = useFormat();
  const { proposed } = returned;
  const isOpen = proposed !== null && proposed.minor > 0;
  const form = useRecordForm<Values, CloseDraft>(isOpen ? needed : optional, { reason: '' });
  return (
    <ActionDialog
      title={t('title.close', { return: returnName(returned.number) })}
      label={t('action.close')}
      order={order}
      form={form}
      onSend={useCloseReturn(order, returned)}
      onClose={onClose}
    >
      <p>{isOpen ? t('closeText', { amount: format.money(proposed) }) : t('closeDone')}</p>
      {isOpen && <TextField<Values> name="reason" label={t('noRefund')} isRequired />}
    </ActionDialog>
  );
}
