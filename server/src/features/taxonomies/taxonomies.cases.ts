import { sql } from 'kysely';
import { calls, type FeatureCases, versioned, who } from '../../app/graphql/testing/field-case.ts';
import { newId } from '../../platform/ids.ts';
import { buildCategory } from '../categories/category.builder.ts';

const language = { language: 'en-US' };
const publisher = { publisher: 'GOOGLE' };

export const cases: FeatureCases = {
  fill: async ({ deps }) => {
    await sql`insert into taxonomy (id, publisher, release) values (${newId()}, 'GOOGLE', '2031-01-01')
      on conflict (publisher) do nothing`.execute(deps.db);
    await sql`insert into taxonomy_node (publisher, external_id, names, paths, since_release)
      values ('GOOGLE', '7', '{"en-US": "Gardens"}', '{"en-US": "Gardens"}', '2031-01-01') on conflict do nothing`.execute(
      deps.db,
    );
    return { linkedCategoryId: await buildCategory(deps.db, { name: 'Gardening' }) };
  },
  Query: {
    taxonomies: calls(who.catalogue),
    taxonomyDifference: calls(who.administrators, () => ({ uploadId: newId(), ...language })),
    taxonomyNodes: calls(who.catalogue, () => ({ ...publisher, search: 'gardens' })),
    taxonomyLinks: calls(who.catalogue, () => ({ ...publisher, ...language })),
  },
  Mutation: {
    takeTaxonomy: calls(who.administrators, () => ({ uploadId: newId(), ...language, version: 1 })),
    linkCategory: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'category', world.filled('linkedCategoryId'))),
      input: { ...publisher, externalId: '7' },
    })),
  },
  changed: ({ filled }) => [['category', filled('linkedCategoryId')]],
};
