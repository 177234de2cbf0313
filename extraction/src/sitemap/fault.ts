import { inEnglish, type Wording } from '@quarry/contracts/wording';
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
  readonly said: Wording;
  constructor(code: SitemapFaultCode, said: Wording) {
    super(inEnglish(said));
    this.code = code;
    this.said = said;
  }
}
