/** What is taken as somebody's picture. */
export const avatarLimits = { bytes: 5_000_000, pixels: 40_000_000, perHour: 20 } as const;

/** The sizes in which pictures of people are kept, in pixels a side; the smallest first. */
export const avatarSizes = [64, 256] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** What can be wrong with a file that should be a picture, each with its text. */
export const pictureTexts = {
  picture_empty: 'This file is empty. Choose a picture.',
  not_a_picture: 'This is no PNG, JPEG, WebP, GIF or AVIF picture. Choose another file.',
  picture_damaged: 'This picture is damaged or cut short. Choose another file.',
  picture_too_heavy: 'This file is larger than 5 MB. Choose a smaller one.',
  picture_too_many_pixels: 'This picture has more than 40 megapixels. Scale it down first.',
  too_many_pictures: 'You have sent many pictures in the last hour. Try again later.',
  pictures_waiting: 'Many pictures are being read just now. Try again in a moment.',
} as const;

export type PictureFault = keyof typeof pictureTexts;
export const pictureFaults = Object.keys(pictureTexts) as PictureFault[];

/** Where a picture is fetched: the name changes with its bytes. */
export function avatarPath(avatarId: string, pixels: AvatarSize): string {
  return `/media/avatars/${avatarId}/${pixels}`;
}
