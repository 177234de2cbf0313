import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { GraphQLError, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { principalOf } from '../../platform/auth/index.ts';
import { answerLongOnce, answerOnce, type Effect, effectOf } from '../../platform/commands/index.ts';
import { codeOf } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { isWorthRepeating } from '../../platform/db/index.ts';
import { originOf } from './errors.ts';
import type { GraphqlRequest } from './request.ts';

export type Execution = { data?: unknown; errors?: readonly unknown[] | undefined };
export type KeyedAnswer = { execution: Execution; isRepeated: boolean };

export type KeyedMutation = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  request: GraphqlRequest;
  key: string;
  context: RequestContext;
};

/** The `Idempotency-Key` of a request, bare or in the quotes of a structured field; a refusal when it is none. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined | GraphQLError {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = /^"?([!#-~]{1,128})"?$/.exec(String(header))?.[1];
  return key ?? refusal('The Idempotency-Key has between 1 and 128 visible ASCII signs: a random UUID will do.');
}

/**
 * Runs a mutation under its key: the same request again gets the same answer and takes no second effect. The whole execution, but for
 * work in several steps, shares the transaction that keeps the answer, so that what a person is told was saved was saved, and both together. An answer with errors
 * is not kept: whatever went wrong is undone, and the request may be sent again.
 */
export async function runKeyed(
  { schema, operation, request, key, context }: KeyedMutation,
  execute: (context: RequestContext) => Promise<Execution>,
): Promise<KeyedAnswer> {
  const [field, ...further] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || further.length > 0)
    throw refusal('An Idempotency-Key stands for one mutation: send each in a request of its own.');
  const { actor, deps } = context;
  const effect = effectOf(schema.getMutationType()?.getFields()[field.name.value]?.resolve);
  const actorId = principalOf(actor);
  if (effect === undefined || doneAnew.has(effect) || actorId === null)
    return { execution: await execute({ ...context, idempotencyKey: key }), isRepeated: false };
  const { query, variables, operationName } = request;
  const asked = hash('sha256', sortedJson([query, operationName ?? null, variables ?? null]), 'buffer');
  const keyed = { actorId, operation: field.name.value, key, hash: asked };
  try {
    const { reply, isRepeated } = await (effect === 'several_steps'
      ? inTurn(() => answerLongOnce(deps, keyed, async () => dataOf(await execute(context))))
      : answerOnce(deps, keyed, async (tx) => dataOf(await execute({ ...context, deps: { ...deps, db: tx } }))));
    return { execution: { data: reply }, isRepeated };
  } catch (error) {
    if (error instanceof Unkept) return { execution: error.execution, isRepeated: false };
    throw error;
  }
}

const doneAnew: ReadonlySet<Effect> = new Set(['none', 'holds_a_secret']);

const severalSteps = { atOnce: 3, running: 0, waiting: [] as (() => void)[] };

/**
 * Work in several steps takes connections beside the one that holds its key: as many at once as the pool has connections would each
 * wait for another. A few run at a time, with those that wait for the first answer to their key.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (severalSteps.running < severalSteps.atOnce) severalSteps.running += 1;
  else await new Promise<void>((start) => severalSteps.waiting.push(start));
  try {
    return await work();
  } finally {
    const next = severalSteps.waiting.shift();
    if (next) next();
    else severalSteps.running -= 1;
  }
}

/** An answer that is not kept; thrown so that what happened on the way to it is undone. */
class Unkept extends Error {
  override name = 'Unkept';
  readonly execution: Execution;
  constructor({ data, errors }: Execution) {
    super('The mutation was answered with errors.');
    this.execution = { errors, ...(data === undefined ? {} : { data: null }) };
  }
}

function dataOf(execution: Execution): unknown {
  if (!execution.errors) return execution.data;
  const passing = execution.errors.map(originOf).find((origin) => isWorthRepeating(codeOf(origin)));
  throw passing ?? new Unkept(execution);
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });
}
