import type { Subject } from '@quarry/contracts/access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { NamedRecordsDocument } from './record-choices.operations.generated.ts';

/** Ids of records of one subject. */
export type NamedIds = { of: Subject; ids: readonly string[] };
type Name = readonly [id: string, name: string | null];

/** The names of records by id, as far as they are known; null for one that is gone or that the reader may not see. */
export function useRecordNames(asked: readonly NamedIds[]): ReadonlyMap<string, string | null> {
  const wanted = asked.filter(({ ids }) => ids.length > 0);
  const { data } = useQuery({
    queryKey: [NamedRecordsDocument.name, wanted],
    queryFn: async ({ signal }) => (await Promise.all(wanted.map((of) => findNames(of, signal)))).flat(),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map(data ?? []), [data]);
}

async function findNames({ of, ids }: NamedIds, signal: AbortSignal): Promise<Name[]> {
  const { namedRecords } = await requestGraphql(NamedRecordsDocument, { of, ids }, { signal });
  const names = new Map(namedRecords.map(({ id, name }) => [id, name]));
  return ids.map((id) => [id, names.get(id) ?? null]);
}
