import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ReadOnlyNote } from '../../ui/explain/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/record/index.ts';
import { SettingEntry } from './setting-entry.tsx';
import { settingsMessages } from './settings.messages.ts';
import {
  SettingsDocument,
  ShopOfSettingsDocument,
  type SettingDetailFragment,
} from './settings.operations.generated.ts';
import { useOpenSetting } from './use-open-setting.ts';
import { settingsOf } from './use-save-setting.ts';

/** The settings that can have a value of their own for a shop, for those who may read settings. */
export function ShopSettingsSection({ recordId }: { recordId: string }) {
  const mayRead = useAbilities().can('read', 'Setting');
  return mayRead ? <ShopSettings shopId={recordId} /> : null;
}

function ShopSettings({ shopId }: { shopId: string }) {
  const t = useMessages(settingsMessages);
  const shop = useRecord(ShopOfSettingsDocument, { id: shopId }).data?.shop;
  const query = useRecord(SettingsDocument, settingsOf(shopId));
  const settings = (query.data?.settings ?? []).filter(({ scopes }) => scopes.includes('SHOP'));
  // What was set while the shop was an own one can still be reset.
  if (!shop || !(shop.kind === 'own' || settings.some(({ isOwn }) => isOwn))) return null;
  return (
    <Section id="settings" title={t('shopSettings')}>
      {query.error && settings.length === 0 && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {settings.length > 0 && <ShopSettingEntries settings={settings} />}
    </Section>
  );
}

function ShopSettingEntries({ settings }: { settings: readonly SettingDetailFragment[] }) {
  const abilities = useAbilities();
  const hash = useLocation({ select: (location) => location.hash });
  const linked = settings.find(({ key }) => key === hash);
  return (
    <>
      {!abilities.can('update', 'Setting') && (
        <Suspense>
          <ReadOnlyNote right={{ action: 'update', subject: 'Setting' }} />
        </Suspense>
      )}
      <Entries key={linked?.key} settings={settings} linkedKey={linked?.key} />
    </>
  );
}

type EntriesProps = { settings: readonly SettingDetailFragment[]; linkedKey: string | undefined };

function Entries({ settings, linkedKey }: EntriesProps) {
  const entryOf = useOpenSetting(linkedKey);
  return settings.map((setting) => <SettingEntry key={setting.key} setting={setting} {...entryOf(setting)} />);
}
