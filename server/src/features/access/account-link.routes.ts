import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { type Deps, depsFor } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { readLink, useLink, writeLink } from './account-link.commands.ts';
import { mailLink } from './account-link.mail.ts';
import { countLinkRequest } from './account-link.store.ts';
import { answerOpened, clientOf, codeWantedIn, tooMany } from './session.routes.ts';
import type { Sessions } from './sessions.ts';
import { findUserForUpdate } from './user-list.store.ts';
import { findUserByEmail } from './user.store.ts';

const linkBody = z.object({ token: z.string().max(200) });
const passwordBody = linkBody.extend({ password: z.string() });
const forgotBody = z.object({ email: z.string().trim().max(254) });

/** `/jwt/link`, `/jwt/set-password` and `/jwt/forgot-password`, for people who are not signed in; beside the session endpoints. */
export function accountLinkRoutes(app: FastifyInstance, { deps, sessions }: { deps: Deps; sessions: Sessions }): void {
  // Nobody is known here but by a link, so these look as the product itself.
  const atDoor = () => depsFor(systemActor, deps);

  app.post('/jwt/link', async (request, reply) => {
    const body = linkBody.safeParse(request.body);
    const read = body.success ? await readLink(atDoor(), body.data.token) : 'unknown';
    if (typeof read === 'string') return reply.code(400).send({ error: read });
    const { email, username, fullName } = read.user;
    return reply.send({ kind: read.kind, email, username, fullName });
  });

  app.post('/jwt/set-password', async (request, reply) => {
    const body = passwordBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'unknown' });
    const outcome = await useLink(atDoor(), body.data.token, body.data.password, request.id);
    if (outcome.kind === 'refused') return reply.code(400).send({ error: outcome.fault });
    if (outcome.kind === 'bad_password') return reply.code(400).send({ error: { password: outcome.text } });
    const opened = await sessions.open(outcome.user, clientOf(request));
    if (!opened) return reply.code(400).send({ error: 'used' });
    // The password is set; who has a second factor is in with a code of it, as at every log-in.
    return opened.kind === 'code_wanted' ? reply.send(codeWantedIn(opened)) : answerOpened(request, reply, opened);
  });

  app.post('/jwt/forgot-password', async (request, reply) => {
    if (!(await deps.mail.isThere())) return reply.code(403).send({ error: 'no_mail' });
    const body = forgotBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'not_an_email' });
    const wait = await countLinkRequest(deps.db, body.data.email, deps.clock.now());
    if (wait) return tooMany(reply, wait.retryAfterMs);
    // Nobody waits for it, so that the time of the answer tells nothing about the address.
    void sendReset(atDoor(), body.data.email, request.id).catch((error: unknown) =>
      log.error({ event: 'reset.failed', requestId: request.id, reason: messageOf(error) }),
    );
    return reply.send({});
  });
}

async function sendReset(deps: Deps, email: string, requestId: string): Promise<void> {
  const known = await findUserByEmail(deps.db, email);
  if (!known) return;
  const made = await withTransaction(deps.db, async (tx) => {
    const user = await findUserForUpdate(tx, known.id);
    if (!user || user.status === 'INACTIVE') return undefined;
    return { user, link: await writeLink(tx, deps, { actor: systemActor, cause: 'screen', requestId }, known.id) };
  });
  if (made) await mailLink(deps, made.user, made.link);
}
