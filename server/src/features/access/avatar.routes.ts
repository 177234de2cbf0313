import { avatarLimits, avatarPath, type PictureFault, pictureTexts } from '@quarry/contracts/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/auth/index.ts';
import { codeOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { type Id, isId } from '../../platform/ids.ts';
import { readerLanguage, type ReaderText } from '../../platform/reader-language.ts';
import { keepPicture } from './avatar.commands.ts';
import { countPicture, findAvatarBytes } from './avatar.store.ts';
import { secondFactorOwed } from './second-factor-owed.ts';
import { bearerOf, retryAfter } from './session.routes.ts';
import type { Sessions } from './sessions.ts';

const noSuchPicture: ReaderText = {
  en: 'There is no such picture.',
  de: 'Dieses Bild gibt es nicht.',
  fr: 'Cette image n’existe pas.',
  pt: 'Esta imagem não existe.',
};

const statusOf = (fault: PictureFault) => {
  if (fault === 'picture_too_heavy') return 413;
  if (fault === 'too_many_pictures') return 429;
  return fault === 'pictures_waiting' ? 503 : 422;
};

/**
 * `POST /avatars`: the bytes of a picture; answers `{avatarId, url}`, which the mutation `setUserAvatar` takes, or `{issues}`. Anyone who is
 * signed in and was let in may send some in an hour. `GET /media/avatars/<id>/<pixels>`: a picture in one of its sizes.
 */
export function avatarRoutes(app: FastifyInstance, { deps, sessions }: { deps: Deps; sessions: Sessions }): void {
  // Whatever the browser calls it: what it is, its bytes say.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: avatarLimits.bytes }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 'picture_too_heavy');
    throw error;
  });

  // Asked before a byte of the picture is taken.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const token = bearerOf(request.headers.authorization);
    const actor = token === undefined ? undefined : await sessions.actorOf(token, undefined);
    if (!isPerson(actor)) return reply.code(401).send({ error: 'Sign in to do this.' });
    if (actor.owesSecondFactor) return refuseUntilSetUp(reply);
    const counted = await countPicture(deps.db, actor.userId, deps.clock.now());
    if (counted.kind === 'not_let_in')
      return reply.code(403).send({ error: 'Somebody has to let you in before you give yourself a picture.' });
    if (counted.kind === 'throttled')
      return refuse(reply.header('retry-after', retryAfter(counted.retryAfterMs)), 'too_many_pictures');
    return undefined;
  };

  app.post('/avatars', { onRequest }, async (request, reply) => {
    const kept = await keepPicture(deps, request.body instanceof Buffer ? request.body : Buffer.alloc(0));
    if (kept.kind === 'refused') return refuse(reply, kept.fault);
    return { avatarId: kept.id, url: avatarPath(kept.id, 256) };
  });

  app.get<{ Params: { id: string; pixels: string } }>('/media/avatars/:id/:pixels', async (request, reply) => {
    const id = request.params.id.toLowerCase();
    const found = isId(id) ? await findAvatarBytes(deps.db, id, Number(request.params.pixels)) : undefined;
    if (!found) {
      const language = readerLanguage(request.headers['accept-language']);
      return reply.code(404).header('content-language', language).send({ error: noSuchPicture[language] });
    }
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'content-length': found.bytes,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=31536000, immutable',
      })
      .send(await deps.storage.stream(found));
  });
}

type Person = Actor & { userId: Id<'user'> };

function isPerson(actor: Actor | undefined): actor is Person {
  return actor !== undefined && actor.userId !== null && actor.apiKeyId === undefined;
}

/** As GraphQL answers it: the dashboard renews its session, and learns what is owed. */
function refuseUntilSetUp(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .header('www-authenticate', 'Bearer error="insufficient_user_authentication"')
    .send({ error: secondFactorOwed().message });
}

function refuse(reply: FastifyReply, fault: PictureFault): FastifyReply {
  return reply.code(statusOf(fault)).send({ issues: [{ path: 'picture', code: fault, message: pictureTexts[fault] }] });
}
