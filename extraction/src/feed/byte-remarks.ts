import { detailed } from '@quarry/contracts/wording';
import type { TextDecoding } from './decode-text.ts';
import type { PlainBytes } from './decompress.ts';
import type { FeedWarning } from './feed-row.ts';

/** What was wrong with the bytes of a file, once they were read. */
export function byteRemarks(plain: PlainBytes, { report }: TextDecoding): FeedWarning[] {
  const damage = plain.damage();
  const remarks: FeedWarning[] = [];
  if (damage !== undefined) remarks.push({ line: null, ...detailed('compression_damaged', { compression: damage }) });
  const { compression } = plain;
  if (plain.isFollowed() && compression !== null)
    remarks.push({ line: null, ...detailed('compression_followed', { compression }) });
  if (report.undecodableLine !== null) {
    const line = report.undecodableLine;
    remarks.push({ ...detailed('undecodable_bytes', { encoding: report.encoding, line }), line });
  }
  if (report.nulLine !== null) {
    remarks.push({ ...detailed('nul_characters', { line: report.nulLine }), line: report.nulLine });
  }
  return remarks;
}
