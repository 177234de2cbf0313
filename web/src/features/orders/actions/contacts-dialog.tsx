import { checkInput } from '@quarry/contracts/common';
import { orderContactsInput } from '@quarry/contracts/orders';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { AddressFields, contactInput, contactValues, type ContactValues } from '../../../ui/address/index.ts';
import { Modal } from '../../../ui/dialogs.ts';
import { RecordForm, SwitchField, useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { ordersMessages } from '../orders.messages.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import type { OrderDialogProps } from './order-dialog.tsx';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';
import { useSetContacts, type ContactsDraft } from './use-order-commands.ts';

type Values = { billing: ContactValues; isSameAddress: boolean; shippingTo: ContactValues };

/** Whom an order is billed and delivered to; what somebody else saved meanwhile is shown beside what is typed. */
export function ContactsDialog({ order, onClose }: OrderDialogProps) {
  useReturnFocus();
  const t = useMessages(orderActionsMessages);
  const tKit = useMessages(kitMessages);
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={t('action.contacts')}
      size="lg"
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      <div className={classes.contacts}>
        <ContactsForm key={order.version} order={order} onClose={onClose} />
      </div>
    </Modal>
  );
}

/** From what the form holds to what is sent, with everything that the contracts find wrong with it at its field. */
function contactsSchema(order: OrderDetailFragment): z.ZodType<ContactsDraft> {
  return z.custom<Values>().transform((values, context) => {
    const { isSameAddress } = values;
    const billing = contactInput(values.billing);
    const draft = { billing, shippingTo: isSameAddress ? billing : contactInput(values.shippingTo) };
    const checked = checkInput(orderContactsInput, draft);
    // What is left out stays as it is, so an address that is there cannot be emptied.
    const emptied = (['billing', 'shippingTo'] as const).filter((role) => order[role] !== null && draft[role] === null);
    const issues = [
      ...(checked.ok ? [] : checked.issues),
      ...emptied.map((role) => ({ path: `${role}.name`, code: 'required' })),
    ];
    for (const { path, code } of issues) {
      // Where both are one address, it is that of the form.
      const isHidden = isSameAddress && path.startsWith('shippingTo.');
      if (!isHidden) context.addIssue({ code: 'custom', message: code, path: path.split('.') });
    }
    return issues.length === 0 ? draft : z.NEVER;
  });
}

function ContactsForm({ order, onClose }: OrderDialogProps) {
  const t = useMessages(ordersMessages);
  const tAct = useMessages(orderActionsMessages);
  const form = useRecordForm<Values, ContactsDraft>(contactsSchema(order), valuesOf(order));
  const isSame = useWatch({ control: form.control, name: 'isSameAddress' });
  const save = useSetContacts(order, () => onClose(true));
  return (
    <RecordForm form={form} onSave={save} record={{ entity: 'order', id: order.id }}>
      <fieldset className={classes.address}>
        <legend>{t('billing')}</legend>
        <AddressFields<Values> name="billing" />
      </fieldset>
      <SwitchField<Values> name="isSameAddress" label={tAct('isSameAddress')} />
      {!isSame && (
        <fieldset className={classes.address}>
          <legend>{t('shippingTo')}</legend>
          <AddressFields<Values> name="shippingTo" />
        </fieldset>
      )}
    </RecordForm>
  );
}

function valuesOf({ billing, shippingTo }: OrderDetailFragment): Values {
  const values = { billing: contactValues(billing), shippingTo: contactValues(shippingTo) };
  return { ...values, isSameAddress: JSON.stringify(values.billing) === JSON.stringify(values.shippingTo) };
}
