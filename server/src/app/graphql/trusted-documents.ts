import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const file = join(import.meta.dirname, '../../../../contracts/trusted-documents.json');

let byId: ReadonlyMap<string, string> | undefined;

/** Every document of the dashboard of this release, by its id; `npm run generate` writes them from its operations. */
export function trustedDocuments(): ReadonlyMap<string, string> {
  byId ??= new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))));
  return byId;
}

/** The text of a document that the dashboard of this release asks with; undefined for an id that is none of its. */
export function trustedDocument(id: string): string | undefined {
  return trustedDocuments().get(id);
}
