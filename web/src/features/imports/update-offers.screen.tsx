import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { UploadZone } from '../../ui/upload/index.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { importsMessages } from './imports.messages.ts';
import { ImportShopsDocument, type ImportShopsQuery } from './imports.operations.generated.ts';
import { useStartImport } from './use-start-import.ts';

/** Takes a file of prices, cost and stock of one own shop, and leads to the imports that were begun before. */
export function UpdateOffersScreen() {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayMake = useAbilities().can('create', 'Offer');
  return (
    <RecordPage title={tNavigation('importOffers')}>
      {mayMake ? <ChooseShop /> : <p>{t('noShops')}</p>}
      <EarlierImports kind="OWN_OFFERS" />
    </RecordPage>
  );
}

function ChooseShop() {
  const query = useRecord(ImportShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ offerShops }) => offerShops}>
      {(shops) => <FileForShop shops={shops} />}
    </LoadRecord>
  );
}

/** The file is asked for once its shop is known. */
function FileForShop({ shops }: { shops: ImportShopsQuery['offerShops'] }) {
  const t = useMessages(importsMessages);
  const [only, ...others] = shops;
  const [shopId, setShopId] = useState(only && others.length === 0 ? only.id : '');
  const start = useStartImport('OWN_OFFERS', shopId);
  if (!only) return <p>{t('noShops')}</p>;
  return (
    <>
      <NativeSelect
        label={t('shop')}
        description={t('shopText')}
        value={shopId}
        onChange={({ currentTarget }) => setShopId(currentTarget.value)}
        data={[{ value: '', label: '–' }, ...shops.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {shopId !== '' && (
        <UploadZone
          key={shopId}
          purpose="TABLE"
          accept=".csv,.tsv,.txt,.gz,text/csv"
          help={t('takenOffers')}
          onComplete={start}
        />
      )}
    </>
  );
}
