import { badRequest } from './answers.ts';
import type { Environment, Outcome } from './domain.ts';

export type Fields = Record<string, unknown>;

export type SampleRequest = {
  /** The part of the path that varies; empty when the operation has none. */
  part: string;
  query: URLSearchParams;
  /** What the body says; undefined when it is not a JSON object. No body at all says nothing: an empty object. */
  body: Fields | undefined;
};

/** The JSON object of a body, an outer `{data: {...}}` removed; undefined when the text is none. */
export function readBody(text: string): Fields | undefined {
  if (text.trim() === '') return {};
  const body = asFields(parsed(text));
  const inner = asFields(body?.data);
  return body && inner && Object.keys(body).length === 1 ? inner : body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A whole number, also one sent as text. */
export function asWhole(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : undefined;
}

/** The whole numbers of a list, others left out; undefined when it is no list. */
export function asWholes(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(asWhole).filter((number) => number !== undefined);
}

/** The texts of a list; undefined when it is no list. */
export function asTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : undefined;
}

/** A parameter of the query; an empty one counts as absent. */
export function parameter(request: SampleRequest, name: string): string | undefined {
  return asText(request.query.get(name));
}

/** A list parameter, repeated or with commas, `name[]` accepted; undefined when absent, and empty when present without a value. */
export function listParameter(request: SampleRequest, name: string): string[] | undefined {
  const values = [...request.query.getAll(name), ...request.query.getAll(`${name}[]`)];
  if (values.length === 0) return undefined;
  return values.flatMap((value) => value.split(',')).filter((value) => value !== '');
}

/** A handler of an operation that cannot do without a body. */
export function withBody<State, Result extends Outcome<State>>(
  handler: (state: State, body: Fields, environment: Environment) => Result,
) {
  return (state: State, request: SampleRequest, environment: Environment) =>
    request.body ? handler(state, request.body, environment) : badRequest();
}

/** A handler of an operation on one row, whose id stands in the query or in the body under one of `names`. */
export function withId<State, Result extends Outcome<State>>(
  handler: (state: State, id: number | undefined) => Result,
  names: readonly string[] = ['id'],
) {
  return (state: State, request: SampleRequest) => {
    const asked = names.map((name) => parameter(request, name)).find((value) => value !== undefined);
    if (asked !== undefined) return handler(state, asWhole(asked));
    const { body } = request;
    if (!body) return badRequest();
    return handler(
      state,
      names.map((name) => asWhole(body[name])).find((value) => value !== undefined),
    );
  };
}
