import { attributesOf, type ChannelField } from '@quarry/contracts/feeds';
import { reasoned, type Wording, wording } from '@quarry/contracts/wording';
import { FeedRefusal } from '../feed/index.ts';
import { addTo, longestRow, plainName, type RawItem, type RawReader, type RawValue } from './raw-row.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Rows of JSON lines, an object on each line by the names of the kind. Throws a FeedRefusal where the first one is none, or names no
 * attribute of the kind: then the file is JSON of another form.
 */
export function jsonRows(fields: readonly ChannelField[]): RawReader {
  const attributes = new Set(attributesOf(fields).map(({ name }) => name));
  let rest = '';
  let line = 0;
  let isKnown = false;

  function push(part: string, isLast: boolean): RawItem[] {
    const lines = (rest + part).split('\n');
    rest = isLast ? '' : (lines.pop() ?? '');
    const items = lines.flatMap((written) => itemsOf(written));
    if (rest.length <= longestRow) return items;
    // A line that never ends is given up, and the next one begins where it was cut.
    rest = '';
    return [...items, faultOf(line + 1, wording('json:too_long', { limit: longestRow }))];
  }

  function itemsOf(written: string): RawItem[] {
    line += 1;
    if (written.trim() === '') return [];
    const read = objectOf(written);
    const isObject = !('problem' in read);
    if (!isKnown && !(isObject && Object.keys(read.object).some((name) => attributes.has(plainName(name)))))
      throw new FeedRefusal(reasoned('feed_unknown_format:json'));
    isKnown = true;
    return [isObject ? rowOf(read.object, attributes, line) : faultOf(line, read.problem)];
  }

  return { push, delimiter: () => null };
}

function objectOf(written: string): { object: JsonObject } | { problem: Wording } {
  try {
    const read: unknown = JSON.parse(written);
    return isObject(read) ? { object: read } : { problem: wording('json:no_object') };
  } catch {
    return { problem: wording('json:misplaced') };
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowOf(object: JsonObject, attributes: ReadonlySet<string>, line: number): RawItem {
  const values = new Map<string, RawValue[]>();
  const unknown = new Set<string>();
  for (const [written, given] of Object.entries(object)) {
    const name = plainName(written);
    if (!attributes.has(name)) unknown.add(name);
    else for (const value of listOf(given)) for (const raw of rawOf(value)) addTo(values, name, raw);
  }
  return { line, values, unknown: [...unknown] };
}

function rawOf(value: unknown): RawValue[] {
  if (!isObject(value)) return textsOf(value);
  const parts = Object.entries(value).flatMap(([name, given]): [string, string[]][] => {
    const texts = listOf(given).flatMap(textsOf);
    return texts.length === 0 ? [] : [[plainName(name), texts]];
  });
  return parts.length === 0 ? [] : [new Map(parts)];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** What is nested deeper than a part stays as it is written, for the check to refuse. */
function textsOf(value: unknown): string[] {
  if (value === null || value === '') return [];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

function faultOf(line: number, problem: Wording): RawItem {
  return { line, id: null, why: reasoned('json_not_valid', { line, problem }) };
}
