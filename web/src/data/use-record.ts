import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { requestGraphql } from './api.ts';
import type { TypedDocument } from './graphql-client.ts';

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    /** The types of the records that an answer holds, by which it is asked again once one of them was changed. */
    queryMeta: { reads?: readonly string[] | undefined };
  }
}

/** A query for one answer of the server, kept under the operation's name and variables. */
export function documentQuery<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables) {
  return {
    queryKey: [document.name, variables] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => requestGraphql(document, variables, { signal }),
    meta: { reads: document.reads },
  };
}

/** One answer of the server. */
export function useRecord<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): UseQueryResult<Data> {
  return useQuery(documentQuery(document, variables));
}
