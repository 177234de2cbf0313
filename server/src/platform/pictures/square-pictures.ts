import { avatarLimits, type PictureFault } from '@quarry/contracts/access';
import type { Sharp } from 'sharp';
import { dotPictureType, type OpenPicture, withPictureLibrary } from './picture-library.ts';

export type SquarePictures<Pixels extends number> =
  | { kind: 'made'; pictures: { pixels: Pixels; bytes: Buffer }[] }
  | { kind: 'refused'; fault: PictureFault };

/**
 * A picture cut to a square around its middle and scaled to each of the sizes, as WebP without anything that stood beside its dots, such
 * as the place where it was taken; upright, and of a moving one its first frame. One at a time, so that memory holds one whole picture.
 */
export async function squarePictures<Pixels extends number>(
  bytes: Uint8Array,
  sizes: readonly Pixels[],
): Promise<SquarePictures<Pixels>> {
  if (bytes.length === 0) return { kind: 'refused', fault: 'picture_empty' };
  if (bytes.length > avatarLimits.bytes) return { kind: 'refused', fault: 'picture_too_heavy' };
  if (dotPictureType(bytes) === undefined) return { kind: 'refused', fault: 'not_a_picture' };
  const made = await withPictureLibrary((open) => makeSquares(open, bytes, sizes));
  return made ?? { kind: 'refused', fault: 'pictures_waiting' };
}

async function makeSquares<Pixels extends number>(
  open: OpenPicture,
  bytes: Uint8Array,
  sizes: readonly Pixels[],
): Promise<SquarePictures<Pixels>> {
  try {
    const { width, height } = await open(bytes).metadata();
    if (width * height > avatarLimits.pixels) return { kind: 'refused', fault: 'picture_too_many_pixels' };
    const pictures = [];
    for (const pixels of sizes) pictures.push({ pixels, bytes: await squareOf(open(bytes), pixels) });
    return { kind: 'made', pictures };
  } catch {
    // The library says in a hundred ways that the bytes do not keep what their beginning promises.
    return { kind: 'refused', fault: 'picture_damaged' };
  }
}

function squareOf(picture: Sharp, pixels: number): Promise<Buffer> {
  return picture.autoOrient().resize(pixels, pixels, { fit: 'cover' }).webp({ quality: 84 }).toBuffer();
}
