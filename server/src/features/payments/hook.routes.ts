import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { hashOfHook } from './provider.commands.ts';
import { findProviderOfHook } from './provider.store.ts';
import { adapterOf } from './providers/index.ts';
import { takeHook } from './take-hook.ts';

/** The longest event that is read. */
const mostBytes = 262_144;

/**
 * `POST /hooks/payments/<token>`: what a payment provider tells. 200 once it is committed, also for what was told before; 400 where it is not
 * signed by the provider, or cannot be read; 503 while the database is away, so that the provider repeats it.
 */
export function paymentHookRoutes(app: FastifyInstance, deps: Deps): void {
  // The signature is over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { token: string } }>('/hooks/payments/:token', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { status, body } = await take(deps, request);
      return await reply.code(status).send(body);
    } catch (error) {
      log.warn({ event: 'payment-hook.failed', requestId: request.id, reason: messageOf(error), err: error });
      return reply.code(503).send({ error: 'The event could not be kept: send it again.' });
    }
  });
}

type Sent = Pick<FastifyRequest<{ Params: { token: string } }>, 'params' | 'headers' | 'body'>;
type Answer = { status: number; body: object };

/** Keeps what a provider sent. What nobody signed costs a look-up, and no connection while its signature is checked. */
async function take(deps: Deps, { params, headers, body }: Sent): Promise<Answer> {
  const provider = await findProviderOfHook(deps.db, hashOfHook(params.token), deps.clock.now());
  const adapter = provider && adapterOf(provider.code);
  if (!adapter) return { status: 404, body: { error: 'No provider has this address.' } };
  const bytes = body instanceof Buffer ? body : Buffer.alloc(0);
  const read = await takeHook(deps, { ...provider, adapter }, { headers, bytes });
  return read.kind === 'events'
    ? { status: 200, body: { status: 'ok' } }
    : { status: 400, body: { error: read.reason } };
}
