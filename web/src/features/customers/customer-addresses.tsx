import { Button } from '@mantine/core';
import { customerAddressInput, type CustomerAddressDraft } from '@quarry/contracts/customers';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Address, AddressFields } from '../../ui/address/index.ts';
import { SwitchField, useRecordForm } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import classes from './customers.module.css';
import { customersMessages } from './customers.messages.ts';
import type { CustomerAddressShownFragment, CustomerDetailFragment } from './customers.operations.generated.ts';
import { FormDialog } from './form-dialog.tsx';
import { useRemoveAddress, useSaveAddress } from './use-customer-commands.ts';

type CustomerProps = { customer: CustomerDetailFragment };
/** Which address is open: one of the customer's, or a new one. */
type Opened = { address: CustomerAddressShownFragment | null };

/** The addresses of a customer, the defaults first. */
export function CustomerAddresses({ customer }: CustomerProps) {
  const t = useMessages(customersMessages);
  const [opened, setOpened] = useState<Opened>();
  const { addresses, mayUpdate } = customer;
  return (
    <Section
      id="addresses"
      title={t('addresses')}
      actions={
        mayUpdate && (
          <Button variant="default" onClick={() => setOpened({ address: null })}>
            {t('addAddress')}
          </Button>
        )
      }
    >
      {addresses.length === 0 ? (
        <p className={classes.note}>{t('noAddresses')}</p>
      ) : (
        <ul className={classes.cards}>
          {addresses.map((address) => (
            <li key={address.id} className={classes.card}>
              <Address contact={{ ...address, email: null }} />
              <Defaults address={address} />
              {mayUpdate && (
                <AddressActions customer={customer} address={address} onChange={() => setOpened({ address })} />
              )}
            </li>
          ))}
        </ul>
      )}
      {opened && <AddressDialog customer={customer} {...opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

function Defaults({ address }: { address: CustomerAddressShownFragment }) {
  const t = useMessages(customersMessages);
  const words = [
    ...(address.isDefaultBilling ? [t('defaultBilling')] : []),
    ...(address.isDefaultShipping ? [t('defaultShipping')] : []),
  ];
  return words.length === 0 ? null : <p className={classes.note}>{words.join(' · ')}</p>;
}

type AddressActionsProps = CustomerProps & { address: CustomerAddressShownFragment; onChange: () => void };

function AddressActions({ customer, address, onChange }: AddressActionsProps) {
  const t = useMessages(customersMessages);
  const { run: remove, isPending } = useRemoveAddress(customer);
  const which = [address.name, address.city].filter(Boolean).join(', ');
  return (
    <div className={classes.buttons}>
      <Button variant="default" aria-label={t('changeAddressOf', { which })} onClick={onChange}>
        {t('change')}
      </Button>
      <Button
        variant="default"
        loading={isPending}
        aria-label={t('removeAddressOf', { which })}
        onClick={() => void remove(address.id)}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

type AddressValues = {
  name: string;
  company: string;
  phone: string;
  lines: readonly string[];
  postcode: string;
  city: string;
  region: string;
  country: string;
  isDefaultBilling: boolean;
  isDefaultShipping: boolean;
};

type AddressDialogProps = CustomerProps & Opened & { onClose: () => void };

function AddressDialog({ customer, address, onClose }: AddressDialogProps) {
  const t = useMessages(customersMessages);
  const save = useSaveAddress(customer, address?.id ?? null);
  const form = useRecordForm<AddressValues, CustomerAddressDraft>(customerAddressInput, {
    name: address?.name ?? customer.name,
    company: address?.company ?? '',
    phone: address?.phone ?? '',
    lines: address?.lines ?? [],
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    country: address?.country ?? '',
    isDefaultBilling: address?.isDefaultBilling ?? false,
    isDefaultShipping: address?.isDefaultShipping ?? false,
  });
  return (
    <FormDialog
      title={t(address ? 'changeAddress' : 'addAddress')}
      form={form}
      saveLabel={t('saveAddress')}
      onSave={save}
      onClose={onClose}
    >
      <AddressFields<AddressValues> isWithoutEmail isRequired />
      <SwitchField<AddressValues> name="isDefaultBilling" label={t('defaultBilling')} />
      <SwitchField<AddressValues> name="isDefaultShipping" label={t('defaultShipping')} />
    </FormDialog>
  );
}
