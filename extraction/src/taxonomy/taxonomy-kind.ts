import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { textDecoding } from '../feed/index.ts';

/** What the beginning of a taxonomy tells: whose it is, in which form, and its release. */
export type TaxonomyHeading =
  | { kind: 'taxonomy'; form: 'google' | 'shopify-text' | 'shopify-json'; release: string }
  | { kind: 'refused'; why: Reasoned };

/** So much of a file is looked at; headings are far shorter. */
export const sniffedTaxonomyBytes = 64 * 1024;

const longestRelease = 40;

const refused = (why: Reasoned): TaxonomyHeading => ({ kind: 'refused', why });

/**
 * Tells by the first bytes of a file, never by its name, whose taxonomy it is: `# Google_Product_Taxonomy_Version: 2021-09-21` above lines
 * with ids, `# Shopify Product Taxonomy - Categories: 2026-02`, or Shopify's JSON. `head` is at least 64 KB where the file is that long.
 * Throws nothing.
 */
export function taxonomyKind(head: Uint8Array): TaxonomyHeading {
  const start = head.subarray(0, sniffedTaxonomyBytes);
  if (start.length === 0) return refused(reasoned('not_a_taxonomy:empty'));
  const text = textDecoding(start, undefined, { keepsNul: true }).decode(start, false);
  if (text.includes('\0') || isPacked(start)) return refused(reasoned('not_a_taxonomy:packed'));
  const begun = text.trimStart();
  if (begun === '')
    return refused(reasoned(start.length < sniffedTaxonomyBytes ? 'not_a_taxonomy:empty' : 'not_a_taxonomy:unknown'));
  if (begun.startsWith('{')) return jsonHeading(begun);
  const [first = '', ...lines] = begun.split('\n', 200).map((line) => line.trim());
  const google = /^#\s*Google_Product_Taxonomy_Version:\s*(\S+)$/i.exec(first)?.[1];
  if (google !== undefined) return googleHeading(google, lines);
  const [, shopify, part, release] = /^#\s*(Shopify\b[^-]*)-\s*([^:]+):\s*(\S+)$/i.exec(first) ?? [];
  if (shopify === undefined || part === undefined || release === undefined)
    return refused(reasoned('not_a_taxonomy:unknown'));
  if (!/^categories$/i.test(part.trim())) return refused(reasoned('not_a_taxonomy:other_file'));
  return named('shopify-text', release);
}

function named(form: 'google' | 'shopify-text' | 'shopify-json', release: string): TaxonomyHeading {
  if (release.length > longestRelease) return refused(reasoned('not_a_taxonomy:unknown'));
  return { kind: 'taxonomy', form, release };
}

/** Google publishes the same lines without ids; neither links nor a later release could tell their nodes apart. */
function googleHeading(release: string, lines: readonly string[]): TaxonomyHeading {
  const filled = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const hasIds = filled.some((line) => /^\d+\s+-\s+\S/.test(line));
  if (filled.length > 0 && !hasIds) return refused(reasoned('not_a_taxonomy:no_ids'));
  return named('google', release);
}

function jsonHeading(begun: string): TaxonomyHeading {
  const release = /^\{\s*"version"\s*:\s*"([^"\\]+)"/.exec(begun)?.[1];
  if (release === undefined) return refused(reasoned('not_a_taxonomy:unknown'));
  const next = /^\{\s*"version"\s*:\s*"[^"\\]+"\s*,\s*"([^"\\]+)"/.exec(begun)?.[1];
  return next === 'verticals' ? named('shopify-json', release) : refused(reasoned('not_a_taxonomy:other_file'));
}

const packedMarks: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x50, 0x4b, 0x03, 0x04],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

const isPacked = (start: Uint8Array) => packedMarks.some((mark) => mark.every((byte, at) => start[at] === byte));
