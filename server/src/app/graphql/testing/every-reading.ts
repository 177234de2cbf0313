import { subjects } from '@quarry/contracts/access';
import { getNamedType, type GraphQLSchema, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import type { TestClient } from '../../../testing/index.ts';
import type { Feature } from '../../../platform/feature.ts';
import { listsOf } from '../../../platform/records/index.ts';
import { featureCases, fieldCases } from './field-cases.ts';
import { callOf, type RootField, rootFields } from './field-document.ts';
import type { TwoShops } from './two-shops.ts';

/** One thing that can be read, by its address and what is asked. */
type Reading = { label: string; read: (client: TestClient) => Promise<string> };

const wholeAnswer = 5;

/** Everything that a person can ask the product about a shop by words, ids and filters: what a field of the SDL answers, and the files made of it. */
export async function everyReading(
  world: TwoShops,
  schema: GraphQLSchema,
  features: readonly Feature[],
): Promise<Reading[]> {
  const queries = rootFields(schema).filter(({ root }) => root === 'Query');
  const asked = await Promise.all(queries.map(async (field) => [field, await argsOf(world, field)] as const));
  return [
    ...asked.flatMap(([field, all]) => all.map((args) => readingOf(world, schema, field, args))),
    ...exportsOf(world, schema, features),
  ];
}

function readingOf({ api }: TwoShops, schema: GraphQLSchema, field: RootField, args: Record<string, unknown>): Reading {
  const document = callOf(schema, field, args, wholeAnswer);
  return {
    label: `${field.name} ${JSON.stringify(args)}`,
    read: async (client) => {
      const { data, errors } = await client.request(document, args);
      const answer = JSON.stringify({ data, errors: errors?.map(({ message, path }) => ({ message, path })) });
      const links = [...answer.matchAll(/"(?:storedPageUrl|imageUrl|pictureUrl)":"([^"]+)"/g)].map(
        ([, link = '']) => link,
      );
      const files = await Promise.all(links.map((url) => api.app.inject({ url })));
      return [answer, ...files.map(({ body }) => body)].join('\n');
    },
  };
}

/** What a field is asked: what its case asks, and whatever else leads to the shop. */
async function argsOf(world: TwoShops, { name, field }: RootField): Promise<Record<string, unknown>[]> {
  const ids = world.filledIds;
  const base = (await fieldCases.Query[name]?.args(world)) ?? {};
  if (name === 'changes')
    return featureCases.flatMap(({ changed }) => changed?.(world) ?? []).map(([entity, id]) => ({ entity, id }));
  if (name === 'namedRecords') {
    return subjects.flatMap((of) => [{ of }, { of, ids }, ...wordsOf(world).map((search) => ({ of, search }))]);
  }
  if (name === 'foundRecords') return [...ids, ...wordsOf(world)].map((search) => ({ of: subjects, search }));
  const takes = new Set(field.args.map((argument) => argument.name));
  const alone = takes.has('id') && takes.size === 1;
  return [
    base,
    ...(alone ? ids.map((id) => ({ id })) : []),
    ...(takes.has('search') ? wordsOf(world).map((search) => ({ ...base, search })) : []),
    ...filtersOf(world, field).map((filter) => ({ ...base, filter })),
  ];
}

/** What was planted that somebody may search by. */
function wordsOf({ planted }: TwoShops): string[] {
  return featureCases.flatMap(({ searched = [] }) => searched).map(planted.at);
}

/** Every field of a list's filter that names one of these records. */
function filtersOf(world: TwoShops, { args }: RootField['field']): Record<string, unknown>[] {
  const filter = args.find(({ name }) => name === 'filter');
  const type = filter && getNamedType(filter.type);
  if (!isInputObjectType(type)) return [];
  const { filled, people } = world;
  const values: Record<string, unknown> = {
    shopId: [world.shopId],
    brandId: [world.brandId],
    productId: [world.productId],
    crawlerId: [filled('crawlerId')],
    grabberId: [filled('grabberId')],
    entityId: [filled('crawlerId')],
    actorId: [people.ids.manager],
    hasSource: true,
    hasOffers: true,
    quarantined: false,
  };
  return Object.keys(type.getFields()).flatMap((name) => (name in values ? [{ [name]: values[name] }] : []));
}

/** The files that lists can be had as, with every column that a row has. */
function exportsOf({ api }: TwoShops, schema: GraphQLSchema, features: readonly Feature[]): Reading[] {
  const lists = [...listsOf(features)].flatMap(([query, { exported }]) => (exported ? [query] : []));
  return lists.map((list) => {
    const columns = rowFields(schema, list);
    const query = `query ($first: Int!, $after: String) { ${list}(first: $first, after: $after) {
      nodes { ${columns.join(' ')} } pageInfo { endCursor hasNextPage } } }`;
    const payload = { query, format: 'jsonl', columns: columns.map((path) => ({ header: path, path })) };
    return {
      label: `the export of ${list}`,
      read: async ({ accessToken }) => {
        const headers = { authorization: `Bearer ${accessToken}` };
        const answer = await api.app.inject({ method: 'POST', url: '/exports', headers, payload });
        const { errors } = answer.statusCode === 200 ? {} : answer.json<{ errors?: { message: string }[] }>();
        return errors ? errors.map(({ message }) => message).join(' ') : answer.body;
      },
    };
  });
}

function rowFields(schema: GraphQLSchema, list: string): string[] {
  const connection = getNamedType(schema.getQueryType()!.getFields()[list]!.type);
  const row = isObjectType(connection) ? getNamedType(connection.getFields().nodes!.type) : undefined;
  if (!isObjectType(row)) throw new Error(`The list ${list} has no rows.`);
  return Object.values(row.getFields()).flatMap(({ name, type }) => (isLeafType(getNamedType(type)) ? [name] : []));
}
