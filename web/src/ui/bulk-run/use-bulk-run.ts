import { useQuery } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { BulkRunByIdDocument, type BulkProgressFragment } from './bulk.operations.generated.ts';

const pollMs = 500;

/** A run as it is, looked at again until it has ended. */
export function useBulkRun(id: string | undefined): BulkProgressFragment | undefined {
  const query = useQuery({
    queryKey: [BulkRunByIdDocument.name, { id }],
    queryFn: async ({ signal }) => (id === undefined ? null : requestGraphql(BulkRunByIdDocument, { id }, { signal })),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.bulkRun && isAtWork(data.bulkRun) ? pollMs : false),
  });
  return query.data?.bulkRun ?? undefined;
}

/** Whether it waits or works still. */
export function isAtWork({ nextCommands }: BulkProgressFragment): boolean {
  return nextCommands.includes('cancel');
}
