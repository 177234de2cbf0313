import { useNavigate, useRouter, type LinkOptions } from '@tanstack/react-router';
import { hasServer, useAbilities } from '../../data/index.ts';
import { reportLink, useBuiltReports } from '../../features/analytics/index.ts';
import { isStarred, useBookmarks } from '../../features/bookmarks/index.ts';
import {
  foundLists,
  holdsWords,
  useFoundRecords,
  type FoundList,
  type FoundRecord,
} from '../../features/search/index.ts';
import { useNamedSettings } from '../../features/settings/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { kindOfList, listLink, pageLink } from '../../ui/routing/index.ts';
import type { Command, CommandGroup, PaletteGroups } from './use-palette-groups.ts';

type Way = Pick<LinkOptions, 'to' | 'params' | 'search'>;
/** A record with the way to it. */
type Found = { id: string; name: string; picture?: string | null; way: Way };

/** Records by name, each kind a group: what the server finds, and the settings and reports that every installation has. */
export function useRecordGroups(text: string, only: FoundList | undefined, unfolded: string): PaletteGroups {
  const t = useMessages(navigationMessages);
  const navigate = useNavigate();
  const commandOf = useCommands();
  const wide = foundLists().find((list) => labelOf(list) === unfolded);
  const { records, search, isPending, isFailed } = useFoundRecords(text, only, wide);
  const known = useKnown(text);
  const lists = [...foundLists(), 'settings' as const].filter((list) => only === undefined || list === only);
  const groups = lists.map((list): CommandGroup => {
    const found = records.filter((record) => record.list === list).map(withWay);
    return {
      label: labelOf(list),
      commands: [...(known[list] ?? []), ...found].map((one) => commandOf(list, one)),
      showAll: () =>
        void navigate(list === 'savedReports' ? { to: '/analytics' } : { ...listLink(list, { q: search }) }),
    };
  });
  return { groups, isPending, isFailed };

  function labelOf(list: FoundList): string {
    return t(list === 'savedReports' ? 'reports' : list);
  }
}

function withWay({ list, id, name, picture, report, input }: FoundRecord): Found {
  const way = report === undefined ? pageLink(kindOfList(list))?.(id) : reportLink(report, { id, input });
  return { id, name, way: way ?? {}, ...(picture !== undefined && { picture }) };
}

/** What needs no server to be found: it is the same in every installation of this dashboard. */
function useKnown(text: string): Partial<Record<FoundList, readonly Found[]>> {
  const abilities = useAbilities();
  const settings = useNamedSettings();
  const reports = useBuiltReports();
  if (text.trim() === '' || !hasServer) return {};
  const matching = (all: readonly Found[]) => all.filter(({ name }) => holdsWords(name, text));
  return {
    ...(abilities.can('read', 'Setting') && {
      settings: matching(
        settings.map(({ key, title }) => ({ id: key, name: title, way: { to: '/settings', search: { q: title } } })),
      ),
    }),
    ...(abilities.can('read', 'Analytics') && {
      savedReports: matching(reports.map(({ report, name }) => ({ id: report, name, way: reportLink(report) }))),
    }),
  };
}

/** Makes commands of what was found; each can be starred by anyone who keeps bookmarks. */
function useCommands(): (list: FoundList, found: Found) => Command {
  const t = useMessages(navigationMessages);
  const navigate = useNavigate();
  const router = useRouter();
  const mayKeep = useAbilities().can('create', 'Bookmark') && hasServer;
  const { bookmarks, isKnown, toggle } = useBookmarks();
  return (list, { id, name, picture, way }) => {
    const path = router.buildLocation(way).href;
    const entity = kindOfList(list)?.entity;
    return {
      id: `${list} ${id}`,
      // An order that is a draft has no number yet.
      label: name === '' && entity ? t(entity) : name,
      path,
      ...(picture !== undefined && { person: { id, picture } }),
      ...(mayKeep && isKnown && { star: { isOn: isStarred(bookmarks, path), toggle: () => toggle({ path, name }) } }),
      run: () => void navigate(way),
    };
  };
}
