import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, remove, fromBin, revert, update } = await categoryDoors(api);

type Answer = { __typename: string; code?: string; changeId?: string; category?: Shown };
type Shown = { version: number; pictureUrl: string | null; pictureAlts: { locale: string; text: string }[] };

async function door(client: TestClient, method: 'POST' | 'PUT', url: string, payload: Buffer | object) {
  const headers = {
    authorization: `Bearer ${client.accessToken}`,
    ...(payload instanceof Buffer && { 'content-type': 'application/octet-stream' }),
  };
  const answer = await api.app.inject({ method, url, headers, payload });
  return { status: answer.statusCode, ...answer.json<{ upload?: { id: string }; error?: { code: string } }>() };
}

const begin = (bytes: number, client = administrator) =>
  door(client, 'POST', '/uploads', { fileName: 'lamp.jpg', bytes, purpose: 'PICTURE' });

/** What the door says of the file, at its first part or at its end. */
async function send(bytes: Buffer, client = administrator): Promise<{ id: string; code?: string | undefined }> {
  const { upload } = await begin(bytes.length, client);
  const id = upload?.id ?? 'none';
  const part = await door(client, 'PUT', `/uploads/${id}/parts/0`, bytes);
  const end = await door(client, 'POST', `/uploads/${id}/complete`, {});
  return { id, code: part.error?.code ?? end.error?.code };
}

const setPicture = async (id: string, version: number, uploadId: string | null, client = administrator) =>
  (
    await client.request<{ setCategoryPicture: Answer } | null>(
      `mutation ($id: ID!, $version: Int!, $uploadId: ID) { setCategoryPicture(id: $id, version: $version, uploadId: $uploadId) { __typename
        ... on CategoryUpdated { changeId category { version pictureUrl } } ... on NotAllowedNow { code } ... on VersionConflict { currentVersion } } }`,
      { id, version, uploadId },
    )
  ).data?.setCategoryPicture;
const shown = async (id: string) =>
  (
    await administrator.query<{ category: Shown }>(
      'query ($id: ID!) { category(id: $id) { version pictureUrl pictureAlts { locale text } } }',
      { id },
    )
  ).category;
const png = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
const served = async (url: string | null | undefined) =>
  (await api.app.inject({ method: 'GET', url: url ?? '/media/none' })).statusCode;
/** A category with a picture of this colour. */
const pictured = async (name: string, colour: string) => {
  const { id } = await made({ name });
  const answer = await setPicture(id, 1, (await send(await png(colour))).id);
  return { id, answer, url: answer?.category?.pictureUrl ?? null };
};

describe('the picture of a category', () => {
  it('is kept with what it shows in each language, replaced, removed, and taken back by its changes', async () => {
    const { id, answer, url } = await pictured('Lamps', '#a00');
    expect(answer?.__typename).toBe('CategoryUpdated');
    expect(await served(url)).toBe(200);
    const second = await setPicture(id, 2, (await send(await png('#0a0'))).id);
    expect(second?.category?.pictureUrl).not.toBe(url);
    expect(await revert(second?.changeId)).toMatchObject({ __typename: 'ChangeReverted' });
    expect(await shown(id)).toMatchObject({ pictureUrl: url, version: 4 });
    const none = await setPicture(id, 4, null);
    expect((await shown(id)).pictureUrl).toBeNull();
    await revert(none?.changeId);
    expect((await shown(id)).pictureUrl).toBe(url);

    const alts = [
      { locale: 'en', text: 'A red lamp' },
      { locale: 'de', text: 'Eine rote Lampe' },
    ];
    await administrator.query(
      `mutation ($id: ID!, $input: CategoryInput!) { updateCategory(id: $id, version: 6, input: $input) { __typename } }`,
      { id, input: { names: [{ locale: 'en', text: 'Lamps' }], pictureAlts: alts } },
    );
    expect(await shown(id)).toMatchObject({ pictureAlts: alts, pictureUrl: url });
    // Anyone who does not name them leaves them.
    await update(id, 7, { name: 'Lights' });
    expect(await shown(id)).toMatchObject({ pictureAlts: alts, pictureUrl: url });
  });

  it('stays in the bin with its category, comes back with it, and goes with it for good', async () => {
    const { id, url } = await pictured('Chairs', '#00a');
    await remove(id, 2);
    await fromBin('restoreFromBin', id);
    expect((await shown(id)).pictureUrl).toBe(url);
    await remove(id, (await shown(id)).version);
    expect(await fromBin('purgeFromBin', id)).toMatchObject({
      data: { purgeFromBin: { __typename: 'PurgedFromBin' } },
    });
    expect(await served(url)).toBe(404);
    expect(
      (
        await sql`select from media where category_id is not null and id not in (
      select picture_id from category where picture_id is not null) and category_id = ${id}`.execute(db)
      ).rows,
    ).toEqual([]);
  });

  it('is refused by the sentences of products where it is none, or too large', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send(drawing)).code).toBe('not_a_picture');
    const disguised = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('no picture at all'.repeat(9)),
    ]);
    expect((await send(disguised)).code).toBe('picture_damaged');
    // 300 million pixels, said by its head.
    const huge = Buffer.from(await png('#fff'));
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(15_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    expect((await send(huge)).code).toBe('picture_too_many_pixels');
  });

  it('is of this category alone: no product takes it, and no other person the upload', async () => {
    const { id } = await pictured('Tables', '#0aa');
    const { rows } = await sql<{ id: string }>`select picture_id as id from category where id = ${id}`.execute(db);
    const { createProduct } = await administrator.query<{
      createProduct: { product: { id: string; version: number } };
    }>('mutation { createProduct(input: { name: "A table" }) { ... on ProductCreated { product { id version } } } }');
    const { product } = createProduct;
    const taken = await administrator.query(
      `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename ... on InvalidInput { issues { code } } } }`,
      { input: { productId: product.id, version: product.version, attributeCode: 'image', value: rows[0]?.id } },
    );
    expect(taken).toMatchObject({ setProductValue: { __typename: 'InvalidInput' } });
    const { id: uploadId } = await send(await png('#aaa'));
    const other = await api.asAdministrator();
    const version = (await shown(id)).version;
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await begin(10, analyst)).status).toBe(403);
    expect(await setPicture(id, version, uploadId, analyst)).toBeUndefined();
    expect(await setPicture(id, version, 'none', other)).toMatchObject({ code: 'picture_gone' });
    expect(await setPicture(id, version - 1, uploadId)).toMatchObject({ __typename: 'VersionConflict' });
  });
});
