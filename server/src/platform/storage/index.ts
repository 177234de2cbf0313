export {
  blobReferrers,
  deleteUnusedBlobs,
  isOwnedBlob,
  keepUsed,
  letGoOf,
  markUnused,
  type NewBlob,
  noteBlob,
  noteBlobs,
  takeUnused,
} from './blob.store.ts';
export { folderStorage, openStorage, placeOfStorage } from './open-storage.ts';
export { packedAt } from './packing.ts';
export { removeNotedBytes, storedBytesLock, sweepBytes, type Swept } from './remove-bytes.ts';
export { isOnlyUser } from './store-mark.ts';
export { type Storage, type StoredBytes, type StoredLocation } from './storage.ts';
