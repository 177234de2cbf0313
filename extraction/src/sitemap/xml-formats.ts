/** One way to list addresses in XML: what an entry is called, and what its address and date are. All names are in small letters, as they are compared. */
export type Format = {
  entry: string;
  isChild: boolean;
  location: ReadonlySet<string>;
  lastmod: ReadonlySet<string>;
};

const sitemapFields = { location: new Set(['loc']), lastmod: new Set(['lastmod']) };
const feedFields = {
  location: new Set(['link', 'guid', 'id']),
  lastmod: new Set(['pubdate', 'date', 'updated', 'modified', 'published']),
};

const formatsByRoot: Record<string, Format> = {
  urlset: { entry: 'url', isChild: false, ...sitemapFields },
  sitemapindex: { entry: 'sitemap', isChild: true, ...sitemapFields },
  rss: { entry: 'item', isChild: false, ...feedFields },
  rdf: { entry: 'item', isChild: false, ...feedFields },
  feed: { entry: 'entry', isChild: false, ...feedFields },
};
const formatsByEntry = Object.fromEntries(Object.values(formatsByRoot).map((format) => [format.entry, format]));

/** Parts of an entry that may hold addresses or dates of their own, whatever their namespace. */
const nestedParts: ReadonlySet<string> = new Set(['image', 'video', 'news', 'content', 'source', 'author', 'summary']);

/** The format of a root element's local name; undefined when it is none of ours. */
export function formatOfRoot(local: string): Format | undefined {
  const name = local.toLowerCase();
  return Object.hasOwn(formatsByRoot, name) ? formatsByRoot[name] : undefined;
}

/** The format of a file whose root is missing or unknown, by its first entry. */
export function formatOfEntry(local: string): Format | undefined {
  const name = local.toLowerCase();
  return Object.hasOwn(formatsByEntry, name) ? formatsByEntry[name] : undefined;
}

export function isNestedPart(local: string): boolean {
  return nestedParts.has(local.toLowerCase());
}
