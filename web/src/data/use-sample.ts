import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { openSamples, requestSample, type SampleOperation, type SampleRequest } from './samples.ts';

/** One answer of the sample layer, kept under the operation and what it was asked with; for `useQuery` and its kind. */
export function sampleQuery<Operation extends SampleOperation>(
  operation: Operation,
  request: Omit<SampleRequest, 'signal'> = {},
) {
  return queryOptions({
    queryKey: ['sample', operation, request] as const,
    queryFn: ({ signal }) => requestSample(operation, { ...request, signal }),
    meta: { reads: [] },
    // The rows live in this page: nobody else changes them.
    staleTime: Infinity,
  });
}

/** Says that the answers of these operations are no longer what the layer would say. */
export function useForgetSamples() {
  const queryClient = useQueryClient();
  return (...operations: readonly SampleOperation[]) =>
    Promise.all(operations.map((operation) => queryClient.invalidateQueries({ queryKey: ['sample', operation] })));
}

/** Puts all sample rows back to the start. */
export function useResetSamples() {
  const queryClient = useQueryClient();
  return async () => {
    const layer = await openSamples();
    layer.reset();
    await queryClient.invalidateQueries({ queryKey: ['sample'] });
  };
}
