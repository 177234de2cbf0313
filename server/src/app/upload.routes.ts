import type { Action, Subject } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { beginUploadInput, uploadChunkBytes, type UploadPurpose, uploadPurposes } from '@quarry/contracts/imports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../features/access/index.ts';
import { may } from '../platform/auth/index.ts';
import { type Deps, depsFor } from '../platform/feature.ts';
import {
  beginUpload,
  completeUpload,
  discardUpload,
  largestUpload,
  putPart,
  readUpload,
  readUploads,
  type UploadOutcome,
} from '../platform/imports/uploads/index.ts';
import { idempotencyKeyOf } from './graphql/keyed-mutation.ts';
import { fail, idOf, type Person, personAt } from './person-door.ts';

type Sending = { actor: Person; deps: Deps };
type OfOne = { Params: { id: string } };
type OfPart = { Params: { id: string; offset: string } };

/** The rights of which one lets somebody send files for a purpose. */
const rightsFor: Record<UploadPurpose, readonly (readonly [Action, Subject])[]> = {
  TABLE: [['run', 'Import']],
  BLOCK: [['run', 'Import']],
  PICTURE: [
    ['update', 'Product'],
    ['update', 'Category'],
  ],
  TAXONOMY: [['update', 'Category']],
};

/** Whether somebody may send files for it; to which record they go is asked where they are used. */
function maySend(actor: Person, purpose: UploadPurpose): boolean {
  return rightsFor[purpose].some(([action, subject]) => may(actor, action, subject, undefined, 'by_field'));
}

/**
 * Files in parts of 1 MB, each sent as `application/octet-stream` by the Bearer token of a person; only the sender reads an upload.
 * `POST /uploads` `{fileName, bytes, purpose}` begins one, and with the same `Idempotency-Key` gives the same one again. `GET /uploads`
 * lists those that nothing uses, with the largest size of a file. `GET /uploads/<id>` tells the byte reached, `PUT /uploads/<id>/parts/<offset>` takes the part there,
 * `POST /uploads/<id>/complete` ends it, `DELETE /uploads/<id>` discards it. Answers are `{upload}`, or `{error}` with `{code, reason,
 * wording}`, and the upload beside it where it goes on.
 */
export function uploadRoutes(app: FastifyInstance, { deps, sessions }: { deps: Deps; sessions: Sessions }): void {
  // A form of another site can send neither type, so that no request is sent on a person's behalf.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: uploadChunkBytes },
    (_request, body, done) => done(null, body),
  );

  const senders = new WeakMap<FastifyRequest, Sending>();
  app.addHook('onRequest', async (request, reply) => {
    const actor = await personAt(request, reply, sessions);
    if (!actor) return reply;
    if (!uploadPurposes.some((purpose) => maySend(actor, purpose)))
      return fail(reply, 403, 'FORBIDDEN', 'You may not upload files: ask an administrator for a role that may.');
    senders.set(request, { actor, deps: depsFor(actor, deps) });
    return undefined;
  });
  const sendingOf = (request: FastifyRequest): Sending => {
    const sending = senders.get(request);
    if (!sending) throw new Error('The request was not let in.');
    return sending;
  };

  app.post('/uploads', async (request, reply) => {
    const sending = sendingOf(request);
    const key = idempotencyKeyOf(request.headers);
    if (key instanceof Error) return fail(reply, 400, 'BAD_REQUEST', key.message);
    const input = checkInput(beginUploadInput, request.body);
    if (!input.ok) return reply.code(422).send({ issues: input.issues });
    if (!maySend(sending.actor, input.value.purpose))
      return fail(
        reply,
        403,
        'FORBIDDEN',
        'You may not upload files for this: ask an administrator for a role that may.',
      );
    return answer(reply, await beginUpload(sending.deps, sending.actor, { ...input.value, key }));
  });
  app.get('/uploads', async (request) => {
    const sending = sendingOf(request);
    const { deps: own, actor } = sending;
    return { uploads: await readUploads(own, actor), largestMegabytes: await largestUpload(own) };
  });
  app.get<OfOne>('/uploads/:id', async (request, reply) => {
    const sending = sendingOf(request);
    return answer(reply, await readUpload(sending.deps, sending.actor, idOf(request.params)));
  });
  app.put<OfPart>('/uploads/:id/parts/:offset', async (request, reply) => {
    const sending = sendingOf(request);
    const bytes = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    const offset = /^\d{1,15}$/.test(request.params.offset) ? Number(request.params.offset) : -1;
    return answer(reply, await putPart(sending.deps, sending.actor, { id: idOf(request.params), offset, bytes }));
  });
  app.post<OfOne>('/uploads/:id/complete', async (request, reply) => {
    const sending = sendingOf(request);
    return answer(reply, await completeUpload(sending.deps, sending.actor, idOf(request.params)));
  });
  app.delete<OfOne>('/uploads/:id', async (request, reply) => {
    const sending = sendingOf(request);
    const refused = await discardUpload(sending.deps, sending.actor, idOf(request.params));
    return refused ? answer(reply, refused) : reply.code(204).send();
  });
}

function answer(reply: FastifyReply, outcome: UploadOutcome): FastifyReply {
  if (outcome.kind === 'taken') return reply.send({ upload: outcome.upload });
  const { status, why, upload } = outcome;
  return reply.code(status).send({ error: why, upload });
}
