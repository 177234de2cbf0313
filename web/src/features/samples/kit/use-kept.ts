import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

type Change<Value> = (before: Value) => Value;

/** Where something is kept beside the layer's answers, under a name of its own. */
export type KeptPlace<Value> = {
  queryKey: readonly ['sample', 'kept', string];
  queryFn: () => Value;
  initialData: Value;
  staleTime: number;
  gcTime: number;
};

/**
 * What the layer has no operation for: it lasts as long as the layer's own rows, until this page is loaded anew or the samples are
 * reset, and then starts over with `start`.
 */
export function keptPlace<Value>(name: string, start: Value): KeptPlace<Value> {
  return {
    queryKey: ['sample', 'kept', name],
    queryFn: () => start,
    initialData: start,
    staleTime: Infinity,
    gcTime: Infinity,
  };
}

/** What is kept now, and the way to change it. */
export function useKept<Value>(place: KeptPlace<Value>): [Value, (change: Change<Value>) => void] {
  const queryClient = useQueryClient();
  // Starts over when the samples are reset.
  useQuery(place);
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const current = () => queryClient.getQueryData<Value>(place.queryKey) ?? place.initialData;
  // A field that is typed into cannot wait for the cache to tell those who watch it, which it does a moment later.
  const value = useSyncExternalStore(subscribe, current);
  return [value, (change) => void queryClient.setQueryData<Value>(place.queryKey, change(current()))];
}
