export type { AddressNote, ProblemCode, SitemapAddress, SitemapChild, SitemapItem, SitemapProblem } from './item.ts';
export { isoLastModified } from './last-modified.ts';
export { readSitemap, type SitemapOptions } from './read-sitemap.ts';
export { type FoundIn, type OpenSitemap, walkSitemap, type WalkLimits } from './walk-sitemap.ts';
