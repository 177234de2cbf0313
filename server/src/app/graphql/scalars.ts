import { GraphQLError, type GraphQLScalarTypeConfig, valueFromASTUntyped } from 'graphql';

type Scalar = Required<Pick<GraphQLScalarTypeConfig<unknown, unknown>, 'serialize' | 'parseValue' | 'parseLiteral'>>;

const dateTimeForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

function parseDateTime(value: unknown): Date {
  const date = typeof value === 'string' && dateTimeForm.test(value) ? new Date(value) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime()))
    throw new GraphQLError('A DateTime is text like 2026-01-31T12:00:00Z, with an offset.');
  return date;
}

function serializeDateTime(value: unknown): string {
  const date = value instanceof Date ? value : new Date(String(value));
  return date.toISOString();
}

function toSafeInt(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('A SafeInt is a whole number between -(2^53 - 1) and 2^53 - 1.');
}

const json = (value: unknown) => value;
const jsonScalar: Scalar = {
  serialize: json,
  parseValue: json,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
};

/** How our own scalars are read and written. */
export const scalars: Record<string, Scalar> = {
  DateTime: {
    serialize: serializeDateTime,
    parseValue: parseDateTime,
    parseLiteral: (node) => parseDateTime(valueFromASTUntyped(node)),
  },
  SafeInt: {
    serialize: toSafeInt,
    parseValue: toSafeInt,
    parseLiteral: (node) => toSafeInt(valueFromASTUntyped(node)),
  },
  JSON: jsonScalar,
  // Read with the list that it is asked of, whose fields it names.
  FilterTree: jsonScalar,
};
