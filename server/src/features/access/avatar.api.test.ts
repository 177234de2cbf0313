import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { forgetUnusedAvatars } from './avatar.commands.ts';
import type { User } from './user.store.ts';

const api = await testApi();
const { db, clock, storage } = api.deps;
const administrator = await api.asAdministrator();

type Sent = { avatarId?: string; url?: string; issues?: { path: string; code: string; message: string }[] };
type Answer = { __typename: string; user?: { version: number; avatar: string | null }; changeId?: string };

const send = async (client: TestClient, payload: Buffer) => {
  const headers = { authorization: `Bearer ${client.accessToken}`, 'content-type': 'image/png' };
  const answer = await api.app.inject({ method: 'POST', url: '/avatars', headers, payload });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json<Sent>() };
};
const set = async (client: TestClient, id: string, version: number, avatarId: string | null | undefined) =>
  (
    await client.request<{ setUserAvatar: Answer }>(
      `mutation ($id: ID!, $version: Int!, $avatarId: ID) { setUserAvatar(id: $id, version: $version, avatarId: $avatarId) {
        __typename ... on UserUpdated { changeId user { version avatar } } ... on InvalidInput { issues { path code } } } }`,
      { id, version, avatarId },
    )
  ).data.setUserAvatar;
const plain = (colour: string, { width = 90, height = 60 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] !== undefined && data[0] > 128 ? 'red' : 'blue';
};

/** Somebody with a picture of one colour. */
async function pictured(
  colour: string,
): Promise<{ person: User; own: TestClient; avatarId: string; changeId: string }> {
  const person = await api.newUser();
  const own = await api.as(person);
  const { avatarId = '' } = await send(own, await plain(colour).png().toBuffer());
  const { changeId = '' } = await set(own, person.id, 1, avatarId);
  return { person, own, avatarId, changeId };
}

describe('a picture of somebody', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is taken as %s and given out small and square',
    async (format) => {
      const sent = await send(administrator, await plain('#c22').toFormat(format).toBuffer());
      expect(sent).toMatchObject({ status: 200, url: `/media/avatars/${sent.avatarId}/256` });
      for (const pixels of [64, 256]) {
        const given = await api.app.inject(`/media/avatars/${sent.avatarId}/${pixels}`);
        expect(given.headers).toMatchObject({
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=31536000, immutable',
        });
        expect(await sharp(given.rawPayload).metadata()).toMatchObject({
          format: 'webp',
          width: pixels,
          height: pixels,
        });
      }
    },
  );

  it('stands upright and says nothing beside its dots', async () => {
    const upper = await plain('#22c', { width: 60, height: 20 }).png().toBuffer();
    const lying = await plain('#c22', { width: 60, height: 60 })
      .composite([{ input: upper, top: 0, left: 0 }])
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { avatarId } = await send(administrator, lying);
    const { rawPayload } = await api.app.inject(`/media/avatars/${avatarId}/64`);
    expect([await colourAt(rawPayload, 32, 4), await colourAt(rawPayload, 32, 60)]).toEqual(['red', 'blue']);
    const { exif, orientation, icc } = await sharp(rawPayload).metadata();
    expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('is of a moving one the first frame', async () => {
    const frames = await Promise.all(['#c22', '#22c'].map((colour) => plain(colour).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { avatarId } = await send(administrator, moving);
    const { rawPayload } = await api.app.inject(`/media/avatars/${avatarId}/64`);
    expect(await colourAt(rawPayload, 32, 32)).toBe('red');
  });

  it('has a name that hangs on its bytes alone', async () => {
    const [one, again, other] = [
      await send(administrator, await plain('#c22').png().toBuffer()),
      await send(administrator, await plain('#c22').png().toBuffer()),
      await send(administrator, await plain('#22c').png().toBuffer()),
    ];
    expect(again.avatarId).toBe(one.avatarId);
    expect(other.avatarId).not.toBe(one.avatarId);
    expect((await api.app.inject(`/media/avatars/${one.avatarId}/100`)).statusCode).toBe(404);
  });
});

describe('a file that is no picture to take', () => {
  it.each([
    ['nothing', async () => Buffer.alloc(0), 422, 'picture_empty'],
    ['a text', async () => Buffer.from('I am a picture, says my name.'), 422, 'not_a_picture'],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      422,
      'not_a_picture',
    ],
    ['the half of one', async () => (await plain('#c22').png().toBuffer()).subarray(0, 120), 422, 'picture_damaged'],
    ['a beginning alone', async () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 422, 'picture_damaged'],
    [
      'what unpacks to far more than it is',
      () => plain('#c22', { width: 8_000, height: 6_000 }).png().toBuffer(),
      422,
      'picture_too_many_pixels',
    ],
    ['more bytes than a picture has', async () => Buffer.alloc(5_000_001), 413, 'picture_too_heavy'],
  ])('is refused in one sentence: %s', async (_what, bytes, status, code) => {
    const { app } = api;
    expect(await send(administrator, await bytes())).toMatchObject({ status, issues: [{ path: 'picture', code }] });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('is taken from nobody who is not signed in, and from no key', async () => {
    const payload = await plain('#c22').png().toBuffer();
    const ask = (authorization: string) =>
      api.app.inject({
        method: 'POST',
        url: '/avatars',
        headers: { authorization, 'content-type': 'image/png' },
        payload,
      });
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask('Bearer qk_something')).statusCode).toBe(401);
  });
});

describe('the picture of a user', () => {
  it('is set by themselves over the version they saw, and shown to them at their next log-in', async () => {
    const person = await api.newUser({ password: 'the picture of me' });
    const own = await api.as(person);
    const { avatarId } = await send(own, await plain('#2c2').png().toBuffer());
    expect((await set(own, person.id, 7, avatarId)).__typename).toBe('VersionConflict');
    expect(await set(own, person.id, 1, avatarId)).toMatchObject({
      user: { version: 2, avatar: `/media/avatars/${avatarId}/64` },
    });
    const payload = { email: person.email, password: 'the picture of me' };
    const signedIn = await api.app.inject({ method: 'POST', url: '/jwt/login', payload });
    expect(signedIn.json()).toMatchObject({ userData: { avatar: `/media/avatars/${avatarId}/64` } });
  });

  it('is changed by anyone who may change the user, and by nobody else', async () => {
    const { person, avatarId } = await pictured('#cc2');
    const stranger = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await set(stranger, person.id, 2, null)).__typename).toBe('NotFound');
    expect(await set(administrator, person.id, 2, 'no picture')).toMatchObject({ __typename: 'InvalidInput' });
    expect(await set(administrator, person.id, 2, crypto.randomUUID())).toMatchObject({
      issues: [{ path: 'avatarId', code: 'unknown' }],
    });
    expect(await set(administrator, person.id, 2, null)).toMatchObject({ user: { version: 3, avatar: null } });
    expect((await api.app.inject(`/media/avatars/${avatarId}/64`)).statusCode).toBe(200);
  });

  it('stands in the history, from which it is taken back', async () => {
    const { person, avatarId } = await pictured('#2cc');
    const { changeId } = await set(administrator, person.id, 2, null);
    const reverted = await administrator.query<{ revertChange: { __typename: string } }>(
      'mutation ($changeId: ID!) { revertChange(changeId: $changeId) { __typename } }',
      { changeId },
    );
    expect(reverted.revertChange.__typename).toBe('ChangeReverted');
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: object[] } }>(
      `query ($id: [ID!]) { auditTrail(first: 2, filter: { entityId: $id }) { nodes { cause fields { name before after } } } }`,
      { id: [person.id] },
    );
    expect(auditTrail.nodes).toEqual([
      { cause: 'revert', fields: [{ name: 'avatarId', before: null, after: avatarId }] },
      { cause: 'screen', fields: [{ name: 'avatarId', before: avatarId, after: null }] },
    ]);
  });

  it('goes with its bytes once neither a user nor the trail speaks of it', async () => {
    const { person, avatarId } = await pictured('#789');
    const { avatarId: unused } = await send(administrator, await plain('#123').png().toBuffer());
    const locations = await sql<{ location: string; codec: 'none' }>`
      select b.location, b.codec from avatar_size s join blob b on b.sha256 = s.blob_sha256 where s.avatar_id = ${avatarId}`.execute(
      db,
    );
    await set(administrator, person.id, 2, null);
    clock.advance(25 * 3_600_000);
    await forgetUnusedAvatars(api.deps);
    expect((await api.app.inject(`/media/avatars/${unused}/64`)).statusCode).toBe(404);
    expect((await api.app.inject(`/media/avatars/${avatarId}/64`)).statusCode).toBe(200);
    await sql`update change set before = null, after = null where entity_id = ${person.id}`.execute(db);
    await forgetUnusedAvatars(api.deps);
    expect((await api.app.inject(`/media/avatars/${avatarId}/64`)).statusCode).toBe(404);
    for (const stored of locations.rows) await expect(storage.get(stored)).rejects.toThrow('are gone');
    expect(locations.rows).toHaveLength(2);
  });
});

describe('anyone who sends pictures', () => {
  it('has been let in', async () => {
    const person = await api.newUser();
    const own = await api.as(person);
    await db.updateTable('app_user').set({ status: 'PENDING' }).where('id', '=', person.id).execute();
    clock.advance(5_000);
    expect(await send(own, Buffer.alloc(5_000_001))).toMatchObject({
      status: 403,
      error: expect.stringMatching(/^Somebody has to let you in/),
    });
  });

  it('sends twenty in an hour, and is told when there can be more', async () => {
    const person = await api.newUser();
    const own = await api.as(person);
    for (let sent = 0; sent < 20; sent += 1) expect((await send(own, Buffer.alloc(0))).status).toBe(422);
    clock.advance(60_000);
    const beyond = await send(own, Buffer.alloc(5_000_001));
    expect(beyond).toMatchObject({ status: 429, retryAfter: '3540', issues: [{ code: 'too_many_pictures' }] });
    clock.advance(3_540_000);
    expect((await send(await api.as(person), Buffer.alloc(0))).status).toBe(422);
  });
});
