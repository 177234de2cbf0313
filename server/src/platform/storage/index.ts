export { noteBlob } from './blob.store.ts';
export { folderStorage, type Storage, type StoredBytes, type StoredLocation } from './storage.ts';
