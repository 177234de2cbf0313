import { customerInput, type CustomerDraft } from '@quarry/contracts/customers';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import {
  RecordForm,
  SelectField,
  TextareaField,
  TextField,
  useRecordForm,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './customers.module.css';
import { customersMessages } from './customers.messages.ts';
import type { CustomerDetailFragment } from './customers.operations.generated.ts';

type CustomerValues = {
  shopId: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  vatId: string;
  locale: string;
  note: string;
};

type CustomerFormProps = {
  customer?: CustomerDetailFragment;
  /** Where a new one may go, and begins. */
  shops?: readonly { id: string; name: string }[];
  shopId?: string;
  isReadOnly?: boolean;
  saveLabel?: string;
  note?: ReactNode;
  /** Said above the fields. */
  children?: ReactNode;
  onSave: (draft: CustomerDraft, shopId: string) => Promise<SaveOutcome>;
};

const place = ['shopId'] as const;
const noShops: NonNullable<CustomerFormProps['shops']> = [];

export function CustomerForm(props: CustomerFormProps) {
  const { customer, shops = noShops, shopId = '', onSave, children, ...rest } = props;
  const t = useMessages(customersMessages);
  const form = useRecordForm<CustomerValues, CustomerDraft>(customerInput, valuesOf(customer, shopId));
  const chosen = useWatch({ control: form.control, name: 'shopId' });
  // What was typed may be for a shop that its person lost since.
  const isShopGone = customer === undefined && !shops.some(({ id }) => id === chosen);
  const save = async (draft: CustomerDraft): Promise<SaveOutcome> =>
    isShopGone ? { kind: 'issues', issues: [{ path: 'shopId', code: 'unknown' }] } : onSave(draft, chosen);
  return (
    <RecordForm
      form={form}
      isNew={customer === undefined}
      place={place}
      onSave={save}
      record={customer && { entity: 'customer', id: customer.id }}
      right={{ action: 'update', subject: 'Customer' }}
      {...rest}
    >
      {children}
      {(shops.length > 1 || isShopGone) && (
        <Section id="shop" title={t('shop')}>
          <SelectField<CustomerValues>
            name="shopId"
            label={t('shop')}
            help={t('shopHelp')}
            options={[
              ...(isShopGone ? [{ value: chosen, label: '–' }] : []),
              ...shops.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Section>
      )}
      <Section id="contact" title={t('contact')}>
        <div className={classes.fields}>
          <TextField<CustomerValues> name="name" label={t('name')} autoComplete="off" isRequired />
          <TextField<CustomerValues> name="email" label={t('email')} type="email" autoComplete="off" />
          <TextField<CustomerValues>
            name="phone"
            label={t('phone')}
            help={t('phoneHelp')}
            type="tel"
            autoComplete="off"
          />
          <TextField<CustomerValues> name="company" label={t('company')} autoComplete="off" />
          <TextField<CustomerValues> name="vatId" label={t('vatId')} autoComplete="off" />
          <TextField<CustomerValues> name="locale" label={t('locale')} help={t('localeHelp')} />
        </div>
        <TextareaField<CustomerValues> name="note" label={t('note')} help={t('noteHelp')} />
      </Section>
    </RecordForm>
  );
}

function valuesOf(customer: CustomerDetailFragment | undefined, shopId: string): CustomerValues {
  return {
    shopId: customer?.shop.id ?? shopId,
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    company: customer?.company ?? '',
    vatId: customer?.vatId ?? '',
    locale: customer?.locale ?? '',
    note: customer?.note ?? '',
  };
}
