/** Before each stored part stand the id of its upload and where it begins, so that no two things in the store have the same bytes. */
const markBytes = 16 + 8;

/** The bytes of a part as they are stored. Others may keep the same file, and theirs stay when the upload is deleted. */
export function markedPart(uploadId: string, offset: number, bytes: Uint8Array): Buffer {
  const mark = Buffer.alloc(markBytes);
  mark.write(uploadId.replaceAll('-', ''), 'hex');
  mark.writeBigUInt64BE(BigInt(offset), 16);
  return Buffer.concat([mark, bytes]);
}

/** The bytes of a part as they were sent. */
export function unmarkedPart(stored: Buffer): Buffer {
  return stored.subarray(markBytes);
}
