import '@mantine/spotlight/styles.css';
import { Spotlight, createSpotlight, useSpotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { session } from '../../data/index.ts';
import {
  changeLanguage,
  languageNames,
  languages,
  navigationMessages,
  useLanguage,
  useMessages,
} from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import { useNavigation } from '../navigation.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';

type Command = { id: string; label: string; run: () => void };

const [store, palette] = createSpotlight();
const shownPerGroup = 4;

/** Pages and actions by name, opened with Ctrl/Cmd+K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useMessages(appMessages);
  const [query, setQuery] = useState('');
  const { opened } = useSpotlight(store);
  const pages = matching(usePageCommands(), query);
  const actions = matching(useActionCommands(), query);

  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      clearQueryOnClose={false}
      aria-label={t('find')}
    >
      <Spotlight.Search placeholder={t('findPlaceholder')} aria-label={t('find')} data-autofocus={opened} />
      <Spotlight.ActionsList>
        <CommandGroup label={t('pages')} commands={pages} />
        <CommandGroup label={t('actions')} commands={actions} />
        {pages.length + actions.length === 0 && <Spotlight.Empty>{t('nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function CommandGroup({ label, commands }: { label: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={label}>
      {commands.map(({ id, label, run }) => (
        <Spotlight.Action key={id} label={label} onClick={run} />
      ))}
    </Spotlight.ActionsGroup>
  );
}

function usePageCommands(): Command[] {
  const t = useMessages(navigationMessages);
  const navigate = useNavigate();
  return useNavigation()
    .flatMap(({ areas }) => areas.flatMap((area) => [area, ...area.below]))
    .map(({ label, path }) => ({ id: path, label: t(label), run: () => void navigate({ to: path }) }));
}

function useActionCommands(): Command[] {
  const t = useMessages(appMessages);
  const current = useLanguage();
  const isDark = usePreferences((preferences) => preferences.skin === 'dark');
  return [
    {
      id: 'skin',
      label: t(isDark ? 'skinLight' : 'skinDark'),
      run: () => setPreference('skin', isDark ? 'bordered' : 'dark'),
    },
    ...languages
      .filter((language) => language !== current)
      .map((language) => ({
        id: `language-${language}`,
        label: `${t('language')}: ${languageNames[language]}`,
        run: () => void changeLanguage(language),
      })),
    { id: 'log-out', label: t('logOut'), run: () => void session.logOut() },
  ];
}

/** Every typed word must occur; without a query the first few stand as a reminder. */
function matching(commands: readonly Command[], query: string): Command[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  const found = commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return query === '' ? found.slice(0, shownPerGroup * 2) : found.slice(0, shownPerGroup);
}
