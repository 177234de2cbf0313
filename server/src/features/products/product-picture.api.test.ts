import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { forgetUploads } from '../../platform/imports/uploads/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { productDoors } from './testing/product-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, readProduct, setValue, revert, newBrand } = await productDoors(api);

type Answer = {
  __typename: string;
  code?: string;
  reason?: string;
  changeId?: string;
  product?: { version: number; imageUrl: string | null; values: { attribute: { code: string }; sourceKind: string }[] };
};
const shown = 'version imageUrl completeness { missing { code } } values { attribute { code } sourceKind pictureUrl }';

async function door(client: TestClient, method: 'GET' | 'POST' | 'PUT', url: string, payload: Buffer | object) {
  const answer = await api.app.inject({
    method,
    url,
    headers: {
      ...(client.accessToken && { authorization: `Bearer ${client.accessToken}` }),
      ...(payload instanceof Buffer && { 'content-type': 'application/octet-stream' }),
    },
    payload,
  });
  const body = answer.json<{ upload?: { id: string }; error?: { code: string; reason: string } }>();
  return { status: answer.statusCode, ...body };
}

const begin = (client: TestClient, bytes: number, fileName = 'lamp.png') =>
  door(client, 'POST', '/uploads', { fileName, bytes, purpose: 'PICTURE' });

async function send(bytes: Buffer, client = administrator, fileName = 'lamp.png'): Promise<string> {
  const { upload } = await begin(client, bytes.length, fileName);
  const id = upload?.id ?? 'none';
  await door(client, 'PUT', `/uploads/${id}/parts/0`, bytes);
  await door(client, 'POST', `/uploads/${id}/complete`, {});
  return id;
}

/** Sends a picture and takes it for whole without the look at its end, as uploads had none before. */
async function sendUnchecked(bytes: Buffer): Promise<string> {
  const { upload } = await begin(administrator, bytes.length);
  const id = upload?.id ?? 'none';
  await door(administrator, 'PUT', `/uploads/${id}/parts/0`, bytes);
  await db.updateTable('upload').set({ state: 'COMPLETE' }).where('id', '=', id).execute();
  return id;
}

const setPicture = async (
  { id, version }: { id: string; version: number },
  uploadId: string,
  client = administrator,
): Promise<Answer | undefined> =>
  (
    await client.request<{ setProductPicture: Answer } | null>(
      `mutation ($input: SetProductPictureInput!) { setProductPicture(input: $input) { __typename
        ... on ProductUpdated { changeId product { ${shown} } } ... on NotAllowedNow { code reason }
        ... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
      { input: { productId: id, version, uploadId } },
    )
  ).data?.setProductPicture;

const dots = (colour: string, side = 8) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } });
const noise = sharp({
  create: {
    width: 128,
    height: 128,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const png = (colour: string) => dots(colour).png().toBuffer();
const served = (url: string | null | undefined) => api.app.inject({ method: 'GET', url: url ?? '/media/none' });
const lamp = () => made({ name: 'A lamp' });
const versionOf = async (id: string) => (await readProduct<{ version: number }>(id, 'version')).version;

describe('the picture that a person gives a product', () => {
  it.each([
    ['image/png', () => png('#a00')],
    ['image/jpeg', () => dots('#0a0').jpeg().toBuffer()],
    ['image/webp', () => dots('#00a').webp().toBuffer()],
    ['image/gif', () => dots('#aa0').gif().toBuffer()],
    ['image/avif', () => dots('#0aa', 16).avif().toBuffer()],
  ])('is kept as %s by its content, shown, and stated as set by hand', async (type, picture) => {
    const product = await lamp();
    const bytes = await picture();
    // What the file is called does not count.
    const answer = await setPicture(product, await send(bytes, administrator, 'list.csv'));
    expect(answer?.product?.values).toContainEqual(
      expect.objectContaining({ attribute: { code: 'image' }, sourceKind: 'manual' }),
    );
    const file = await served(answer?.product?.imageUrl);
    expect(file.headers['content-type']).toBe(type);
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('wins over what a source says, and gives way to it once it is removed', async () => {
    const product = await lamp();
    const attribute = await db
      .selectFrom('attribute')
      .select('id')
      .where('code', '=', 'image')
      .executeTakeFirstOrThrow();
    const offered = newId();
    await db
      .insertInto('media')
      .values({ id: offered, source_url: `https://shop.example/${offered}.png`, state: 'pending' })
      .execute();
    const value = { product_id: product.id, attribute_id: attribute.id, locale: '', value: JSON.stringify(offered) };
    await db
      .insertInto('product_value')
      .values({ ...value, id: newId(), source_kind: 'import', confidence: 0.9 })
      .execute();
    const given = await setPicture(product, await send(await png('#123')));
    expect(given?.product?.imageUrl).not.toBeNull();
    const input = { productId: product.id, attributeCode: 'image', value: null };
    await setValue({ ...input, version: given?.product?.version });
    const row = await db.selectFrom('product').select('image_media_id').where('id', '=', product.id).executeTakeFirst();
    expect(row?.image_media_id).toBe(offered);
  });

  it('is taken back by its change, and comes back the same way', async () => {
    const product = await lamp();
    const first = await setPicture(product, await send(await png('#111')));
    const second = await setPicture(
      { id: product.id, version: first?.product?.version ?? 0 },
      await send(await png('#222')),
    );
    expect(second?.product?.imageUrl).not.toBe(first?.product?.imageUrl);
    await revert(second?.changeId);
    const after = await readProduct<{ imageUrl: string; version: number }>(product.id, 'imageUrl version');
    expect(after.imageUrl).toBe(first?.product?.imageUrl);
    await setValue({ productId: product.id, version: after.version, attributeCode: 'image', value: null });
    expect((await readProduct<{ imageUrl: null }>(product.id, 'imageUrl')).imageUrl).toBeNull();
  });

  it('loses where it was taken, and stands upright', async () => {
    const product = await lamp();
    const picture = sharp({ create: { width: 12, height: 6, channels: 3, background: '#765' } }).jpeg();
    const bytes = await picture.withMetadata({ orientation: 6 }).toBuffer();
    const answer = await setPicture(product, await send(bytes));
    const { width, height, exif } = await sharp((await served(answer?.product?.imageUrl)).rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 6, height: 12, exif: undefined });
  });

  it('goes with its product for good, and its file with it', async () => {
    const product = await lamp();
    const answer = await setPicture(product, await send(await png('#abc')));
    await administrator.query(
      'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
      {
        id: product.id,
        version: answer?.product?.version,
      },
    );
    await administrator.query('mutation ($id: ID!) { purgeFromBin(id: $id) { __typename } }', { id: product.id });
    expect((await served(answer?.product?.imageUrl)).statusCode).toBe(404);
    expect(await db.selectFrom('media').select('id').where('product_id', '=', product.id).execute()).toEqual([]);
  });

  it('belongs to that product only', async () => {
    const [product, other] = [await lamp(), await lamp()];
    await setPicture(product, await send(await png('#cba')));
    const media = await db
      .selectFrom('media')
      .select('id')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    const { data } = await setValue({
      productId: other.id,
      version: other.version,
      attributeCode: 'image',
      value: media.id,
    });
    expect(data.setProductValue).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'value', code: 'unknown' }],
    });
  });
});

describe('a picture is refused', () => {
  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a text', Buffer.from('sku,name\n1,Lamp\n')],
  ])('as %s before it is whole', async (_what, bytes) => {
    const { upload } = await begin(administrator, bytes.length);
    const { status, error } = await door(administrator, 'PUT', `/uploads/${upload?.id}/parts/0`, bytes);
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'not_a_picture' });
  });

  it('above 10 MB, before it is sent', async () => {
    expect(await begin(administrator, 10 * 1024 * 1024 + 1)).toMatchObject({
      status: 413,
      error: { code: 'picture_too_large', reason: expect.stringContaining('10 MB') as string },
    });
  });

  it('above 40 million pixels', async () => {
    // Its head says so: 8,000 by 5,001.
    const large = await png('#000');
    large.writeUInt32BE(8000, 16);
    large.writeUInt32BE(5001, 20);
    large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
    expect(await setPicture(await lamp(), await sendUnchecked(large))).toMatchObject({
      code: 'picture_too_many_pixels',
      reason: expect.stringContaining('40 million') as string,
    });
  });

  it.each([
    ['cut off', async () => (await noise.jpeg().toBuffer()).subarray(0, 3000)],
    // The library has no word for what is wrong with it.
    ['interlaced and cut off', async () => (await noise.png({ progressive: true }).toBuffer()).subarray(0, 3000)],
    ['of 0 by 0 pixels', async () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(7), Buffer.from([0x3b])])],
  ])('that is %s', async (_what, bytes) => {
    const product = await lamp();
    expect(await setPicture(product, await sendUnchecked(await bytes()))).toMatchObject({
      code: 'picture_damaged',
    });
    expect(await versionOf(product.id)).toBe(product.version);
  });

  it('when its upload ends, for good, so that it is neither offered again nor kept', async () => {
    const bytes = (await noise.jpeg().toBuffer()).subarray(0, 3001);
    const { upload } = await begin(administrator, bytes.length, 'damaged.jpg');
    const id = upload?.id ?? 'none';
    await door(administrator, 'PUT', `/uploads/${id}/parts/0`, bytes);
    const complete = () => door(administrator, 'POST', `/uploads/${id}/complete`, {});
    const damaged = { status: 422, error: { code: 'picture_damaged' } };
    expect(await complete()).toMatchObject(damaged);
    expect(await complete()).toMatchObject(damaged);
    const listed = await door(administrator, 'GET', '/uploads', {});
    expect(JSON.stringify(listed)).not.toContain('damaged.jpg');
    expect(await db.selectFrom('upload_part').select('position').where('upload_id', '=', id).execute()).toEqual([]);
  });

  it('for now alone where the library lacks memory, so that it is taken at the next try', async () => {
    const bytes = await png('#456');
    const { upload } = await begin(administrator, bytes.length);
    await door(administrator, 'PUT', `/uploads/${upload?.id}/parts/0`, bytes);
    const complete = () => door(administrator, 'POST', `/uploads/${upload?.id}/complete`, {});
    for (const lack of [
      'vips_malloc: out of memory',
      'Input buffer has corrupt header: VipsJpeg: Insufficient memory',
      'timeout: 40% complete',
    ]) {
      const failing = vi.spyOn(sharp.prototype, 'metadata').mockRejectedValueOnce(new Error(lack));
      expect(await complete()).toMatchObject({ status: 409, error: { code: 'pictures_waiting' } });
      failing.mockRestore();
    }
    expect((await complete()).status).toBe(200);
  });

  it('that was used before, that somebody else sent, and that is no upload for it', async () => {
    const product = await lamp();
    const uploadId = await send(await png('#fed'));
    const other = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    expect(await setPicture(product, uploadId, other)).toMatchObject({ code: 'picture_gone' });
    const answer = await setPicture(product, uploadId);
    expect(answer?.__typename).toBe('ProductUpdated');
    const now = { id: product.id, version: answer?.product?.version ?? 0 };
    expect(await setPicture(now, uploadId)).toMatchObject({ code: 'picture_gone' });
  });

  it('on a version that has moved on, and is kept for the next try', async () => {
    const product = await lamp();
    const uploadId = await send(await png('#def'));
    expect(await setPicture({ ...product, version: product.version - 1 }, uploadId)).toMatchObject({
      __typename: 'VersionConflict',
    });
    expect(await setPicture(product, uploadId)).toMatchObject({ __typename: 'ProductUpdated' });
  });

  it('where the save fails, and is kept for the next try', async () => {
    const product = await lamp();
    const uploadId = await send(await png('#fde'));
    await sql`create function fail_late() returns trigger language plpgsql as $$ begin raise 'late'; end $$`.execute(
      db,
    );
    await sql`create constraint trigger fail_late after insert on media deferrable initially deferred
      for each row execute function fail_late()`.execute(db);
    expect(await setPicture(product, uploadId)).toBeUndefined();
    await sql`drop function fail_late cascade`.execute(db);
    expect(await setPicture(product, uploadId)).toMatchObject({ __typename: 'ProductUpdated' });
  });

  it('a second time, while its upload waits for a store that could not delete it', async () => {
    const product = await lamp();
    const uploadId = await send(await png('#edf'));
    const removing = vi.spyOn(api.deps.storage, 'remove').mockRejectedValueOnce(new Error('The store is away.'));
    const answer = await setPicture(product, uploadId);
    removing.mockRestore();
    expect(answer).toMatchObject({ __typename: 'ProductUpdated' });
    const now = { id: product.id, version: answer?.product?.version ?? 0 };
    expect(await setPicture(now, uploadId)).toMatchObject({ code: 'picture_gone' });
    const left = () => db.selectFrom('upload').select('id').where('id', '=', uploadId).execute();
    expect(await left()).toHaveLength(1);
    await forgetUploads(api.engines);
    expect(await left()).toEqual([]);
  });

  it('to a brand manager for a product of another brand', async () => {
    const [own, foreign] = [await newBrand('Own'), await newBrand('Foreign')];
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: own }).execute();
    const manager = await api.as(user);
    const [mine, theirs] = [
      await made({ name: 'Mine', brandId: own }),
      await made({ name: 'Theirs', brandId: foreign }),
    ];
    expect(await setPicture(mine, await send(await png('#00f'), manager), manager)).toMatchObject({
      __typename: 'ProductUpdated',
    });
    expect((await setPicture(theirs, await send(await png('#0f0'), manager), manager))?.__typename).not.toBe(
      'ProductUpdated',
    );
    const reader = await api.as(await api.newUser({ roleKeys: ['visitor'] }));
    expect((await begin(reader, 100)).status).toBe(403);
  });
});
