/** Stands behind the first sign of a passage that is no UTF-8; a noncharacter, which no address holds. */
export const notUtf8Mark = '\uFDD0';

const longestPassage = 65_536;
const ends = new Set([0x0a, 0x3e]);

/**
 * Decodes UTF-8, and what is none passage by passage as windows-1252, with a mark: files joined of several sources hold both. A passage ends
 * at a line feed or `>`, which are the same byte in either. A byte-order mark at the start is no part of the text.
 */
export function createMixedDecoder(): { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string } {
  let rest = new Uint8Array();
  let isBegun = false;
  return {
    decode(bytes = new Uint8Array(), { stream } = { stream: false }) {
      const whole = joined(rest, bytes);
      const cut = stream ? cutOf(whole) : whole.length;
      rest = whole.slice(cut);
      const text = decodeWhole(whole.subarray(0, cut));
      if (isBegun || text === '') return text;
      isBegun = true;
      return text.replace(/^\uFEFF/, '');
    },
  };
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

function cutOf(bytes: Uint8Array): number {
  for (let at = bytes.length; at > 0; at -= 1) if (ends.has(bytes[at - 1] ?? 0)) return at;
  return bytes.length > longestPassage ? bytes.length : 0;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

function decodeWhole(bytes: Uint8Array): string {
  const text = inUtf8(bytes);
  if (text !== undefined) return text;
  const parts: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = endOfPassage(bytes, from);
    parts.push(decodePassage(bytes.subarray(from, to)));
    from = to;
  }
  return parts.join('');
}

function endOfPassage(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !ends.has(bytes[at] ?? 0)) at += 1;
  return Math.min(at + 1, bytes.length);
}

function decodePassage(bytes: Uint8Array): string {
  return inUtf8(bytes) ?? windows1252.decode(bytes).replace(/[^\0-\x7f]/, (sign) => sign + notUtf8Mark);
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
