import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { sampleQuery } from '../../data/index.ts';
import { useSampleBookmarks } from '../../features/bookmarks/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { copyText } from '../../ui/copy-text.ts';
import { useAddressText } from '../../ui/routing/index.ts';
import type { Command, CommandGroup } from './use-palette-groups.ts';
import { paletteMessages } from './palette.messages.ts';

/** A page as a command, and the titles it may be found by. */
export type SamplePageCommand = Command & { path: string; title: string };

type SampleGroups = { pages: readonly SamplePageCommand[]; groups: readonly CommandGroup[] };

/** What the search of the samples has: pages with their stars, files and contacts. Asked for once somebody searches. */
export function useSampleGroups(text: string, open: (path: string) => void): SampleGroups {
  const t = useMessages(paletteMessages);
  const { isOffered, pages, toggle } = useSampleBookmarks(text.trim() !== '');
  const textOf = useAddressText();
  const { data } = useQuery({
    ...sampleQuery('GET /api/main-search/data'),
    enabled: isOffered && text.trim() !== '',
  });
  const copy = async (name: string) => {
    await copyText(name);
    toast.success(t('copiedText', { text: name }));
  };
  const [, files, contacts] = data?.searchArr ?? [];
  return {
    pages: pages.map((page) => ({
      id: `sample ${page.id}`,
      path: page.link,
      title: page.title,
      label: textOf(page.link).title,
      run: () => open(page.link),
      star: { isOn: page.isBookmarked, toggle: () => toggle(page) },
    })),
    groups: [
      {
        label: t('files'),
        commands: (files?.data ?? []).map(({ title, by, size }) => ({
          id: `file ${title}`,
          label: title,
          note: `${by} · ${size}`,
          run: () => void copy(title),
        })),
      },
      {
        label: t('contacts'),
        commands: (contacts?.data ?? []).map(({ title, email }) => ({
          id: `contact ${email}`,
          label: title,
          note: email,
          run: () => void copy(email),
        })),
      },
    ],
  };
}
