import { NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { UploadZone } from '../../ui/upload/index.ts';
import { EarlierImports } from './earlier-imports.tsx';
import { importKinds } from './import-kinds.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import {
  ImportChannelsDocument,
  ImportShopsDocument,
  OwnShopsOfImportDocument,
  TrackingShopsDocument,
} from './imports.operations.generated.ts';
import { Template } from './template.tsx';
import { useStartImport } from './use-start-import.ts';

type Place = { id: string; name: string };
type PlacesProps = { children: (places: readonly Place[]) => ReactNode };

/** What differs between the kinds whose records lie in one sales channel or shop. */
const kinds = {
  OWN_OFFERS: {
    Places: OfferShops,
    title: 'importOffers',
    right: { action: 'create', subject: 'Offer' },
    none: 'noShops',
    text: null,
    placeText: 'shopText',
    taken: 'takenOffers',
    template: null,
  },
  ORDERS: {
    Places: Channels,
    title: 'importOrders',
    right: { action: 'create', subject: 'Order' },
    none: 'noChannels',
    text: 'ordersText',
    placeText: 'channelText',
    taken: 'takenOrders',
    template: 'templateName',
  },
  TRACKING: {
    Places: TrackingShops,
    title: 'importTracking',
    right: { action: 'fulfil', subject: 'Order' },
    none: 'noTrackingShops',
    text: 'trackingText',
    placeText: 'trackingShopText',
    taken: 'takenTracking',
    template: 'trackingTemplateName',
  },
  TAX_RATES: {
    Places: OwnShops,
    title: 'importTaxRates',
    right: { action: 'update', subject: 'Shop' },
    none: 'noTaxShops',
    text: 'taxRatesText',
    placeText: 'taxRatesShopText',
    taken: 'takenTaxRates',
    template: 'taxRatesTemplateName',
  },
  COMMENTS: {
    Places: Channels,
    title: 'importComments',
    right: { action: 'create', subject: 'Comment' },
    none: 'noCommentChannels',
    text: 'commentsText',
    placeText: 'commentsChannelText',
    taken: 'takenComments',
    template: 'commentsTemplateName',
  },
} as const;

type PlacedKind = keyof typeof kinds;

/** Takes a file for one sales channel or shop, and leads to the imports that were begun before. */
export function ImportIntoPlace({ kind }: { kind: PlacedKind }) {
  const t = useMessages(importsMessages);
  const tNavigation = useMessages(navigationMessages);
  const { Places, title, right, none } = kinds[kind];
  const mayMake = useAbilities().can(right.action, right.subject);
  return (
    <RecordPage title={tNavigation(title)}>
      {mayMake ? <Places>{(places) => <FileForPlace kind={kind} places={places} />}</Places> : <p>{t(none)}</p>}
      <EarlierImports kind={kind} />
    </RecordPage>
  );
}

function OfferShops({ children }: PlacesProps) {
  const query = useRecord(ImportShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ offerShops }) => offerShops}>
      {children}
    </LoadRecord>
  );
}

function TrackingShops({ children }: PlacesProps) {
  const query = useRecord(TrackingShopsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ orderShops }) => orderShops}>
      {children}
    </LoadRecord>
  );
}

function OwnShops({ children }: PlacesProps) {
  const query = useRecord(OwnShopsOfImportDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ shops }) => shops.nodes}>
      {children}
    </LoadRecord>
  );
}

function Channels({ children }: PlacesProps) {
  const query = useRecord(ImportChannelsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ channels }) => channels.nodes}>
      {(channels) => children(channels.map(({ id, name, shop }) => ({ id, name: `${shop.name} · ${name}` })))}
    </LoadRecord>
  );
}

/** The file is asked for once its place is known. */
function FileForPlace({ kind, places }: { kind: PlacedKind; places: readonly Place[] }) {
  const t = useMessages(importsMessages);
  const { text, none, placeText, taken, template } = kinds[kind];
  const { place, lasting } = importKinds[kind];
  const [only, ...others] = places;
  const [placeId, setPlaceId] = useState(only && others.length === 0 ? only.id : '');
  const start = useStartImport(kind, placeId);
  if (!only) return <p>{t(none)}</p>;
  return (
    <>
      {text && <p>{t(text)}</p>}
      {lasting && <p className={classes.warning}>{t(lasting)}</p>}
      {template && <Template kind={kind} fileName={t(template)} />}
      <NativeSelect
        label={t(place)}
        description={t(placeText)}
        value={placeId}
        onChange={({ currentTarget }) => setPlaceId(currentTarget.value)}
        data={[{ value: '', label: '–' }, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {placeId !== '' && (
        <UploadZone
          key={placeId}
          purpose="TABLE"
          accept=".csv,.tsv,.txt,.gz,text/csv"
          help={t(taken)}
          onComplete={start}
        />
      )}
    </>
  );
}
