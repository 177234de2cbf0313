export { canonicalAddress, type QueryRule } from './canonical-address.ts';
export { normalPercentEncoding, octetsOf, percentEncoded } from './percent-encoding.ts';
export {
  compileCrawlScope,
  type OutOfScopeReason,
  registrableDomain,
  type CrawlScope,
  type CrawlScopeVerdict,
} from './crawl-scope.ts';
