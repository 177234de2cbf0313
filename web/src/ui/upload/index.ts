export { sendInParts, type Sent } from './send-in-parts.ts';
export { UploadZone } from './upload-zone.tsx';
