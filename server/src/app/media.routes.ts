import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/feature.ts';
import { isId } from '../platform/ids.ts';
import { readerLanguage, type ReaderText } from '../platform/reader-language.ts';

/** Types a browser shows as a picture; everything else is offered for download. */
const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml']);

const noSuchFile: ReaderText = {
  en: 'There is no such file.',
  de: 'Diese Datei gibt es nicht.',
  fr: 'Ce fichier n’existe pas.',
  pt: 'Este ficheiro não existe.',
};

/** `/media/<address id>`: stored pictures and files. The id is random, because an image element sends no token. */
export function registerMedia(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>('/media/:id', async (request, reply) => {
    const id = request.params.id.toLowerCase();
    const found = isId(id)
      ? await deps.db
          .selectFrom('media as m')
          .innerJoin('blob as b', 'b.sha256', 'm.blob_sha256')
          .select(['m.media_type', 'b.location', 'b.codec', 'b.bytes'])
          .where('m.address_id', '=', id)
          .where('m.state', '=', 'stored')
          .executeTakeFirst()
      : undefined;
    if (!found && isId(id) && (await isAwaited(deps, id))) {
      return reply.code(204).header('cache-control', 'no-store').send();
    }
    if (!found) {
      const language = readerLanguage(request.headers['accept-language']);
      return reply.code(404).header('content-language', language).send({ error: noSuchFile[language] });
    }
    const type = found.media_type ?? 'application/octet-stream';
    const stream = await deps.storage.stream({
      location: found.location,
      codec: found.codec === 'zstd' ? 'zstd' : 'none',
    });
    return reply
      .headers({
        'content-type': pictures.has(type) ? type : 'application/octet-stream',
        'content-disposition': pictures.has(type) ? 'inline' : 'attachment',
        'content-length': found.bytes,
        // A drawing may hold scripts: opened by itself it must not run them here.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .send(stream);
  });
}

/** Whether the picture is known and not fetched yet: the catalogue may name it before it is here, which is no fault. */
async function isAwaited({ db }: Deps, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('media')
    .select('id')
    .where('address_id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return found !== undefined;
}
