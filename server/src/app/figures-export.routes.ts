import { checkFigures } from '@quarry/contracts/analytics';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Sessions } from '../features/access/index.ts';
import { figuresTable } from '../features/analytics/index.ts';
import { authorize, exportingActor } from '../platform/auth/index.ts';
import { Failure } from '../platform/failure.ts';
import { type Deps, depsFor, type RequestContext } from '../platform/feature.ts';
import { limits } from './graphql/limits.ts';
import { fail, personAt } from './person-door.ts';
import { sendTable } from './sent-file.ts';

const bodySchema = z.object({ input: z.record(z.string(), z.unknown()) });

/**
 * `POST /exports/figures`: the rows of `figures(input)` as a file, by the Bearer token of a person who may export Analytics. Refusals are
 * `{error}` with `{code, reason}`; one of the input names its first wrong field.
 */
export function figuresExportRoutes(
  app: FastifyInstance,
  { deps, sessions }: { deps: Deps; sessions: Sessions },
): void {
  app.post('/exports/figures', { bodyLimit: limits.bodyBytes }, async (request, reply) => {
    const person = await personAt(request, reply, sessions);
    if (!person) return reply;
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return fail(reply, 400, 'BAD_REQUEST', 'The body has no input of figures.');
    const question = checkFigures(body.data.input);
    if (!question.ok) {
      const [issue] = question.issues;
      return fail(reply, 400, 'INVALID_INPUT', `${issue?.path ?? 'input'}: ${issue?.message ?? ''}`);
    }
    try {
      authorize(person, 'export', 'Analytics');
      const reader = exportingActor(person, 'Analytics');
      const context = { actor: reader, deps: depsFor(reader, deps), requestId: request.id } satisfies RequestContext;
      const { name, lines } = await figuresTable(context, question.value);
      return await sendTable(request, reply, eachOf(lines), name);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return fail(reply, error.code === 'FORBIDDEN' ? 403 : 400, error.code, error.message);
    }
  });
}

async function* eachOf(lines: readonly string[]): AsyncGenerator<string, void, undefined> {
  yield* lines;
}
