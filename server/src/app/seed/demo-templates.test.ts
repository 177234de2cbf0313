import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { demoAttributes } from './demo-attributes.ts';
import { demoTemplates } from './demo-templates.ts';
import { foundCategories } from './found-categories.ts';
import { foundTemplates } from './found-templates.ts';

const api = await testApi();
const administrator = await api.asAdministrator();

beforeAll(async () => {
  await foundCategories(api.deps);
  await foundTemplates(api.deps);
});

type Entry = {
  attribute: { code: string };
  state: string;
  makesVariants: boolean;
  isOwn: boolean;
  inherited: { state: string } | null;
};
type Category = { id: string; version: number; path: string[]; template: Entry[] };

async function categories(): Promise<Category[]> {
  const read = await administrator.query<{ categories: { nodes: Category[] } }>(
    `{ categories(first: 200) { nodes { id version path
      template { attribute { code } state makesVariants isOwn inherited { state } } } } }`,
  );
  return read.categories.nodes;
}

async function templateOf(name: string): Promise<Entry[]> {
  return (await categories()).find(({ path }) => path.at(-1) === name)?.template ?? [];
}

describe('the templates of the demo categories', () => {
  it('say something of most categories: all that sell in the demo shops expect an attribute beside the basics', async () => {
    const departments = new Set(
      `Coffee machines|Kitchen knives|Pet food|Headphones|Storage|Monitors|Running shoes|Bicycle parts|Garden tools|Board games|Skin care|Office chairs`.split(
        '|',
      ),
    );
    const sold = (await categories()).filter(({ path }) => path.some((name) => departments.has(name)));
    expect(sold.length).toBeGreaterThan(40);
    const isExpected = ({ state }: Entry) => state === 'REQUIRED' || state === 'RECOMMENDED';
    expect(sold.filter(({ template }) => !template.some(isExpected)).map(({ path }) => path)).toEqual([]);
  });

  it('are inherited, added to, and switched off below', async () => {
    const grinders = await templateOf('Coffee grinders');
    const said = (code: string) => grinders.find(({ attribute }) => attribute.code === code);
    expect(said('power')).toMatchObject({ state: 'REQUIRED', isOwn: false });
    expect(said('capacity')).toMatchObject({ state: 'OFF', isOwn: true, inherited: { state: 'REQUIRED' } });
    const espresso = (await templateOf('Espresso machines')).filter(({ isOwn }) => isOwn);
    expect(espresso.map(({ attribute, state }) => [attribute.code, state])).toEqual([['pump_pressure', 'RECOMMENDED']]);
  });

  it('say which attributes make variants', async () => {
    const making = (await templateOf('NVMe SSDs')).filter(({ makesVariants }) => makesVariants);
    expect(making.map(({ attribute, state }) => [attribute.code, state])).toEqual([
      ['color', 'OPTIONAL'],
      ['storage_capacity', 'REQUIRED'],
    ]);
  });

  it('were set by commands, which tell the history of each attribute and template', async () => {
    const read = await administrator.query<{ attributeRegistry: { nodes: { id: string; code: string }[] } }>(
      '{ attributeRegistry(first: 200) { nodes { id code } } }',
    );
    const own = read.attributeRegistry.nodes.filter(({ code }) => demoAttributes.some((one) => one.code === code));
    expect(own).toHaveLength(demoAttributes.length);
    const actionsOf = async (entity: string, id: string) =>
      (
        await administrator.query<{ changes: { nodes: { action: string }[] } }>(
          'query ($entity: String!, $id: ID!) { changes(entity: $entity, id: $id) { nodes { action } } }',
          { entity, id },
        )
      ).changes.nodes.map(({ action }) => action);
    for (const { id } of own) expect(await actionsOf('attribute', id)).toEqual(['created']);
    const changed = (await categories()).filter(({ template }) => template.some(({ isOwn }) => isOwn));
    expect(changed).toHaveLength(Object.keys(demoTemplates).length);
    for (const { id } of changed) expect(await actionsOf('category', id)).toEqual(['template_changed', 'created']);
  });

  it('are the same when the import begins again', async () => {
    const before = await categories();
    await foundTemplates(api.deps);
    expect(await categories()).toEqual(before);
  });
});
