import { hash } from 'node:crypto';
import { wording, type Wording } from '@quarry/contracts/wording';
import { sortedJson } from '../../platform/sorted-json.ts';

/** The parts of what is sent as an order, in the order of their hashes. */
const parts = ['terms', 'lines', 'totals', 'customer', 'addresses', 'codes'] as const;
export type OrderContent = Record<(typeof parts)[number], unknown>;

const bytesEach = 16;

/** A hash of each part, so that a second sending can say what differs without the first being kept. */
export function contentHash(content: OrderContent): Buffer {
  return Buffer.concat(parts.map((part) => hash('sha256', sortedJson(content[part]), 'buffer').subarray(0, bytesEach)));
}

/** The parts in which two contents differ; none where they are the same. */
export function differencesOf(one: Buffer, other: Buffer): Wording[] {
  const partOf = (all: Buffer, at: number) => all.subarray(at * bytesEach, (at + 1) * bytesEach);
  return parts.flatMap((part, at) =>
    partOf(one, at).equals(partOf(other, at)) ? [] : [wording(`order_part:${part}`)],
  );
}
