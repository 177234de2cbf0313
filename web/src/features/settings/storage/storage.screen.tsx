import { Link, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAbilities, useRecord } from '../../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../../i18n/index.ts';
import { ReadOnlyNote } from '../../../ui/explain/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../../ui/record/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { SettingsDocument } from '../settings.operations.generated.ts';
import classes from '../settings.module.css';
import { useOpenSetting } from '../use-open-setting.ts';
import { settingsOf } from '../use-save-setting.ts';
import { storageMessages } from './storage.messages.ts';
import { ShopOfStorageDocument, StorageOfDocument, type StorageOfQuery } from './storage.operations.generated.ts';
import { StoredKind } from './stored-kind.tsx';

type Storage = NonNullable<StorageOfQuery['storage']>;

/** How much is kept of what grows, and how long: of all, or of the shop that the address names. */
export function StorageScreen() {
  const { shop } = useSearch({ strict: false });
  const query = useRecord(StorageOfDocument, shop === undefined ? {} : { shopId: shop });
  return (
    <LoadRecord query={query} recordOf={({ storage }) => storage}>
      {(storage) => <StoragePage key={shop} storage={storage} shopId={shop ?? null} />}
    </LoadRecord>
  );
}

function StoragePage({ storage, shopId }: { storage: Storage; shopId: string | null }) {
  const t = useMessages(storageMessages);
  const tNavigation = useMessages(navigationMessages);
  const abilities = useAbilities();
  const { countedAt, kinds } = storage;
  const settings = useRecord(SettingsDocument, settingsOf(shopId)).data?.settings ?? [];
  const entryOf = useOpenSetting(undefined);
  return (
    <RecordPage title={tNavigation('storage')} isWide>
      {!abilities.can('update', 'Setting') && (
        <Suspense>
          <ReadOnlyNote right={{ action: 'update', subject: 'Setting' }} />
        </Suspense>
      )}
      <p className={classes.description}>{t('intro')}</p>
      {shopId === null ? <p className={classes.description}>{t('ofInstallation')}</p> : <OfShop shopId={shopId} />}
      {countedAt === null ? (
        <p className={classes.description}>{t('notCounted')}</p>
      ) : (
        <Facts facts={[{ label: t('counted'), value: <RelativeTime at={countedAt} /> }]} />
      )}
      {kinds.map((kind) => {
        const setting = settings.find(({ key }) => key === kind.settingKey);
        return (
          <Section key={kind.kind} id={kind.kind} title={t(`kind.${kind.kind}`)}>
            <StoredKind
              kind={kind}
              isCounted={countedAt !== null}
              setting={setting}
              entry={setting && entryOf(setting)}
            />
          </Section>
        );
      })}
    </RecordPage>
  );
}

function OfShop({ shopId }: { shopId: string }) {
  const t = useMessages(storageMessages);
  const format = useFormat();
  const shop = useRecord(ShopOfStorageDocument, { id: shopId }).data?.shop;
  return (
    <p>
      {shop && (
        <>
          {format.label(t('ofShop'))}{' '}
          <Link to="/shops/$shopId" params={{ shopId }}>
            <bdi>{shop.name}</bdi>
          </Link>
          {' · '}
        </>
      )}
      <Link to="/settings/storage" search={{}}>
        {t('allShops')}
      </Link>
    </p>
  );
}
