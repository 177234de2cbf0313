/** A thing in schema.org terms, to be written in any markup: texts, numbers, other things, or several of them by property. */
export type Thing = { type: string; says: Record<string, Said | Said[]> };
type Said = string | number | Thing;

export function thing(type: string, says: Thing['says']): Thing {
  return { type, says };
}

/** The markups in which a page can state the same thing. */
export const markups = { 'json-ld': inJsonLd, microdata: inMicrodata, rdfa: inRdfa };

function inJsonLd(top: Thing): string {
  const json = { '@context': 'https://schema.org', ...plain(top) };
  return `<script type="application/ld+json">${JSON.stringify(json).replaceAll('<', String.raw`\u003c`)}</script>`;
}

function plain({ type, says }: Thing): Record<string, unknown> {
  const value = (said: Said): unknown => (typeof said === 'object' ? plain(said) : said);
  const members = Object.entries(says).map(([name, said]) => [
    name,
    Array.isArray(said) ? said.map(value) : value(said),
  ]);
  return { '@type': type, ...Object.fromEntries(members) };
}

type Words = { property: string; open: (type: string) => string };

function inMicrodata(top: Thing): string {
  return element(top, '', {
    property: 'itemprop',
    open: (type) => `itemscope itemtype="https://schema.org/${type}"`,
  });
}

function inRdfa(top: Thing): string {
  const words: Words = { property: 'property', open: (type) => `typeof="${type}"` };
  return `<div vocab="https://schema.org/">${element(top, '', words)}</div>`;
}

function element({ type, says }: Thing, property: string, words: Words): string {
  const parts = Object.entries(says).flatMap(([name, said]) =>
    (Array.isArray(said) ? said : [said]).map((one) => valueIn(name, one, words)),
  );
  return `<div ${property === '' ? '' : `${words.property}="${property}" `}${words.open(type)}>${parts.join('')}</div>`;
}

const readable = new Set(['name', 'description', 'brand', 'color', 'size']);

/** As shops write it: an address as a link, what people read as a text, everything else in an attribute. */
function valueIn(name: string, said: Said, words: Words): string {
  if (typeof said === 'object') return element(said, name, words);
  const text = escaped(String(said));
  if (/^https?:/.test(text)) return `<link ${words.property}="${name}" href="${text}">`;
  if (readable.has(name)) return `<span ${words.property}="${name}">${text}</span>`;
  return `<meta ${words.property}="${name}" content="${text}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
