import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { hasServer, requestGraphql, useAbilities } from '../../data/index.ts';
import { kindOfList } from '../../ui/routing/index.ts';
import { FindRecordsByIdDocument, FindRecordsDocument } from './search.operations.generated.ts';

/** The lists whose records can be found, in the order they are shown. */
export const foundLists = [
  'products',
  'brands',
  'shops',
  'offers',
  'crawlers',
  'grabbers',
  'excavators',
  'users',
] as const;
export type FoundList = (typeof foundLists)[number];

export type FoundRecord = { list: FoundList; id: string; name: string; picture?: string | null };
export type FoundRecords = {
  records: readonly FoundRecord[];
  /** The text that was searched for, for the way to all of them. */
  search: string;
  isPending: boolean;
  isFailed: boolean;
};

/** Somebody who types is not asked after at every letter. */
const restMs = 120;

/** Records by name or id, of every kind this person may read, or of the one list that was asked for. */
export function useFoundRecords(text: string, only: FoundList | undefined): FoundRecords {
  const abilities = useAbilities();
  const [search] = useDebouncedValue(text.trim(), restMs);
  const lists = foundLists.filter((list) => {
    const subject = kindOfList(list)?.subject;
    return hasServer && (only === undefined || list === only) && subject && abilities.can('read', subject);
  });
  const query = useQuery({
    queryKey: ['FoundRecords', search, lists],
    queryFn: ({ signal }) => find(search, lists, signal),
    enabled: search !== '' && lists.length > 0,
    placeholderData: keepPreviousData,
  });
  const wanted = text.trim();
  const isSearched = wanted !== '';
  const isStale = query.isPlaceholderData || search !== wanted;
  const known = query.data ?? [];
  return {
    // Until the answer comes, what the one before found stays as far as it fits.
    records: isSearched ? (isStale ? known.filter(({ name }) => holdsWords(name, wanted)) : known) : [],
    search,
    isPending: isSearched && (query.isFetching || isStale),
    isFailed: isSearched && query.isError,
  };
}

/** Whether every word of a text occurs in the name. */
export function holdsWords(name: string, text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return words.every((word) => name.toLowerCase().includes(word));
}

async function find(search: string, wanted: readonly FoundList[], signal: AbortSignal): Promise<FoundRecord[]> {
  const asked = Object.fromEntries(foundLists.map((list) => [list, wanted.includes(list)])) as Record<
    FoundList,
    boolean
  >;
  const id = search.toLowerCase();
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    const { product, brand, shop, offer, crawler, grabber, excavator, user } = await requestGraphql(
      FindRecordsByIdDocument,
      { id, ...asked },
      { signal },
    );
    const byList = {
      products: product,
      brands: brand,
      shops: shop,
      offers: offer,
      crawlers: crawler,
      grabbers: grabber,
      excavators: excavator,
      users: user,
    };
    return foundLists.flatMap((list) => {
      const record = byList[list];
      return record ? [{ list, ...record }] : [];
    });
  }
  const found = await requestGraphql(FindRecordsDocument, { search, ...asked }, { signal });
  return foundLists.flatMap((list) => (found[list]?.nodes ?? []).map((record) => ({ list, ...record })));
}
