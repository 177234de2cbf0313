export { UploadZone } from './upload-zone.tsx';
