import { type JsonValue, readTolerantJson } from '../json/index.ts';

/** Names of an object whose values stood unquoted and are neither numbers nor words of JSON. */
export const bareNames = Symbol('bareNames');

export type JsonObject = Record<string, unknown> & { [bareNames]?: ReadonlySet<string> };

/**
 * The value of a JSON text, numbers of 16 digits and more as text so that no id loses its last digits; undefined when it is not valid.
 * Two things are forgiven: a comma before a closing bracket, and a number as people write it ("1,299.00"), which `bareNames` tells of.
 */
export function parseJson(text: string): unknown {
  return parseStrict(text) ?? parseStrict(withoutTrailingCommas(text)) ?? parseWithBare(withoutTrailingCommas(text));
}

function parseStrict(text: string): unknown {
  try {
    return /[:[,]\s*-?\d{16}/.test(text) ? parseKeepingDigits(text) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `{"id": 1,}`: a comma before a closing bracket says nothing, so leaving it out loses nothing. */
function withoutTrailingCommas(text: string): string {
  return text.replace(
    /("[^"\\]*(?:\\.[^"\\]*)*")|,(?=\s*[}\]])/gs,
    (_comma, quoted: string | undefined) => quoted ?? '',
  );
}

type ParseWithSource = (
  text: string,
  revive: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

function parseKeepingDigits(text: string): unknown {
  return (JSON.parse as ParseWithSource)(text, (_key, value, context) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context.source ?? '')
      ? context.source
      : value,
  );
}

/** Reads what only unquoted values keep from being JSON; anything else that is off could end in the wrong place. */
function parseWithBare(text: string): unknown {
  const { values, repairs } = readTolerantJson(text);
  const isOtherwiseWhole = values.length === 1 && repairs.every((repair) => repair === 'bare_value');
  return isOtherwiseWhole ? plainValue(values[0]) : undefined;
}

function plainValue(value: JsonValue | undefined): unknown {
  if (Array.isArray(value)) return value.map(plainValue);
  if (value instanceof Map) {
    const plain: JsonObject = Object.fromEntries([...value].map(([name, member]) => [name, plainValue(member)]));
    const bare = [...value].flatMap(([name, member]) => (isBare(member) ? [name] : []));
    if (bare.length > 0) plain[bareNames] = new Set(bare);
    return plain;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('bare' in value) return value.bare;
  const number = Number(value.digits);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? value.digits : number;
}

function isBare(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && 'bare' in value;
}
