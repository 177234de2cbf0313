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

/** The type of a picture of dots by its content; undefined for everything else. */
export function dotPictureType(bytes: Uint8Array): PictureType | undefined {
  const type = pictureType(bytes);
  return accepted.has(type) ? type : undefined;
}

/** The parts of the picture library that read these types from memory. */
const readers = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Opens a picture by the library, to be read once. */
export type OpenPicture = (bytes: Uint8Array) => Sharp;
let opened: Promise<OpenPicture> | undefined;

const mostWaiting = 8;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Does something with the library, one at a time, so that memory holds one whole picture; undefined where too many wait for that. */
export async function withPictureLibrary<Result>(
  work: (open: OpenPicture) => Promise<Result>,
): Promise<Result | undefined> {
  if (waiting >= mostWaiting) return undefined;
  waiting += 1;
  const made = last.then(async () => work(await (opened ??= openLibrary())));
  const ended = () => {
    waiting -= 1;
  };
  last = made.then(ended, ended);
  return made;
}

/** What the library says where the machine lacks something; bytes that want more memory than is ever given are at fault themselves. */
const ofMachine =
  /memory(?! allocation error: Security limit)|timeout|thread|disc full|no space left|too many open files/iu;

/**
 * Whether the library failed for what the bytes are, and not for want of memory or time. Of bytes it speaks in a hundred ways, and of a
 * damaged interlaced PNG it says nothing at all.
 */
export function isFaultOfBytes(error: unknown): boolean {
  return error instanceof Error && !ofMachine.test(error.message);
}

/** Loaded at the first picture: most processes never see one. */
async function openLibrary(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  // How many dots there may be is looked at before they are read.
  return (bytes) => sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 }).timeout({ seconds: 20 });
}
