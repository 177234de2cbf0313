import { paymentProviderInput, providerCodes } from '@quarry/contracts/payments';
import { useMessages } from '../../../i18n/index.ts';
import { SelectField, TextField } from '../../../ui/form/index.ts';
import type { PaymentProviderInput } from '../payment-providers.operations.generated.ts';
import { providersMessages } from './providers.messages.ts';

export type ProviderValues = Required<Pick<PaymentProviderInput, 'code' | 'name' | 'mode' | 'endpoint' | 'status'>> & {
  shopId: string;
  secret: string;
};

export const newProvider = {
  code: providerCodes[0],
  name: '',
  mode: 'TEST',
  endpoint: '',
  secret: '',
  status: 'ACTIVE',
} as const;

/** A new provider has a secret, which one that is changed may keep. */
export const newProviderInput = paymentProviderInput.refine(({ secret }) => secret !== null, {
  path: ['secret'],
  message: 'required',
});

/** What a provider is given; the kind is chosen where it is new. */
export function ProviderFields({ isNew }: { isNew: boolean }) {
  const t = useMessages(providersMessages);
  return (
    <>
      {isNew && (
        <SelectField<ProviderValues>
          name="code"
          label={t('kind')}
          options={providerCodes.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      )}
      <TextField<ProviderValues> name="name" label={t('name')} autoComplete="off" isRequired />
      <SelectField<ProviderValues>
        name="mode"
        label={t('mode')}
        options={(['TEST', 'LIVE'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <TextField<ProviderValues>
        name="endpoint"
        label={t('endpoint')}
        help={t('endpointHelp')}
        type="url"
        autoComplete="off"
        isRequired
      />
      <TextField<ProviderValues>
        name="secret"
        label={t('secret')}
        help={t(isNew ? 'secretHelp' : 'secretKept')}
        type="password"
        autoComplete="new-password"
        isRequired={isNew}
      />
    </>
  );
}
