export {
  beginUpload,
  completeUpload,
  discardUpload,
  largestUpload,
  putPart,
  readUpload,
  readUploads,
  type Sender,
  type UploadOutcome,
} from './uploads.ts';
export { readUploadedParts } from './uploaded-parts.ts';
export {
  endUpload,
  forgetUpload,
  forgetUploads,
  openUpload,
  readUnusedUpload,
  readWholeUpload,
  releaseUpload,
  type UploadedFile,
  useUpload,
} from './used-uploads.ts';
