import type { Client } from 'graphql-ws';
import { apiSocketUrl } from './config.ts';
import { isExpired } from './access-token.ts';
import { session } from './current-session.ts';
import { previewOf } from './preview.ts';
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
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
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

/** The server refused the token, or its session has ended. */
const forbidden = 4403;
const longestWaitMs = 30_000;

async function connect(): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  let offered: string | undefined;
  let refused: string | undefined;
  return createClient({
    url: () => apiSocketUrl('/graphql'),
    lazy: true,
    keepAlive: 20_000,
    retryAttempts: 20,
    shouldRetry: () => session.current() !== undefined,
    // A token that has just expired is renewed at once; the person who lost the server comes back at a time of their own.
    retryWait: (retries) => {
      const isTokenOld = retries === 0 && offered !== undefined && offered === refused;
      const waitMs = isTokenOld ? 0 : Math.min(longestWaitMs, 1000 * 2 ** retries) * (0.5 + Math.random() / 2);
      return new Promise((resolve) => setTimeout(resolve, waitMs));
    },
    connectionParams: async () => {
      // Without a token the server refuses the socket, and the client tries again as long as there is a session.
      offered = await heldAccessToken(refused).catch(() => undefined);
      const previewAs = previewOf(session.current()?.userData.id)?.view;
      return offered ? { authorization: `Bearer ${offered}`, previewAs } : {};
    },
    on: {
      closed: (event) => {
        if (event instanceof CloseEvent && event.code === forbidden) refused = offered;
      },
    },
  });
}

/** A socket is closed without a word about its token, so one that is too old or was refused is renewed before. */
async function heldAccessToken(refused: string | undefined): Promise<string | undefined> {
  const accessToken = session.current()?.accessToken;
  if (!accessToken || (accessToken !== refused && !isExpired(accessToken, Date.now()))) return accessToken;
  return (await session.refresh(accessToken)).accessToken;
}
