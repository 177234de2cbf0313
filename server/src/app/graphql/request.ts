import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import * as z from 'zod';
import { hasLongList, isTooDeep, limits } from './limits.ts';
import { trustedDocument } from './trusted-documents.ts';

/** One GraphQL request as the body of a POST (GraphQL over HTTP) or of a subscribe message, its document in full. */
export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
};

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const requestSchema = z.object({
  query: optional(z.string()),
  documentId: optional(z.string()),
  variables: optional(z.record(z.string(), z.unknown())),
  operationName: optional(z.string()),
  extensions: optional(z.record(z.string(), z.unknown())),
});

export type ReadRequest = { isRead: true; request: GraphqlRequest } | { isRead: false; error: GraphQLError };

/** Parses the shape of a request; a null parameter counts as an absent one. */
export function readGraphqlRequest(body: unknown): ReadRequest {
  if (Array.isArray(body))
    return refuse('BATCH_REFUSED', 'Several requests in one body are not answered: send each on its own.');
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') || 'body';
    return refuse(
      'BAD_REQUEST',
      `The ${place} is not that of a GraphQL request: send JSON with "query" as text, and "variables" as an object.`,
    );
  }
  const { documentId, variables, operationName } = parsed.data;
  const query = documentId === undefined ? parsed.data.query : trustedDocument(documentId);
  if (documentId !== undefined && parsed.data.query !== undefined)
    return refuse('BAD_REQUEST', 'A request has either a "query" or a "documentId": leave one of them out.');
  if (query === undefined)
    return documentId === undefined
      ? refuse('BAD_REQUEST', 'The query is not that of a GraphQL request: send JSON with "query" as text.')
      : refuse('DOCUMENT_UNKNOWN', 'No document of this release has that "documentId": send its text as "query".');
  if (query.length > limits.characters)
    return refuse(
      'DOCUMENT_TOO_LARGE',
      `The document is longer than ${limits.characters} characters: ask for less, or in several requests.`,
    );
  if (isTooDeep(variables))
    return refuse(
      'INPUT_TOO_DEEP',
      `The variables have more than ${limits.inputDepth} levels: put less inside each other.`,
    );
  if (hasLongList(variables))
    return refuse(
      'LIST_TOO_LONG',
      `A list in the variables has more than ${limits.listItems} items: send fewer at a time.`,
    );
  if (unstorable.test(query))
    return refuse('BAD_REQUEST', 'A text in the document has U+0000, which no text can hold: leave it out.');
  return { isRead: true, request: { query, variables: variables && storable(variables), operationName } };
}

/** Escapes of U+0000 in a document; half a surrogate pair is refused by its parser. */
const unstorable = /\\u(?:0000|\{0+\})/;

/** The same with texts that the database can hold: nobody sees U+0000, and half a surrogate pair is no character. */
function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '') as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storable(inner)])) as Value;
}

/** The document, or the reason why it is none. */
export function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** The operation that would run; undefined when the name fits none or several. */
export function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const wanted = name === undefined ? operations : operations.filter((operation) => operation.name?.value === name);
  return wanted.length === 1 ? wanted[0] : undefined;
}

/** The variables with the defaults of those that were not given: the compiled form of an operation forgets some, and limits count with them. */
export function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown> = {},
): Record<string, unknown> {
  const complete = { ...variables };
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (defaultValue === undefined || Object.hasOwn(complete, name)) continue;
    complete[name] = valueFromASTUntyped(defaultValue);
  }
  return complete;
}

/** Whether it asks for none but these fields of its type. */
export function asksOnlyFor({ selectionSet }: OperationDefinitionNode, fields: ReadonlySet<string>): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value),
  );
}

function refuse(code: string, message: string): ReadRequest {
  return { isRead: false, error: new GraphQLError(message, { extensions: { code } }) };
}
