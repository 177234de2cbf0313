import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The built dashboard: its files, and its one page for every address that is a screen's. */
export async function registerDashboard(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder !== undefined && existsSync(join(folder, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: 'index.html',
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets/ carry a hash of their content.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.setNotFoundHandler((request, reply) => (isScreen(request) ? reply.sendFile('index.html') : missing(reply)));
  } else {
    app.setNotFoundHandler((_request, reply) => missing(reply));
  }
}

/** No screen ends like the name of a file; a missing script must not be answered with a page. */
function isScreen(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isDoor = /^\/(?:graphql|jwt|media|uploads|feeds|hooks|assets)(?:\/|$)/.test(path);
  const wantsPage = (request.headers.accept ?? '*/*').includes('text/html') || request.headers.accept === undefined;
  return (request.method === 'GET' || request.method === 'HEAD') && wantsPage && !isDoor && !/\.\w+$/.test(path);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'Nothing is found under this address.' });
}
