import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import {
  hasSamples,
  requestSample,
  sampleQuery,
  useAbilities,
  useForgetSamples,
  type SampleAnswer,
} from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useAddressText } from '../../ui/routing/index.ts';
import { bookmarksMessages } from './bookmarks.messages.ts';

const kept = sampleQuery('GET /api/bookmarks/data');

type Kept = SampleAnswer<'GET /api/bookmarks/data'>;
export type SamplePage = Kept['suggestions'][number];

/** The pages that the sample layer knows and this person may open, with their stars. The layer is asked only where `isWanted`, and where there are samples to see. */
export function useSampleBookmarks(isWanted: boolean) {
  const t = useMessages(bookmarksMessages);
  const queryClient = useQueryClient();
  const forget = useForgetSamples();
  const isOffered = useAbilities().can('read', 'ACL') && hasSamples();
  const textOf = useAddressText();
  const { data } = useQuery({ ...kept, enabled: isWanted && isOffered });
  const isOpen = ({ link }: SamplePage) => textOf(link).isOpen;
  const flip = useMutation({
    mutationFn: (page: SamplePage) => requestSample('POST /api/bookmarks/update', { body: { id: page.id } }),
    onMutate: (page) => queryClient.setQueryData(kept.queryKey, (before) => before && flipped(before, page.id)),
    onError: () => toast.error(t('notKept')),
    onSettled: () => forget('GET /api/bookmarks/data'),
  });
  return {
    isOffered,
    pages: (data?.suggestions ?? []).filter(isOpen),
    starred: (data?.bookmarks ?? []).filter(isOpen),
    toggle: flip.mutate,
  };
}

function flipped({ suggestions }: Kept, id: number): Kept {
  const pages = suggestions.map((page) => (page.id === id ? { ...page, isBookmarked: !page.isBookmarked } : page));
  return { suggestions: pages, bookmarks: pages.filter(({ isBookmarked }) => isBookmarked) };
}
