import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { requestGraphql } from './api.ts';
import type { TypedDocument } from './graphql-client.ts';

/** One answer of the server, kept under the operation's name and variables. */
export function useRecord<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): UseQueryResult<Data> {
  return useQuery({
    queryKey: [document.name, variables],
    queryFn: ({ signal }) => requestGraphql(document, variables, { signal }),
  });
}
