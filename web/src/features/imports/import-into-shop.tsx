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
import { OwnShopsOfImportDocument, type OwnShopsOfImportQuery } from './imports.operations.generated.ts';
import { Template } from './template.tsx';
import { useStartImport } from './use-start-import.ts';

/** What differs between the kinds whose files lie in one own shop. */
type ShopImportKind = 'TRACKING' | 'TAX_RATES';

const kinds = {
  TRACKING: {
    title: 'importTracking',
    right: { action: 'fulfil', subject: 'Order' },
    none: 'noTrackingShops',
    text: 'trackingText',
    warning: 'trackingStays',
    shop: 'trackingShopText',
    taken: 'takenTracking',
    template: 'trackingTemplateName',
  },
  TAX_RATES: {
    title: 'importTaxRates',
    right: { action: 'update', subject: 'Shop' },
    none: 'noTaxShops',
    text: 'taxRatesText',
    warning: null,
    shop: 'taxRatesShopText',
    taken: 'takenTaxRates',
    template: 'taxRatesTemplateName',
  },
} as const;

/** Takes a file for one own shop, and leads to the imports that were begun before. */
export function ImportIntoShop({ kind }: { kind: ShopImportKind }) {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const { title, right, none } = kinds[kind];
  const mayMake = useAbilities().can(right.action, right.subject);
  return (
    <RecordPage title={tNavigation(title)}>
      {mayMake ? <ChooseShop kind={kind} /> : <p>{t(none)}</p>}
      <EarlierImports kind={kind} />
    </RecordPage>
  );
}

function ChooseShop({ kind }: { kind: ShopImportKind }) {
  const query = useRecord(OwnShopsOfImportDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ shops }) => shops.nodes}>
      {(shops) => <FileForShop kind={kind} shops={shops} />}
    </LoadRecord>
  );
}

type FileForShopProps = { kind: ShopImportKind; shops: OwnShopsOfImportQuery['shops']['nodes'] };

/** The file is asked for once its shop is known. */
function FileForShop({ kind, shops }: FileForShopProps) {
  const t = useMessages(importsMessages);
  const words = kinds[kind];
  const [only, ...others] = shops;
  const [shopId, setShopId] = useState(only && others.length === 0 ? only.id : '');
  const start = useStartImport(kind, shopId);
  if (!only) return <p>{t(words.none)}</p>;
  return (
    <>
      <p>{t(words.text)}</p>
      {words.warning && <p className={classes.warning}>{t(words.warning)}</p>}
      <Template kind={kind} fileName={t(words.template)} />
      <NativeSelect
        label={t('shop')}
        description={t(words.shop)}
        value={shopId}
        onChange={({ currentTarget }) => setShopId(currentTarget.value)}
        data={[{ value: '', label: '–' }, ...shops.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {shopId !== '' && (
        <UploadZone
          key={shopId}
          purpose="TABLE"
          accept=".csv,.tsv,.txt,.gz,text/csv"
          help={t(words.taken)}
          onComplete={start}
        />
      )}
    </>
  );
}
