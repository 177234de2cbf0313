import { execute, type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import * as z from 'zod';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Matching } from './bulk-run.ts';

type Asked = Omit<Matching, 'released'> & {
  after: string | null;
  /** The list's own order, as its query takes it. */
  sort?: readonly unknown[] | null;
};
export type IdWindow = { ids: string[]; endCursor: string | null; hasNextPage: boolean };

/** One window of a list by its own query, so that it finds what the list shows to the same person. */
export type ListIds = (context: RequestContext, list: string, asked: Asked) => Promise<IdWindow>;

const windowRows = 500;
const windowSchema = z.object({
  nodes: z.array(z.object({ id: z.string() })),
  pageInfo: z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }),
});

/** Reads lists of the schema; throws what the list refuses, such as a filter that cannot be read. */
export function readListIds(schema: () => GraphQLSchema): ListIds {
  return async (context, list, { after, search, filter, sort }) => {
    const variables = {
      first: windowRows,
      after,
      ...(search === null ? {} : { search }),
      ...(filter ? { filter } : {}),
      ...(sort ? { sort } : {}),
    };
    const result = await execute({
      schema: schema(),
      document: parse(documentOf(schema(), list, Object.keys(variables))),
      contextValue: context,
      variableValues: variables,
    });
    return windowOf(result, list);
  };
}

function documentOf(schema: GraphQLSchema, list: string, names: readonly string[]): string {
  const args = schema.getQueryType()?.getFields()[list]?.args ?? [];
  const used = names.map((name) => ({ name, type: args.find((arg) => arg.name === name)?.type }));
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = used.map(({ name }) => `${name}: $${name}`).join(', ');
  return `query (${declared}) { ${list}(${given}) { nodes { id } pageInfo { endCursor hasNextPage } } }`;
}

function windowOf({ data, errors }: ExecutionResult, list: string): IdWindow {
  // Without data nothing was asked yet: the filter is none of this list.
  if (errors?.[0] && data === undefined) throw new Failure('BAD_REQUEST', errors[0].message);
  if (errors?.[0]) throw errors[0].originalError ?? errors[0];
  const { nodes, pageInfo } = windowSchema.parse(data?.[list]);
  return { ids: nodes.map(({ id }) => id), ...pageInfo };
}
