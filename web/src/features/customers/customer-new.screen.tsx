import { NativeSelect } from '@mantine/core';
import type { CustomerDraft } from '@quarry/contracts/customers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Explain } from '../../ui/explain/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { ToShops } from '../../ui/to-shops.tsx';
import { CustomerForm } from './customer.form.tsx';
import { customersMessages } from './customers.messages.ts';
import { CreateCustomerDocument, CustomerShopsDocument } from './customers.operations.generated.ts';

type Named = { id: string; name: string };

export function CustomerNewScreen() {
  const query = useRecord(CustomerShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ shops }) => shops.nodes}>
      {(shops) => <NewCustomer shops={shops} />}
    </LoadRecord>
  );
}

function NewCustomer({ shops }: { shops: readonly Named[] }) {
  const t = useMessages(customersMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const { shop: wanted } = useSearch({ strict: false });
  const shop = shops.find(({ id }) => id === wanted) ?? shops[0];
  if (!shop) {
    return (
      <EmptyState title={t('noShopTitle')} text={t('noShopText')}>
        <ToShops />
      </EmptyState>
    );
  }
  return (
    <RecordPage title={tNavigation('addCustomer')}>
      {shops.length > 1 && (
        <Section id="shop" title={t('shop')}>
          <NativeSelect
            aria-label={t('shop')}
            description={t('shopHelp')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={shop.id}
            data={shops.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) =>
              void navigate({ to: '/customers/new', search: { shop: currentTarget.value }, replace: true })
            }
          />
        </Section>
      )}
      <NewForm key={shop.id} shopId={shop.id} />
    </RecordPage>
  );
}

export function NewForm({ shopId }: { shopId: string }) {
  const t = useMessages(customersMessages);
  const navigate = useNavigate();
  const [owner, setOwner] = useState<Named>();
  const create = useSaveRecord({
    kind: 'customer',
    document: CreateCustomerDocument,
    variables: (input: CustomerDraft) => ({ shopId, input }),
    answers: {
      CustomerCreated: ({ customer }) => ({
        kind: 'saved',
        text: t('added', { name: customer.name }),
        after: () => navigate({ to: '/customers/$customerId', params: { customerId: customer.id } }),
      }),
      CustomerEmailTaken: ({ customer }) => {
        setOwner(customer);
        return { kind: 'refused', field: 'email', text: t('emailTaken', { name: customer.name }) };
      },
    },
  });
  return (
    <>
      {owner && (
        <Explain as="note" tone="info" title={t('knownTitle')} reasons={[t('knownText', { name: owner.name })]}>
          <ButtonLink to="/customers/$customerId" params={{ customerId: owner.id }}>
            {t('openOne', { name: owner.name })}
          </ButtonLink>
        </Explain>
      )}
      <CustomerForm onSave={create} saveLabel={t('addButton')} />
    </>
  );
}
