import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql';
import type { Actor } from '../../platform/auth/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { features } from '../features.ts';
import { buildExecutableSchema } from '../graphql/schema.ts';

/** Asks the product one thing: rights, checks, audit and answer are those of every other request. */
export type ProductDoor = <Data>(actor: Actor, document: string, variables: Record<string, unknown>) => Promise<Data>;

let schema: GraphQLSchema | undefined;

/** The GraphQL door, opened within this process, on the clock of `deps`. */
export function productDoor(deps: Deps): ProductDoor {
  const opened = (schema ??= buildExecutableSchema(features));
  const documents = new Map<string, DocumentNode>();
  const read = (source: string): DocumentNode => {
    const document = documents.get(source) ?? parse(source);
    const [fault] = documents.has(source) ? [] : validate(opened, document);
    if (fault) throw fault;
    documents.set(source, document);
    return document;
  };
  return async <Data>(actor: Actor, source: string, variableValues: Record<string, unknown>): Promise<Data> => {
    const contextValue: RequestContext = { actor, deps, requestId: newId(), cause: 'seed' };
    const { data, errors } = await execute({ schema: opened, document: read(source), contextValue, variableValues });
    if (errors?.[0]) throw errors[0];
    return data as Data;
  };
}
