import { Button } from '@mantine/core';
import { contentLocalesSetting } from '@quarry/contracts/products';
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadOnlyNote } from '../../ui/explain/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { NameSortingNote } from './name-sorting-note.tsx';
import { SettingEntry } from './setting-entry.tsx';
import { settingsMessages } from './settings.messages.ts';
import { SettingPlaceDocument, SettingsDocument, type SettingDetailFragment } from './settings.operations.generated.ts';
import classes from './settings.module.css';
import { TestMailButton } from './test-mail-button.tsx';
import { useOpenSetting } from './use-open-setting.ts';
import { settingsOf } from './use-save-setting.ts';
import { useSettingTexts } from './use-setting-texts.ts';

/** All settings of the installation by group, made from what the registry says of each. */
export function SettingsScreen() {
  const query = useRecord(SettingsDocument, settingsOf(null));
  const { settingId } = useParams({ strict: false });
  return (
    <LoadRecord query={query} recordOf={({ settings }) => settings}>
      {(settings) => {
        const linked = settings.find(({ id }) => id === settingId);
        return settingId === undefined || linked ? (
          <Settings settings={settings} linkedKey={linked?.key} />
        ) : (
          <SettingElsewhere id={settingId} />
        );
      }}
    </LoadRecord>
  );
}

/** Leads on to the page of the shop whose value it is, with its history open. */
function SettingElsewhere({ id }: { id: string }) {
  const query = useRecord(SettingPlaceDocument, { id });
  return (
    <LoadRecord
      query={query}
      recordOf={({ setting }) => (setting?.shopId ? { ...setting, shopId: setting.shopId } : null)}
    >
      {({ key, shopId }) => <Navigate to="/shops/$shopId" params={{ shopId }} hash={key} replace />}
    </LoadRecord>
  );
}

type SettingsProps = { settings: readonly SettingDetailFragment[]; linkedKey: string | undefined };

function Settings({ settings, linkedKey }: SettingsProps) {
  const t = useMessages(settingsMessages);
  const tNavigation = useMessages(navigationMessages);
  const texts = useSettingTexts();
  const abilities = useAbilities();
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  const entryOf = useOpenSetting(linkedKey);
  const found = useFoundSettings(settings, q);
  const groups = [...new Set(found.map(({ group }) => group))];
  const search = (text: string) =>
    void navigate({ to: '/settings', search: text === '' ? {} : { q: text }, replace: true });
  return (
    <RecordPage
      title={tNavigation('settings')}
      actions={<SearchField label={t('search')} text={q} onSearch={search} />}
    >
      {!abilities.can('update', 'Setting') && (
        <Suspense>
          <ReadOnlyNote right={{ action: 'update', subject: 'Setting' }} />
        </Suspense>
      )}
      {groups.length > 1 && (
        <nav className={classes.groups} aria-label={t('groups')}>
          {groups.map((group) => (
            <a key={group} href={`#group-${group}`}>
              {texts.group(group)}
            </a>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <Section key={group} id={`group-${group}`} title={texts.group(group)}>
          {found
            .filter((setting) => setting.group === group)
            .map((setting) => (
              <SettingEntry key={setting.key} setting={setting} {...entryOf(setting)}>
                {setting.key === contentLocalesSetting.key && <NameSortingNote />}
              </SettingEntry>
            ))}
          {group === 'retention' && (
            <p className={classes.source}>
              <Link to="/settings/storage" search={{}}>
                {t('toStorage')}
              </Link>
            </p>
          )}
          {group === 'mail' && abilities.can('update', 'Setting') && <TestMailButton />}
        </Section>
      ))}
      {found.length === 0 && (
        <EmptyState title={t('nothingFound')} text={t('nothingFoundText')}>
          <Button variant="default" onClick={() => search('')}>
            {t('clearSearch')}
          </Button>
        </EmptyState>
      )}
    </RecordPage>
  );
}

/** The settings whose title, description, key, value, source or variable has all words, in the reader's language. */
function useFoundSettings(
  settings: readonly SettingDetailFragment[],
  search: string,
): readonly SettingDetailFragment[] {
  const texts = useSettingTexts();
  const words = search.trim().toLowerCase().split(/\s+/);
  return settings.filter((setting) => {
    const text = [
      setting.key,
      texts.title(setting),
      texts.description(setting),
      texts.value(setting, setting.value),
      texts.source(setting),
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
