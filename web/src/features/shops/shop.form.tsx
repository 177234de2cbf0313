import {
  firstShopStatuses,
  nextShopStatuses,
  shopInput,
  shopKinds,
  shopStatuses,
  type ShopDraft,
} from '@quarry/contracts/shops';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import {
  NumberField,
  RecordForm,
  SelectField,
  SwitchField,
  TextField,
  useRecordForm,
  type FormRecord,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { AddressKnown } from './address-known.tsx';
import { ShopStatusEffects } from './shop-status-effects.tsx';
import { shopsMessages } from './shops.messages.ts';

export type ShopValues = {
  name: string;
  url: string;
  country: string;
  currency: string;
  pricesIncludeTax: boolean;
  locale: string;
  timeZone: string;
  contactEmail: string;
  kind: ShopDraft['kind'];
  isMarketplace: boolean;
  status: ShopDraft['status'];
  minDelayMs: number | null;
};

type ShopFormProps = {
  values: ShopValues;
  record?: FormRecord;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  saveLabel?: string;
  /** What a new shop gets where its currency is left empty. */
  newCurrency?: string | null | undefined;
  onSave: (draft: ShopDraft) => Promise<SaveOutcome>;
  /** Further sections of the same form. */
  children?: ReactNode;
};

export function ShopForm({ values, newCurrency = null, onSave, children, ...rest }: ShopFormProps) {
  const t = useMessages(shopsMessages);
  const form = useRecordForm<ShopValues, ShopDraft>(shopInput, values);
  const [url, status] = useWatch({ control: form.control, name: ['url', 'status'] });
  const { record } = rest;
  const reachable = record ? [values.status, ...nextShopStatuses[values.status]] : firstShopStatuses;
  return (
    <RecordForm form={form} onSave={onSave} right={{ action: 'update', subject: 'Shop' }} {...rest}>
      <Section id="shop" title={t('details')}>
        <TextField<ShopValues> name="name" label={t('name')} isRequired />
        <TextField<ShopValues> name="url" label={t('address')} help={t('addressHelp')} type="url" isRequired />
        <AddressKnown url={url} exceptId={record?.id} />
        <SelectField<ShopValues>
          name="kind"
          label={t('kind')}
          help={t('kindHelp')}
          options={shopKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
        <SelectField<ShopValues>
          name="status"
          label={t('status')}
          help={t('statusHelp')}
          options={shopStatuses.filter((one) => reachable.includes(one)).map((one) => ({ value: one, label: t(one) }))}
        />
        {record && <ShopStatusEffects shopId={record.id} name={values.name} from={values.status} to={status} />}
        <SwitchField<ShopValues> name="isMarketplace" label={t('isMarketplace')} help={t('isMarketplaceHelp')} />
      </Section>
      <Section id="market" title={t('market')}>
        <TextField<ShopValues> name="country" label={t('country')} help={t('countryHelp')} />
        <TextField<ShopValues>
          name="currency"
          label={t('currency')}
          help={newCurrency === null ? t('currencyHelp') : t('currencyOfNew', { currency: newCurrency })}
          placeholder={newCurrency ?? ''}
        />
        <SwitchField<ShopValues> name="pricesIncludeTax" label={t('pricesIncludeTax')} />
        <TextField<ShopValues> name="locale" label={t('locale')} help={t('localeHelp')} />
        <TextField<ShopValues> name="timeZone" label={t('timeZone')} help={t('timeZoneHelp')} />
        <TextField<ShopValues> name="contactEmail" label={t('contactEmail')} type="email" />
        <NumberField<ShopValues> name="minDelayMs" label={t('minDelay')} help={t('minDelayHelp')} unit="ms" />
      </Section>
      {children}
    </RecordForm>
  );
}
