import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildColourFromOffer, buildProduct } from './product.builder.ts';
import { type Product, productDoors } from './testing/product-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, create, update, move, setValue, revert, made, readProduct, names, newBrand } =
  await productDoors(api);

describe('a product made by hand', () => {
  it('states each of its values as set by hand, and counts them as filled', async () => {
    const brandId = await newBrand('Handbrand');
    const product = await made({
      name: 'Desk lamp',
      description: 'It is bright.',
      brandId,
      gtin: '4006381333931',
      mpn: 'dl-1',
    });
    expect(product).toMatchObject({
      name: 'Desk lamp',
      status: 'DRAFT',
      brand: { name: 'Handbrand' },
      completeness: { percent: 67, missing: [{ code: 'category' }, { code: 'image' }] },
      variants: [
        {
          identifiers: [
            { kind: 'gtin', value: '4006381333931' },
            { kind: 'mpn', value: 'dl-1' },
          ],
        },
      ],
    });
    expect(product).toHaveProperty('values', [
      { attribute: { code: 'name' }, locale: 'en', text: 'Desk lamp', sourceKind: 'manual' },
      { attribute: { code: 'description' }, locale: 'en', text: 'It is bright.', sourceKind: 'manual' },
      { attribute: { code: 'brand' }, locale: '', text: 'Handbrand', sourceKind: 'manual' },
      { attribute: { code: 'gtin' }, locale: '', text: '4006381333931', sourceKind: 'manual' },
      { attribute: { code: 'mpn' }, locale: '', text: 'dl-1', sourceKind: 'manual' },
    ]);
  });

  it('names a GTIN with a wrong check digit and references to nothing', async () => {
    const answer = await create({ name: 'X', gtin: '4006381333932', brandId: crypto.randomUUID() });
    expect(answer.data.createProduct).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'brandId', code: 'unknown' },
        { path: 'gtin', code: 'gtin_wrong_check_digit' },
      ],
    });
  });

  it('keeps on an update what the input leaves out', async () => {
    const product = await made({ name: 'Chair', tags: ['oak'], mpn: 'C1' });
    const answer = await update(product, { name: 'Oak chair' });
    expect(answer.data.updateProduct.product).toMatchObject({
      name: 'Oak chair',
      version: product.version + 1,
      tags: ['oak'],
      variants: [{ identifiers: [{ value: 'C1' }] }],
    });
  });

  it('refuses a save over a newer version', async () => {
    const product = await made({ name: 'Table' });
    await update(product, { name: 'Table 2' });
    const late = await update(product, { name: 'Table 3' });
    expect(late.data.updateProduct).toEqual({ __typename: 'VersionConflict', currentVersion: product.version + 1 });
  });

  it('is found by the words it is given, also after a change', async () => {
    const product = await made({ name: 'Brevilux projector' });
    await update(product, { name: 'Brevilux beamer' });
    expect(await names({ search: 'brevilux beam' })).toEqual(['Brevilux beamer']);
    expect(await names({ search: 'brevilux projector' })).toEqual([]);
  });
});

describe('a GTIN in the search for products', () => {
  it.each([
    '3768271842053',
    '03768271842053',
    '376-8271-84205-3',
    '376 8271 842053',
    'EAN13#3768271842053',
    'EAN 3768271842053',
    'GTIN: 3768271842053',
  ])('is read in %s', async (search) => {
    if ((await names({ search: '3768271842053' })).length === 0)
      await made({ name: 'Cedar soap', gtin: '3768271842053' });
    expect(await names({ search })).toEqual(['Cedar soap']);
  });
});

describe('the states of a product', () => {
  it('go from draft over review to active and unlisted', async () => {
    let product = await made({ name: 'Stateful' });
    for (const status of ['IN_REVIEW', 'ACTIVE', 'UNLISTED']) {
      product = (await move(product, status)).data.changeProductStatus.product ?? product;
      expect(product.status).toBe(status);
    }
  });

  it('refuse a move that is not on the way and say which are', async () => {
    const product = await made({ name: 'Stuck' });
    const answer = await move(product, 'UNLISTED');
    expect(answer.data.changeProductStatus).toEqual({
      __typename: 'NotAllowedNow',
      code: 'no_such_move',
      reason:
        'A product that is a draft cannot become unlisted: the way there begins at active. Possible now: in review, active, and archived.',
    });
  });

  it('are offered as actions, each with why it cannot be done now', async () => {
    const { id } = await made({ name: 'Offered' });
    const offered = async (client = administrator) =>
      (
        await client.query<{ product: Product }>(
          'query ($id: ID!) { product(id: $id) { actions { action isAllowed refusal { code right { action } } } } }',
          { id },
        )
      ).product.actions.map(({ action, isAllowed, refusal }) => [
        action,
        isAllowed ? null : (refusal?.right?.action ?? refusal?.code),
      ]);
    expect(await offered()).toEqual([
      ['submit', null],
      ['publish', null],
      ['reject', 'no_such_move'],
      ['unlist', 'no_such_move'],
      ['archive', null],
    ]);
    const rules = JSON.stringify(['read', 'update'].map((action) => ({ action, subject: 'Product' })));
    await db.insertInto('role').values({ id: newId(), key: 'editors', name: 'Editors', rules }).execute();
    const editor = await api.as(await api.newUser({ roleKeys: ['editors'] }));
    expect(await offered(editor)).toEqual([
      ['submit', null],
      ['publish', 'publish'],
      ['reject', 'publish'],
      ['unlist', 'publish'],
      ['archive', 'archive'],
    ]);
  });

  it('do not become active below an archived brand, by no way', async () => {
    const brandId = await newBrand('Gone brand');
    const product = await made({ name: 'Below it', brandId });
    const active = (await move(product, 'ACTIVE')).data.changeProductStatus;
    const unlisted = (await move(active.product ?? product, 'UNLISTED')).data.changeProductStatus;
    await db.updateTable('brand').set({ status: 'ARCHIVED' }).where('id', '=', brandId).execute();
    const refused = {
      __typename: 'NotAllowedNow',
      code: 'BRAND_ARCHIVED',
      reason: 'The brand Gone brand is archived, so that its products cannot be active. Restore the brand first.',
    };
    expect((await move(unlisted.product ?? product, 'ACTIVE')).data.changeProductStatus).toEqual(refused);
    const publish = (
      await readProduct<{ actions: { action: string; refusal: object }[] }>(
        product.id,
        'actions { action refusal { code } }',
      )
    ).actions.find(({ action }) => action === 'publish');
    expect(publish?.refusal).toEqual({ code: 'BRAND_ARCHIVED' });
    expect(await revert(unlisted.changeId)).toMatchObject({ __typename: 'NotAllowedNow', code: 'BRAND_ARCHIVED' });
  });

  it('leave the list that asks for no state when archived', async () => {
    await buildProduct(db, { name: 'Gone away', status: 'ARCHIVED' });
    expect(await names({ search: 'gone away' })).toEqual([]);
    expect(await names({ search: 'gone away', filter: { status: ['ARCHIVED'] } })).toEqual(['Gone away']);
  });
});

describe('taking changes back', () => {
  it('restores what a save changed, as a new change, once', async () => {
    const product = await made({ name: 'Before', tags: ['a'] });
    const { changeId } = (await update(product, { name: 'After', tags: ['b'] })).data.updateProduct;
    expect(await revert(changeId)).toMatchObject({ __typename: 'ChangeReverted', entity: 'product' });
    expect(await revert(changeId)).toEqual({ __typename: 'NotAllowedNow', code: 'not_revertible' });
    expect(await readProduct(product.id, 'name tags')).toEqual({ name: 'Before', tags: ['a'] });
    const { changes } = await administrator.query<{ changes: { nodes: object[] } }>(
      `query ($id: ID!) { changes(entity: "product", id: $id) { nodes { action cause isRevertible fields { name } } } }`,
      { id: product.id },
    );
    expect(changes.nodes).toMatchObject([
      { action: 'updated', cause: 'revert', isRevertible: true, fields: [{ name: 'name' }, { name: 'tags' }] },
      { action: 'updated', cause: 'screen', isRevertible: false },
      { action: 'created', cause: 'screen', isRevertible: false },
    ]);
  });

  it('leaves alone what somebody changed since', async () => {
    const product = await made({ name: 'One', tags: ['a'] });
    const { changeId } = (await update(product, { name: 'Two', tags: ['b'] })).data.updateProduct;
    await update({ ...product, version: product.version + 1 }, { name: 'Three' });
    await revert(changeId);
    expect(await readProduct(product.id, 'name tags')).toEqual({ name: 'Three', tags: ['a'] });
  });

  it('takes back a value and a move', async () => {
    const { id, variantId } = await buildProduct(db, { name: 'Undone' });
    await buildColourFromOffer(db, id, variantId, 'grau');
    const set = (await setValue({ productId: id, version: 1, attributeCode: 'color', value: 'gelb' })).data
      .setProductValue;
    const moved = (await move({ id, version: 2 }, 'IN_REVIEW')).data.changeProductStatus;
    expect((await revert(set.changeId)).__typename).toBe('ChangeReverted');
    expect((await revert(moved.changeId)).__typename).toBe('ChangeReverted');
    expect(await readProduct(id, 'status')).toEqual({ status: 'DRAFT' });
    const { values } = await readProduct<{ values: object[] }>(id, 'values { text }');
    expect(values).toContainEqual({ text: 'grau' });
  });
});

describe('two people at one product', () => {
  it('save one after the other: the second is told', async () => {
    const product = await made({ name: 'Contested' });
    const answers = await Promise.all(['Mine', 'Yours', 'Theirs'].map((name) => update(product, { name })));
    const kinds = answers.map(({ data }) => data.updateProduct.__typename).toSorted();
    expect(kinds).toEqual(['ProductUpdated', 'VersionConflict', 'VersionConflict']);
  });
});

describe('who may change a product', () => {
  it('an analyst reads and does not write', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const { id } = await buildProduct(db, { name: 'Readable' });
    expect(
      (await analyst.request('query ($id: ID!) { product(id: $id) { name actions { action isAllowed } } }', { id }))
        .data,
    ).toEqual({
      product: {
        name: 'Readable',
        actions: ['submit', 'publish', 'reject', 'unlist', 'archive'].map((action) => ({ action, isAllowed: false })),
      },
    });
    const refused = [
      await create({ name: 'Mine' }, analyst),
      await update({ id, version: 1 }, { name: 'Mine' }, analyst),
      await move({ id, version: 1 }, 'ACTIVE', analyst),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('a brand manager changes products of the brands given to them, and moves none to another', async () => {
    const [own, other] = [await newBrand('Own'), await newBrand('Other')];
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: own }).execute();
    const manager = await api.as(user);
    const [mine, theirs] = [await buildProduct(db, { brandId: own }), await buildProduct(db, { brandId: other })];
    const codes = [
      await update({ ...mine, version: 1 }, { name: 'Allowed' }, manager),
      await update({ ...theirs, version: 1 }, { name: 'Refused' }, manager),
      await update({ ...mine, version: 2 }, { name: 'Refused', brandId: other }, manager),
      await setValue({ productId: mine.id, version: 2, attributeCode: 'brand', value: other }, manager),
      await move({ ...mine, version: 2 }, 'ACTIVE', manager),
    ].map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toEqual([undefined, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', undefined]);
  });

  it('who may add products of their own brands only is told so at the brand, beside every other fault', async () => {
    const [own, closed, other] = [await newBrand('Ours'), await newBrand('Closed'), await newBrand('Theirs')];
    await db.updateTable('brand').set({ status: 'ARCHIVED' }).where('id', '=', closed).execute();
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    const given = [own, closed].map((brand_id) => ({ user_id: user.id, brand_id }));
    await db.insertInto('user_brand').values(given).execute();
    const manager = await api.as(user);
    const issuesOf = async (input: object) => (await create(input, manager)).data.createProduct.issues;
    const notYours = { path: 'brandId', code: 'not_your_brand' };
    expect(await issuesOf({ name: 'A lamp' })).toEqual([notYours]);
    expect(await issuesOf({ name: '', brandId: other })).toEqual([{ path: 'name', code: 'required' }, notYours]);
    expect(await issuesOf({ name: 'A lamp', brandId: own })).toBeUndefined();
    const asked = '{ productBrands { isAny brands { name } } }';
    expect(await manager.query(asked)).toEqual({ productBrands: { isAny: false, brands: [{ name: 'Ours' }] } });
    expect(await administrator.query(asked)).toEqual({ productBrands: { isAny: true, brands: [] } });
  });
});
