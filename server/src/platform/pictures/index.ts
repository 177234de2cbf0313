export { picturePath } from './picture-path.ts';
export { pictureType } from './picture-type.ts';
export { squarePictures } from './square-pictures.ts';
