import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Sessions } from '../features/access/index.ts';
import { exportColumns } from '../features/products/index.ts';
import { type Actor, authorize, exportingActor } from '../platform/auth/index.ts';
import { Failure } from '../platform/failure.ts';
import { type Deps, depsFor, type RequestContext } from '../platform/feature.ts';
import { isId } from '../platform/ids.ts';
import { exportedRow } from '../platform/imports/index.ts';
import { workOnLists } from './features.ts';
import { limits } from './graphql/limits.ts';
import { viewOf } from './graphql/route.ts';
import { fail, personAt } from './person-door.ts';
import { sendTable } from './sent-file.ts';

const delimiter = ',';
const idsAtOnce = 500;

/** Either `ids`, in parts of up to a thousand, or what the list finds by search and filter in its order. */
const bodySchema = z.object({
  search: z.string().max(1_000).nullish(),
  filter: z.record(z.string(), z.unknown()).nullish(),
  sort: z.array(z.unknown()).max(10).nullish(),
  ids: z.array(z.array(z.string()).max(1_000)).nullish(),
  columns: z.array(z.string()).min(1).max(1_000).nullish(),
});
type Asked = z.output<typeof bodySchema>;

/**
 * `POST /exports/products`: products as a file that is imported again, by the Bearer token of a person who may export products: those
 * that the list finds, or those of `ids`, as far as they may be both read and exported. Without `columns` it has all that
 * `quarry products export` writes. Refusals are `{error}` with `{code, reason}`.
 */
export function productExportRoutes(
  app: FastifyInstance,
  { deps, sessions }: { deps: Deps; sessions: Sessions },
): void {
  app.post('/exports/products', { bodyLimit: limits.bodyBytes }, async (request, reply) => {
    const person = await personAt(request, reply, sessions);
    if (!person) return reply;
    const body = bodySchema.safeParse(request.body);
    if (!body.success) {
      const place = body.error.issues[0]?.path.join('.') || 'body';
      return fail(reply, 400, 'BAD_REQUEST', `The ${place} is not that of an export of products.`);
    }
    const asked = body.data;
    try {
      const first = readerOf(person, deps, request.id);
      const wanted = await exportColumns(first.deps, asked.columns ?? null);
      if ('unknown' in wanted) return fail(reply, 400, 'UNKNOWN_COLUMN', `Products have no column ${wanted.unknown}.`);
      const { columns, read } = wanted;
      const contextNow = async (): Promise<RequestContext> => {
        // Anyone who signed out meanwhile, or lost the right, gets no further row; a long export outlives the token it began with.
        const now = await sessions.actorOfSession(person.sessionId, viewOf(request));
        if (!now) throw new Failure('UNAUTHENTICATED', 'The session has ended.');
        return readerOf(now, deps, request.id);
      };
      // What the list refuses, such as a filter that it does not have, is refused before the file begins.
      const windows = idWindows(asked, first, contextNow);
      const begun = await windows.next();
      async function* lines(): AsyncGenerator<string, void, undefined> {
        yield `\u{feff}${exportedRow(columns, delimiter)}`;
        for (let window = begun; !window.done; window = await windows.next()) {
          const rows = await read(window.value.context, window.value.ids);
          yield rows.map((texts) => exportedRow(texts, delimiter)).join('');
        }
      }
      return sendTable(request, reply, lines(), `products-${deps.clock.now().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return fail(reply, statusOf(error.code), error.code, error.message);
    }
  });
}

/** The right to export may be narrower than the right to read, and may have gone. */
function readerOf(actor: Actor, deps: Deps, requestId: string): RequestContext {
  authorize(actor, 'export', 'Product');
  const reader = exportingActor(actor, 'Product');
  return { actor: reader, deps: depsFor(reader, deps), requestId };
}

type IdWindow = { context: RequestContext; ids: readonly string[] };

/** The ids of the products in windows, each with the person as they may read then. */
async function* idWindows(
  { ids, search = null, filter = null, sort = null }: Asked,
  first: RequestContext,
  contextNow: () => Promise<RequestContext>,
): AsyncGenerator<IdWindow, void, undefined> {
  let context = first;
  if (ids) {
    const known = [...new Set(ids.flat().map((id) => id.toLowerCase()))].filter((id) => isId(id));
    for (let at = 0; at < known.length; at += idsAtOnce) {
      if (at > 0) context = await contextNow();
      yield { context, ids: known.slice(at, at + idsAtOnce) };
    }
    return;
  }
  let after: string | null = null;
  for (;;) {
    const window = await workOnLists.listIds(context, 'products', { search, filter, sort, after });
    yield { context, ids: window.ids };
    if (!window.hasNextPage) return;
    after = window.endCursor;
    context = await contextNow();
  }
}

function statusOf(code: string): number {
  return code === 'FORBIDDEN' ? 403 : code === 'UNAUTHENTICATED' ? 401 : 400;
}
