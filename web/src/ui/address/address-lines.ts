import type { Contact } from './address.tsx';

/** Where the postcode stands by itself below the place: the United Kingdom with its islands, Ireland, South Africa, Brazil. */
const postcodeBelow = new Set(['GB', 'GG', 'IM', 'JE', 'IE', 'ZA', 'BR']);
/** Where city, region and postcode share a line in this order. */
const postcodeBehind = new Set(['US', 'CA', 'AU', 'NZ', 'IN', 'SG']);

/** City, region and postcode in the order that the post of the country expects; the postcode first where nothing else is known. */
export function placeLines({ postcode, city, region, country }: Contact): string[] {
  const lines = postcodeBelow.has(country ?? '')
    ? [[city], [region], [postcode]]
    : postcodeBehind.has(country ?? '')
      ? [[city, region, postcode]]
      : [[postcode, city], [region]];
  return lines.map((parts) => parts.filter(Boolean).join(' ')).filter((line) => line !== '');
}
