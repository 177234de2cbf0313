import type { PaymentProviderDraft } from '@quarry/contracts/payments';
import { useMessages } from '../../../i18n/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import { CreatePaymentProviderDocument } from '../payment-providers.operations.generated.ts';
import type { HookAddress } from './hook-address-dialog.tsx';
import { newProvider, newProviderInput, ProviderFields, type ProviderValues } from './provider-fields.tsx';
import { providersMessages } from './providers.messages.ts';

type AddProviderDialogProps = { shopId: string; onAdded: (address: HookAddress) => void; onClose: () => void };

/** Sets a provider up that is not a person. */
export function AddProviderDialog({ shopId, onAdded, onClose }: AddProviderDialogProps) {
  const t = useMessages(providersMessages);
  const form = useRecordForm<ProviderValues, PaymentProviderDraft>(newProviderInput, { ...newProvider, shopId });
  const create = useSaveRecord({
    kind: 'payment_provider',
    document: CreatePaymentProviderDocument,
    variables: (input: PaymentProviderDraft) => ({ input }),
    answers: {
      PaymentProviderCreated: ({ provider: { name }, hookPath }) => ({
        kind: 'saved',
        text: t('added', { name }),
        after: () => onAdded({ name, hookPath }),
      }),
    },
  });
  return (
    <FormDialog title={t('addTitle')} form={form} saveLabel={t('add')} onSave={create} onClose={onClose}>
      <ProviderFields isNew />
    </FormDialog>
  );
}
