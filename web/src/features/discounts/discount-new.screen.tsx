import { NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { useContentLocales } from '../../ui/locale-texts/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { ToShops } from '../../ui/to-shops.tsx';
import { discountsMessages } from './discounts.messages.ts';
import { DiscountShopsDocument } from './discounts.operations.generated.ts';
import { DiscountForm } from './form/discount.form.tsx';
import { newValues, type DiscountShop } from './form/discount-values.ts';
import { useCreateDiscount } from './use-save-discount.ts';
import { DiscountWarnings } from './warnings/discount-warnings.tsx';

export function DiscountNewScreen() {
  const query = useRecord(DiscountShopsDocument, { filter: { kind: ['own'] } });
  return (
    <LoadRecord query={query} recordOf={({ shops }) => shops.nodes}>
      {(shops) => <NewDiscount shops={shops} />}
    </LoadRecord>
  );
}

function NewDiscount({ shops }: { shops: readonly DiscountShop[] }) {
  const t = useMessages(discountsMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const { shop: wanted } = useSearch({ strict: false });
  const locales = useContentLocales();
  const [first] = shops;
  const shop = shops.find(({ id }) => id === wanted) ?? first;
  if (!shop) {
    return (
      <EmptyState title={t('noOwnShopTitle')} text={t('noOwnShopText')}>
        <ToShops />
      </EmptyState>
    );
  }
  return (
    <RecordPage title={tNavigation('addDiscount')}>
      {shops.length > 1 && (
        <Section id="shop" title={t('shop')}>
          <NativeSelect
            aria-label={t('shop')}
            description={t('shopHelp')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={shop.id}
            data={shops.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) =>
              void navigate({ to: '/discounts/new', search: { shop: currentTarget.value }, replace: true })
            }
          />
        </Section>
      )}
      {locales && <NewForm key={shop.id} shop={shop} locales={locales} />}
    </RecordPage>
  );
}

function NewForm({ shop, locales }: { shop: DiscountShop; locales: readonly string[] }) {
  const t = useMessages(discountsMessages);
  const create = useCreateDiscount(shop.id);
  const [values] = useState(() => newValues(shop, locales, new Date().toISOString()));
  return (
    <DiscountForm shop={shop} values={values} locales={locales} saveLabel={t('addButton')} onSave={create}>
      <DiscountWarnings shop={shop} locales={locales} discount={undefined} />
    </DiscountForm>
  );
}
