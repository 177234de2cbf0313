import { Button, NativeSelect } from '@mantine/core';
import type { Client } from '@quarry/sample-data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Modal } from '../../../ui/dialogs.ts';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { RecordForm, TextareaField, TextField, useRecordForm, type SaveOutcome } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Section } from '../../../ui/record/index.ts';
import {
  boundedHundredths,
  figuresOf,
  invoiceInput,
  type InvoiceDraft,
  type InvoiceValues,
  type LineValues,
} from './invoice-draft.ts';
import classes from './invoice-form.module.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceSheet, Sums } from './invoice-sheet.tsx';
import { totalsOf } from './invoice-totals.ts';
import { sampleInvoicesMessages } from './invoices.messages.ts';

type InvoiceFormProps = {
  id: number;
  values: InvoiceValues;
  /** The client it is addressed to already. */
  current?: Client;
  /** Keeps what was written; answers the way on. */
  onKeep: (draft: InvoiceDraft) => () => unknown;
};

export function InvoiceForm({ id, values, current, onKeep }: InvoiceFormProps) {
  const t = useMessages(sampleInvoicesMessages);
  const form = useRecordForm<InvoiceValues, InvoiceDraft>(invoiceInput, values);
  const save = async (draft: InvoiceDraft): Promise<SaveOutcome> => {
    if (draft.dueOn < draft.issuedOn) return { kind: 'refused', field: 'dueOn', text: t('dueTooEarly') };
    return { kind: 'saved', text: t('saved', { id: String(id) }), after: onKeep(draft) };
  };
  return (
    <RecordForm form={form} onSave={save}>
      <Section id="dates" title={t('dates')}>
        <ClientFields {...(current ? { current } : {})} />
        <div className={classes.pair}>
          <TextField<InvoiceValues> name="issuedOn" label={t('issued')} type="date" isRequired />
          <TextField<InvoiceValues> name="dueOn" label={t('due')} type="date" isRequired />
        </div>
      </Section>
      <Section id="lines" title={t('lines')}>
        <InvoiceLines />
        <div className={classes.foot}>
          <div className={classes.discount}>
            <TextField<InvoiceValues> name="discount" label={t('discountPercent')} inputMode="decimal" />
          </div>
          <TypedSums />
        </div>
      </Section>
      <Section id="note" title={t('note')}>
        <TextareaField<InvoiceValues> name="note" label={t('note')} />
      </Section>
      <Preview id={id} />
    </RecordForm>
  );
}

const someoneNew = 'new';

/** One of the first five clients, or somebody new; the fields below say who it is either way. */
function ClientFields({ current }: { current?: Client }) {
  const t = useMessages(sampleInvoicesMessages);
  const { data: clients = [] } = useQuery(sampleQuery('GET /api/invoice/clients'));
  const { setValue, setFocus } = useFormContext<InvoiceValues>();
  const client = useWatch<InvoiceValues, 'client'>({ name: 'client' });
  const known = current ? [current, ...clients] : clients;
  const chosen = known.findIndex((one) => keyOf(one) === keyOf(client));
  const choose = (key: string) => {
    const next = known[Number(key)];
    const nobody = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };
    setValue('client', next ?? nobody, { shouldDirty: true, shouldTouch: true });
    if (!next) setFocus('client.company');
  };
  return (
    <>
      <NativeSelect
        label={t('chooseClient')}
        value={chosen === -1 ? someoneNew : String(chosen)}
        data={[
          ...known.map((one, index) => ({
            value: String(index),
            label: one === current ? t('currentClient', { company: one.company }) : `${one.company} · ${one.name}`,
          })),
          { value: someoneNew, label: t('newClient') },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <div className={classes.client}>
        <TextField<InvoiceValues> name="client.company" label={t('company')} isRequired />
        <TextField<InvoiceValues> name="client.name" label={t('clientName')} isRequired />
        <TextField<InvoiceValues> name="client.companyEmail" label={t('email')} type="email" />
        <TextField<InvoiceValues> name="client.address" label={t('address')} isRequired />
        <TextField<InvoiceValues> name="client.country" label={t('country')} isRequired />
        <TextField<InvoiceValues> name="client.contact" label={t('phone')} type="tel" />
      </div>
    </>
  );
}

function keyOf({ company, name, companyEmail, address, country, contact }: Client): string {
  return JSON.stringify([company, name, companyEmail, address, country, contact]);
}

/** What is typed, read as far as it can be read. */
function useTypedInvoice() {
  const values = useWatch<InvoiceValues>() as InvoiceValues;
  const discount = boundedHundredths(values.discount, 10_000);
  const lines = values.lines.map((line: LineValues) => ({ text: line.text, ...figuresOf(line) }));
  const draft: InvoiceDraft = { ...values, lines, discount };
  return { draft, totals: totalsOf(lines, discount) };
}

function TypedSums() {
  const { draft, totals } = useTypedInvoice();
  return <Sums draft={draft} totals={totals} />;
}

function Preview({ id }: { id: number }) {
  const t = useMessages(sampleInvoicesMessages);
  const tKit = useMessages(kitMessages);
  const [isOpen, setOpen] = useState(false);
  const { draft, totals } = useTypedInvoice();
  return (
    <>
      <Button variant="default" className={classes.preview ?? ''} onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('preview')}
        size="xl"
        closeButtonProps={{ 'aria-label': tKit('close') }}
      >
        <InvoiceSheet id={id} draft={draft} totals={totals} />
      </Modal>
    </>
  );
}
