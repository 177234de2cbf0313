import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import { readS3Address } from './s3-address.ts';
import { type Storage, storageOn } from './storage.ts';

/** A store in a folder: `ab/cd/<sha256>.zst`. */
export function folderStorage(folder: string): Storage {
  return storageOn(folderStore(folder));
}

/** The store that the settings name: an object store by its address, else a folder, by default in the data folder. */
export async function openStorage(settings: { storage: string | undefined; dataFolder: string }): Promise<Storage> {
  const { storage, dataFolder } = settings;
  if (storage === undefined || !/^s3:/i.test(storage)) return folderStorage(storage ?? join(dataFolder, 'storage'));
  const address = readS3Address(storage);
  // The client is large, and most installations never need it.
  const { s3Store } = await import('./s3-store.ts');
  return storageOn(s3Store(address));
}
