import type { Client } from 'graphql-ws';
import { apiSocketUrl } from './config.ts';
import { isExpired } from './access-token.ts';
import { session } from './current-session.ts';
import type { TypedDocument } from './graphql-client.ts';

type Handlers<Result> = { onData: (data: Result) => void; onError: (error: unknown) => void };

let client: Promise<Client> | undefined;

/**
 * Listens to a subscription until the returned function is called. The client is fetched with the first one.
 * `onError` is told when the connection is lost for good, so that a screen can go over to polling.
 */
export function subscribe<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  handlers: Handlers<Result>,
): () => void {
  const stop = new AbortController();
  void listen(document, variables, handlers, stop.signal).catch(handlers.onError);
  return () => stop.abort();
}

async function listen<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  handlers: Handlers<Result>,
  signal: AbortSignal,
): Promise<void> {
  client ??= connect();
  const socket = await client;
  if (signal.aborted) return;
  const unsubscribe = socket.subscribe<Result>(
    { operationName: document.name, query: document.text, variables },
    {
      next: ({ data, errors }) => {
        if (data) handlers.onData(data);
        else handlers.onError(errors);
      },
      error: handlers.onError,
      complete: () => undefined,
    },
  );
  signal.addEventListener('abort', unsubscribe);
}

async function connect(): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  return createClient({
    url: () => apiSocketUrl('/graphql'),
    lazy: true,
    keepAlive: 20_000,
    retryAttempts: 20,
    shouldRetry: () => true,
    connectionParams: async () => {
      const accessToken = await unexpiredAccessToken();
      return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
    },
  });
}

/** A socket tells nobody that its token is too old, so its age is looked at before each connection. */
async function unexpiredAccessToken(): Promise<string | undefined> {
  const accessToken = session.current()?.accessToken;
  if (!accessToken || !isExpired(accessToken, Date.now())) return accessToken;
  return (await session.refresh(accessToken)).accessToken;
}
