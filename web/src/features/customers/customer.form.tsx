import { customerInput, type CustomerDraft } from '@quarry/contracts/customers';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { RecordForm, TextareaField, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './customers.module.css';
import { customersMessages } from './customers.messages.ts';
import type { CustomerDetailFragment } from './customers.operations.generated.ts';

type CustomerValues = {
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
  isReadOnly?: boolean;
  saveLabel?: string;
  note?: ReactNode;
  /** Said above the fields. */
  children?: ReactNode;
  onSave: (draft: CustomerDraft) => Promise<SaveOutcome>;
};

export function CustomerForm({ customer, onSave, children, ...rest }: CustomerFormProps) {
  const t = useMessages(customersMessages);
  const form = useRecordForm<CustomerValues, CustomerDraft>(customerInput, valuesOf(customer));
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      record={customer && { entity: 'customer', id: customer.id }}
      right={{ action: 'update', subject: 'Customer' }}
      {...rest}
    >
      {children}
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

function valuesOf(customer: CustomerDetailFragment | undefined): CustomerValues {
  return {
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    company: customer?.company ?? '',
    vatId: customer?.vatId ?? '',
    locale: customer?.locale ?? '',
    note: customer?.note ?? '',
  };
}
