import { nameKeys, phoneKey, plainKey } from '../../platform/search-keys.ts';

export type OrderKey = { kind: 'number' | 'external' | 'email' | 'phone' | 'name' | 'sku'; key: string };

const mostKeys = 2_000;

export type Searchable = {
  number: string | null;
  externalId: string | null;
  emails: readonly (string | null)[];
  phones: readonly (string | null)[];
  names: readonly (string | null)[];
  skus: readonly (string | null)[];
};

/** By which an order is found; each word of a name is a key of its own. */
export function keysOf({ number, externalId, emails, phones, names, skus }: Searchable): OrderKey[] {
  const said = (all: readonly (string | null)[]) => all.filter((text) => text !== null);
  const keys: OrderKey[] = [
    ...said([number]).map((text) => ({ kind: 'number' as const, key: plainKey(text) })),
    ...said([externalId]).map((text) => ({ kind: 'external' as const, key: plainKey(text) })),
    ...said(emails).map((text) => ({ kind: 'email' as const, key: plainKey(text) })),
    ...said(phones).map((text) => ({ kind: 'phone' as const, key: phoneKey(text) })),
    ...said(names).flatMap((text) => nameKeys(text).map((key) => ({ kind: 'name' as const, key }))),
    ...said(skus)
      .slice(0, mostKeys)
      .map((text) => ({ kind: 'sku' as const, key: plainKey(text) })),
  ];
  const distinct = new Map(keys.map((one) => [`${one.kind} ${one.key}`, one]));
  return [...distinct.values()].filter(({ key }) => key !== '');
}
