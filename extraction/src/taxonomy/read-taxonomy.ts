import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { peek, textDecoding, textParts } from '../feed/index.ts';
import { jsonNodes } from './json-nodes.ts';
import { lineNodes } from './line-nodes.ts';
import { placeNodes } from './place-nodes.ts';
import { sniffedTaxonomyBytes, taxonomyKind } from './taxonomy-kind.ts';
import type { TaxonomyFinding, TaxonomyOutcome } from './taxonomy-types.ts';

/** A node before it is known what stands above it; `parentId` is undefined where the file tells it by the path alone. */
export type FoundNode = {
  externalId: string;
  path: readonly string[];
  parentId: string | null | undefined;
  line: number;
};

/** What a reader finds in a part of the text. */
export type Found = { node: FoundNode } | { fault: { line: number; place: string } };

/** Takes the text part by part. `end` is whether the file is whole. */
export type NodeReader = { push: (text: string) => Iterable<Found>; end: () => { isWhole: boolean; line: number } };

/** The largest published one has less than 30,000 nodes. */
const mostNodes = 200_000;
const shownFindings = 200;
/** So many faulty lines at the beginning, and more of them than nodes, are no damaged taxonomy. */
const garbledFaults = 200;
/** So many characters without a node are none either; the largest node with its attributes has some 20,000. */
const mostBetween = 4_000_000;

/**
 * Reads a taxonomy as Google and Shopify publish it, part by part: `taxonomy-with-ids.*.txt`, `categories.txt` or `categories.json`.
 * Gives its nodes with what stands above each, and what is wrong with line and place; the good part is kept. What is no taxonomy is
 * refused within the first 64 KB, or once most lines are no nodes, and no more of it is asked for. Throws what `chunks` throws.
 */
export async function readTaxonomy(chunks: AsyncIterable<Uint8Array>): Promise<TaxonomyOutcome> {
  const { head, all } = await peek(chunks, sniffedTaxonomyBytes);
  const heading = taxonomyKind(head);
  if (heading.kind === 'refused') return heading;
  const decoding = textDecoding(head, undefined);
  const reader: NodeReader = heading.form === 'shopify-json' ? jsonNodes() : lineNodes(heading.form);
  const found: FoundNode[] = [];
  const findings: TaxonomyFinding[] = [];
  let findingCount = 0;
  const note = (why: Reasoned, line: number | null, place: string | null) => {
    findingCount += 1;
    if (findings.length < shownFindings) findings.push({ ...why, line, place });
  };
  let faults = 0;
  let between = 0;
  for await (const { text } of textParts(all, decoding)) {
    const before = found.length;
    for (const one of reader.push(text)) {
      if ('node' in one) found.push(one.node);
      else {
        faults += 1;
        note(reasoned('taxonomy_finding:not_a_node'), one.fault.line, one.fault.place);
      }
    }
    between = found.length > before ? 0 : between + text.length;
    if ((faults >= garbledFaults && faults > found.length) || between > mostBetween)
      return { kind: 'refused', why: reasoned('not_a_taxonomy:garbled') };
    if (found.length > mostNodes)
      return { kind: 'refused', why: reasoned('not_a_taxonomy:too_many', { limit: mostNodes }) };
  }
  if (found.length === 0) return { kind: 'refused', why: reasoned('not_a_taxonomy:no_nodes') };
  const { isWhole, line } = reader.end();
  if (!isWhole) note(reasoned('taxonomy_finding:cut'), line, null);
  const { encoding, undecodableLine } = decoding.report;
  if (!encoding.startsWith('utf-')) note(reasoned('taxonomy_finding:encoding', { encoding }), null, null);
  if (undecodableLine !== null) note(reasoned('taxonomy_finding:undecodable'), undecodableLine, null);
  const nodes = placeNodes(found, note);
  const publisher = heading.form === 'google' ? 'GOOGLE' : 'SHOPIFY';
  return { kind: 'read', publisher, release: heading.release, nodes, findings, findingCount, isCut: !isWhole };
}
