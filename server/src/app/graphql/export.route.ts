import { Readable } from 'node:stream';
import type { Subject } from '@quarry/contracts/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  OperationTypeNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import * as z from 'zod';
import { secondFactorOwed, type Sessions } from '../../features/access/index.ts';
import { type Actor, authorize, exportingActor } from '../../platform/auth/index.ts';
import { Failure, messageOf } from '../../platform/failure.ts';
import { type Deps, depsFor, type Feature, type RequestContext } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { listsOf } from '../../platform/records/index.ts';
import { namedLanguage } from '../../platform/reader-language.ts';
import { formatError } from './errors.ts';
import { lineWriter, unknownPath } from './export-lines.ts';
import { limits, refuseCost } from './limits.ts';
import { operationOf, parseDocument, readGraphqlRequest, withDefaults } from './request.ts';
import { actorOf, viewOf } from './route.ts';

export type ExportOptions = {
  schema: GraphQLSchema;
  deps: Deps;
  sessions: Sessions;
  features: readonly Feature[];
};

/** Rows asked for at a time: an export holds no more of a list than that. */
const windowRows = 500;

const fileSchema = z.object({
  format: z.enum(['csv', 'jsonl']),
  columns: z
    .array(z.object({ header: z.string().min(1).max(200), path: z.string().regex(/^\w+(\.\w+){0,4}$/) }))
    .min(1)
    .max(60),
});

type Window = { nodes: object[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };

/**
 * `POST /exports`: the rows of a list as a file. The body is the list's own GraphQL request with `format` (csv | jsonl) and `columns`
 * ([{header, path}]), so that what is exported is what the list shows: the same filters, order and scope, window after window.
 */
export function registerExports(app: FastifyInstance, { schema, deps, sessions, features }: ExportOptions): void {
  const lists = [...listsOf(features)];
  const subjects = new Map(lists.flatMap(([query, { exported }]) => (exported ? [[query, exported]] : [])));

  app.post('/exports', { bodyLimit: limits.bodyBytes }, async (request, reply) => {
    const refuse = (error: unknown) => {
      const shown = formatError(firstOf(error), request.id);
      return reply.code(statusOf(shown.extensions?.code)).send({ errors: [shown] });
    };
    const actor = await actorOf(request, sessions);
    const sessionId = actor?.sessionId;
    if (!sessionId) return refuse(new Failure('UNAUTHENTICATED', 'Sign in to do this.'));
    if (actor.owesSecondFactor) return refuse(secondFactorOwed());
    const plan = readPlan(request.body, schema, subjects);
    if (plan instanceof GraphQLError) return refuse(plan);
    const readWindow = async (after: string | null): Promise<Window> => {
      // Anyone who signed out meanwhile, or lost the right, gets no further row; a long export outlives the token it began with.
      const asked = after === null ? actor : await sessions.actorOfSession(sessionId, viewOf(request));
      if (!asked) throw new Failure('UNAUTHENTICATED', 'The session has ended.');
      const reader = narrowed(asked, plan.subject);
      const context = {
        actor: reader,
        deps: depsFor(reader, deps),
        requestId: request.id,
        language: namedLanguage(request.headers['accept-language']),
      } satisfies RequestContext;
      const variables = { ...plan.variables, first: windowRows, after };
      const { data, errors } = await app.graphql(plan.text, context, variables, plan.operationName);
      if (errors?.[0]) throw errors[0];
      return windowOf(data, plan.field);
    };
    let first: Window;
    try {
      first = await readWindow(null);
    } catch (error) {
      return refuse(error);
    }
    const { contentType, head, line } = plan.writer;
    async function* lines(): AsyncGenerator<string> {
      let window = first;
      yield head + window.nodes.map(line).join('');
      while (window.pageInfo.hasNextPage) {
        window = await readWindow(window.pageInfo.endCursor);
        yield window.nodes.map(line).join('');
      }
    }
    const body = Readable.from(lines(), { objectMode: false });
    // The connection breaks off, so that nobody takes half a file for a whole one.
    body.once('error', (error) =>
      log.warn({ event: 'export.broken', requestId: request.id, reason: messageOf(error) }),
    );
    return sendFile(
      reply,
      body,
      contentType,
      `${plan.field}-${deps.clock.now().toISOString().slice(0, 10)}.${plan.format}`,
    );
  });
}

function sendFile(reply: FastifyReply, body: Readable, contentType: string, name: string): FastifyReply {
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body);
}

type Plan = {
  text: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  field: string;
  subject: Subject;
  format: 'csv' | 'jsonl';
  writer: ReturnType<typeof lineWriter>;
};

/** What a body asks for, or why it is no export. */
function readPlan(body: unknown, schema: GraphQLSchema, subjects: ReadonlyMap<string, Subject>): Plan | GraphQLError {
  const file = fileSchema.safeParse(body);
  if (!file.success) {
    const place = file.error.issues[0]?.path.join('.') || 'body';
    return refusal(
      'BAD_REQUEST',
      `The ${place} is not that of an export: send "format" and "columns" with a header and a path each.`,
    );
  }
  const read = readGraphqlRequest(body);
  if (!read.isRead) return read.error;
  const { query, variables, operationName } = read.request;
  const document = parseDocument(query);
  if (document instanceof GraphQLError) return document;
  const operation = operationOf(document, operationName);
  const [root, ...further] = operation?.selectionSet.selections ?? [];
  const isList = operation?.operation === OperationTypeNode.QUERY && root?.kind === Kind.FIELD && further.length === 0;
  const subject = isList && !root.alias ? subjects.get(root.name.value) : undefined;
  const type = isList ? rowTypeOf(schema, root.name.value) : undefined;
  if (!isList || !subject || !type) {
    return refusal('NOT_EXPORTABLE', `An export asks for one list: ${[...subjects.keys()].join(', ')}.`);
  }
  const { format, columns } = file.data;
  const unknown = unknownPath(type, columns);
  if (unknown !== undefined) return refusal('UNKNOWN_COLUMN', `A row has no ${unknown}.`);
  const given = withDefaults(operation, variables);
  if (!isWindowed(root))
    return refusal('NOT_EXPORTABLE', 'An export asks window by window: give its list "first: $first, after: $after".');
  const tooCostly = refuseCost(schema, document, operation, { ...given, first: windowRows });
  if (tooCostly) return tooCostly;
  return {
    text: print(withoutTotal(document, schema)),
    operationName,
    variables: given,
    field: root.name.value,
    subject,
    format,
    writer: lineWriter(format, type, columns),
  };
}

function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Whether the list is asked for by the variables that say which window is meant. */
function isWindowed({ arguments: given = [] }: FieldNode): boolean {
  return ['first', 'after'].every((name) =>
    given.some((one) => one.name.value === name && one.value.kind === Kind.VARIABLE && one.value.name.value === name),
  );
}

/** The right to export may be narrower than the right to read, and may have gone. */
function narrowed(actor: Actor, subject: Subject): Actor {
  authorize(actor, 'export', subject);
  return exportingActor(actor, subject);
}

function rowTypeOf(schema: GraphQLSchema, field: string): GraphQLObjectType | undefined {
  const connection = schema.getQueryType()?.getFields()[field];
  const named = connection && getNamedType(connection.type);
  const nodes = isObjectType(named) ? named.getFields().nodes : undefined;
  const row = nodes && getNamedType(nodes.type);
  return isObjectType(row) ? row : undefined;
}

/** A list counts its rows once for its screen; an export would count them again at every window. */
function withoutTotal(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        const parent = types.getParentType();
        const isConnection = isObjectType(parent) && 'pageInfo' in parent.getFields();
        return isConnection && node.name.value === 'total' ? null : undefined;
      },
    }),
  );
}

const windowSchema = z.object({
  // Not looked into, which would copy every row.
  nodes: z.array(z.custom<object>((row) => typeof row === 'object' && row !== null)),
  pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
});

function windowOf(data: unknown, field: string): Window {
  const answer = z.record(z.string(), z.unknown()).safeParse(data);
  const window = windowSchema.safeParse(answer.data?.[field]);
  if (window.success) return window.data;
  throw new Failure(
    'BAD_REQUEST',
    'An export asks for "nodes", and for "pageInfo" with "endCursor" and "hasNextPage".',
  );
}

/** Validation throws with a list. */
function firstOf(error: unknown): unknown {
  const isList = typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
  return isList ? (error.errors as unknown[])[0] : error;
}

function statusOf(code: unknown): number {
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'SECOND_FACTOR_REQUIRED':
      return 401;
    case 'FORBIDDEN':
      return 403;
    case 'INTERNAL':
      return 500;
    case 'UNAVAILABLE':
      return 503;
    default:
      return 400;
  }
}
