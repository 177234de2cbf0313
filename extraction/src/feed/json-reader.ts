import { detailed, reasoned, type Wording, wording } from '@quarry/contracts/wording';
import { countLineEnds } from './decode-text.ts';
import type { FeedFormat, FeedWarning } from './feed-row.ts';
import { fold } from './field-names.ts';
import { fieldNamed } from './feed-fields.ts';
import { isObject, rowsOfEntry } from './json-entry.ts';
import { jsonScanner, type FoundEntry } from './json-scanner.ts';
import { parseJson, type JsonObject } from './parse-json.ts';
import type { SourceFault, SourceItem, SourceReader } from './source-row.ts';

export type JsonReader = SourceReader & { format: () => FeedFormat };

/**
 * Reads JSON feeds: an array, an object that holds the array under a usual name (items, products, entries, feed.entry, data, ...),
 * objects one after another, or one object a line. Texts in several languages are read in the first of `languages` that they stand in. A broken entry becomes a fault with its line; the next one is read again.
 */
export function jsonReader(warnings: FeedWarning[], languages: readonly string[]): JsonReader {
  let inner: SourceReader | undefined;
  let isLines = false;
  let head = '';

  function push(part: string, isLast: boolean): SourceItem[] {
    if (inner !== undefined) return inner.push(part, isLast);
    head += part;
    if (!isLast && head.length < 65_536) return [];
    isLines = startsWithOneLineEntry(head);
    inner = isLines ? linesReader(languages) : arrayReader(warnings, languages);
    return inner.push(head, isLast);
  }

  return { push, format: () => (isLines ? 'jsonl' : 'json') };
}

/** Whether the first line is an entry of its own: an object with at least two fields we know, on one line. */
function startsWithOneLineEntry(head: string): boolean {
  const first = head.trimStart().split('\n', 1)[0] ?? '';
  const value = first.startsWith('{') ? parseJson(first) : undefined;
  return isObject(value) && knownFields(value) >= 2;
}

function knownFields(value: JsonObject): number {
  return Object.keys(value).filter((key) => fieldNamed(fold(key)) !== undefined).length;
}

/** A line that goes on beyond this is passed over to its end. */
const longestLine = 4_000_000;

function linesReader(languages: readonly string[]): SourceReader {
  let rest = '';
  let isInsideLongLine = false;
  let line = 1;
  function push(part: string, isLast: boolean): SourceItem[] {
    const text = rest + part;
    const items: SourceItem[] = [];
    let at = 0;
    for (;;) {
      const end = text.indexOf('\n', at);
      if (end === -1 && !(isLast && at < text.length)) break;
      if (isInsideLongLine) {
        isInsideLongLine = false;
        line += 1;
        at = end === -1 ? text.length : end + 1;
        continue;
      }
      const content = text.slice(at, end === -1 ? text.length : end).trim();
      if (content !== '') for (const item of lineItems(content, line, languages)) items.push(item);
      line += 1;
      at = end === -1 ? text.length : end + 1;
    }
    rest = text.slice(at);
    if (rest.length > longestLine) {
      const cause = wording('json:too_long', { limit: longestLine });
      if (!isInsideLongLine) items.push(notValid(line, rest.slice(0, 2000), cause));
      isInsideLongLine = true;
      rest = '';
    }
    return items;
  }
  return { push };
}

function lineItems(content: string, line: number, languages: readonly string[]): SourceItem[] {
  const value = parseJson(content);
  const found = value === undefined ? { line, text: content, problem: parseProblem(content) } : { line, value };
  return itemsOf(found, languages);
}

function arrayReader(warnings: FeedWarning[], languages: readonly string[]): SourceReader {
  const scanner = jsonScanner({ parse: parseJson, isEntry: (value) => isObject(value) && knownFields(value) >= 2 });
  let lastLine = 1;
  return {
    push(part, isLast) {
      lastLine += countLineEnds(part, 0, part.length);
      const items = scanner.push(part, isLast).flatMap((found) => itemsOf(found, languages));
      if (isLast && scanner.isOpen()) {
        warnings.push({
          ...detailed('json_not_closed', { line: lastLine }),
          line: lastLine,
        });
      }
      return items;
    },
  };
}

function itemsOf(found: FoundEntry, languages: readonly string[]): SourceItem[] {
  if ('value' in found) {
    return isObject(found.value)
      ? rowsOfEntry(found.value, found.line, languages)
      : [notValid(found.line, '', wording('json:no_object'))];
  }
  return [notValid(found.line, found.text, found.problem)];
}

function notValid(line: number, text: string, problem: Wording): SourceFault {
  const id = /"(?:id|offerId|offer_id|sku)"\s*:\s*"?([^",}\s]{1,100})/.exec(text)?.[1] ?? null;
  return { line, id, field: null, ...reasoned('json_not_valid', { line, problem }) };
}

function parseProblem(text: string): Wording {
  try {
    JSON.parse(text);
    return wording('json:no_object');
  } catch {
    return wording('json:misplaced');
  }
}
