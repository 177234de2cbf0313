import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { hasServer, requestGraphql, useAbilities } from '../../data/index.ts';
import { kindOfList, recordKinds, type RecordKind } from '../../ui/routing/index.ts';
import {
  FindRecordsByIdDocument,
  FindRecordsDocument,
  type FindRecordsByIdQuery,
  type FindRecordsQuery,
} from './search.operations.generated.ts';

/** Lists with a query of their own here: they are not looked up by name, or show more than one. */
const ownLists = ['offers', 'excavators', 'users', 'savedReports'] as const;
type OwnList = (typeof ownLists)[number];

export type FoundList = NonNullable<RecordKind['list']>;

/** The lists whose records can be found, in the order they are shown: what is looked up by name as in the menu, then the others. */
export function foundLists(): readonly FoundList[] {
  const lookedUp = recordKinds().flatMap(({ list, isLookedUp }) => (list && isLookedUp ? [list] : []));
  return [...new Set([...lookedUp, ...ownLists])];
}

export type FoundRecord = {
  list: FoundList;
  id: string;
  name: string;
  picture?: string | null;
  /** Of a saved report: the report that it is a state of, and the state. */
  report?: string;
  input?: unknown;
};
export type FoundRecords = {
  records: readonly FoundRecord[];
  /** The text that was searched for, for the way to all of them. */
  search: string;
  isPending: boolean;
  isFailed: boolean;
};

/** Somebody who types is not asked after at every letter. */
const restMs = 120;

/** Of each list: one more than is shown, which says that there are more; and as many as are shown on demand. */
const usuallyFound = 5;
const foundOnDemand = 20;

/** Records by name or id, of every kind this person may read, or of the one list that was asked for; of `wide` more. */
export function useFoundRecords(text: string, only: FoundList | undefined, wide: FoundList | undefined): FoundRecords {
  const abilities = useAbilities();
  const [search] = useDebouncedValue(text.trim(), restMs);
  const lists = foundLists().filter((list) => {
    const subject = kindOfList(list)?.subject;
    const isReadable = subject && abilities.can('read', subject);
    // Anyone who reads no figures is refused the reports of them.
    const isMissed = list === 'savedReports' && !abilities.can('read', 'Analytics');
    return hasServer && (only === undefined || list === only) && isReadable && !isMissed;
  });
  const query = useQuery({
    queryKey: ['FoundRecords', search, lists],
    queryFn: ({ signal }) => find(search, lists, usuallyFound, signal),
    enabled: search !== '' && lists.length > 0,
    placeholderData: keepPreviousData,
  });
  const widened = lists.filter((list) => list === wide);
  const more = useQuery({
    queryKey: ['FoundRecords', search, widened, foundOnDemand],
    queryFn: ({ signal }) => find(search, widened, foundOnDemand, signal),
    enabled: search !== '' && widened.length > 0,
  });
  const wanted = text.trim();
  const isSearched = wanted !== '';
  const isStale = query.isPlaceholderData || search !== wanted;
  const first = query.data ?? [];
  const known = more.data ? [...first.filter(({ list }) => list !== wide), ...more.data] : first;
  return {
    // Until the answer comes, what the one before found stays as far as it fits.
    records: isSearched ? (isStale ? known.filter(({ name }) => holdsWords(name, wanted)) : known) : [],
    search,
    isPending: isSearched && (query.isFetching || more.isFetching || isStale),
    isFailed: isSearched && (query.isError || more.isError),
  };
}

/** Whether every word of a text occurs in the name. */
export function holdsWords(name: string, text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return words.every((word) => name.toLowerCase().includes(word));
}

async function find(
  search: string,
  wanted: readonly FoundList[],
  first: number,
  signal: AbortSignal,
): Promise<FoundRecord[]> {
  const isOwn = (list: FoundList) => ownLists.some((own) => own === list);
  const own = Object.fromEntries(ownLists.map((list) => [list, wanted.includes(list)])) as Record<OwnList, boolean>;
  const of = wanted.flatMap((list) => (isOwn(list) ? [] : (kindOfList(list)?.subject ?? [])));
  const asked = { search: search.toLowerCase(), of, ...own };
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(asked.search)) {
    const variables = { ...asked, id: asked.search };
    const found = await requestGraphql(FindRecordsByIdDocument, variables, { signal });
    const { offer, excavator, user, savedReport } = found;
    const one = (record: Found | null | undefined) => (record ? [record] : []);
    return inOrder(found, {
      offers: one(offer),
      excavators: one(excavator),
      users: one(user),
      savedReports: one(savedReport),
    });
  }
  const found = await requestGraphql(FindRecordsDocument, { ...asked, search, first }, { signal });
  const { offers, excavators, users, savedReports } = found;
  return inOrder(found, {
    offers: offers?.nodes,
    excavators: excavators?.nodes,
    users: users?.nodes,
    savedReports: savedReports?.nodes,
  });
}

type Found = Omit<FoundRecord, 'list'>;

function inOrder(
  { foundRecords }: FindRecordsQuery | FindRecordsByIdQuery,
  own: Readonly<Record<OwnList, readonly Found[] | undefined>>,
): FoundRecord[] {
  return foundLists().flatMap((list) => {
    const subject = kindOfList(list)?.subject;
    const lookedUp = foundRecords.filter(({ of }) => of === subject);
    const records: readonly Found[] = own[list as OwnList] ?? lookedUp;
    return records.map((record) => ({ list, ...record }));
  });
}
