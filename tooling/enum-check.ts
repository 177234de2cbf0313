import { Kind, parse } from 'graphql';
import { lowerCaseEnumValues, namedAsTypes } from './lower-case-enum-values.ts';

/** Enum values of the SDL that are neither in capitals nor among the old ones, and old ones that left the SDL. */
export function enumFaults(sdl: string, old = lowerCaseEnumValues): string[] {
  const values = lowerCaseValues(sdl);
  const known = new Set(
    Object.entries(old).flatMap(([name, list]) => list.split(' ').map((value) => `${name}.${value}`)),
  );
  const fresh = [...values].filter((value) => !known.has(value));
  const gone = [...known].filter((value) => !values.has(value));
  return [
    ...fresh.map((value) => `${value} is a new enum value: write it in capitals.`),
    ...gone.map((value) => `${value} has left the SDL: remove it from tooling/lower-case-enum-values.ts.`),
  ];
}

function lowerCaseValues(sdl: string): ReadonlySet<string> {
  const enums = parse(sdl).definitions.filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION);
  return new Set(
    enums
      .filter(({ name }) => !namedAsTypes.has(name.value))
      .flatMap(({ name, values = [] }) => values.map((value) => [name.value, value.name.value] as const))
      .filter(([, value]) => value !== value.toUpperCase())
      .map(([name, value]) => `${name}.${value}`),
  );
}
