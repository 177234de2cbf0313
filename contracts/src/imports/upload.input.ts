import * as z from 'zod';
import { code, line } from '../common/fields.ts';

/** Every part of a file but its last has exactly as many bytes, and begins at a multiple of them. */
export const uploadChunkBytes = 1024 * 1024;

/** What a file is sent for: it decides which kinds of files are taken, and by which right. */
export const uploadPurposes = ['TABLE', 'BLOCK', 'PICTURE', 'TAXONOMY'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** How large a picture may be that somebody uploads, in megabytes of 1,048,576 bytes and in millions of pixels. */
export const pictureLimits = { megabytes: 10, megapixels: 40 } as const;

/** What is said of a file before its first byte. */
export const beginUploadInput = z.object({
  fileName: line(255),
  bytes: z.int(code('not_whole')).min(0, code('too_small')),
  purpose: z.enum(uploadPurposes, code('not_a_choice')),
});

/** An upload as its owner sees it. */
export type UploadView = {
  id: string;
  fileName: string;
  purpose: UploadPurpose;
  bytes: number;
  /** The next part begins here. */
  reached: number;
  chunkBytes: number;
  state: 'OPEN' | 'COMPLETE';
  isUsed: boolean;
  /** Null once it is used. */
  expiresAt: string | null;
};
