import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { textDecoding } from '../feed/index.ts';
import { gunzip } from '../gzip/index.ts';

/** What the first bytes of a file tell: a text that may be a table, plain or packed with gzip, or why it is none. */
export type FileKind = { kind: 'text' | 'gzip' } | { kind: 'refused'; why: Reasoned };

/** So much of a file is looked at; more is of no use. */
export const sniffedFileBytes = 64 * 1024;

/**
 * Tells what a file is by its first bytes, never by its name. `head` is the first part of the file, at least `sniffedFileBytes` where it
 * is that long. Throws nothing.
 */
export async function fileKind(head: Uint8Array): Promise<FileKind> {
  const start = head.subarray(0, sniffedFileBytes);
  if (!begins(start, [0x1f, 0x8b])) return plainKind(start);
  const inner = plainKind(await unpackedStart(start));
  return inner.kind === 'text' ? { kind: 'gzip' } : inner;
}

/** The same of a block of copied cells, which is a plain text whatever its first cell holds. */
export function blockKind(head: Uint8Array): FileKind {
  const start = head.subarray(0, sniffedFileBytes);
  return isText(decoded(start)) ? { kind: 'text' } : refused(reasoned('not_a_table:binary'));
}

async function unpackedStart(packed: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // The head is cut where the packed data goes on, which is no fault.
  for await (const part of gunzip(once(packed), () => undefined)) {
    parts.push(part);
    length += part.length;
    if (length >= sniffedFileBytes) break;
  }
  return Buffer.concat(parts);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const marks: [readonly number[], Reasoned][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], reasoned('not_a_table:xls')],
  [[0x25, 0x50, 0x44, 0x46], reasoned('not_a_table:pdf')],
  [[0x89, 0x50, 0x4e, 0x47], reasoned('not_a_table:picture')],
  [[0xff, 0xd8, 0xff], reasoned('not_a_table:picture')],
  [[0x47, 0x49, 0x46, 0x38], reasoned('not_a_table:picture')],
  [[0x37, 0x7a, 0xbc, 0xaf], reasoned('not_a_table:archive')],
  [[0x52, 0x61, 0x72, 0x21], reasoned('not_a_table:archive')],
  [[0x1f, 0x8b], reasoned('not_a_table:packed', { program: 'gzip' })],
  [[0x28, 0xb5, 0x2f, 0xfd], reasoned('not_a_table:packed', { program: 'zstd' })],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], reasoned('not_a_table:packed', { program: 'xz' })],
  [[0x42, 0x5a, 0x68], reasoned('not_a_table:packed', { program: 'bzip2' })],
];

/** Names of members by which packed documents are known, the surest first. */
const members: [RegExp, Reasoned][] = [
  [/application\/vnd\.oasis\.opendocument/, reasoned('not_a_table:ods')],
  [/\bxl\/|xl\/workbook/, reasoned('not_a_table:xlsx')],
  [/\bword\/|\bppt\//, reasoned('not_a_table:document')],
  [/Index\/(?:Document|Tables)|\.iwa/, reasoned('not_a_table:numbers')],
];

function plainKind(start: Uint8Array): FileKind {
  if (start.length === 0) return refused(reasoned('not_a_table:empty'));
  if (begins(start, [0x50, 0x4b])) return refused(archiveKind(start));
  const mark = marks.find(([bytes]) => begins(start, bytes));
  // A text may begin with the three letters of bzip2; its next sign is a digit.
  if (mark && !(mark[0][0] === 0x42 && !/^[1-9]$/.test(String.fromCharCode(start[3] ?? 0)))) return refused(mark[1]);
  if (isTar(start)) return refused(reasoned('not_a_table:archive'));
  return textKind(start);
}

/** Office writes the names of parts early; where none is known yet, the parts that describe a workbook come first all the same. */
function archiveKind(start: Uint8Array): Reasoned {
  const names = Buffer.from(start).toString('latin1');
  const known = members.find(([name]) => name.test(names));
  if (known) return known[1];
  return names.includes('[Content_Types].xml') ? reasoned('not_a_table:xlsx') : reasoned('not_a_table:archive');
}

function isTar(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(257, 262)).toString('latin1') === 'ustar';
}

function textKind(start: Uint8Array): FileKind {
  const text = decoded(start);
  const begun = text.trimStart();
  if (begun === '' && start.length < sniffedFileBytes) return refused(reasoned('not_a_table:empty'));
  if (!isText(text)) return refused(reasoned('not_a_table:binary'));
  if (/^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta)\b/i.test(begun))
    return refused(reasoned('not_a_table:html'));
  if (/^<(?:\?xml|!--|!doctype|[a-z][\w:.-]*[\s/>])/i.test(begun)) return refused(reasoned('not_a_table:xml'));
  if (/^(?:\{\s*(?:"|\}|$)|\[\s*(?:\{|\[|"))/.test(begun)) return refused(reasoned('not_a_table:json'));
  return { kind: 'text' };
}

const decoded = (start: Uint8Array): string => textDecoding(start, undefined, { keepsNul: true }).decode(start, false);

const isText = (text: string): boolean => controlCharacters(text) <= text.length / 20;

/** Those that no text has; tabs, line ends and escapes are some that it may have. */
function controlCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character < 0x20 && (character < 0x09 || character > 0x0d) && character !== 0x1b) count += 1;
  }
  return count;
}

const refused = (why: Reasoned): FileKind => ({ kind: 'refused', why });

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
