import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import { readS3Address } from './s3-address.ts';
import { type Storage, storageOn } from './storage.ts';

/** A store in a folder: `ab/cd/<sha256>.zst`. */
export function folderStorage(folder: string): Storage {
  return storageOn(folderStore(folder));
}

type StorageSettings = { storage: string | undefined; dataFolder: string };

/** Where the bytes lie by the settings: an address of an object store, or a folder. */
export function placeOfStorage({ storage, dataFolder }: StorageSettings): string {
  return storage ?? join(dataFolder, 'storage');
}

/** The store that the settings name: an object store by its address, else a folder, by default in the data folder. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const place = placeOfStorage(settings);
  if (!/^s3:/i.test(place)) return folderStorage(place);
  const address = readS3Address(place);
  // The client is large, and most installations never need it.
  const { s3Store } = await import('./s3-store.ts');
  return storageOn(s3Store(address));
}
