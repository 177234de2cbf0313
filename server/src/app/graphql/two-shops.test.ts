import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { features } from '../features.ts';
import { buildExecutableSchema } from './schema.ts';
import { emptyShop } from './testing/emptied-shop.ts';
import { everyReading } from './testing/every-reading.ts';
import { buildTwoShops } from './testing/two-shops.ts';

const world = await buildTwoShops(await testApi());
const readings = await everyReading(world, buildExecutableSchema(features), features);
const { manager, manager_of_other_shop: stranger } = world.people;

async function readAll(client: typeof manager): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { label, read } of readings) answers.set(label, await read(client));
  return answers;
}

describe('the manager of a brand', () => {
  it('does not bring offers to products of another brand', async () => {
    const document = `mutation ($id: ID!, $variantId: ID!) {
      matchProposalToVariant(id: $id, version: 1, variantId: $variantId) { __typename } }`;
    const asked = { id: world.filled('proposalId'), variantId: world.otherVariantId };
    const { errors } = await world.people.brand_manager.request(document, asked);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });
});

describe('what a shop keeps to itself', () => {
  it('is read by its own manager, so that the rest of these tests could find it', async () => {
    const found = new Set([...(await readAll(manager)).values()].flatMap(world.planted.foundIn));
    expect(world.planted.places().filter((place) => !found.has(place))).toEqual([]);
  });

  it('is in no answer to a key of a sales channel of the very shop', async () => {
    const answers = [...(await readAll(world.people.channel_key)).values()];
    expect(answers.flatMap(world.planted.foundIn)).toEqual([]);
    expect(new Set(answers).size).toBe(2);
  });

  it('is in no answer to the manager of another shop, and no answer would be another one without it', async () => {
    const answers = await readAll(stranger);
    const leaks = [...answers].map(([label, text]) => [label, world.planted.foundIn(text)] as const);
    expect(leaks.filter(([, places]) => places.length > 0)).toEqual([]);
    await emptyShop(world);
    const without = await readAll(stranger);
    const other = [...answers].filter(([label, text]) => without.get(label) !== text);
    expect(other.map(([label, text]) => ({ label, text, without: without.get(label) }))).toEqual([]);
  });
});
