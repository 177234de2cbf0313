import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { recentValues } from './recent-values.ts';
import { mercurius } from 'mercurius';
import { type Actor, visitor } from '../../platform/auth/index.ts';
import { type Deps, depsFor, type RequestContext } from '../../platform/feature.ts';
import {
  type ApiKeys,
  bearerOf,
  isKey,
  openBeforeSecondFactor,
  secondFactorOwed,
  type Sessions,
  retryAfter,
} from '../../features/access/index.ts';
import { closedToChannels, isForChannels } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import { namedLanguage } from '../../platform/reader-language.ts';
import { failedRequest } from '../failed-request.ts';
import { askedTooOften, formatError } from './errors.ts';
import { type Execution, idempotencyKeyOf, type KeyedMutation, runKeyed } from './keyed-mutation.ts';
import { firstRefusals, limitRules, limits, refuseCost, refuseUnknownNames } from './limits.ts';
import { asksOnlyFor, operationOf, parseDocument, readGraphqlRequest, withDefaults } from './request.ts';

export type GraphqlOptions = {
  schema: GraphQLSchema;
  deps: Deps;
  sessions: Sessions;
  apiKeys: ApiKeys;
  isProduction: boolean;
};

/** The name of its own type is all that a visitor may ask for. */
const openToVisitors = new Set(['__typename']);

const responseJson = 'application/graphql-response+json; charset=utf-8';
const plainJson = 'application/json; charset=utf-8';

/** `/graphql`: one request in one POST, as GraphQL over HTTP says. */
export async function registerGraphql(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  const { schema, deps, sessions, apiKeys } = options;
  await app.register(mercurius, {
    schema,
    routes: false,
    jit: 4,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    validationRules: limitRules(options.isProduction),
    // The route below writes the errors itself.
    errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
  });
  const documentOf = recentValues(500, parseDocument);
  const openToChannels = new Set([
    '__typename',
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, resolve }) =>
      isForChannels(resolve) ? [name] : [],
    ),
  ]);
  const isOpenToChannels = (operation: OperationDefinitionNode) =>
    asksOnlyFor(operation, operation.operation === OperationTypeNode.MUTATION ? openToChannels : openToVisitors);

  app.post('/graphql', { bodyLimit: limits.bodyBytes, errorHandler: answerUnread }, async (request, reply) => {
    const actor = await actorOf(request, sessions);
    if (!actor) return refuseToken(request, reply);
    const waitMs = await apiKeys.throttle(actor);
    if (waitMs !== undefined) return refuseThrottled(request, reply, waitMs);
    const read = readGraphqlRequest(request.body);
    if (!read.isRead) return answerErrors(request, reply, 400, [read.error]);
    const { query, variables, operationName } = read.request;
    const document = documentOf(query);
    if (document instanceof GraphQLError) return answerErrors(request, reply, negotiated(request, 400), [document]);
    const operation = operationOf(document, operationName);
    if (actor.kind === 'visitor' && !(operation && asksOnlyFor(operation, openToVisitors))) {
      return answerErrors(request, reply, negotiated(request, 401), [signInFirst()]);
    }
    if (actor.owesSecondFactor && !(operation && asksOnlyFor(operation, openBeforeSecondFactor))) {
      return refuseUntilSetUp(request, reply);
    }
    if (actor.kind === 'channel' && !(operation && isOpenToChannels(operation))) {
      return answerErrors(request, reply, negotiated(request, 403), [closedToChannels()]);
    }
    if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) {
      return answerErrors(request, reply, negotiated(request, 400), [wrongOperation(operation !== undefined)]);
    }
    const given = withDefaults(operation, variables);
    const refused = refuseUnknownNames(schema, document) ?? refuseCost(schema, document, operation, given);
    if (refused) return answerErrors(request, reply, negotiated(request, 400), [refused]);
    const context: RequestContext = {
      actor,
      deps: depsFor(actor, deps),
      requestId: request.id,
      language: namedLanguage(request.headers['accept-language']),
    };
    const key = operation.operation === OperationTypeNode.MUTATION ? idempotencyKeyOf(request.headers) : undefined;
    if (key instanceof GraphQLError) return answerErrors(request, reply, negotiated(request, 400), [key]);
    // The engine keeps one compiled form per text, and the form is of one operation.
    const text = operationName === undefined ? query : `${query}\n#${operationName}`;
    try {
      const run = (ran: RequestContext) => reply.graphql(text, { ...ran }, given, operationName);
      const result =
        key === undefined
          ? await run(context)
          : await runOnce(reply, { schema, operation, request: read.request, key, context }, run);
      // Without data nothing ran: the variables did not fit.
      if (result.data === undefined) return answerErrors(request, reply, negotiated(request, 400), result.errors ?? []);
      reply.header('content-type', acceptsResponseJson(request) ? responseJson : plainJson);
      const errors = result.errors?.map((error) => formatError(error, request.id));
      return errors ? { errors, data: result.data } : { data: result.data };
    } catch (error) {
      return answerErrors(request, reply, negotiated(request, statusOf(error)), refusalsIn(error));
    }
  });

  app.get('/graphql', (_request, reply) =>
    reply.code(405).header('allow', 'POST').send({ error: 'GraphQL is answered by POST; subscriptions by WebSocket.' }),
  );
}

/** A body that is no JSON, or too large, is refused like any other request. */
function answerUnread(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = failedRequest(error, request.id);
  return answerErrors(request, reply, status, [new GraphQLError(message, { extensions: { code } })]);
}

/** A mutation under its key; an answer that was given before says so. */
async function runOnce(
  reply: FastifyReply,
  keyed: KeyedMutation,
  run: (context: RequestContext) => Promise<Execution>,
): Promise<Execution> {
  const { execution, isRepeated } = await runKeyed(keyed, run);
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  return execution;
}

/** What keeps a whole request from being answered: usually a document that is refused. */
function statusOf(error: unknown): number {
  if (!(error instanceof Failure)) return 400;
  return error.code === 'IN_PROGRESS' ? 409 : error.code === 'KEY_REUSED' ? 422 : 400;
}

/** The role as which the dashboard is seen by this request. */
export function viewOf({ headers }: FastifyRequest): string | undefined {
  return headers['preview-as']?.toString();
}

/** The actor of the request's token, the visitor without one, undefined for a token that does not hold. */
export async function actorOf(request: FastifyRequest, sessions: Sessions): Promise<Actor | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return visitor;
  const token = bearerOf(header);
  return token === undefined ? undefined : sessions.actorOf(token, viewOf(request));
}

/** As RFC 9470 answers a token that is good but was got too easily: the dashboard renews its session, and learns what is owed. */
function refuseUntilSetUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('www-authenticate', 'Bearer error="insufficient_user_authentication"');
  return answerErrors(request, reply, 401, [secondFactorOwed()]);
}

function refuseThrottled(request: FastifyRequest, reply: FastifyReply, waitMs: number): FastifyReply {
  reply.header('retry-after', retryAfter(waitMs));
  return answerErrors(request, reply, 429, [askedTooOften(waitMs)]);
}

function refuseToken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  const token = bearerOf(request.headers.authorization ?? '');
  const message =
    token !== undefined && isKey(token)
      ? 'This key was revoked, has expired or never was one: use another, or have a new one made.'
      : 'The token is false or has expired, or its session has ended: sign in again.';
  const error = new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
  return answerErrors(request, reply, 401, [error]);
}

function signInFirst(): GraphQLError {
  return new GraphQLError('Sign in to do this.', { extensions: { code: 'UNAUTHENTICATED' } });
}

function wrongOperation(isSubscription: boolean): GraphQLError {
  const message = isSubscription
    ? 'Subscriptions are answered by WebSocket with the protocol graphql-transport-ws.'
    : 'The operation is not clear: name the one to run in "operationName".';
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}

/** Validation and coercion throw with a list; anything else is ours and is answered without inner names. */
function refusalsIn(error: unknown): readonly unknown[] {
  if (typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors))
    return firstRefusals(error.errors);
  return [error];
}

function answerErrors(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: readonly unknown[],
): FastifyReply {
  return reply
    .code(status)
    .header('content-type', acceptsResponseJson(request) ? responseJson : plainJson)
    .send({ errors: errors.map((error) => formatError(error, request.id)) });
}

/** The older media type answers every well-formed request with 200; the newer one says what happened. */
function negotiated(request: FastifyRequest, status: number): number {
  return acceptsResponseJson(request) ? status : 200;
}

function acceptsResponseJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/graphql-response+json');
}
