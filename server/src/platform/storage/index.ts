export { blobReferrers, deleteUnusedBlobs, type NewBlob, noteBlob, noteBlobs } from './blob.store.ts';
export { folderStorage, openStorage, placeOfStorage } from './open-storage.ts';
export { packedAt } from './packing.ts';
export { type Storage, type StoredBytes, type StoredLocation } from './storage.ts';
