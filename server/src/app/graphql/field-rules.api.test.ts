import { fieldsFor, type PermissionRule, type Subject, subjects } from '@quarry/contracts/access';
import { describe, expect, it } from 'vitest';
import { workOnBulkRun } from '../../features/bulk/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnLists } from '../features.ts';
import { askMutation, type MutationAnswer } from './testing/ask-mutation.ts';
import { buildTwoShops } from './testing/two-shops.ts';

const api = await testApi();
const { db } = api.deps;
const world = await buildTwoShops(api);
const administrator = await api.asAdministrator();

type Table =
  | 'product'
  | 'brand'
  | 'shop'
  | 'channel'
  | 'discount'
  | 'crawler'
  | 'grabber'
  | 'excavator'
  | 'app_user'
  | 'role';

const reads = 'Product Brand Shop Channel Discount Crawler Grabber Excavator User Role ACL'.split(' ');

/** A role with these rules beside reading everything that is here. */
async function addRole(rules: readonly PermissionRule[]): Promise<string> {
  const [id, key] = [newId<'role'>(), `role-${newId()}`];
  const all = [...reads.map((subject) => ({ action: 'read', subject })), ...rules];
  await db
    .insertInto('role')
    .values({ id, key, name: key, rules: JSON.stringify(all) })
    .execute();
  return key;
}
const personWith = async (rules: readonly PermissionRule[]): Promise<TestClient> =>
  api.as(await api.newUser({ roleKeys: [await addRole(rules)] }));
const limited = (subject: Subject, ...fields: string[]) => personWith([{ action: 'update', subject, fields }]);

const versionOf = async (table: Table, id: string) =>
  (await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

const ask = askMutation(administrator);

const update = async (client: TestClient, name: string, table: Table, id: string, input: object) =>
  (
    await ask(
      client,
      name,
      { id, version: await versionOf(table, id), input },
      {
        id: 'ID!',
        version: 'Int!',
        input: name === 'updateChannel' ? 'UpdateChannelInput!' : `${name.replace('update', '')}Input!`,
      },
    )
  ).data.answer;

const { filled, shopId } = world;
const crawler = { shopId, name: 'Quern', config: { seeds: ['https://seewind.example/a'] } };
const feedGrabber = { shopId, name: 'Quern', kind: 'feed', feedUrl: 'https://seewind.example/a.xml', config: {} };

/** A record of each subject, an input that keeps to the field, and what it changes beside it. */
const cases: {
  subject: Subject;
  table: Table;
  id: () => Promise<string> | string;
  field: string;
  input: object;
  more: object;
  refused: string;
}[] = [
  {
    subject: 'Product',
    table: 'product',
    id: () => world.productId,
    field: 'name',
    input: { name: 'A low lamp' },
    more: { tags: ['new'] },
    refused: 'tags',
  },
  {
    subject: 'Brand',
    table: 'brand',
    id: () => world.spareBrandId,
    field: 'description',
    input: { name: 'Vasterhav', description: 'Of the west' },
    more: { country: 'SE' },
    refused: 'country',
  },
  {
    subject: 'Shop',
    table: 'shop',
    id: () => shopId,
    field: 'name',
    input: { name: 'Seewind', url: 'https://seewind.example/', kind: 'own' },
    more: { minDelayMs: 5_000 },
    refused: 'minDelayMs',
  },
  {
    subject: 'Channel',
    table: 'channel',
    id: () => filled('channelId'),
    field: 'name',
    input: { name: 'Seewind at sea' },
    more: { locale: 'de-AT' },
    refused: 'locale',
  },
  {
    subject: 'Discount',
    table: 'discount',
    id: () => filled('draftId'),
    field: 'name',
    input: { name: 'Spring', kind: 'AMOUNT_OFF_ORDER', method: 'CODE', percent: '5' },
    more: { priority: 7 },
    refused: 'priority',
  },
  {
    subject: 'Excavator',
    table: 'excavator',
    id: () => world.excavatorId,
    field: 'name',
    input: { name: 'Digger', scope: {} },
    more: { autoThreshold: 0.9 },
    refused: 'autoThreshold',
  },
  {
    subject: 'User',
    table: 'app_user',
    id: newcomer,
    field: 'fullName',
    input: { fullName: 'Nia', email: 'nia@example.test', username: 'nia' },
    more: { language: 'de' },
    refused: 'language',
  },
  {
    subject: 'Role',
    table: 'role',
    id: plainRole,
    field: 'name',
    input: { name: `Named ${newId()}`, rules: [{ action: 'read', subject: 'ACL' }] },
    more: { rules: [] },
    refused: 'rules',
  },
];

async function newcomer(): Promise<string> {
  const id = newId<'user'>();
  await db
    .insertInto('app_user')
    .values({ id, email: 'nia@example.test', username: 'nia' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('app_user').select('id').where('username', '=', 'nia').executeTakeFirstOrThrow()).id;
}

async function plainRole(): Promise<string> {
  const id = newId<'role'>();
  const rules = JSON.stringify([{ action: 'read', subject: 'ACL' }]);
  await db
    .insertInto('role')
    .values({ id, key: `plain-${id}`, name: `Plain ${id}`, rules })
    .execute();
  return id;
}

describe('a role that may change some fields alone', () => {
  it.each(cases)(
    'is held to them at every $subject',
    async ({ subject, table, id: find, field, input, more, refused }) => {
      const [id, client] = [await find(), await limited(subject, field)];
      const name = `update${subject}`;
      // As its own form would send it back, but for the field.
      await update(administrator, name, table, id, { ...input, [field]: `Before ${id}` });
      const before = await versionOf(table, id);
      expect(await update(client, name, table, id, { ...input, ...more })).toEqual({
        __typename: 'InvalidInput',
        issues: [{ path: refused, code: 'not_your_field' }],
      });
      expect(await versionOf(table, id)).toBe(before);
      expect((await update(client, name, table, id, input)).__typename).toBe(
        `${subject}${['Excavator', 'Discount'].includes(subject) ? 'Saved' : 'Updated'}`,
      );
      expect(await versionOf(table, id)).toBe(before + 1);
    },
  );

  it.each([
    ['Crawler', 'crawler', filled('crawlerId'), crawler, { schedule: { every: 'daily', cron: null, timeZone: 'UTC' } }],
    ['Grabber', 'grabber', filled('feedGrabberId'), feedGrabber, { feedUrl: 'https://seewind.example/other.xml' }],
  ] as const)('is held to them at every %s', async (subject, table, id, input, more) => {
    const [name, client] = [`update${subject}`, await limited(subject, 'name')];
    await update(administrator, name, table, id, input);
    expect(await update(client, name, table, id, { ...input, name: 'Other', ...more })).toEqual({
      __typename: 'InvalidInput',
      issues: Object.keys(more).map((path) => ({ path, code: 'not_your_field' })),
    });
    expect((await update(client, name, table, id, { ...input, name: 'Other' })).__typename).toBe(`${subject}Saved`);
  });

  it('lets a record be saved as it is, and its locked fields be read', async () => {
    const client = await limited('Product', 'name', 'description');
    const { product } = await client.query<{ product: { name: string; mayUpdate: boolean; lockedFields: string[] } }>(
      'query ($id: ID!) { product(id: $id) { name mayUpdate lockedFields } }',
      { id: world.productId },
    );
    expect(product).toMatchObject({ mayUpdate: true, lockedFields: fieldsFor('update', 'Product').slice(2) });
    const same = { name: product.name, brandId: world.brandId };
    expect((await update(client, 'updateProduct', 'product', world.productId, same)).__typename).toBe('ProductUpdated');
  });

  it('is refused by right where the order has no field of its own', async () => {
    const { data, errors } = await ask(
      await limited('Crawler', 'name'),
      'changeCrawlerState',
      { id: filled('crawlerId'), version: await versionOf('crawler', filled('crawlerId')), state: 'paused' },
      { id: 'ID!', version: 'Int!', state: 'ConfigurableState!' },
    );
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      right: { action: 'update', subject: 'Crawler' },
    });
  });

  it('is held to them by single values, whatever field shows them', async () => {
    const client = await limited('Product', 'name', 'values');
    const set = async (attributeCode: string, value: unknown) =>
      (
        await ask(
          client,
          'setProductValue',
          {
            input: {
              productId: world.productId,
              version: await versionOf('product', world.productId),
              attributeCode,
              value,
            },
          },
          { input: 'SetProductValueInput!' },
        )
      ).data.answer;
    expect(await set('brand', world.spareBrandId)).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'value', code: 'not_your_field' }],
    });
    expect((await set('color', 'green')).__typename).toBe('ProductUpdated');
    expect((await set('name', 'A green lamp')).__typename).toBe('ProductUpdated');
  });

  it('is held to them by taking a change back', async () => {
    const answer = await administrator.query<{ updateBrand: { changeId: string } }>(
      `mutation ($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) {
        ... on BrandUpdated { changeId } } }`,
      {
        id: world.otherBrandId,
        version: await versionOf('brand', world.otherBrandId),
        input: { name: 'Norrsken', country: 'NO', description: 'Light' },
      },
    );
    const client = await limited('Brand', 'description');
    const revert = async (fields: string[] | null) =>
      (
        await client.query<{ revertChange: { __typename: string; code?: string } }>(
          `mutation ($changeId: ID!, $fields: [String!]) { revertChange(changeId: $changeId, fields: $fields) { __typename ... on NotAllowedNow { code } } }`,
          { changeId: answer.updateBrand.changeId, fields },
        )
      ).revertChange;
    expect(await revert(null)).toEqual({ __typename: 'NotAllowedNow', code: 'FIELDS_NOT_YOURS' });
    expect((await revert(['description'])).__typename).toBe('ChangeReverted');
  });

  it('is held to them in an action on many', async () => {
    // The shop's own run waits there.
    while (await workOnBulkRun(api.deps, workOnLists));
    await db.updateTable('crawler').set({ state: 'active' }).where('id', '=', filled('crawlerId')).execute();
    const { startBulkRun } = await (
      await limited('Crawler', 'name')
    ).query<{ startBulkRun: { run: { id: string } } }>(
      `mutation ($ids: [[ID!]!]!) { startBulkRun(input: { list: "crawlers", action: "pause", ids: $ids }) { ... on BulkRunStarted { run { id } } } }`,
      { ids: [[filled('crawlerId')]] },
    );
    while (await workOnBulkRun(api.deps, workOnLists));
    const items = await db
      .selectFrom('bulk_job_row')
      .select(['outcome', 'code'])
      .where('job_id', '=', startBulkRun.run.id)
      .execute();
    expect(items).toMatchObject([{ outcome: 'refused', code: 'NO_RIGHT_TO_ROW' }]);
  });

  it('does what a right over a whole record is for as little as nobody', async () => {
    const client = await limited('User', 'fullName');
    const { errors } = await ask(client, 'createUserLink', { id: await newcomer() }, { id: 'ID!' });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('has a key that is held to the same fields', async () => {
    const owner = await personWith([
      { action: 'update', subject: 'Brand', fields: ['description'] },
      { action: 'manage', subject: 'ApiKey', scope: 'own' },
    ]);
    const { createApiKey } = await owner.query<{ createApiKey: { secret: string } }>(
      `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { ... on ApiKeyCreated { secret } } }`,
      {
        input: {
          name: 'Robot',
          rules: [
            { action: 'read', subject: 'Brand' },
            { action: 'manage', subject: 'Brand' },
          ],
          expiresInDays: 3,
        },
      },
    );
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${createApiKey.secret}` },
      payload: {
        query: `mutation ($id: ID!, $version: Int!) { updateBrand(id: $id, version: $version, input: { name: "Another" }) { ... on InvalidInput { issues { path } } } }`,
        variables: { id: world.spareBrandId, version: await versionOf('brand', world.spareBrandId) },
      },
    });
    expect(answer.json()).toMatchObject({
      data: {
        updateBrand: { issues: [{ path: 'name' }] },
      },
    });
  });
});

describe('rules of fields', () => {
  const createRole = async (client: TestClient, rules: object[]) =>
    (
      await client.query<{ createRole: MutationAnswer & { rules?: object[]; role?: { rules: object[] } } }>(
        `mutation ($input: RoleInput!) { createRole(input: $input) { __typename ... on RoleCreated { role { rules { action subject scope fields } } }
          ... on RightsNotHeld { rules { action subject fields } } ... on InvalidInput { issues { path code } } } }`,
        { input: { name: `Role ${newId()}`, rules } },
      )
    ).createRole;
  const ofBrands = (...fields: string[]) => ({ action: 'update', subject: 'Brand', scope: 'own_brands', fields });

  it('are kept in one order, and refused where no door judges them', async () => {
    expect((await createRole(administrator, [ofBrands('website', 'name', 'name')])).role?.rules).toEqual([
      ofBrands('name', 'website'),
    ]);
    expect((await createRole(administrator, [{ action: 'read', subject: 'Brand', fields: ['name'] }])).issues).toEqual([
      { path: 'rules.0', code: 'not_a_choice' },
    ]);
    expect((await createRole(administrator, [ofBrands('status')])).issues).toEqual([
      { path: 'rules.0', code: 'not_a_choice' },
    ]);
    expect((await createRole(administrator, [ofBrands()])).issues).toEqual([
      { path: 'rules.0.fields', code: 'required' },
    ]);
    const two = [{ ...ofBrands('name') }, { action: 'update', subject: 'Brand' }];
    expect((await createRole(administrator, two)).issues).toEqual([
      { path: 'rules.1.fields', code: 'other_fields_elsewhere' },
    ]);
  });

  it('are given by nobody who does not hold the same fields', async () => {
    const giver = await personWith([
      { action: 'create', subject: 'Role' },
      { action: 'update', subject: 'Brand', fields: ['name', 'website'] },
    ]);
    expect((await createRole(giver, [ofBrands('website')])).__typename).toBe('RoleCreated');
    expect((await createRole(giver, [ofBrands('website', 'country')])).__typename).toBe('RightsNotHeld');
    expect((await createRole(giver, [{ action: 'update', subject: 'Brand' }])).rules).toEqual([
      { action: 'update', subject: 'Brand', fields: null },
    ]);
  });

  it('are told to anyone who asks why', async () => {
    const person = await api.newUser({
      roleKeys: [await addRole([{ action: 'update', subject: 'Brand', fields: ['name'] }])],
    });
    const why = async (field: string | null) =>
      (
        await administrator.query<{
          explainRight: { isAllowed: boolean; missing: string | null; lines: { rule: object }[] };
        }>(
          `query ($question: RightQuestion!) { explainRight(question: $question) { isAllowed missing lines { rule { fields } } } }`,
          { question: { personId: person.id, action: 'update', subject: 'Brand', recordId: world.brandId, field } },
        )
      ).explainRight;
    expect(await why('name')).toEqual({ isAllowed: true, missing: null, lines: [{ rule: { fields: ['name'] } }] });
    expect(await why('country')).toMatchObject({ isAllowed: false, missing: 'other_fields' });
    expect(await why(null)).toMatchObject({ isAllowed: true });
  });

  it('hold in a preview of the role', async () => {
    const key = await addRole([{ action: 'update', subject: 'Brand', fields: ['name'] }]);
    const { id } = await db.selectFrom('role').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    const { rolePreview } = await administrator.query<{ rolePreview: { view: string } }>(
      'query ($view: RoleView!) { rolePreview(view: $view) { view } }',
      { view: { roleId: id, shopIds: [], brandIds: [] } },
    );
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${administrator.accessToken}`, 'preview-as': rolePreview.view },
      payload: { query: `{ brand(id: "${world.brandId}") { lockedFields } }` },
    });
    expect(answer.json()).toEqual({ data: { brand: { lockedFields: fieldsFor('update', 'Brand').slice(1) } } });
  });

  it('are offered for what can be changed field by field, and for nothing else', () => {
    const offered = subjects.filter((subject) => fieldsFor('update', subject).length > 0);
    expect(offered.toSorted().join(' ')).toBe(
      'Brand Channel Crawler Customer Discount Excavator Grabber Product Role Shop User',
    );
    expect(subjects.flatMap((subject) => fieldsFor('manage', subject))).toEqual([]);
  });
});
