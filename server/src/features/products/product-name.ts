/** What is kept of a name. */
export const longestName = 500;

/**
 * The name of what an offer's title names: without what shops call out at either end of it, "[NEW]" or "| Free delivery". Only what
 * signs set apart goes, for "New" may also begin the name of a brand. A title that says nothing else stays as it is.
 */
export function productNameOf(title: string): string {
  let name = title.trim();
  for (;;) {
    const shorter = withoutLast(withoutFirst(name)).trim();
    if (shorter === name) return name;
    if (!/\p{L}/u.test(shorter) || isCallout(shorter)) return name;
    name = shorter;
  }
}

const brackets: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '*': '*', '★': '★' };
const openers = new Map(Object.entries(brackets).map(([opener, closer]) => [closer, opener]));
const separators = [' | ', ' - ', ' – ', ' — ', ' • ', ' · ', '|', ' / '];
const endsOfFirst = [...separators, ': ', '! '];

function withoutFirst(name: string): string {
  const closer = brackets[name[0] ?? ''];
  if (closer !== undefined) {
    const end = name.indexOf(closer, 1);
    return end > 0 && isCallout(name.slice(1, end)) ? name.slice(end + 1) : name;
  }
  const [end, sign = ''] = endsOfFirst
    .map((one): [number, string] => [name.indexOf(one), one])
    .filter(([at]) => at > 0)
    .toSorted(([left], [right]) => left - right)[0] ?? [-1];
  return end > 0 && isCallout(name.slice(0, end)) ? name.slice(end + sign.length) : name;
}

function withoutLast(name: string): string {
  const opener = openers.get(name.at(-1) ?? '');
  if (opener !== undefined) {
    const begin = name.lastIndexOf(opener, name.length - 2);
    return begin > 0 && isCallout(name.slice(begin + 1, -1)) ? name.slice(0, begin) : name;
  }
  const [begin, sign = ''] = separators
    .map((one): [number, string] => [name.lastIndexOf(one), one])
    .toSorted(([left], [right]) => right - left)[0] ?? [-1];
  return begin > 0 && isCallout(name.slice(begin + sign.length)) ? name.slice(0, begin) : name;
}

/** What a shop says of a thing to sell it; its condition, pack and edition are not among it. */
const callouts = new Set(
  [
    'new|brand new|new in|just in|genuine|original|100 original|bestseller|best seller|top seller|top rated|hot|hot deal|deal|top deal|sale|on sale|special offer|offer|free delivery|free shipping|free postage|in stock|limited offer|clearance',
    'neu|neuheit|brandneu|nagelneu|topseller|verkaufsschlager|top angebot|angebot|sonderangebot|aktion|im angebot|gratisversand|versandkostenfrei|kostenloser versand|auf lager|sofort lieferbar|schnaeppchen|schnappchen|restposten',
    'nouveau|nouveaute|neuf|meilleure vente|meilleures ventes|offre speciale|offre|promo|promotion|en promotion|soldes|livraison gratuite|livraison offerte|en stock|bon plan',
    'novo|novidade|lancamento|mais vendido|mais vendidos|oferta|oferta especial|promocao|em promocao|frete gratis|portes gratis|em estoque|em stock',
  ].flatMap((words) => words.split('|')),
);
const warranty =
  /^\d{1,2} (?:year|years|jahre|jahr|ans|an|anos|ano) (?:warranty|guarantee|garantie|garantia)$|^(?:garantie|garantia)(?: de)? \d{1,2} (?:jahre|jahr|ans|an|anos|ano)$/;
const longestCallout = 40;

function isCallout(text: string): boolean {
  if (text.length > longestCallout) return false;
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return callouts.has(words) || warranty.test(words);
}
