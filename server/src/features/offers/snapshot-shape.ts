import { inEnglish, parseWording } from '@quarry/contracts/wording';
import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { findSnapshots, type SnapshotRecord, type StoredWarning } from './evidence.store.ts';
import { shownFields } from './field-text.ts';
import { storedPageLink } from './stored-page-link.ts';

const snapshotByKey = perRequest(
  ({ deps }) =>
    new DataLoader<{ id: string; at: Date }, SnapshotRecord | null, string>(
      async (keys) => {
        const snapshots = await findSnapshots(deps.db, keys);
        return keys.map(({ id }) => snapshots.get(id) ?? null);
      },
      { cacheKeyFn: ({ id }) => id },
    ),
);

/** A snapshot as GraphQL shows it. */
export async function snapshotById(key: { id: string; at: Date }, context: RequestContext) {
  const snapshot = await snapshotByKey(context).load(key);
  return snapshot && shapeSnapshot(snapshot);
}

export function shapeSnapshot(snapshot: SnapshotRecord) {
  const { id, hasBytes, fields, warnings } = snapshot;
  return {
    ...snapshot,
    fields: shownFields(fields),
    warnings: warnings.map(shownWarning),
    storedPageUrl: async (_args: never, context: RequestContext) =>
      hasBytes ? storedPageLink(context, { kind: 'snapshot', id }) : null,
  };
}

/** English is stored only of warnings from before there were wordings. */
function shownWarning({ code, detail, wording }: StoredWarning) {
  const known = parseWording(wording);
  return { code, detail: known ? inEnglish(known) : (detail ?? code), wording: known ?? null };
}
