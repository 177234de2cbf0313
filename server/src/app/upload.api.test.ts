import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../platform/failure.ts';
import { forgetUploads, openUpload, releaseUpload, useUpload } from '../platform/imports/uploads/index.ts';
import { withTransaction } from '../platform/db/index.ts';
import { type TestClient, testApi } from '../testing/index.ts';

const partBytes = 1024 * 1024;
const dayMs = 24 * 3_600_000;

const api = await testApi({ fixedSettings: { uploadFileMegabytes: 4, uploadPersonMegabytes: 6 } });
const { deps } = api;
afterAll(() => vi.restoreAllMocks());

type Upload = { id: string; reached: number; bytes: number; state: string; isUsed: boolean; expiresAt: string | null };
type Answer = {
  upload?: Upload;
  largestMegabytes?: number;
  error?: { code: string; reason: string };
  issues?: { path: string; code: string }[];
};
type Sent = { status: number } & Answer;

/** Somebody who may upload, with nothing uploaded yet. */
async function sender(): Promise<{ userId: string; client: TestClient; back: () => Promise<Who> }> {
  const user = await api.newUser({ roleKeys: ['administrator'] });
  // Who comes back on another day signs in again.
  const back = async () => ({ client: await api.as(user) });
  return { userId: user.id, client: await api.as(user), back };
}

async function ask(
  { client }: { client: TestClient },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { payload, headers = {} }: { payload?: Buffer | object; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const type = payload instanceof Buffer ? { 'content-type': 'application/octet-stream' } : {};
  const authorization: Record<string, string> = client.accessToken
    ? { authorization: `Bearer ${client.accessToken}` }
    : {};
  const answer = await api.app.inject({
    method,
    url,
    headers: { ...authorization, ...type, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json<Answer>()) };
}

type Who = { client: TestClient };
const begin = (who: Who, bytes: number, headers: Record<string, string> = {}, fileName = 'products.csv') =>
  ask(who, 'POST', '/uploads', { payload: { fileName, bytes, purpose: 'TABLE' }, headers });
const beginBlock = (who: Who, bytes: number) =>
  ask(who, 'POST', '/uploads', { payload: { fileName: 'paste.tsv', bytes, purpose: 'BLOCK' } });
const put = (who: Who, id: string, offset: number, payload: Buffer) =>
  ask(who, 'PUT', `/uploads/${id}/parts/${offset}`, { payload });
const complete = (who: Who, id: string) => ask(who, 'POST', `/uploads/${id}/complete`);
const look = (who: Who, id: string) => ask(who, 'GET', `/uploads/${id}`);
const idOf = ({ upload }: Sent): string => upload?.id ?? 'none';

/** Text of so many bytes whose lines are all different. */
function table(bytes: number): Buffer {
  const lines = ['sku,name\n'];
  for (let length = 9, row = 1; length < bytes; row += 1) {
    const line = `${row},Chair number ${row}\n`;
    lines.push(line);
    length += line.length;
  }
  return Buffer.from(lines.join('')).subarray(0, bytes);
}

async function sendAll(who: Who, content: Buffer): Promise<string> {
  const id = idOf(await begin(who, content.length));
  for (let at = 0; at < content.length; at += partBytes) await put(who, id, at, content.subarray(at, at + partBytes));
  await complete(who, id);
  return id;
}

const use = (userId: string, id: string) => withTransaction(deps.db, (tx) => useUpload(tx, deps, { userId }, id));

async function bytesOf(id: string, offset = 0): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of openUpload(api.engines, id, offset)) parts.push(part);
  return Buffer.concat(parts);
}

describe('an upload', () => {
  it('comes in parts, goes on where it stopped, and is read as it was sent', async () => {
    const own = await sender();
    const content = table(2.5 * partBytes);
    const begun = await begin(own, content.length);
    expect(begun).toMatchObject({ status: 200, upload: { reached: 0, state: 'OPEN', isUsed: false } });
    const id = idOf(begun);
    expect(await put(own, id, 0, content.subarray(0, partBytes))).toMatchObject({ upload: { reached: partBytes } });
    expect(await look(own, id)).toMatchObject({ upload: { reached: partBytes, state: 'OPEN' } });
    await put(own, id, partBytes, content.subarray(partBytes, 2 * partBytes));
    await put(own, id, 2 * partBytes, content.subarray(2 * partBytes));
    expect(await complete(own, id)).toMatchObject({ status: 200, upload: { state: 'COMPLETE', isUsed: false } });
    expect(await use(own.userId, id)).toMatchObject({ id, fileName: 'products.csv', bytes: content.length });
    expect((await bytesOf(id)).equals(content)).toBe(true);
    expect((await bytesOf(id, 1_500_000)).equals(content.subarray(1_500_000))).toBe(true);
    expect(await look(own, id)).toMatchObject({ upload: { isUsed: true, expiresAt: null } });
  });

  it('gives the same answer again where the first reply was lost', async () => {
    const own = await sender();
    const content = table(100);
    const key = { 'idempotency-key': 'one-file' };
    const first = await begin(own, 100, key);
    expect(await begin(own, 100, key)).toEqual(first);
    expect(await begin(own, 101, key)).toMatchObject({ status: 409, error: { code: 'upload_key_reused' } });
    expect(idOf(await begin(await sender(), 100, key))).not.toBe(idOf(first));
    const id = idOf(first);
    const received = await put(own, id, 0, content);
    expect(await put(own, id, 0, content)).toEqual(received);
    const ended = await complete(own, id);
    expect(await complete(own, id)).toEqual(ended);
    expect(await put(own, id, 0, content)).toEqual(ended);
    expect(ended).toMatchObject({ status: 200, upload: { state: 'COMPLETE' } });
  });

  it('takes a part that two connections send at once only once', async () => {
    const own = await sender();
    const id = idOf(await begin(own, 100));
    const sent = await Promise.all([1, 2, 3].map(() => put(own, id, 0, table(100))));
    expect(sent.map(({ status, upload }) => [status, upload?.reached])).toEqual([
      [200, 100],
      [200, 100],
      [200, 100],
    ]);
  });

  it('refuses a hole, a part elsewhere, one of another length and one with other content, and says where it goes on', async () => {
    const own = await sender();
    const content = table(2 * partBytes + 10);
    const id = idOf(await begin(own, content.length));
    const first = content.subarray(0, partBytes);
    const hole = await put(own, id, partBytes, first);
    expect(hole).toMatchObject({ status: 409, error: { code: 'upload_hole' }, upload: { reached: 0 } });
    await put(own, id, 0, first);
    for (const [offset, part] of [
      [5, first],
      [partBytes, content.subarray(0, 20)],
      [2 * partBytes, first],
      [9 * partBytes, first],
    ] as const)
      expect(await put(own, id, offset, part)).toMatchObject({ status: 409, error: { code: 'upload_part_misplaced' } });
    const changed = Buffer.from(first);
    changed[500_000]! ^= 1;
    expect(await put(own, id, 0, changed)).toMatchObject({ status: 409, error: { code: 'upload_part_differs' } });
    expect((await put(own, id, partBytes, Buffer.alloc(partBytes + 1))).status).toBe(413);
    const early = await complete(own, id);
    expect(early).toMatchObject({ status: 409, error: { code: 'upload_unfinished' }, upload: { reached: partBytes } });
    expect((await look(own, id)).upload?.reached).toBe(partBytes);
  });

  it('keeps nothing of a part whose connection breaks', async () => {
    const own = await sender();
    const id = idOf(await begin(own, partBytes));
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const address = api.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `PUT /uploads/${id}/parts/0 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${own.client.accessToken}\r\n` +
            `Content-Type: application/octet-stream\r\nContent-Length: ${partBytes}\r\n\r\n`,
        );
        socket.write(table(500_000), () => socket.destroy());
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    expect((await look(own, id)).upload?.reached).toBe(0);
    expect((await put(own, id, 0, table(partBytes))).upload?.reached).toBe(partBytes);
  });

  it('says that the disk is full, keeps nothing of the part, and goes on later', async () => {
    const own = await sender();
    const id = idOf(await begin(own, 100));
    vi.spyOn(deps.storage, 'put').mockRejectedValueOnce(new Failure('DISK_FULL', 'The disk is full.'));
    expect(await put(own, id, 0, table(100))).toMatchObject({
      status: 507,
      error: { code: 'upload_disk_full' },
      upload: { reached: 0 },
    });
    expect(await put(own, id, 0, table(100))).toMatchObject({ status: 200, upload: { reached: 100 } });
  });
});

describe('what a file is', () => {
  const zip = (name: string) => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from(name)]);
  it.each([
    ['an Excel workbook', zip('[Content_Types].xml'), 'This is an Excel workbook. Save it as CSV and upload that.'],
    ['an Excel workbook in gzip', gzipSync(zip('xl/workbook.xml')), 'This is an Excel workbook.'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an old Excel workbook'],
    ['an OpenDocument sheet', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'OpenDocument'],
    ['a letter', zip('word/document.xml'), 'This is a text document'],
    ['an archive', zip('holiday/beach.jpg'), 'This is an archive'],
    ['a PDF', Buffer.from('%PDF-1.7 ...'), 'This is a PDF'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'This is a picture'],
    ['a page', Buffer.from('<!DOCTYPE html><table><tr><td>sku'), 'This is an HTML page'],
    ['XML', Buffer.from('<?xml version="1.0"?><rows/>'), 'This is an XML file'],
    ['JSON', Buffer.from('[{"sku": "1"}]'), 'This is a JSON file'],
    ['noise', Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7) % 31)), 'This is no text'],
    ['xz', Buffer.from('fd377a585a00', 'hex'), 'This is packed with xz'],
    ['blanks', Buffer.from('  \n\n  '), 'The file is empty'],
  ])('is told by its content: %s is refused with the next step', async (_name, content, reason) => {
    const own = await sender();
    const id = idOf(await begin(own, content.length));
    const refused = await put(own, id, 0, content);
    expect(refused).toMatchObject({ status: 422, error: { code: 'not_a_table' } });
    expect(refused.error?.reason).toContain(reason);
    expect(await complete(own, id)).toEqual(refused);
    expect(await use(own.userId, id)).toBeUndefined();
  });

  it.each([
    ['text', Buffer.from('sku\n1\n')],
    ['text in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('sku;name\n1;Stühle\n', 'utf16le')])],
    ['text in windows-1252', Buffer.from('sku;name\n1;Stühle\n', 'latin1')],
    ['text packed with gzip', gzipSync('sku,name\n1,Chair\n')],
    ['a name that begins like a packed file', Buffer.from('BZhandle,name\n1,Chair\n')],
  ])('is told by its content: %s is taken, whatever its name', async (_name, content) => {
    const own = await sender();
    const id = idOf(await begin(own, content.length, {}, 'table.xlsx'));
    await put(own, id, 0, content);
    expect(await complete(own, id)).toMatchObject({ status: 200, upload: { state: 'COMPLETE' } });
  });

  it.each([
    ['a page', '<p>Oak</p>\t1\n<table>\t2\n'],
    ['JSON', '{"wood": "oak"}\n[{"wood": "ash"}]\n'],
    ['XML', '<?xml version="1.0"?>\n'],
    ['an archive', 'PK\t1\n'],
    ['nothing', '\t\n\t\n'],
  ])('is a text where cells were copied: one that begins like %s is taken', async (_name, block) => {
    const own = await sender();
    const content = Buffer.from(block);
    const id = idOf(await beginBlock(own, content.length));
    await put(own, id, 0, content);
    expect(await complete(own, id)).toMatchObject({ status: 200, upload: { state: 'COMPLETE' } });
  });

  it('is refused among copied cells where it is no text', async () => {
    const own = await sender();
    const content = Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7) % 31));
    const id = idOf(await beginBlock(own, content.length));
    expect(await put(own, id, 0, content)).toMatchObject({ status: 422, error: { code: 'not_a_table' } });
  });
});

describe('who uploads', () => {
  it('is alone with the upload', async () => {
    const [own, other] = [await sender(), await sender()];
    const id = await sendAll(own, table(100));
    expect((await look(other, id)).status).toBe(404);
    expect((await put(other, id, 0, table(100))).status).toBe(404);
    expect((await complete(other, id)).status).toBe(404);
    await ask(other, 'DELETE', `/uploads/${id}`);
    expect(await use(other.userId, id)).toBeUndefined();
    expect((await look(own, id)).status).toBe(200);
    expect(await ask(other, 'GET', '/uploads')).toMatchObject({ status: 200, uploads: [] });
    expect((await ask(other, 'GET', '/uploads')).largestMegabytes).toBe(4);
    expect((await look(own, 'no-id')).status).toBe(404);
  });

  it('is a person with the right to run imports', async () => {
    const visitor = { client: api.visitor() };
    expect((await begin(visitor, 10)).status).toBe(401);
    const analyst = { client: await api.as(await api.newUser({ roleKeys: ['analyst'] })) };
    expect((await begin(analyst, 10)).status).toBe(403);
    expect((await ask(analyst, 'GET', '/uploads')).status).toBe(403);
  });

  it('is told what is wrong with what they say of the file', async () => {
    const own = await sender();
    const answer = await ask(own, 'POST', '/uploads', { payload: { fileName: ' ', bytes: 1.5, purpose: 'FILM' } });
    expect(answer.status).toBe(422);
    expect(answer.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['fileName', 'required'],
      ['bytes', 'not_whole'],
      ['purpose', 'not_a_choice'],
    ]);
    expect(await begin(own, 0)).toMatchObject({ status: 422, error: { code: 'upload_empty' } });
    const text = { payload: Buffer.from('x'), headers: { 'content-type': 'text/plain' } };
    expect((await ask(own, 'POST', '/uploads', text)).status).toBe(415);
  });

  it('has a quota, which what is used, refused, discarded or over does not count against', async () => {
    const own = await sender();
    const large = 4 * partBytes;
    expect(await begin(own, large + 1)).toMatchObject({ status: 413, error: { code: 'upload_too_large' } });
    const first = idOf(await begin(own, large));
    expect(await begin(own, large)).toMatchObject({ status: 409, error: { code: 'upload_quota' } });
    await put(own, first, 0, Buffer.concat([Buffer.from('%PDF'), Buffer.alloc(partBytes - 4, 32)]));
    const second = idOf(await begin(own, large));
    expect((await begin(own, large)).status).toBe(409);
    expect((await ask(own, 'DELETE', `/uploads/${second}`)).status).toBe(204);
    expect((await ask(own, 'DELETE', `/uploads/${second}`)).status).toBe(204);
    const third = await sendAll(own, table(large));
    expect((await begin(own, large)).status).toBe(409);
    await use(own.userId, third);
    expect((await ask(own, 'DELETE', `/uploads/${third}`)).error?.code).toBe('upload_used');
    expect((await begin(own, large)).status).toBe(200);
  });

  it('begins no more at once than the quota allows', async () => {
    const own = await sender();
    const begun = await Promise.all([1, 2, 3, 4, 5].map(() => begin(own, 2 * partBytes)));
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(begun.filter(({ error }) => error?.code === 'upload_quota')).toHaveLength(2);
  });
});

describe('an upload that nothing uses', () => {
  it('is gone a day after its last part, with its bytes and nothing else', async () => {
    const own = await sender();
    const content = table(partBytes + 10);
    const [used, unused, released] = [
      await sendAll(own, content),
      await sendAll(own, content),
      await sendAll(own, content),
    ];
    await use(own.userId, used);
    await use(own.userId, released);
    const removed = vi.spyOn(deps.storage, 'remove');
    deps.clock.advance(dayMs - 1);
    await forgetUploads(api.engines);
    expect((await look(await own.back(), unused)).status).toBe(200);
    await withTransaction(deps.db, (tx) => releaseUpload(tx, deps, released));
    deps.clock.advance(1);
    expect(await look(await own.back(), unused)).toMatchObject({ status: 404, error: { code: 'upload_gone' } });
    expect(await use(own.userId, unused)).toBeUndefined();
    removed.mockClear();
    await forgetUploads(api.engines);
    const left = await deps.db.selectFrom('upload').select('id').where('user_id', '=', own.userId).execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([used, released].toSorted());
    expect((await bytesOf(used)).equals(content)).toBe(true);
    deps.clock.advance(dayMs);
    await forgetUploads(api.engines);
    expect(removed.mock.calls.length).toBeGreaterThanOrEqual(4);
    for (const [stored] of removed.mock.calls) await expect(deps.storage.get(stored)).rejects.toThrow('are gone');
    await expect(bytesOf(released)).rejects.toThrow('The uploaded file is gone');
    expect((await bytesOf(used)).equals(content)).toBe(true);
  });

  it('keeps its bytes until its rows are gone for good', async () => {
    const own = await sender();
    const left: number[] = [];
    const removing = vi.spyOn(deps.storage, 'remove').mockImplementation(async () => {
      const parts = await deps.db.selectFrom('upload_part').where('upload_id', '=', id).select('position').execute();
      left.push(parts.length);
    });
    let id = await sendAll(own, table(100));
    await ask(own, 'DELETE', `/uploads/${id}`);
    expect(left).toEqual([0]);

    const damaged = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), table(100)]);
    const payload = { fileName: 'lamp.png', bytes: damaged.length, purpose: 'PICTURE' };
    id = idOf(await ask(own, 'POST', '/uploads', { payload }));
    await put(own, id, 0, damaged);
    expect(await complete(own, id)).toMatchObject({ status: 422, error: { code: 'picture_damaged' } });
    expect(left).toEqual([0, 0]);

    const key = { 'idempotency-key': 'over' };
    id = idOf(await begin(own, 100, key));
    await put(own, id, 0, table(100));
    deps.clock.advance(dayMs + 1);
    expect(idOf(await begin(await own.back(), 100, key))).toBe(id);
    expect(left).toEqual([0, 0, 0]);
    removing.mockRestore();
  });

  it('can be begun anew under its key once it is over', async () => {
    const own = await sender();
    const key = { 'idempotency-key': 'again' };
    const id = idOf(await begin(own, 100, key));
    await put(own, id, 0, table(100));
    deps.clock.advance(dayMs + 1);
    expect(await begin(await own.back(), 100, key)).toMatchObject({ status: 200, upload: { id, reached: 0 } });
  });
});
