import { pictureLimits } from '@quarry/contracts/imports';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { dotPictureType, isFaultOfBytes, type OpenPicture, withPictureLibrary } from './picture-library.ts';
import type { PictureType } from './picture-type.ts';

/** A picture that can be shown whole. */
export type SoundPicture = { type: PictureType; bytes: Uint8Array; width: number; height: number };
export type PictureCheck =
  | { kind: 'sound'; picture: SoundPicture }
  | { kind: 'refused'; why: Reasoned }
  | { kind: 'gone' };

const refused = (why: Reasoned): PictureCheck => ({ kind: 'refused', why });
const waiting = refused(reasoned('pictures_waiting'));

/**
 * Reads all dots of a picture that somebody sent, and refuses what is no picture, too large, or damaged. What stands beside the dots, such
 * as the place where it was taken, is left out; a picture without that keeps its bytes. `read` is asked once its turn has come, so that
 * memory holds the bytes of one.
 */
export async function checkPicture(read: () => Promise<Uint8Array | undefined>): Promise<PictureCheck> {
  const checked = await withPictureLibrary(async (open): Promise<PictureCheck> => {
    const bytes = await read();
    if (!bytes) return { kind: 'gone' };
    const type = dotPictureType(bytes);
    return type === undefined ? refused(reasoned('not_a_picture')) : checkDots(open, bytes, type);
  });
  return checked ?? waiting;
}

async function checkDots(open: OpenPicture, bytes: Uint8Array, type: PictureType): Promise<PictureCheck> {
  try {
    const { width, height, exif, xmp, iptc } = await open(bytes).metadata();
    if (width * height > pictureLimits.megapixels * 1_000_000)
      return refused(reasoned('picture_too_many_pixels', { limit: pictureLimits.megapixels }));
    if (exif || xmp || iptc) {
      const { data, info } = await open(bytes)
        .autoOrient()
        .keepIccProfile()
        .toFormat(formats[type] ?? 'png', { quality: 92 })
        .toBuffer({ resolveWithObject: true });
      return { kind: 'sound', picture: { type, bytes: data, width: info.width, height: info.height } };
    }
    await open(bytes).resize(16, 16, { fit: 'inside' }).raw().toBuffer();
    return { kind: 'sound', picture: { type, bytes, width, height } };
  } catch (error) {
    // For want of memory or time a sound picture fails too, and is taken at the next try.
    return isFaultOfBytes(error) ? refused(reasoned('picture_damaged')) : waiting;
  }
}

const formats: Partial<Record<PictureType, 'jpeg' | 'webp' | 'avif' | 'gif'>> = {
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};
