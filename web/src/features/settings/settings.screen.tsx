import { Button } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReadOnlyNote } from '../../ui/explain/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SettingEntry, type OpenPart } from './setting-entry.tsx';
import { settingsMessages } from './settings.messages.ts';
import { SettingsDocument, type SettingDetailFragment } from './settings.operations.generated.ts';
import classes from './settings.module.css';
import { TestMailButton } from './test-mail-button.tsx';
import { useSettingTexts } from './use-setting-texts.ts';

/** All settings of the installation by group, made from what the registry says of each. */
export function SettingsScreen() {
  const query = useRecord(SettingsDocument, {});
  return (
    <LoadRecord query={query} recordOf={({ settings }) => settings}>
      {(settings) => <Settings settings={settings} />}
    </LoadRecord>
  );
}

function Settings({ settings }: { settings: readonly SettingDetailFragment[] }) {
  const t = useMessages(settingsMessages);
  const tNavigation = useMessages(navigationMessages);
  const texts = useSettingTexts();
  const abilities = useAbilities();
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  const { settingId } = useParams({ strict: false });
  const linked = settings.find(({ id }) => id === settingId);
  const [open, setOpen] = useState<{ key: string; part: OpenPart } | undefined>(
    linked && { key: linked.key, part: 'history' },
  );
  const linkedKey = linked?.key;
  useEffect(() => {
    if (linkedKey) document.querySelector(`#${CSS.escape(linkedKey)}`)?.scrollIntoView();
  }, [linkedKey]);
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
              <SettingEntry
                key={setting.key}
                setting={setting}
                open={open?.key === setting.key ? open.part : undefined}
                onOpen={(part) => setOpen({ key: setting.key, part })}
              />
            ))}
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
