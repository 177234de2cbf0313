import { Button } from '@mantine/core';
import {
  consentPurposes,
  customerConsentInput,
  type ConsentPurpose,
  type CustomerConsentDraft,
} from '@quarry/contracts/customers';
import { useState } from 'react';
import { z } from 'zod';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { SelectField, TextField, useRecordForm } from '../../ui/form/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import { customersMessages, type english } from './customers.messages.ts';
import type { CustomerConsentShownFragment, CustomerDetailFragment } from './customers.operations.generated.ts';
import { FormDialog } from './form-dialog.tsx';
import { useRecordConsent } from './use-customer-commands.ts';

type CustomerProps = { customer: CustomerDetailFragment };

/** Every statement of a customer, the latest first; of each purpose the latest counts. */
export function CustomerConsents({ customer }: CustomerProps) {
  const t = useMessages(customersMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="consents"
      title={t('consents')}
      actions={
        customer.mayUpdate && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('recordConsent')}
          </Button>
        )
      }
    >
      <ConsentTable consents={customer.consents} />
      {isOpen && <ConsentDialog customer={customer} onClose={() => setOpen(false)} />}
    </Section>
  );
}

export function ConsentTable({ consents }: { consents: readonly CustomerConsentShownFragment[] }) {
  const t = useMessages(customersMessages);
  return (
    <PlainTable
      label={t('consents')}
      rows={consents}
      rowKey={({ id }) => id}
      empty={t('noConsents')}
      columns={consentColumns(t)}
    />
  );
}

function consentColumns(t: Translate<typeof english>): PlainColumn<CustomerConsentShownFragment>[] {
  return [
    { key: 'purpose', header: t('purpose'), cell: ({ purpose }) => t(`purpose.${purpose}`) },
    {
      key: 'given',
      header: t('statement'),
      cell: ({ given }) => (
        <StatusDot tone={given ? 'success' : 'neutral'} label={t(given ? 'isGiven' : 'isWithdrawn')} />
      ),
    },
    { key: 'isLatest', header: t('counts'), cell: ({ isLatest }) => t(isLatest ? 'doesCount' : 'isReplaced') },
    { key: 'at', header: t('saidAt'), cell: ({ at }) => <RelativeTime at={at} /> },
    { key: 'source', header: t('source'), cell: ({ source }) => <bdi>{source}</bdi> },
    { key: 'textVersion', header: t('textVersion'), cell: ({ textVersion }) => <bdi>{textVersion}</bdi> },
  ];
}

type ConsentValues = { purpose: ConsentPurpose; given: string; source: string; textVersion: string };

const beginning: ConsentValues = { purpose: 'EMAIL_MARKETING', given: 'yes', source: '', textVersion: '' };

function ConsentDialog({ customer, onClose }: CustomerProps & { onClose: () => void }) {
  const t = useMessages(customersMessages);
  const record = useRecordConsent(customer);
  const form = useRecordForm<ConsentValues, CustomerConsentDraft>(typedConsent, beginning);
  return (
    <FormDialog title={t('recordConsent')} form={form} saveLabel={t('keepStatement')} onSave={record} onClose={onClose}>
      <p>{t('consentHelp')}</p>
      <SelectField<ConsentValues>
        name="purpose"
        label={t('purpose')}
        options={consentPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
        isRequired
      />
      <SelectField<ConsentValues>
        name="given"
        label={t('statement')}
        options={[
          { value: 'yes', label: t('isGiven') },
          { value: 'no', label: t('isWithdrawn') },
        ]}
        isRequired
      />
      <TextField<ConsentValues> name="source" label={t('source')} help={t('sourceHelp')} isRequired />
      <TextField<ConsentValues> name="textVersion" label={t('textVersion')} help={t('textVersionHelp')} isRequired />
    </FormDialog>
  );
}

/** A choice of two words as the contract has it. */
const typedConsent = z.preprocess(
  (values: ConsentValues) => ({ ...values, given: values.given === 'yes' }),
  customerConsentInput,
);
