import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { UploadZone } from '../../ui/upload/index.ts';
import { EarlierImports } from './earlier-imports.tsx';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import { TrackingShopsDocument, type TrackingShopsQuery } from './imports.operations.generated.ts';
import { Template } from './template.tsx';
import { useStartImport } from './use-start-import.ts';

/** Takes a file of tracking numbers of one own shop, and leads to the imports that were begun before. */
export function ImportTrackingScreen() {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayShip = useAbilities().can('fulfil', 'Order');
  return (
    <RecordPage title={tNavigation('importTracking')}>
      {mayShip ? <ChooseShop /> : <p>{t('noTrackingShops')}</p>}
      <EarlierImports kind="TRACKING" />
    </RecordPage>
  );
}

function ChooseShop() {
  const query = useRecord(TrackingShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ shops }) => shops.nodes}>
      {(shops) => <FileForShop shops={shops} />}
    </LoadRecord>
  );
}

/** The file is asked for once its shop is known. */
function FileForShop({ shops }: { shops: TrackingShopsQuery['shops']['nodes'] }) {
  const t = useMessages(importsMessages);
  const [only, ...others] = shops;
  const [shopId, setShopId] = useState(only && others.length === 0 ? only.id : '');
  const start = useStartImport('TRACKING', shopId);
  if (!only) return <p>{t('noTrackingShops')}</p>;
  return (
    <>
      <p>{t('trackingText')}</p>
      <p className={classes.warning}>{t('trackingStays')}</p>
      <Template kind="TRACKING" fileName={t('trackingTemplateName')} />
      <NativeSelect
        label={t('shop')}
        description={t('trackingShopText')}
        value={shopId}
        onChange={({ currentTarget }) => setShopId(currentTarget.value)}
        data={[{ value: '', label: '–' }, ...shops.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {shopId !== '' && (
        <UploadZone
          key={shopId}
          purpose="TABLE"
          accept=".csv,.tsv,.txt,.gz,text/csv"
          help={t('takenTracking')}
          onComplete={start}
        />
      )}
    </>
  );
}
