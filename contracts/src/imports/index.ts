export {
  beginUploadInput,
  pictureLimits,
  uploadChunkBytes,
  uploadPurposes,
  type UploadPurpose,
  type UploadView,
} from './upload.input.ts';
export { uploadFileMegabytesSetting, uploadPersonMegabytesSetting } from './uploads.settings.ts';
export { gridStepRows, namesColumn, tableLimits } from './table-limits.ts';
export {
  emptiedUnasked,
  type ImportColumnsDraft,
  importColumnsInput,
  type ImportMode,
  importModes,
} from './import.input.ts';
