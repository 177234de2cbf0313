export { FileInput } from './file-input.tsx';
export { sendInParts, type Sent } from './send-in-parts.ts';
export { discardUpload, type Upload } from './upload-door.ts';
export { useDiscardUpload, type UploadState } from './use-upload.ts';
export { UploadZone } from './upload-zone.tsx';
