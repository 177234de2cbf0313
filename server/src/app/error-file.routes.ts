import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../features/access/index.ts';
import { findLeftRecords } from '../features/bulk/index.ts';
import { sayIn } from '../features/imports/index.ts';
import { may } from '../platform/auth/index.ts';
import { type Deps, depsFor } from '../platform/feature.ts';
import { errorFile, findImport } from '../platform/imports/index.ts';
import { readerLanguage } from '../platform/reader-language.ts';
import { fail, idOf, personAt } from './person-door.ts';
import { sendTable } from './sent-file.ts';

/**
 * `GET /imports/<id>/errors.csv`: the rows that an import did not take, by the Bearer token of its person and in the language that
 * `accept-language` likes best. Refusals are `{error}` with `{code, reason}`.
 */
export function errorFileRoutes(app: FastifyInstance, { deps, sessions }: { deps: Deps; sessions: Sessions }): void {
  app.get<{ Params: { id: string } }>('/imports/:id/errors.csv', async (request, reply) => {
    const person = await personAt(request, reply, sessions);
    if (!person) return reply;
    if (!may(person, 'run', 'Import'))
      return fail(reply, 403, 'FORBIDDEN', 'You may not import: ask an administrator for a role that may.');
    const own = depsFor(person, deps);
    const found = await findImport(own.db, { id: idOf(request.params), ownerId: person.userId });
    if (!found) return fail(reply, 404, 'NOT_FOUND', 'There is no such import, or it is hidden from you.');
    const language = readerLanguage(request.headers['accept-language']);
    reply.header('content-language', language);
    const lines = errorFile(own, found, {
      say: await sayIn(language),
      leftRows: (jobId, after, first) => findLeftRecords(own.db, jobId, after, first),
    });
    return sendTable(request, reply, lines, `${stemOf(found.fileName)} errors.csv`);
  });
}

/** Without the endings of tables and archives, which would say what the error file is not. */
function stemOf(fileName: string): string {
  return fileName.replace(/(?:\.(?:csv|tsv|txt|tab|gz|zip))+$/i, '') || fileName;
}
