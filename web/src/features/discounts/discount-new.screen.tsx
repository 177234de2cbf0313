import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { useContentLocales } from '../../ui/locale-texts/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { ToShops } from '../../ui/to-shops.tsx';
import { discountsMessages } from './discounts.messages.ts';
import { DiscountShopsDocument } from './discounts.operations.generated.ts';
import { DiscountForm } from './form/discount.form.tsx';
import { newValues, type DiscountShop } from './form/discount-values.ts';
import { useCreateDiscount } from './use-save-discount.ts';

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
  const { shop: wanted } = useSearch({ strict: false });
  const locales = useContentLocales();
  const first = shops.find(({ id }) => id === wanted) ?? shops[0];
  if (!first) {
    return (
      <EmptyState title={t('noOwnShopTitle')} text={t('noOwnShopText')}>
        <ToShops />
      </EmptyState>
    );
  }
  return (
    <RecordPage title={tNavigation('addDiscount')}>
      {locales && <NewForm key={first.id} shops={shops} first={first} locales={locales} />}
    </RecordPage>
  );
}

type NewFormProps = { shops: readonly DiscountShop[]; first: DiscountShop; locales: readonly string[] };

function NewForm({ shops, first, locales }: NewFormProps) {
  const t = useMessages(discountsMessages);
  const create = useCreateDiscount();
  const [values] = useState(() => newValues(first, locales, new Date().toISOString()));
  return (
    <DiscountForm
      shops={shops}
      values={values}
      locales={locales}
      saveLabel={t('addButton')}
      onSave={(input, shopId) => create({ shopId, input })}
    />
  );
}
