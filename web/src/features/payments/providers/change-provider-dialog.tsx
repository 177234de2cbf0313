import { paymentProviderInput, type PaymentProviderDraft } from '@quarry/contracts/payments';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import {
  UpdatePaymentProviderDocument,
  type ProviderDetailFragment,
} from '../payment-providers.operations.generated.ts';
import classes from '../payments.module.css';
import { ProviderFields, type ProviderValues } from './provider-fields.tsx';
import { providersMessages } from './providers.messages.ts';

type ChangeProviderDialogProps = { shopId: string; provider: ProviderDetailFragment; onClose: () => void };

/** Changes a provider; a secret that is left empty stays. */
export function ChangeProviderDialog({ shopId, provider, onClose }: ChangeProviderDialogProps) {
  const t = useMessages(providersMessages);
  const tKit = useMessages(kitMessages);
  const { id, version, code, name, mode, status, endpoint } = provider;
  const [seenVersion] = useState(version);
  const form = useRecordForm<ProviderValues, PaymentProviderDraft>(paymentProviderInput, {
    shopId,
    code,
    name,
    mode,
    status,
    endpoint: endpoint ?? '',
    secret: '',
  });
  const save = useSaveRecord({
    kind: 'payment_provider',
    document: UpdatePaymentProviderDocument,
    // Its state has a button of its own, which may have been pressed meanwhile.
    variables: (input: PaymentProviderDraft) => ({ id, version, input: { ...input, status } }),
    answers: {
      PaymentProviderUpdated: ({ provider: changed, changeId }) => ({
        kind: 'saved',
        text: t('saved', { name: changed.name }),
        undo: changeId,
        after: onClose,
      }),
    },
  });
  return (
    <FormDialog title={t('changeNamed', { name })} form={form} saveLabel={tKit('save')} onSave={save} onClose={onClose}>
      {version !== seenVersion && (
        <p role="alert" className={classes.alert}>
          {t('changedMeanwhile')}
        </p>
      )}
      <ProviderFields isNew={false} />
    </FormDialog>
  );
}
