import { type JsonValue, readTolerantJson } from '../json/index.ts';

/** Names of an object whose values stood unquoted and are neither numbers nor words of JSON. */
export const bareNames = Symbol('bareNames');
/** Names of an object whose values are numbers that are given as they were written. */
export const numberNames = Symbol('numberNames');

export type JsonObject = Record<string, unknown> & {
  [bareNames]?: ReadonlySet<string>;
  [numberNames]?: ReadonlySet<string>;
};

/**
 * The value of a JSON text; undefined when it is not valid. A number that would be written otherwise (16 digits, an exponent, zeros at the end
 * of its decimals) is given as its text, which `numberNames` tells of: no id loses digits, and a spreadsheet's exponent shows.
 * Two things are forgiven: a comma before a closing bracket, and a number as people write it ("1,299.00"), which `bareNames` tells of.
 */
export function parseJson(text: string): unknown {
  return parseStrict(text) ?? parseStrict(withoutTrailingCommas(text)) ?? parseWithBare(withoutTrailingCommas(text));
}

function parseStrict(text: string): unknown {
  try {
    return /[:[,]\s*-?(?:\d{16}|\d+(?:\.\d*0(?!\d)|(?:\.\d+)?e))/i.test(text)
      ? parseKeepingDigits(text)
      : JSON.parse(text);
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
  revive: (this: object, key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

function parseKeepingDigits(text: string): unknown {
  return (JSON.parse as ParseWithSource)(text, function revive(key, value, { source }) {
    if (typeof value !== 'number' || source === undefined || !isLost(value, source)) return value;
    const holder = this as { [numberNames]?: Set<string> };
    (holder[numberNames] ??= new Set()).add(key);
    return source;
  });
}

/** Whether a double writes a number otherwise than it stood. Beyond fifteen digits of a fraction it was written by a sum, not by a shop. */
function isLost(value: number, source: string): boolean {
  return String(value) !== source && !/^-?0?\d*\.\d{14,}$/.test(source);
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
    const numbers = [...value].flatMap(([name, member]) => (isNumeral(member) ? [name] : []));
    if (numbers.length > 0) plain[numberNames] = new Set(numbers);
    return plain;
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('bare' in value) return value.bare;
  const number = Number(value.digits);
  return isLost(number, value.digits) ? value.digits : number;
}

function isNumeral(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && 'digits' in value;
}

function isBare(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && 'bare' in value;
}
