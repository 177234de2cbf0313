import type { BrandDraft } from '@quarry/contracts/brands';

export type BrandStatus = 'ACTIVE' | 'ARCHIVED';

/** A brand as it is stored, with its aliases. */
export type BrandRecord = {
  id: string;
  name: string;
  slug: string;
  website: string | null;
  country: string | null;
  description: string | null;
  aliases: string[];
  status: BrandStatus;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/**
 * How names of brands are compared: lower case, without accents, punctuation and blanks, so that "Café Nord" and
 * "CAFE-NORD" are one. Letters of other scripts stay.
 */
export function brandKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The aliases worth keeping: each once, none that is the name itself. */
export function aliasesOf(draft: Pick<BrandDraft, 'name' | 'aliases'>): { alias: string; key: string }[] {
  const taken = new Set([brandKey(draft.name), '']);
  return draft.aliases.flatMap((alias) => {
    const key = brandKey(alias);
    if (taken.has(key)) return [];
    taken.add(key);
    return [{ alias, key }];
  });
}

/** The fields an audit entry compares. */
export function auditedBrand(brand: BrandRecord): Record<string, unknown> {
  const { name, website, country, description, aliases, status } = brand;
  return { name, website, country, description, aliases, status };
}
