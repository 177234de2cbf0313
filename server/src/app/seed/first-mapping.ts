import type { Expression, MappingRule } from '@quarry/contracts/feeds';
import { systemActor } from '../../platform/auth/index.ts';
import type { ProductDoor } from './product-door.ts';

const source = (name: string): Expression => ({ kind: 'source', source: name });
const byCategory = (texts: Readonly<Record<string, string>>): Expression => ({
  kind: 'call',
  name: 'lookup',
  args: [source('category.name')],
  options: { table: Object.entries(texts).map(([from, to]) => ({ from, to })) },
});

const gardenTools = ['Gartenscheren', 'Akku-Heckenscheren', 'Akku-Rasentrimmer', 'Gießkannen'];
const womensShoes = 'Laufschuhe Damen';
const mensShoes = 'Laufschuhe Herren';
const asShoes = 'Apparel & Accessories > Shoes';

/**
 * What somebody saves who begins with mappings, in the names of a German channel. The titles of garden tools get their descriptions, which
 * makes some of them too long. Running shoes of women and men are sorted as Google sorts them. Google then asks for sizes, which no shop
 * states.
 */
const beginnersRules: readonly MappingRule[] = [
  {
    field: 'title',
    when: { kind: 'call', name: 'in', args: [source('category.name')], options: { values: gardenTools } },
    expression: {
      kind: 'call',
      name: 'join',
      args: [source('product.title'), { kind: 'call', name: 'strip_html', args: [source('product.description')] }],
      options: { separator: ' – ' },
    },
  },
  { field: 'google_product_category', expression: byCategory({ [womensShoes]: asShoes, [mensShoes]: asShoes }) },
  { field: 'gender', expression: byCategory({ [womensShoes]: 'female', [mensShoes]: 'male' }) },
  { field: 'age_group', expression: byCategory({ [womensShoes]: 'adult', [mensShoes]: 'adult' }) },
];

/** Saves these rules as the first version of a channel; one that has a version keeps it. */
export async function saveFirstMapping(door: ProductDoor, channelId: string): Promise<void> {
  const { channelMapping } = await door<{ channelMapping: { newestVersion: number } | null }>(
    systemActor,
    'query ($channelId: ID!) { channelMapping(channelId: $channelId) { newestVersion } }',
    { channelId },
  );
  if (channelMapping?.newestVersion !== 0) return;
  const { saveChannelMapping: saved } = await door<{ saveChannelMapping: { __typename: string } }>(
    systemActor,
    `mutation ($channelId: ID!, $rules: JSON!) { saveChannelMapping(channelId: $channelId, version: 0, rules: $rules) { __typename
      ... on MappingRefused { faults { path reason } } ... on NotAllowedNow { reason } } }`,
    { channelId, rules: beginnersRules },
  );
  if (saved.__typename !== 'ChannelMappingSaved') throw new Error(`The mapping is refused: ${JSON.stringify(saved)}`);
}
