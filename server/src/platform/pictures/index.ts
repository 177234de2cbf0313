export { pictureType } from './picture-type.ts';
export { squarePictures } from './square-pictures.ts';
