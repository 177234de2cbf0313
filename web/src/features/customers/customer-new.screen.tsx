import type { CustomerDraft } from '@quarry/contracts/customers';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Explain } from '../../ui/explain/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
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
  const { shop: wanted } = useSearch({ strict: false });
  const first = shops.find(({ id }) => id === wanted) ?? shops[0];
  if (!first) {
    return (
      <EmptyState title={t('noShopTitle')} text={t('noShopText')}>
        <ToShops />
      </EmptyState>
    );
  }
  return (
    <RecordPage title={tNavigation('addCustomer')}>
      <NewForm key={first.id} shops={shops} shopId={first.id} />
    </RecordPage>
  );
}

type NewFormProps = { shops: readonly Named[]; shopId: string };

/** In the shop that is named, as long as no other is chosen. */
export function NewForm({ shops, shopId }: NewFormProps) {
  const t = useMessages(customersMessages);
  const navigate = useNavigate();
  const [owner, setOwner] = useState<Named>();
  const create = useSaveRecord({
    kind: 'customer',
    document: CreateCustomerDocument,
    variables: (asked: { shopId: string; input: CustomerDraft }) => asked,
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
      <CustomerForm
        shops={shops}
        shopId={shopId}
        onSave={(input, chosen) => {
          setOwner(undefined);
          return create({ shopId: chosen, input });
        }}
        saveLabel={t('addButton')}
      />
    </>
  );
}
