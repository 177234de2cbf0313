import { useNavigate } from '@tanstack/react-router';
import { bookmarksMessages, useBookmarks, useVisits } from '../../features/bookmarks/index.ts';
import { foundLists, holdsWords, type FoundList } from '../../features/search/index.ts';
import {
  changeLanguage,
  languageNames,
  languages,
  navigationMessages,
  useFormat,
  useLanguage,
  useMessages,
} from '../../i18n/index.ts';
import { kindOfList, useAddressText } from '../../ui/routing/index.ts';
import { appMessages } from '../app.messages.ts';
import { paletteMessages } from './palette.messages.ts';
import { useNavigation } from '../navigation.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import { useRecordGroups } from './use-record-groups.ts';
import { useSampleGroups, type SamplePageCommand } from './use-sample-groups.ts';

export type Command = {
  id: string;
  label: string;
  note?: string;
  /** A person, who has a picture or initials. */
  person?: { id: string; picture: string | null };
  run: () => void;
  /** The address it leads to. */
  path?: string;
  /** Whether it is starred, where it can be from here. */
  star?: { isOn: boolean; toggle: () => void };
};
export type CommandGroup = {
  label: string;
  commands: readonly Command[];
  /** Where all of them are; groups without such a place unfold. */
  showAll?: () => void;
};

/** What the shell does. */
export type Openers = { onLayout: () => void; onKeys: () => void; onLogOut: () => void };

export type PaletteGroups = { groups: readonly CommandGroup[]; isPending: boolean; isFailed: boolean };

/**
 * What the palette offers for a text: without one what was looked at last and is starred, with one records first;
 * more of the group that is unfolded.
 */
export function usePaletteGroups(query: string, openers: Openers, unfolded: string): PaletteGroups {
  const t = useMessages(paletteMessages);
  const tBookmarks = useMessages(bookmarksMessages);
  const { text, list } = useOperator(query);
  const records = useRecordGroups(text, list, unfolded);
  const samples = useSampleGroups(text, usePathOpener());
  const pages = withSamplePages(usePageCommands(), samples.pages, text);
  const others: CommandGroup[] = [
    { label: t('recent'), commands: withStars(matching(useRecentCommands(), text), samples.pages) },
    { label: tBookmarks('bookmarks'), commands: matching(useBookmarkCommands(), text) },
    { label: t('pages'), commands: pages },
    ...samples.groups.map(({ label, commands }) => ({ label, commands: matching(commands, text) })),
    { label: t('actions'), commands: matching(useActionCommands(openers), text) },
  ];
  const groups = list === undefined ? [...records.groups, ...others] : records.groups;
  return {
    ...records,
    groups: namedFirst(
      groups.filter(({ commands }) => commands.length > 0),
      text,
    ),
  };
}

/** What is called exactly so stands before what only holds the word. */
function namedFirst(groups: readonly CommandGroup[], text: string): readonly CommandGroup[] {
  const wanted = text.trim().toLowerCase();
  const isNamed = ({ label }: Command) => label.toLowerCase() === wanted;
  const ordered = groups.map((group) => ({
    ...group,
    commands: [...group.commands.filter(isNamed), ...group.commands.filter((command) => !isNamed(command))],
  }));
  const hasNamed = ({ commands }: CommandGroup) => commands.some(isNamed);
  return [...ordered.filter(hasNamed), ...ordered.filter((group) => !hasNamed(group))];
}

/** `brand: nord` searches brands alone; the word is the kind's own in the reader's language, one or many. */
function useOperator(query: string): { text: string; list: FoundList | undefined } {
  const t = useMessages(navigationMessages);
  const [, word = '', rest = ''] = /^\s*([^\s:]+):(.*)$/.exec(query) ?? [];
  const wanted = word.toLowerCase();
  const list = [...foundLists(), 'settings' as const].find((many) => {
    const one = kindOfList(many)?.entity;
    return [t(many), one && t(one), many, one].some((name) => name?.toLowerCase() === wanted);
  });
  return wanted !== '' && list ? { text: rest, list } : { text: query, list: undefined };
}

function useRecentCommands(): Command[] {
  const here = location.pathname;
  return useAddressCommands(
    'recent',
    useVisits().filter(({ path }) => path !== here),
  );
}

function useBookmarkCommands(): Command[] {
  return useAddressCommands('bookmark', useBookmarks().bookmarks);
}

type KeptAddress = { path: string; name: string | null; isGone: boolean };

/** Kept addresses, as far as they can still be opened. */
function useAddressCommands(kind: string, addresses: readonly KeptAddress[]): Command[] {
  const navigate = useNavigate();
  const textOf = useAddressText();
  return addresses.flatMap(({ path, name, isGone }) => {
    const { title, detail, isOpen } = textOf(path);
    if (!isOpen || isGone) return [];
    const note = name === null ? detail : title;
    return [{ id: `${kind} ${path}`, path, label: name ?? title, note, run: () => void navigate({ href: path }) }];
  });
}

function usePageCommands(): Command[] {
  const t = useMessages(navigationMessages);
  const navigate = useNavigate();
  return useNavigation()
    .flatMap(({ areas }) => areas.flatMap((area) => [area, ...area.below]))
    .map(({ label, path }) => ({ id: path, path, label: t(label), run: () => void navigate({ to: path }) }));
}

function usePathOpener(): (path: string) => void {
  const navigate = useNavigate();
  return (path) => void navigate({ to: path });
}

/** Pages by their names in the menu; then what only the samples' search calls by the text. */
function withSamplePages(
  inMenu: readonly Command[],
  samples: readonly SamplePageCommand[],
  text: string,
): readonly Command[] {
  const shown = withStars(matching(inMenu, text), samples);
  const others = samples.filter(
    ({ path, label, title }) =>
      (holdsWords(label, text) || holdsWords(title, text)) && shown.every(({ id }) => id !== path),
  );
  return [...shown, ...others];
}

function withStars(commands: readonly Command[], samples: readonly SamplePageCommand[]): readonly Command[] {
  return commands.map((command) => {
    const star = samples.find(({ path }) => path === command.path)?.star;
    return star ? { ...command, star } : command;
  });
}

function useActionCommands({ onLayout, onKeys, onLogOut }: Openers): Command[] {
  const t = useMessages(appMessages);
  const format = useFormat();
  const current = useLanguage();
  const isDark = usePreferences((preferences) => preferences.skin === 'dark');
  return [
    { id: 'layout', label: t('layout'), run: onLayout },
    { id: 'keys', label: t('keys'), run: onKeys },
    {
      id: 'skin',
      label: t(isDark ? 'skinLight' : 'skinDark'),
      run: () => setPreference('skin', isDark ? 'bordered' : 'dark'),
    },
    ...languages
      .filter((language) => language !== current)
      .map((language) => ({
        id: `language-${language}`,
        label: `${format.label(t('language'))} ${languageNames[language]}`,
        run: () => void changeLanguage(language),
      })),
    { id: 'log-out', label: t('logOut'), run: onLogOut },
  ];
}

function matching(commands: readonly Command[], text: string): Command[] {
  return commands.filter(({ label }) => holdsWords(label, text));
}
