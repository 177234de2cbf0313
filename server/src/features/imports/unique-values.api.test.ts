import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { productDoors } from '../products/testing/product-doors.ts';
import { gridOf } from './testing/grid-client.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const own = importer(api.engines, user);
const grid = gridOf(api, user, client);
const doors = await productDoors(api);

type Attribute = { id: string; version: number };
type Taken = { code: string; reason: string; otherProduct: { id: string; name: string } | null };
type Answer = { __typename: string; changeId?: string; product?: { version: number } } & Partial<Taken>;

const draft = (code: string, more: object) => ({
  code,
  names: [{ locale: 'en', text: code }],
  type: 'text',
  isUnique: true,
  ...more,
});

async function addAttribute(code: string, more: object = {}): Promise<Attribute> {
  const { createAttribute } = await client.query<{ createAttribute: { attribute: Attribute } }>(
    'mutation ($input: AttributeInput!) { createAttribute(input: $input) { ... on AttributeCreated { attribute { id version } } } }',
    { input: draft(code, more) },
  );
  return createAttribute.attribute;
}

async function changeAttribute({ id, version }: Attribute, input: object): Promise<object> {
  const { updateAttribute } = await client.query<{ updateAttribute: object }>(
    `mutation ($id: ID!, $version: Int!, $input: AttributeInput!) { updateAttribute(id: $id, version: $version, input: $input) {
      __typename ... on AttributeUpdated { attribute { isUnique } } ... on InvalidInput { issues { path code } } } }`,
    { id, version, input },
  );
  return updateAttribute;
}

let count = 0;
async function addProduct(): Promise<{ id: string; name: string }> {
  count += 1;
  return doors.made({ name: `Thing ${count}`, sku: `T-${count}` });
}

async function set(id: string, attributeCode: string, value: unknown, more: object = {}, by = client): Promise<Answer> {
  const { version } = await doors.readProduct<{ version: number }>(id, 'version');
  const { setProductValue } = await by.query<{ setProductValue: Answer }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename
      ... on ProductUpdated { changeId product { version } } ... on ValueTaken { code reason otherProduct { id name } } } }`,
    { input: { productId: id, version, attributeCode, value, ...more } },
  );
  return setProductValue;
}

const revert = async (changeId: string | undefined) =>
  (
    await client.query<{ revertChange: object }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename ... on NotAllowedNow { code reason } } }',
      { id: changeId },
    )
  ).revertChange;

const shared = async (attributeId: string) =>
  (
    await client.query<{
      sharedTexts: { count: number; nodes: { text: string; count: number; products: { name: string }[] }[] };
    }>('query ($id: ID!) { sharedTexts(attributeId: $id) { count nodes { text locale count products { name } } } }', {
      id: attributeId,
    })
  ).sharedTexts;

const taken = (name: string, text: string) =>
  `Another product, ${name}, has “${text}” already. Enter another value, or change it there first.`;

describe('a unique text', () => {
  beforeAll(async () => {
    await addAttribute('serial');
  });

  it('is refused to a second product, with the name of the first, however it is written', async () => {
    const [one, other] = [await addProduct(), await addProduct()];
    expect((await set(one.id, 'serial', 'AB  100')).__typename).toBe('ProductUpdated');
    for (const text of ['AB  100', ' ab 100 ', 'ＡＢ 100'])
      expect(await set(other.id, 'serial', text)).toEqual({
        __typename: 'ValueTaken',
        code: 'VALUE_TAKEN',
        reason: taken(one.name, text.trim()),
        otherProduct: { id: one.id, name: one.name },
      });
    expect((await set(one.id, 'serial', 'ab 100')).__typename).toBe('ProductUpdated');
    expect((await set(other.id, 'serial', 'AB-100')).__typename).toBe('ProductUpdated');
  });

  it('is free again once the other gave it up, or lies in the bin, from which it comes back only with another', async () => {
    const [one, other] = [await addProduct(), await addProduct()];
    await set(one.id, 'serial', 'free-1');
    await set(one.id, 'serial', 'free-2');
    expect((await set(other.id, 'serial', 'free-1')).__typename).toBe('ProductUpdated');
    const { version } = await doors.readProduct<{ version: number }>(other.id, 'version');
    await client.query(
      'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
      { id: other.id, version },
    );
    expect((await set(one.id, 'serial', 'free-1')).__typename).toBe('ProductUpdated');
    const restore = async () =>
      (
        await client.query<{ restoreFromBin: object }>(
          'mutation ($id: ID!) { restoreFromBin(id: $id) { __typename ... on NotAllowedNow { code reason } } }',
          { id: other.id },
        )
      ).restoreFromBin;
    expect(await restore()).toMatchObject({ code: 'VALUE_TAKEN', reason: taken(one.name, 'free-1') });
    await set(one.id, 'serial', 'free-3');
    expect(await restore()).not.toHaveProperty('code');
  });

  it('does not come back by taking a change back, once another has it', async () => {
    const [one, other] = [await addProduct(), await addProduct()];
    await set(one.id, 'serial', 'back-1');
    const { changeId } = await set(one.id, 'serial', 'back-2');
    await set(other.id, 'serial', 'back-1');
    expect(await revert(changeId)).toMatchObject({ code: 'VALUE_TAKEN', reason: taken(other.name, 'back-1') });
    await set(other.id, 'serial', 'back-3');
    expect(await revert(changeId)).toEqual({ __typename: 'ChangeReverted' });
  });

  it('is saved by one of two who were both about to write it', async () => {
    const [one, two] = [await addProduct(), await addProduct()];
    const waiting = async () =>
      (
        await sql`select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where not l.granted`.execute(db)
      ).rows.length;
    // Reads go on and nothing is written, so that each has looked for another before any has written.
    const answers = await db.transaction().execute(async (held) => {
      await sql`lock table product_value in share mode`.execute(held);
      const saves = [one, two].map(({ id }) => set(id, 'serial', 'at once'));
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
      return { saves };
    });
    const ended = await Promise.all(answers.saves);
    expect(ended.map(({ __typename }) => __typename).toSorted()).toEqual(['ProductUpdated', 'ValueTaken']);
  });

  it('keeps the name of a product to those who may see it', async () => {
    const brandId = await doors.newBrand('Seen');
    const hidden = await addProduct();
    await set(hidden.id, 'serial', 'hidden');
    const rights = ['read', 'update'].map((action) => ({ action, subject: 'Product', scope: 'own_brands' }));
    const rules = JSON.stringify([...rights, { action: 'read', subject: 'Attribute' }]);
    const key = crypto.randomUUID();
    await db.insertInto('role').values({ id: crypto.randomUUID(), key, name: 'Brand', rules }).execute();
    const member = await api.newUser({ roleKeys: [key] });
    await db.insertInto('user_brand').values({ user_id: member.id, brand_id: brandId }).execute();
    const person = await api.as(member);
    const product = await doors.made({ name: 'Of the brand', brandId });
    expect(await set(product.id, 'serial', 'hidden', {}, person)).toEqual({
      __typename: 'ValueTaken',
      code: 'VALUE_TAKEN',
      reason: 'A product that you may not see has “hidden” already. Enter another value, or ask an administrator.',
      otherProduct: null,
    });
  });
});

describe('the scope of a unique text', () => {
  it('is one language, where there is a text for each', async () => {
    await addAttribute('motto', { isLocalized: true });
    const [one, other] = [await addProduct(), await addProduct()];
    await set(one.id, 'motto', 'Same', { locale: 'en' });
    expect((await set(other.id, 'motto', 'Same', { locale: 'de' })).__typename).toBe('ProductUpdated');
    expect((await set(other.id, 'motto', 'Same', { locale: 'en' })).__typename).toBe('ValueTaken');
  });

  it('reaches over the variants of a product too, where each variant has its own', async () => {
    await addAttribute('tag_number', { isVariantLevel: true });
    const one = await addProduct();
    const [first] = (await doors.readProduct<{ variants: { id: string }[] }>(one.id, 'variants { id }')).variants;
    const second = crypto.randomUUID();
    await db.insertInto('variant').values({ id: second, product_id: one.id, position: 1 }).execute();
    await set(one.id, 'tag_number', 'V1', { variantId: first?.id });
    expect(await set(one.id, 'tag_number', 'v1', { variantId: second })).toMatchObject({
      otherProduct: { id: one.id },
    });
    expect((await set(one.id, 'tag_number', 'v2', { variantId: second })).__typename).toBe('ProductUpdated');
  });

  it('is of texts and links alone, and not of what names or identifies a product', async () => {
    const attribute = await addAttribute('count_of', { type: 'integer', isUnique: false });
    expect(await changeAttribute(attribute, draft('count_of', { type: 'integer' }))).toMatchObject({
      issues: [{ path: 'isUnique', code: 'not_of_this_type' }],
    });
    const { rows } = await sql<Attribute>`select id, version from attribute where code = 'sku'`.execute(db);
    const [sku] = rows;
    if (!sku) throw new Error('There is no attribute sku.');
    expect(await changeAttribute(sku, draft('sku', { isVariantLevel: true }))).toMatchObject({
      issues: [{ path: 'isUnique', code: 'fixed_by_system' }],
    });
  });
});

describe('the rule that texts are unique, made later', () => {
  it('lists what is alike, keeps it, and holds for new texts', async () => {
    const attribute = await addAttribute('asset', { isUnique: false });
    const [one, two, three] = [await addProduct(), await addProduct(), await addProduct()];
    await set(one.id, 'asset', 'A-1');
    await set(two.id, 'asset', 'a-1');
    await set(three.id, 'asset', 'A-2');
    expect(await shared(attribute.id)).toEqual({
      count: 1,
      nodes: [{ text: expect.stringMatching(/^a-1$/i), locale: '', count: 2, products: expect.any(Array) }],
    });
    const [node] = (await shared(attribute.id)).nodes;
    expect(node?.products.map(({ name }) => name).toSorted()).toEqual([one.name, two.name].toSorted());
    expect(await changeAttribute(attribute, draft('asset', {}))).toMatchObject({ attribute: { isUnique: true } });
    expect((await set(one.id, 'asset', 'A-1')).__typename).toBe('ProductUpdated');
    expect(await set(three.id, 'asset', 'A-1')).toMatchObject({ __typename: 'ValueTaken' });
    expect((await shared(attribute.id)).count).toBe(1);
    await set(two.id, 'asset', 'A-3');
    expect((await shared(attribute.id)).count).toBe(0);
  });
});

describe('a file with unique texts', () => {
  beforeAll(async () => {
    await addAttribute('plate');
  });
  const shown = (rows: Awaited<ReturnType<typeof own.rows>>) =>
    rows.map(({ position, plan, refusals }) =>
      [position, plan, ...refusals.map(({ code, column }) => `${code}@${column ?? '-'}`)].join(' '),
    );

  it('is refused at the cell whose text another product or an earlier row has, and two rows may swap theirs', async () => {
    const [one, two, three] = [await addProduct(), await addProduct(), await addProduct()];
    await set(one.id, 'plate', 'P-1');
    await set(two.id, 'plate', 'P-2');
    const file = (...rows: [string, string][]) => ['id,plate', ...rows.map((row) => row.join(','))].join('\n');
    const check = async (...rows: [string, string][]) => own.preview(file(...rows), { matchBy: 'id' });
    const refused = await check([three.id, 'p-1'], [two.id, 'P-9'], [one.id, 'P-9']);
    expect(shown(refused.rows)).toEqual(['2 refused VALUE_TAKEN@2', '3 change', '4 refused VALUE_TAKEN@2']);
    expect(refused.rows[0]?.refusals[0]).toMatchObject({
      wording: { key: 'VALUE_TAKEN', params: { name: one.name, text: 'p-1', productId: one.id } },
    });
    const swapped = await check([one.id, 'P-2'], [two.id, 'P-1']);
    expect(shown(swapped.rows)).toEqual(['2 change', '3 change']);
    await own.apply(swapped.id);
    const plate = async (id: string) =>
      (
        await doors.readProduct<{ values: { attribute: { code: string }; text: string }[] }>(
          id,
          'values { attribute { code } text }',
        )
      ).values.find(({ attribute }) => attribute.code === 'plate')?.text;
    expect([await plate(one.id), await plate(two.id)]).toEqual(['P-2', 'P-1']);
  });

  it('is refused at the row where somebody took the text since the check, of new products too', async () => {
    const other = await addProduct();
    const { id } = await own.preview('GTIN,Name,plate\n4006381333931,New one,N-1\n4006381333948,New two,N-2', {
      creates: true,
    });
    await set(other.id, 'plate', 'n-1');
    const jobId = await own.apply(id);
    const { bulkItems } = await client.query<{
      bulkItems: { nodes: { name: string; refusal: { code: string } | null }[] };
    }>('query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name refusal { code } } } }', { runId: jobId });
    expect(bulkItems.nodes.map(({ name, refusal }) => [name, refusal?.code])).toEqual([
      ['New one', 'VALUE_TAKEN'],
      ['New two', undefined],
    ]);
    expect(await doors.names({ search: 'New' })).toEqual(['New two']);
  });
});

describe('a cell of the grid', () => {
  it('says which product has its unique text, and takes another', async () => {
    await addAttribute('locker');
    const [one, other] = [await addProduct(), await addProduct()];
    await set(one.id, 'locker', 'L-1');
    const setId = await grid.openId();
    const refusal = async (text: string) => {
      await grid.edit(setId, [{ productId: other.id, column: 'locker', text }]);
      const { nodes } = await grid.window(['locker'], { search: other.name, setId });
      return nodes.find(({ id }) => id === other.id)?.edits[0]?.refusal?.text;
    };
    expect(await refusal('l-1')).toBe(taken(one.name, 'l-1'));
    expect(await refusal('L-2')).toBeUndefined();
    await grid.apply(setId);
    await grid.workOff();
    expect((await set(one.id, 'locker', 'L-2')).otherProduct).toEqual({ id: other.id, name: other.name });
  });
});
