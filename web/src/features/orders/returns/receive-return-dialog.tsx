import { receiveReturnInput, returnConditions, type ReturnCondition } from '@quarry/contracts/orders';
import { checkInput } from '@quarry/contracts/common';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { checkedSchema, NumberField, SelectField, useRecordForm } from '../../../ui/form/index.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import type { OrderDialogProps } from '../actions/order-dialog.tsx';
import { returnName } from './return-name.ts';
import { returnsMessages } from './returns.messages.ts';
import classes from './returns.module.css';
import { useReceiveReturn, type OrderReturn, type ReceiveDraft } from './use-return-commands.ts';

type Values = { lines: { received: number | null; accepted: number | null; condition: string }[] };

/** What arrived of a return, how, and what of it is accepted. */
export function ReceiveReturnDialog({ returned, ...props }: OrderDialogProps) {
  return returned && <Receiving {...props} returned={returned} />;
}

function Receiving({ order, returned, onClose }: Omit<OrderDialogProps, 'returned'> & { returned: OrderReturn }) {
  const t = useMessages(returnsMessages);
  const format = useFormat();
  const form = useRecordForm<Values, ReceiveDraft>(schemaOf(returned), {
    lines: returned.lines.map(({ quantity }) => ({ received: quantity, accepted: quantity, condition: '' })),
  });
  return (
    <ActionDialog
      title={t('title.receive', { return: returnName(returned.number) })}
      label={t('action.receive')}
      order={order}
      form={form}
      onSend={useReceiveReturn(order, returned)}
      onClose={onClose}
    >
      <p>{t('acceptedHelp')}</p>
      {returned.lines.map(({ line, quantity }, at) => (
        <fieldset key={line.id} className={classes.line}>
          <legend>
            <bdi>{line.title}</bdi>{' '}
            <span className={classes.note}>{t('expected', { count: format.number(quantity) })}</span>
          </legend>
          <div className={classes.three}>
            <NumberField<Values> name={`lines.${at}.received`} label={t('received')} />
            <NumberField<Values> name={`lines.${at}.accepted`} label={t('accepted')} />
            <SelectField<Values>
              name={`lines.${at}.condition`}
              label={t('condition')}
              options={[
                { value: '', label: t('chooseCondition') },
                ...returnConditions.map((value) => ({ value, label: t(`condition.${value}`) })),
              ]}
            />
          </div>
        </fieldset>
      ))}
    </ActionDialog>
  );
}

const conditionOf = (typed: string): ReturnCondition | null => returnConditions.find((one) => one === typed) ?? null;

function schemaOf({ lines }: OrderReturn) {
  return checkedSchema<Values, ReceiveDraft>(
    (values) => ({
      lines: lines.map(({ line }, at) => {
        const { received = 0, accepted = 0, condition = '' } = values.lines[at] ?? {};
        return { lineId: line.id, received: received ?? 0, accepted: accepted ?? 0, condition: conditionOf(condition) };
      }),
    }),
    (input) => {
      const checked = checkInput(receiveReturnInput, input);
      const tooMany = input.lines.flatMap(({ received }, at) =>
        received > (lines[at]?.quantity ?? 0) ? [{ path: `lines.${at}.received`, code: 'too_large' }] : [],
      );
      if (checked.ok && tooMany.length === 0) return checked;
      // That nothing arrived is said where it is counted.
      const issues = checked.ok
        ? []
        : checked.issues.map((one) => (one.path === 'lines' ? { ...one, path: 'lines.0.received' } : one));
      return { ok: false, issues: [...issues, ...tooMany] };
    },
  );
}
