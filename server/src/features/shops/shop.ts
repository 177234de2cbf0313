import type { ShopDraft, shopKinds, shopStatuses } from '@quarry/contracts/shops';

export type ShopKind = (typeof shopKinds)[number];
export type ShopStatus = (typeof shopStatuses)[number];

/** A shop as it is stored. */
export type ShopRecord = Omit<ShopDraft, 'kind' | 'status'> & {
  id: string;
  slug: string;
  kind: ShopKind;
  status: ShopStatus;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** A shop's address as it is kept: host in lower case, default port, fragment and dots of the path resolved away. */
export function shopAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

/** How addresses of shops are compared, the same as the column `address_key`. */
export function shopAddressKey(url: string): string {
  return shopAddress(url)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}

/** The keys of a page's address and of every address above it, where the shop of the page may stand. */
export function addressKeysAbove(url: string): string[] {
  const parts = shopAddressKey(url).split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** What a person may set on a shop, as it is now. */
export function draftOf(shop: ShopRecord): ShopDraft {
  const { id: _id, slug: _slug, createdAt: _createdAt, updatedAt: _updatedAt, version: _version, ...draft } = shop;
  return draft;
}
