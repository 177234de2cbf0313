import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TypedDocument } from './graphql-client.ts';
import { subscribe } from './subscribe.ts';
import { useRecord } from './use-record.ts';

const pollMs = 2000;

type LiveOptions<Data, Event> = {
  /** The same record in an event, as the query would answer it. */
  dataOf: (event: Event) => Data;
  /** Whether the record may still change by itself. */
  isLive: (data: Data) => boolean;
};

/**
 * A record that changes while it is looked at: kept fresh by its subscription, and asked for every two seconds
 * whenever the subscription has been silent that long, so that a lost connection costs no more than delay.
 */
export function useLiveRecord<Data, Event, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  subscription: TypedDocument<Event, Variables>,
  variables: Variables,
  options: LiveOptions<Data, Event>,
): UseQueryResult<Data> {
  const query = useRecord(document, variables);
  const queryClient = useQueryClient();
  const heardAt = useRef(0);
  const { name } = document;
  const key = JSON.stringify(variables);
  const isLive = query.data !== undefined && options.isLive(query.data);

  const hear = useEffectEvent((event: Event) => {
    heardAt.current = Date.now();
    queryClient.setQueryData([name, variables], options.dataOf(event));
  });
  const poll = useEffectEvent(() => {
    if (Date.now() - heardAt.current >= pollMs && !query.isFetching) void query.refetch();
  });
  useEffect(() => {
    if (!isLive) return;
    // A connection that is lost for good needs no more than the polling below.
    const stop = subscribe(subscription, JSON.parse(key) as Variables, { onData: hear, onError: () => undefined });
    const timer = setInterval(poll, pollMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isLive, subscription, key]);
  return query;
}
