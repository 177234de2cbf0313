import type { RequestContext } from '../feature.ts';

type Scalar = string | number | bigint | boolean | Date | null | undefined;

/**
 * What a resolver may answer for a GraphQL type: any part of it, where a field may also be a function that is called
 * only when the field was asked for (an id is always a value, since field resolvers go by it). Fields that are missing are answered by the type's own resolvers.
 */
export type Shape<T> = T extends Scalar
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Shape<Item>[]
    : T extends object
      ? { [Name in keyof T]?: Name extends 'id' ? T[Name] : Shape<T[Name]> | Lazily<Shape<T[Name]>> }
      : T;

type Lazily<T> = (args: never, context: RequestContext) => T | Promise<T>;
