import { pictureLimits } from '@quarry/contracts/imports';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { dotPictureType, type OpenPicture, withPictureLibrary } from './picture-library.ts';
import type { PictureType } from './picture-type.ts';

/** A picture that can be shown whole. */
export type SoundPicture = { type: PictureType; bytes: Uint8Array; width: number; height: number };
export type PictureCheck = { kind: 'sound'; picture: SoundPicture } | { kind: 'refused'; why: Reasoned };

const refused = (why: Reasoned): PictureCheck => ({ kind: 'refused', why });

/**
 * Reads all dots of a picture that somebody sent, and refuses what is no picture, too large, or damaged. What stands beside the dots, such
 * as the place where it was taken, is left out; a picture without that keeps its bytes.
 */
export async function checkPicture(bytes: Uint8Array): Promise<PictureCheck> {
  const type = dotPictureType(bytes);
  if (type === undefined) return refused(reasoned('not_a_picture'));
  return (await withPictureLibrary((open) => checkDots(open, bytes, type))) ?? refused(reasoned('pictures_waiting'));
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
  } catch {
    // The library says in a hundred ways that the bytes do not keep what their beginning promises.
    return refused(reasoned('picture_damaged'));
  }
}

const formats: Partial<Record<PictureType, 'jpeg' | 'webp' | 'avif' | 'gif'>> = {
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};
