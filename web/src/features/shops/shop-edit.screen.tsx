import { useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, RecordSlot, Section } from '../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { ShopForm, type ShopValues } from './shop.form.tsx';
import { ShopHistory } from './shop-history.tsx';
import { ShopProbe } from './shop-probe.tsx';
import { ShopStatusDot } from './shop.columns.tsx';
import { shopsMessages } from './shops.messages.ts';
import { ShopByIdDocument, type ShopDetailFragment } from './shops.operations.generated.ts';
import { useUpdateShop } from './use-update-shop.ts';
import { shopsList } from './shops-list.ts';

export function ShopEditScreen() {
  const { shopId } = useParams({ from: '/shell/shops/$shopId' });
  const query = useRecord(ShopByIdDocument, { id: shopId });
  return (
    <LoadRecord query={query} recordOf={({ shop }) => shop}>
      {(shop) => <ShopPage key={`${shop.id} ${shop.version}`} shop={shop} />}
    </LoadRecord>
  );
}

function ShopPage({ shop }: { shop: ShopDetailFragment }) {
  const t = useMessages(shopsMessages);
  const abilities = useAbilities();
  const update = useUpdateShop(shop);
  return (
    <RecordPage
      title={shop.name}
      status={<ShopStatusDot status={shop.status} />}
      facts={
        <a href={shop.url} target="_blank" rel="noreferrer">
          {new URL(shop.url).host}
        </a>
      }
      steps={<RecordSteps list={shopsList} id={shop.id} />}
      actions={
        abilities.can('read', 'Product') && (
          <ButtonLink to="/products" search={{ filter: [`shopId:${shop.id}`] }}>
            {t('seeProducts')}
          </ButtonLink>
        )
      }
      aside={
        <>
          <ShopHealth shop={shop} />
          <ShopProbe shop={shop} />
          <ShopHistory shop={shop} />
        </>
      }
    >
      <RecordSlot name="shop" recordId={shop.id} />
      <ShopForm
        values={valuesOf(shop)}
        record={{ entity: 'shop', id: shop.id }}
        onSave={update}
        isReadOnly={!shop.mayUpdate}
        lockedFields={shop.lockedFields}
      />
      <RecordSlot name="shopSettings" recordId={shop.id} />
    </RecordPage>
  );
}

function ShopHealth({ shop }: { shop: ShopDetailFragment }) {
  const t = useMessages(shopsMessages);
  const { health } = shop;
  return (
    <Section id="health" title={t('health')}>
      <Facts
        facts={[
          { label: t('offers'), value: <NumberText value={health.offers} /> },
          { label: t('freshOffers'), value: <NumberText value={health.freshOffers} /> },
          { label: t('matchedOffers'), value: <NumberText value={health.matchedOffers} /> },
          { label: t('products'), value: <NumberText value={health.products} /> },
          { label: t('lastSeen'), value: <RelativeTime at={health.lastSeenAt} /> },
          { label: t('created'), value: <RelativeTime at={shop.createdAt} /> },
          { label: t('updated'), value: <RelativeTime at={shop.updatedAt} /> },
        ]}
      />
    </Section>
  );
}

function valuesOf(shop: ShopDetailFragment): ShopValues {
  const { name, url, pricesIncludeTax, locale, timeZone, kind, isMarketplace, status, minDelayMs } = shop;
  return {
    name,
    url,
    pricesIncludeTax,
    locale,
    timeZone,
    kind,
    isMarketplace,
    status,
    minDelayMs,
    country: shop.country ?? '',
    currency: shop.currency ?? '',
    contactEmail: shop.contactEmail ?? '',
  };
}
