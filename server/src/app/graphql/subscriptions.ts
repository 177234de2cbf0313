import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
  specifiedRules,
  validate,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ApiKeys, bearerOf, secondFactorOwed, type Sessions } from '../../features/access/index.ts';
import { rightsOf } from '../../platform/auth/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { type Deps, depsFor, type RequestContext } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { askedTooOften, formatError } from './errors.ts';
import { firstRefusals, limitRules, limits, refuseCost, refuseUnknownNames } from './limits.ts';
import { operationOf, parseDocument, readGraphqlRequest, withDefaults } from './request.ts';

export type SubscriptionOptions = {
  schema: GraphQLSchema;
  deps: Deps;
  sessions: Sessions;
  apiKeys: Pick<ApiKeys, 'throttle'>;
  isProduction: boolean;
};

/** What one socket may listen to at a time; a tab of the dashboard has a handful. */
const mostAtOnce = 100;

/** A token may expire, its session end or its rights change while the socket is open: nobody goes on hearing for longer than this and the time an actor is remembered. */
const recheckMs = 2_000;
/** The client opens a new socket with its new token. */
const forbidden = 4403;
const goingAway = 1001;

/** Who opened a socket, and what they were allowed to do then. */
type Opener = { token: string; view: string | undefined; rights: string };

/**
 * Subscriptions by WebSocket on `/graphql` (graphql-transport-ws); the token comes with `connection_init` as
 * `authorization`. Resolves every document's rules and limits as the HTTP door does. Returns the function that closes
 * all sockets.
 */
export function attachSubscriptions(server: Server, options: SubscriptionOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes });
  const openers = new WeakMap<WebSocket, Opener>();
  const rules = [...specifiedRules, ...limitRules(options.isProduction)];
  const transport = useServer<{ authorization?: unknown; previewAs?: unknown }, { socket: WebSocket }>(
    {
      connectionInitWaitTimeout: 10_000,
      onConnect: async ({ connectionParams, extra }) => {
        const header = connectionParams?.authorization;
        const token = bearerOf(typeof header === 'string' ? header : undefined);
        const view = viewOf(connectionParams?.previewAs);
        const actor = token === undefined ? undefined : await options.sessions.actorOf(token, view);
        // A sales channel has nothing to listen to.
        if (token === undefined || !actor || actor.owesSecondFactor || actor.kind === 'channel') return false;
        openers.set(extra.socket, { token, view, rights: rightsOf(actor) });
        return true;
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        const requestId = newId<'request'>();
        const opener = openers.get(extra.socket);
        const actor = opener && (await options.sessions.actorOf(opener.token, opener.view));
        if (!actor)
          return refused(new GraphQLError('The session has ended: sign in again.', unauthenticated), requestId);
        if (actor.owesSecondFactor) return refused(secondFactorOwed(), requestId);
        const waitMs = await options.apiKeys.throttle(actor);
        if (waitMs !== undefined) return refused(askedTooOften(waitMs), requestId);
        if (Object.keys(subscriptions).length > mostAtOnce) return refused(tooMuchHeard(), requestId);
        const prepared = prepare(options.schema, rules, payload);
        if (Array.isArray(prepared)) return prepared.flatMap((error) => refused(error, requestId));
        const contextValue: RequestContext = { actor, deps: depsFor(actor, options.deps), requestId };
        return { ...prepared, contextValue };
      },
      onNext: (_context, _id, _payload, _args, result) =>
        result.errors
          ? { ...result, errors: result.errors.map((error) => shown(error, newId<'request'>())) }
          : undefined,
      onError: (_context, _id, _payload, errors) => errors.map((error) => shown(error, newId<'request'>())),
    },
    sockets,
    15_000,
  );
  const recheck = setInterval(() => {
    for (const socket of sockets.clients) {
      // Where the database is away nobody can be asked; the next round asks again.
      closeWhenChanged(socket, openers.get(socket), options.sessions).catch((error: unknown) =>
        log.warn({ event: 'subscriptions.recheck', reason: messageOf(error) }),
      );
    }
  }, recheckMs);
  recheck.unref();

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Unheard it would end the process, as would an address that is none.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== '/graphql') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  };
  server.on('upgrade', upgrade);

  return async () => {
    clearInterval(recheck);
    server.off('upgrade', upgrade);
    for (const socket of sockets.clients) socket.close(goingAway, 'The server stops');
    await transport.dispose();
  };
}

/** The role as which the dashboard is seen; what names none is a role that there is not. */
function viewOf(named: unknown): string | undefined {
  if (named === undefined || typeof named === 'string') return named;
  return '';
}

function tooMuchHeard(): GraphQLError {
  return new GraphQLError(`A socket listens to at most ${mostAtOnce} things: end one first.`, {
    extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
  });
}

const unauthenticated = { extensions: { code: 'UNAUTHENTICATED' } };

function prepare(
  schema: GraphQLSchema,
  rules: typeof specifiedRules | ReturnType<typeof limitRules>,
  payload: unknown,
): ExecutionArgs | GraphQLError[] {
  const read = readGraphqlRequest(payload);
  if (!read.isRead) return [read.error];
  const { query, variables, operationName } = read.request;
  const document = parseDocument(query);
  if (document instanceof GraphQLError) return [document];
  const operation = operationOf(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    return [new GraphQLError('Only subscriptions are answered here: send queries and mutations by POST.')];
  }
  const unknownName = refuseUnknownNames(schema, document);
  if (unknownName) return [unknownName];
  const errors = validate(schema, document, rules);
  if (errors.length > 0) return firstRefusals(errors);
  const tooCostly = refuseCost(schema, document, operation, withDefaults(operation, variables));
  if (tooCostly) return [tooCostly];
  return { schema, document, variableValues: variables, operationName };
}

function refused(error: unknown, requestId: string): GraphQLError[] {
  const { message, extensions } = formatError(error, requestId);
  return [new GraphQLError(message, { extensions })];
}

function shown(error: GraphQLError | GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  // What we refused ourselves already has its code and id.
  if (error.extensions?.requestId !== undefined) return error instanceof GraphQLError ? error.toJSON() : error;
  return formatError(error, requestId);
}

/** What is heard was asked for with the rights of then: anyone who has others now comes back and asks again. */
async function closeWhenChanged(socket: WebSocket, opener: Opener | undefined, sessions: Sessions): Promise<void> {
  if (opener === undefined) return;
  const actor = await sessions.actorOf(opener.token, opener.view);
  if (!actor) socket.close(forbidden, 'The token expired or the session ended');
  else if (rightsOf(actor) !== opener.rights) socket.close(forbidden, 'The rights of this person changed');
}
