import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { Subject } from '@quarry/contracts/access';
import { hasServer, requestGraphql, useAbilities } from '../../data/index.ts';
import { FindRecordsByIdDocument, FindRecordsDocument } from './search.operations.generated.ts';

/** The kinds of records that can be found, in the order they are shown. */
export const recordKinds = [
  'products',
  'brands',
  'shops',
  'offers',
  'crawlers',
  'grabbers',
  'excavators',
  'users',
] as const;
export type RecordKind = (typeof recordKinds)[number];

export type FoundRecord = { kind: RecordKind; id: string; name: string; picture?: string | null };
export type FoundRecords = {
  records: readonly FoundRecord[];
  /** The text that was searched for, for the way to all of them. */
  search: string;
  isPending: boolean;
  isFailed: boolean;
};

const subjects: Record<RecordKind, Subject> = {
  products: 'Product',
  brands: 'Brand',
  shops: 'Shop',
  offers: 'Offer',
  crawlers: 'Crawler',
  grabbers: 'Grabber',
  excavators: 'Excavator',
  users: 'User',
};

/** Somebody who types is not asked after at every letter. */
const restMs = 120;

/** Records by name or id, of every kind this person may read, or of the one kind that was asked for. */
export function useFoundRecords(text: string, only: RecordKind | undefined): FoundRecords {
  const abilities = useAbilities();
  const [search] = useDebouncedValue(text.trim(), restMs);
  const kinds = recordKinds.filter(
    (kind) => hasServer && (only === undefined || kind === only) && abilities.can('read', subjects[kind]),
  );
  const query = useQuery({
    queryKey: ['FoundRecords', search, kinds],
    queryFn: ({ signal }) => find(search, kinds, signal),
    enabled: search !== '' && kinds.length > 0,
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

async function find(search: string, kinds: readonly RecordKind[], signal: AbortSignal): Promise<FoundRecord[]> {
  const asked = Object.fromEntries(recordKinds.map((kind) => [kind, kinds.includes(kind)])) as Record<
    RecordKind,
    boolean
  >;
  const id = search.toLowerCase();
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    const { product, brand, shop, offer, crawler, grabber, excavator, user } = await requestGraphql(
      FindRecordsByIdDocument,
      { id, ...asked },
      { signal },
    );
    const byKind = {
      products: product,
      brands: brand,
      shops: shop,
      offers: offer,
      crawlers: crawler,
      grabbers: grabber,
      excavators: excavator,
      users: user,
    };
    return recordKinds.flatMap((kind) => {
      const record = byKind[kind];
      return record ? [{ kind, ...record }] : [];
    });
  }
  const lists = await requestGraphql(FindRecordsDocument, { search, ...asked }, { signal });
  return recordKinds.flatMap((kind) => (lists[kind]?.nodes ?? []).map((record) => ({ kind, ...record })));
}
