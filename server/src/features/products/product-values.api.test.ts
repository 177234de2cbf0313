import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildColourFromOffer, buildProduct } from './product.builder.ts';
import { productDoors } from './testing/product-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { setValue, made, readProduct, newBrand } = await productDoors(api);

describe('values set by hand', () => {
  const colourOf = async (id: string) =>
    (
      await readProduct<{ values: { attribute: { code: string }; text: string }[] }>(
        id,
        'values { attribute { code } text sourceKind source { shopName raw method path pageUrl storedPageUrl isStoredPageGone } alternatives { text reason source { offerTitle } } }',
      )
    ).values.filter(({ attribute }) => attribute.code === 'color');

  it('win over what a shop states, which is kept beside them and returns when they are cleared', async () => {
    const { id, variantId } = await buildProduct(db, { name: 'Painted' });
    await buildColourFromOffer(db, id, variantId, 'rot');
    const stated = {
      text: 'rot',
      sourceKind: 'offer',
      source: {
        shopName: 'Farbhaus',
        raw: 'rot ',
        method: 'json-ld',
        path: '$.color',
        pageUrl: 'https://farbhaus.example/p/1',
      },
    };
    expect(await colourOf(id)).toMatchObject([{ ...stated, alternatives: [] }]);
    await setValue({ productId: id, version: 1, attributeCode: 'color', value: 'blau' });
    expect(await colourOf(id)).toMatchObject([
      {
        text: 'blau',
        sourceKind: 'manual',
        source: null,
        alternatives: [{ text: 'rot', source: { offerTitle: 'Offer title' } }],
      },
    ]);
    await setValue({ productId: id, version: 2, attributeCode: 'color', value: null });
    expect(await colourOf(id)).toMatchObject([{ ...stated, alternatives: [] }]);
  });

  it('lead to the stored page where its bytes are kept, and say where they were deleted', async () => {
    const { id, variantId } = await buildProduct(db, { name: 'Traced' });
    await buildColourFromOffer(db, id, variantId, 'rosa');
    expect(await colourOf(id)).toMatchObject([{ source: { storedPageUrl: null, isStoredPageGone: false } }]);
    await db
      .updateTable('offer_snapshot')
      .set({ blob_sha256: Buffer.alloc(32) })
      .execute();
    expect(await colourOf(id)).toMatchObject([
      { source: { storedPageUrl: null, isStoredPageGone: true, raw: 'rosa ' } },
    ]);
    await db
      .insertInto('blob')
      .values({
        sha256: Buffer.alloc(32),
        media_type: 'text/html',
        bytes: 1,
        stored_bytes: 1,
        codec: 'none',
        location: `00/00/${'0'.repeat(64)}`,
      })
      .execute();
    expect(await colourOf(id)).toMatchObject([
      { source: { storedPageUrl: expect.stringMatching(/^\/pages\/stored\/snapshot\/.+signature=/) } },
    ]);
  });

  it.each([
    ['pack_size', 'six', [{ path: 'value', code: 'not_a_number' }]],
    ['gtin', '40063813E3931', [{ path: 'value', code: 'gtin_not_digits' }]],
    ['gtin', '123', [{ path: 'value', code: 'gtin_wrong_length' }]],
    ['gtin', '4006381333932', [{ path: 'value', code: 'gtin_wrong_check_digit' }]],
    ['gtin', '2000000000008', [{ path: 'value', code: 'gtin_restricted' }]],
    ['gtin', '9800000000007', [{ path: 'value', code: 'gtin_coupon' }]],
    ['gtin', '14006381333938', [{ path: 'value', code: 'gtin_case' }]],
    ['brand', '01890000-0000-7000-8000-000000000000', [{ path: 'value', code: 'unknown' }]],
    ['nonsense', 'x', [{ path: 'attributeCode', code: 'unknown' }]],
    ['name', ' ', [{ path: 'value', code: 'required' }]],
  ])('refuse for %s what it cannot be', async (attributeCode, value, issues) => {
    const { id } = await buildProduct(db);
    const answer = await setValue({ productId: id, version: 1, attributeCode, value });
    expect(answer.data.setProductValue).toEqual({ __typename: 'InvalidInput', issues });
  });

  it('move the product along when they are its name or brand', async () => {
    const brandId = await newBrand('Valued');
    const { id } = await buildProduct(db, { name: 'Old name' });
    await setValue({ productId: id, version: 1, attributeCode: 'name', value: 'New name' });
    const answer = await setValue({ productId: id, version: 2, attributeCode: 'brand', value: brandId });
    expect(answer.data.setProductValue.product).toMatchObject({
      name: 'New name',
      brand: { id: brandId, name: 'Valued' },
    });
  });

  it('cannot take away the only name', async () => {
    const product = await made({ name: 'Only name' });
    const answer = await setValue({
      productId: product.id,
      version: product.version,
      attributeCode: 'name',
      value: null,
    });
    expect(answer.data.setProductValue).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'name', code: 'required' }],
    });
  });
});
