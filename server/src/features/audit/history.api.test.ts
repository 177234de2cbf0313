import { crawlerInput } from '@quarry/contracts/crawlers';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();

type Field = {
  name: string;
  before: unknown;
  after: unknown;
  isRevertible: boolean;
  refusal: { code: string } | null;
  references: { name: string }[];
};
type Change = {
  id: string;
  actor: string;
  actorId: string | null;
  action: string;
  cause: string;
  isRevertible: boolean;
  refusal: { code: string } | null;
  fields: Field[];
};
type Client = typeof administrator;
type Answer = { __typename: string; changeId?: string; code?: string; issues?: { path: string }[] };

const changesOf = async (entity: string, id: string, client: Client = administrator) =>
  (
    await client.query<{ changes: { nodes: Change[] } | null }>(
      `query ($entity: String!, $id: ID!) { changes(entity: $entity, id: $id) { nodes { id actor actorId action cause isRevertible refusal { code }
        fields { name before after isRevertible refusal { code } references { id name } } } } }`,
      { entity, id },
    )
  ).changes?.nodes;
const revert = async (changeId: string | undefined, fields?: string[], client: Client = administrator) =>
  (
    await client.request<{ revertChange: Answer }>(
      `mutation ($changeId: ID!, $fields: [String!]) { revertChange(changeId: $changeId, fields: $fields) { __typename
        ... on ChangeReverted { changeId } ... on NotAllowedNow { code } ... on InvalidInput { issues { path } } } }`,
      { changeId, fields },
    )
  ).data?.revertChange;
const made = async (input: object) =>
  (
    await administrator.query<{ createBrand: { brand: { id: string } } }>(
      'mutation ($input: BrandInput!) { createBrand(input: $input) { ... on BrandCreated { brand { id } } } }',
      { input },
    )
  ).createBrand.brand.id;
const update = (id: string, version: number, input: object) =>
  administrator.query(
    `mutation ($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) {
      ... on BrandUpdated { brand { id } } } }`,
    { id, version, input },
  );
const brand = async (id: string) =>
  (
    await administrator.query<{ brand: object }>(
      'query ($id: ID!) { brand(id: $id) { name website country status version } }',
      { id },
    )
  ).brand;

describe('the history of a record', () => {
  it('says who changed which field from what to what, newest first, with the request in the trail', async () => {
    const id = await made({ name: 'Told' });
    await update(id, 1, { name: 'Told', country: 'DE' });
    const [change, creation] = (await changesOf('brand', id)) ?? [];
    expect(change).toMatchObject({
      action: 'updated',
      cause: 'screen',
      isRevertible: true,
      fields: [{ name: 'country', before: null, after: 'DE', isRevertible: true }],
    });
    expect(change?.actor).not.toBe('');
    const { me } = await administrator.query<{ me: { id: string } }>('{ me { id } }');
    expect(change?.actorId).toBe(me.id);
    expect(creation).toMatchObject({ action: 'created', isRevertible: false });
    const trail = await api.deps.db.selectFrom('change').select('request_id').where('entity_id', '=', id).execute();
    expect(trail.map(({ request_id: requestId }) => requestId)).toEqual([expect.any(String), expect.any(String)]);
  });

  it('is as hidden as the record, and nothing is taken back by who may only read', async () => {
    const id = await made({ name: 'Read only' });
    await update(id, 1, { name: 'Read only', country: 'DE' });
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const stranger = await api.as(await api.newUser());
    const [change] = (await changesOf('brand', id, analyst)) ?? [];
    expect(change).toMatchObject({ actorId: null, isRevertible: false, fields: [{ isRevertible: false }] });
    expect(await revert(change?.id, undefined, analyst)).toBeUndefined();
    expect(await changesOf('brand', id, stranger)).toBeUndefined();
    expect(await revert(change?.id, undefined, stranger)).toEqual({ __typename: 'NotFound' });
    expect(await changesOf('brand', '01890000-0000-7000-8000-000000000000')).toBeUndefined();
    expect(await changesOf('secret', id)).toBeUndefined();
  });

  it('takes one field back and then the rest, each as a change of its own, once', async () => {
    const id = await made({ name: 'Whole', website: 'https://old.example', country: 'AT' });
    await update(id, 1, { name: 'Whole', website: 'https://new.example', country: 'DE' });
    const [change] = (await changesOf('brand', id)) ?? [];
    const first = await revert(change?.id, ['country']);
    expect(await brand(id)).toMatchObject({ country: 'AT', website: 'https://new.example', version: 3 });
    const [reverted, left] = (await changesOf('brand', id)) ?? [];
    expect(reverted).toMatchObject({
      id: first?.changeId,
      cause: 'revert',
      fields: [{ name: 'country', after: 'AT' }],
    });
    expect(left).toMatchObject({ isRevertible: true });
    expect(left?.fields.map(({ name, isRevertible }) => `${name} ${isRevertible}`).toSorted()).toEqual([
      'country false',
      'website true',
    ]);
    expect(await revert(change?.id, ['country'])).toMatchObject({ code: 'not_revertible' });
    await revert(change?.id);
    expect(await brand(id)).toMatchObject({ country: 'AT', website: 'https://old.example' });
    expect(await revert(change?.id)).toMatchObject({ __typename: 'NotAllowedNow', code: 'not_revertible' });
    await revert(first?.changeId);
    expect(await brand(id)).toMatchObject({ country: 'DE' });
  });

  it('leaves what somebody changed since, and says so when nothing else is left', async () => {
    const id = await made({ name: 'Since', country: 'AT' });
    await update(id, 1, { name: 'Since', country: 'DE' });
    const [change] = (await changesOf('brand', id)) ?? [];
    await update(id, 2, { name: 'Since', country: 'CH' });
    expect(await revert(change?.id)).toMatchObject({ __typename: 'NotAllowedNow', code: 'changed_since' });
    expect(await brand(id)).toMatchObject({ country: 'CH' });
  });

  it('says before of which changes, and of which of their fields, somebody changed everything since', async () => {
    const id = await made({ name: 'Before', website: 'https://old.example', country: 'AT' });
    const states = [
      { website: 'https://new.example', country: 'DE' },
      { website: 'https://new.example', country: 'CH' },
      { website: 'https://new.example', country: 'DE' },
      { website: 'https://new.example', country: 'FR' },
    ];
    for (const [place, state] of states.entries()) await update(id, place + 1, { name: 'Before', ...state });
    const shown = (await changesOf('brand', id))
      ?.slice(0, 4)
      .map(({ refusal, fields }) => [
        refusal?.code ?? null,
        ...fields.map(({ name, refusal: own }) => `${name} ${own?.code ?? null}`).toSorted(),
      ]);
    expect(shown).toEqual([
      [null, 'country null'],
      ['changed_since', 'country changed_since'],
      ['changed_since', 'country changed_since'],
      [null, 'country changed_since', 'website null'],
    ]);
    const [newest] = (await changesOf('brand', id)) ?? [];
    await revert(newest?.id);
    const third = (await changesOf('brand', id))?.[2];
    expect(third).toMatchObject({ refusal: null, fields: [{ refusal: null }] });
  });

  it('refuses what no longer fits, by the rules of the record', async () => {
    const id = await made({ name: 'Old name' });
    await update(id, 1, { name: 'New name' });
    await made({ name: 'Old name' });
    const [change] = (await changesOf('brand', id)) ?? [];
    expect(await revert(change?.id)).toMatchObject({ __typename: 'NotAllowedNow', code: 'not_possible' });
    expect(await brand(id)).toMatchObject({ name: 'New name', version: 2 });
  });

  it('lets one of two succeed who take the same change back at once', async () => {
    const id = await made({ name: 'Twice', country: 'AT' });
    await update(id, 1, { name: 'Twice', country: 'DE' });
    const [change] = (await changesOf('brand', id)) ?? [];
    const answers = await Promise.all([revert(change?.id), revert(change?.id)]);
    expect(answers.map((answer) => answer?.__typename).toSorted()).toEqual(['ChangeReverted', 'NotAllowedNow']);
    expect(await brand(id)).toMatchObject({ country: 'AT', version: 3 });
  });

  it('takes an archiving back', async () => {
    const id = await made({ name: 'Archived' });
    await administrator.query(
      'mutation ($id: ID!) { archiveBrand(id: $id, version: 1) { ... on BrandStatusChanged { brand { id } } } }',
      { id },
    );
    const [change] = (await changesOf('brand', id)) ?? [];
    await revert(change?.id);
    expect(await brand(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('knows the parts of a configuration, takes one back, and names what a change refers to', async () => {
    const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
      `mutation { createShop(input: { name: "Mill", url: "https://mill.example/", kind: observed }) {
        ... on ShopCreated { shop { id } } } }`,
    );
    const draft = crawlerInput.parse({
      shopId: createShop.shop.id,
      name: 'Nightly',
      config: { seeds: ['https://mill.example/'] },
      schedule: { every: 'manual' },
    });
    const { createCrawler } = await administrator.query<{ createCrawler: { crawler: { id: string } } }>(
      'mutation ($input: CrawlerInput!) { createCrawler(input: $input) { ... on CrawlerSaved { crawler { id } } } }',
      { input: draft },
    );
    const { id } = createCrawler.crawler;
    const config = { ...draft.config, maxDepth: 3, maxMinutes: 33 };
    await administrator.query(
      `mutation ($id: ID!, $input: CrawlerInput!) { updateCrawler(id: $id, version: 1, input: $input) {
        ... on CrawlerSaved { crawler { id } } } }`,
      { id, input: { ...draft, config } },
    );
    const [change] = (await changesOf('crawler', id)) ?? [];
    expect(change?.fields.map(({ name }) => name).toSorted()).toEqual(['config.maxDepth', 'config.maxMinutes']);
    expect(await revert(change?.id, ['config.maxDepth'])).toMatchObject({ __typename: 'ChangeReverted' });
    const { crawler } = await administrator.query<{ crawler: { config: object } }>(
      'query ($id: ID!) { crawler(id: $id) { config { maxDepth maxMinutes } } }',
      { id },
    );
    expect(crawler.config).toEqual({ maxDepth: draft.config.maxDepth, maxMinutes: 33 });
  });
});
