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
export {
  deleteUploadsWithBytes,
  forgetUploads,
  openUpload,
  readUploadedParts,
  readWholeUpload,
  releaseUpload,
  type UploadedFile,
  useUpload,
} from './used-uploads.ts';
