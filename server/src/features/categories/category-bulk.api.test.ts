import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, category, namesOf } = await categoryDoors(api);

type Answer = { __typename: string; run?: { id: string }; issues?: object[] };
const started = '__typename ... on BulkRunStarted { run { id } } ... on InvalidInput { issues { path code } }';
const workOff = async () => {
  while (await workOnBulkRun(api.engines, workOnLists));
};
const does = async (action: string, input: object) => {
  const { startBulkRun } = await administrator.query<{ startBulkRun: Answer }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ${started} } }`,
    { input: { list: 'categories', action, ...input } },
  );
  await workOff();
  return startBulkRun;
};
const undo = async (answer: Answer) => {
  await administrator.query(`mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }`, {
    id: answer.run?.id,
  });
  await workOff();
};
const refusalsOf = async (answer: Answer) => {
  const { bulkItems } = await administrator.query<{
    bulkItems: { nodes: { name: string; refusal: { code: string } | null }[] };
  }>('query ($id: ID!) { bulkItems(runId: $id, first: 500) { nodes { name refusal { code } } } }', {
    id: answer.run?.id,
  });
  return bulkItems.nodes.map(({ name, refusal }) => [name, refusal?.code ?? null]);
};

describe('many categories at once', () => {
  it('are deleted, children before their parents, in whichever order they were chosen, and come back as they were', async () => {
    const top = await made({ name: 'Branch top' });
    const middle = await made({ name: 'Branch middle', parentId: top.id });
    const leaves = [];
    // More than one batch of a run.
    for (let leaf = 0; leaf < 60; leaf += 1)
      leaves.push(await made({ name: `Branch leaf ${leaf}`, parentId: middle.id }));
    const answer = await does('delete', { ids: [[top, middle, ...leaves].map(({ id }) => id)] });
    expect((await refusalsOf(answer)).filter(([, code]) => code !== null)).toEqual([]);
    expect(await namesOf({ search: 'branch' })).toEqual([]);
    await undo(answer);
    expect((await category(leaves[0]?.id ?? ''))?.path).toEqual(['Branch top', 'Branch middle', 'Branch leaf 0']);
    expect(await namesOf({ search: 'branch' })).toHaveLength(62);
  });

  it('are deleted as far as nothing belongs to them, each of the others with its reason', async () => {
    const [full, parent] = [await made({ name: 'Full one' }), await made({ name: 'Parent one' })];
    await buildProduct(db, { categoryId: full.id });
    await made({ name: 'Child of it', parentId: parent.id });
    const empty = await made({ name: 'Empty one' });
    const answer = await does('delete', { matching: { search: ' one' } });
    expect(await refusalsOf(answer)).toEqual([
      ['Empty one', null],
      ['Full one', 'CATEGORY_IN_USE'],
      ['Parent one', 'CATEGORY_IN_USE'],
    ]);
    expect(await category(empty.id)).toBeNull();
  });

  it('are moved behind what is below a parent, but not below themselves, and back', async () => {
    const [target, source] = [await made({ name: 'Target' }), await made({ name: 'Source' })];
    const moved = [];
    for (const name of ['m1', 'm2', 'm3', 'm4']) moved.push(await made({ name, parentId: source.id }));
    const ids = [moved[1], moved[2], target].map((one) => one?.id ?? '');
    const answer = await does('move', { ids: [ids], input: { parentId: target.id } });
    expect(await refusalsOf(answer)).toEqual([
      ['m2', null],
      ['m3', null],
      ['Target', 'CATEGORY_BELOW_ITSELF'],
    ]);
    const below = (parentId: string) =>
      namesOf({ filter: { parentId: [parentId] }, sort: [{ field: 'POSITION', direction: 'ASC' }] });
    expect(await below(target.id)).toEqual(['m2', 'm3']);
    await undo(answer);
    expect([await below(target.id), await below(source.id)]).toEqual([[], ['m1', 'm2', 'm3', 'm4']]);
  });
});
