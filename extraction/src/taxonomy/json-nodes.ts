import { countLineEnds } from '../feed/index.ts';
import { pathOf } from './path-of.ts';
import type { Found, NodeReader } from './read-taxonomy.ts';

/** Root, list of verticals, vertical, list of its categories; below these a category begins. */
const levelsAbove = 4;
/** A category with all its attributes has some 20,000 characters. */
const longestEntry = 1_000_000;

/**
 * Reads Shopify's JSON (`verticals` > `categories`) without holding more of it than one category. What stands between categories is passed
 * over. An entry that cannot be read is a fault with its line.
 */
export function jsonNodes(): NodeReader {
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let line = 1;
  let begun: { text: string; line: number; isTooLong: boolean } | undefined;
  let isClosed = false;

  function* push(text: string): Generator<Found> {
    let from = 0;
    let countedTo = 0;
    const lineAt = (at: number) => {
      line += countLineEnds(text, countedTo, at);
      countedTo = at;
      return line;
    };
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === 0x5c) isEscaped = true;
        else if (sign === 0x22) isInText = false;
        continue;
      }
      if (sign === 0x22) isInText = true;
      else if (sign === 0x7b || sign === 0x5b) {
        depth += 1;
        if (depth === levelsAbove + 1 && sign === 0x7b) {
          begun = { text: '', line: lineAt(at), isTooLong: false };
          from = at;
        }
      } else if (sign === 0x7d || sign === 0x5d) {
        depth -= 1;
        if (depth === 0) isClosed = true;
        if (depth !== levelsAbove || !begun) continue;
        yield entryOf(begun.isTooLong ? '' : begun.text + text.slice(from, at + 1), begun.line);
        begun = undefined;
      }
    }
    if (begun) {
      if (begun.text.length + text.length - from > longestEntry) begun = { ...begun, text: '', isTooLong: true };
      else begun.text += text.slice(from);
    }
    lineAt(text.length);
  }
  return { push, end: () => ({ isWhole: isClosed && depth === 0, line }) };
}

function entryOf(text: string, line: number): Found {
  const { id, full_name: fullName, parent_id: parentId } = parsed(text);
  const path = typeof fullName === 'string' ? pathOf(fullName) : undefined;
  const isParent = parentId === null || parentId === undefined || typeof parentId === 'string';
  if (typeof id !== 'string' || id === '' || id.length > 150 || path === undefined || !isParent)
    return { fault: { line, place: typeof fullName === 'string' ? fullName.slice(0, 80) : text.slice(0, 80) } };
  return { node: { externalId: id, path, parentId: parentId ?? undefined, line } };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
