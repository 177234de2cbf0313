import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLObjectType, GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { listFieldsResolvers } from './list-fields.ts';
import { namedRecordsResolvers } from './named-records.ts';
import { recordChangesResolvers } from './record-changes.ts';
import type { Feature, RequestContext, ResolverMap } from '../../platform/feature.ts';
import { scalars } from './scalars.ts';

const contractsFolder = join(import.meta.dirname, '../../../../contracts/src');

/** The SDL of all features, as written in contracts. */
export function readSdl(): string {
  const files = globSync('**/*.graphql', { cwd: contractsFolder }).toSorted();
  return files.map((file) => readFileSync(join(contractsFolder, file), 'utf8')).join('\n');
}

/** The executable schema: the SDL with every feature's resolvers. It stands apart from the engine that runs it. */
export function buildExecutableSchema(features: readonly Feature[]): GraphQLSchema {
  const schema = buildSchema(readSdl());
  for (const [name, scalar] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (type instanceof GraphQLScalarType) Object.assign(type, scalar);
  }
  for (const { name, resolvers } of features) if (resolvers) attach(schema, name, resolvers);
  attach(schema, 'lists', listFieldsResolvers(features));
  attach(schema, 'names', namedRecordsResolvers);
  attach(schema, 'changes', recordChangesResolvers);
  readLazyFields(schema);
  return schema;
}

/**
 * Lets every field without a resolver be a value or a function of it, as `Shape` promises: the engine's compiled form
 * calls no functions by itself.
 */
function readLazyFields(schema: GraphQLSchema): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || roots.has(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= valueOrCall(field.name);
  }
}

type LazyField = (args: unknown, context: RequestContext) => unknown;

function valueOrCall(name: string) {
  return (source: Record<string, unknown>, args: unknown, context: RequestContext): unknown => {
    const value = source[name];
    return typeof value === 'function' ? (value as LazyField)(args, context) : value;
  };
}

function attach(schema: GraphQLSchema, feature: string, resolvers: ResolverMap): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    for (const [fieldName, resolver] of Object.entries(fields)) {
      const field = type instanceof GraphQLObjectType ? type.getFields()[fieldName] : undefined;
      if (!field)
        throw new Error(`The feature ${feature} resolves ${typeName}.${fieldName}, which the SDL does not have.`);
      if (typeof resolver === 'function') field.resolve = resolver;
      else {
        field.subscribe = resolver.subscribe;
        if (resolver.resolve) field.resolve = resolver.resolve;
      }
    }
  }
}
