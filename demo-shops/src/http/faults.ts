import { hash32 } from '../random.ts';
import { type Listing } from '../range/listings.ts';
import { type ShopKey } from '../range/shop-key.ts';

/** `no-markup`: no page tells of its offers in structured data, as after a relaunch of the shop. */
export const faultModes = ['none', 'usual', 'no-markup'] as const;
export type FaultMode = (typeof faultModes)[number];

export type Fault =
  | { kind: 'slow'; delayMs: number }
  | { kind: 'busy'; retryAfter: 'seconds' | 'date' }
  | { kind: 'fails-once' }
  | { kind: 'cut-off' }
  | { kind: 'broken-json-ld' }
  | { kind: 'old-charset'; isDeclared: boolean };

/** Which listings of a shop misbehave, by listing key: always the same few, all of them sold from day 0. */
export function planFaults(shop: ShopKey, listings: readonly Listing[]): ReadonlyMap<string, Fault> {
  const soldFromTheStart = listings.filter(({ offers }) => offers.every(({ firstDay }) => firstDay === 0));
  const ordered = soldFromTheStart.toSorted((left, right) => hash32('fault', left.key) - hash32('fault', right.key));
  const faults: Fault[] = [
    { kind: 'slow', delayMs: 1000 + (hash32('slow', shop) % 1000) },
    { kind: 'slow', delayMs: 2000 + (hash32('slower', shop) % 1000) },
    { kind: 'busy', retryAfter: 'seconds' },
    { kind: 'busy', retryAfter: 'date' },
    { kind: 'fails-once' },
    { kind: 'fails-once' },
    { kind: 'cut-off' },
    ...(shop === 'marelle'
      ? [
          { kind: 'old-charset' as const, isDeclared: true },
          { kind: 'old-charset' as const, isDeclared: false },
        ]
      : []),
  ];
  const planned = new Map(
    faults.flatMap((fault, place) => (ordered[place] ? [[ordered[place].key, fault] as const] : [])),
  );
  const jsonLd = ordered.slice(faults.length).find((listing) => hasPlainJsonLd(shop, listing));
  if (jsonLd) planned.set(jsonLd.key, { kind: 'broken-json-ld' });
  return planned;
}

function hasPlainJsonLd(shop: ShopKey, listing: Listing): boolean {
  const department = { kernhaus: 'coffee', tarnbrook: 'coffee', marelle: 'garden-tools', stallhall: 'coffee' }[shop];
  return listing.department.key === department;
}
