export type SitemapFaultCode =
  | 'too_large'
  | 'compression_bomb'
  | 'broken_gzip'
  | 'html_instead'
  | 'not_a_sitemap'
  | 'too_deep';

/** The file cannot be read on from here; what was read before counts. */
export class SitemapFault extends Error {
  override name = 'SitemapFault';
  readonly code: SitemapFaultCode;
  constructor(code: SitemapFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
