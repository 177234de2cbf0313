import type { Feature } from '../../platform/feature.ts';
import { pictureLoop } from './pictures.loop.ts';

export { deleteGivenPictures, keepGivenPicture } from './given-pictures.store.ts';
export { fetchPicture } from './pictures.loop.ts';
export { insertPictures, keepPicture, mediaIdsOf, wantPictures } from './pictures.store.ts';

/** Pictures that records show: each address is fetched once. */
export const mediaFeature: Feature = { name: 'media', loops: [pictureLoop] };
