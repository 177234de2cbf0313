import { GraphQLError, type GraphQLScalarTypeConfig, valueFromASTUntyped } from 'graphql';
import { readDateTime } from '../../platform/date-time.ts';

type Scalar = Required<Pick<GraphQLScalarTypeConfig<unknown, unknown>, 'serialize' | 'parseValue' | 'parseLiteral'>>;

function parseDateTime(value: unknown): Date {
  const date = typeof value === 'string' ? readDateTime(value) : undefined;
  if (!date)
    throw new GraphQLError(
      'Write a DateTime that exists, of the years 1 to 9999, with its seconds and its zone, like 2026-01-31T12:00:00Z.',
    );
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
