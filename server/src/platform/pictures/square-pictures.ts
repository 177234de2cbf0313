import { avatarLimits, type PictureFault } from '@quarry/contracts/access';
import type { Sharp } from 'sharp';
import { type PictureType, pictureType } from './picture-type.ts';

/** Pictures of dots; a drawing may hold scripts and references, and is none of them. */
const accepted: ReadonlySet<PictureType | undefined> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
]);

/** The parts of the picture library that read these types from memory. */
const readers = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

export type SquarePictures<Pixels extends number> =
  | { kind: 'made'; pictures: { pixels: Pixels; bytes: Buffer }[] }
  | { kind: 'refused'; fault: PictureFault };

type Open = (bytes: Uint8Array) => Sharp;
let opened: Promise<Open> | undefined;

const mostWaiting = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

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
  if (!accepted.has(pictureType(bytes))) return { kind: 'refused', fault: 'not_a_picture' };
  if (waiting >= mostWaiting) return { kind: 'refused', fault: 'pictures_waiting' };
  waiting += 1;
  const made = last.then(async () => makeSquares(await (opened ??= openLibrary()), bytes, sizes));
  const ended = () => {
    waiting -= 1;
  };
  last = made.then(ended, ended);
  return made;
}

async function makeSquares<Pixels extends number>(
  open: Open,
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

/** Loaded at the first picture: most processes never see one. */
async function openLibrary(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // How many dots there may be is looked at before they are read.
  return (bytes) => sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 }).timeout({ seconds: 20 });
}
