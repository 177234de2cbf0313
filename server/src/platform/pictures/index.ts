export { dotPictureType } from './picture-library.ts';
export { picturePath } from './picture-path.ts';
export { pictureType } from './picture-type.ts';
export { checkPicture, type SoundPicture } from './sound-picture.ts';
export { squarePictures } from './square-pictures.ts';
