import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Explain } from '../../ui/explain/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, RecordSlot, Section } from '../../ui/record/index.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerErasureNote } from './erasure-note.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerState } from './customer.columns.tsx';
import { CustomerForm } from './customer.form.tsx';
import { customersList } from './customers-list.ts';
import { customersMessages } from './customers.messages.ts';
import {
  CustomerByIdDocument,
  type CustomerDetailFragment,
  type CustomerMergeField,
} from './customers.operations.generated.ts';
import { useUpdateCustomer } from './use-customer-commands.ts';

const MergeDialog = lazyPart(() => import('./merge-dialog.tsx').then((m) => m.MergeDialog));

const EraseCustomerDialog = lazyPart(() => import('./erase-customer.tsx').then((m) => m.EraseCustomerDialog));

export function CustomerScreen() {
  const { customerId } = useParams({ from: '/shell/customers/$customerId' });
  return <CustomerRecord id={customerId} />;
}

export function CustomerRecord({ id }: { id: string }) {
  const query = useRecord(CustomerByIdDocument, { id });
  return (
    <LoadRecord query={query} recordOf={({ customer }) => customer}>
      {(customer) => <CustomerPage key={customer.id} customer={customer} />}
    </LoadRecord>
  );
}

type Named = { id: string; name: string };
/** Whom to merge with: somebody who was named by a refusal, or whom the person chooses. */
type Merging = { other: Named | null; take: readonly CustomerMergeField[] };

function CustomerPage({ customer }: { customer: CustomerDetailFragment }) {
  const t = useMessages(customersMessages);
  const format = useFormat();
  const { shop, mayUpdate, mayErase, mergedInto, erasedAt, erasure } = customer;
  const [isErasing, setErasing] = useState(false);
  const [owner, setOwner] = useState<Named>();
  const [merging, setMerging] = useState<Merging>();
  const update = useUpdateCustomer(customer, setOwner);
  const readOnlyNote =
    erasedAt === null ? (
      mergedInto && <p>{t('mergedReadOnly')}</p>
    ) : (
      <p>{t('erasedReadOnly', { date: format.date(erasedAt) })}</p>
    );
  return (
    <RecordPage
      title={erasedAt === null ? customer.name : t('erasedOn', { date: format.date(erasedAt) })}
      status={<CustomerState status={customer.status} />}
      facts={
        <Link to="/shops/$shopId" params={{ shopId: shop.id }}>
          <bdi>{shop.name}</bdi>
        </Link>
      }
      steps={<RecordSteps list={customersList} id={customer.id} />}
      actions={
        (mayUpdate || mayErase) && (
          <>
            {mayUpdate && (
              <Button variant="default" onClick={() => setMerging({ other: null, take: [] })}>
                {t('merge')}
              </Button>
            )}
            {mayErase && !erasure && (
              <Button variant="default" onClick={() => setErasing(true)}>
                {t('erase')}
              </Button>
            )}
          </>
        )
      }
      aside={<CustomerAside customer={customer} />}
    >
      {mergedInto && (
        <Explain as="note" tone="info" title={t('mergedTitle')} reasons={[t('mergedText', { name: mergedInto.name })]}>
          <ButtonLink to="/customers/$customerId" params={{ customerId: mergedInto.id }}>
            {t('openOne', { name: mergedInto.name })}
          </ButtonLink>
        </Explain>
      )}
      <CustomerErasureNote customer={customer} />
      <RecordSlot name="customer" recordId={customer.id} />
      <CustomerForm
        key={customer.version}
        customer={customer}
        onSave={update}
        isReadOnly={!mayUpdate}
        note={readOnlyNote}
      >
        {owner && (
          <EmailOwner
            owner={owner}
            onMerge={() => {
              setOwner(undefined);
              setMerging({ other: owner, take: ['EMAIL'] });
            }}
          />
        )}
      </CustomerForm>
      <CustomerAddresses customer={customer} />
      <CustomerConsents customer={customer} />
      <Suspense>
        {isErasing && <EraseCustomerDialog customer={customer} onClose={() => setErasing(false)} />}
        {merging && <MergeDialog customer={customer} {...merging} onClose={() => setMerging(undefined)} />}
      </Suspense>
    </RecordPage>
  );
}

/** Whose the typed e-mail address is; a merge takes it over, so that it waits in the form no longer. */
function EmailOwner({ owner: { name }, onMerge }: { owner: Named; onMerge: () => void }) {
  const t = useMessages(customersMessages);
  const { resetField } = useFormContext<{ email: string }>();
  const merge = () => {
    resetField('email');
    onMerge();
  };
  return (
    <Explain as="note" tone="info" title={t('knownTitle')} reasons={[t('knownText', { name })]}>
      <Button onClick={merge}>{t('mergeWith', { name })}</Button>
    </Explain>
  );
}

function CustomerAside({ customer }: { customer: CustomerDetailFragment }) {
  const t = useMessages(customersMessages);
  const tNavigation = useMessages(navigationMessages);
  return (
    <>
      <Section id="facts" title={tNavigation('customer')}>
        <Facts
          facts={[
            { label: t('since'), value: <RelativeTime at={customer.createdAt} /> },
            {
              label: t('firstOrder'),
              value: customer.firstOrderAt === null ? <Absent /> : <RelativeTime at={customer.firstOrderAt} />,
            },
            { label: t('updated'), value: <RelativeTime at={customer.updatedAt} /> },
            ...customer.externalIds.map(({ channel, externalId }) => ({
              label: t('idOf', { channel: channel.name }),
              value: <bdi>{externalId}</bdi>,
            })),
          ]}
        />
      </Section>
      <CustomerHistory customer={customer} />
    </>
  );
}
