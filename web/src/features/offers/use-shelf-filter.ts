import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { filterValues, parseListSearch } from '../../ui/routing/index.ts';
import { offersMessages } from './offers.messages.ts';
import { ShelfNameDocument } from './offers.operations.generated.ts';

/** The shop categories that the address names; others are chosen where they are listed. */
export function useShelfFilter(): readonly ListFilter[] {
  const t = useMessages(offersMessages);
  const ids = filterValues(parseListSearch(useSearch({ strict: false })), 'shelfId');
  const named = ids.join();
  const { data } = useQuery({
    queryKey: [ShelfNameDocument.name, named],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => requestGraphql(ShelfNameDocument, { id }, { signal }))),
    enabled: named !== '',
    meta: { reads: ShelfNameDocument.reads },
  });
  return useMemo(() => {
    if (named === '') return [];
    const names = new Map(data?.map(({ shelf }) => [shelf?.id, shelf?.text]));
    const options = named.split(',').map((id) => ({ value: id, label: names.get(id) ?? (data ? id : '…') }));
    return [choiceFilter('shelfId', t('shelf'), options)];
  }, [t, named, data]);
}
