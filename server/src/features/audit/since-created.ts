import type { ChangedFields, RecordHistory } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { differences, flatten, isSame } from './changed-fields.ts';
import { type ChangeRecord, findChangesSince } from './change.store.ts';
import type { KeptField } from './revert.commands.ts';

/**
 * What of records is no more as the changes left it that created them, by the ids of those of which something is; locked until the
 * transaction ends. Judged by value: what somebody changed and changed back is as it was.
 */
export async function findChangedSinceCreated(
  tx: Tx,
  records: Deps['records'],
  created: readonly ChangeRecord[],
): Promise<ReadonlyMap<string, readonly KeptField[]>> {
  const since = await findChangesSince(tx, created);
  const changed = new Map<string, readonly KeptField[]>();
  for (const [entity, own] of Map.groupBy(created, (change) => change.entity)) {
    const history = records.of(entity)?.history;
    const touched = own.filter(({ entityId }) => since.has(entityId));
    const now = await fieldsNow(
      tx,
      history,
      touched.map(({ entityId }) => entityId),
    );
    for (const change of touched) {
      const later = (since.get(change.entityId) ?? []).filter((one) => !isOfEngine(one));
      const fields = changedFields(history ?? {}, change, later, now.get(change.entityId));
      if (fields.length > 0) changed.set(change.entityId, fields);
    }
  }
  return changed;
}

/** The audited fields of records as they are, of a kind that is locked to be restored. */
async function fieldsNow(
  tx: Tx,
  history: RecordHistory | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChangedFields>> {
  const { restoring } = history ?? {};
  const now = new Map<string, ChangedFields>();
  if (!history || !restoring || ids.length === 0) return now;
  const inSets = await restoring.inSets?.lock(tx, ids);
  for (const id of ids) {
    const held = inSets ? inSets.get(id) : await restoring.lock(tx, id);
    if (held) now.set(id, flatten(held.fields, history));
  }
  return now;
}

const enginesCauses = new Set<string>(['crawl_run', 'grab_run', 'excavation', 'proposal', 'schedule']);

/** Whether nobody asked for it. */
function isOfEngine({ actorId, isActorErased, cause }: ChangeRecord): boolean {
  return actorId === null && !isActorErased && enginesCauses.has(cause);
}

function changedFields(
  history: Pick<RecordHistory, 'nested' | 'shownIn'>,
  created: ChangeRecord,
  later: readonly ChangeRecord[],
  fields: ChangedFields | undefined,
): KeptField[] {
  const made = flatten(created.after ?? {}, history);
  const first = new Map<string, unknown>();
  const last = new Map<string, unknown>();
  for (const change of later)
    for (const { name, before, after } of differences(change, history)) {
      if (!first.has(name)) first.set(name, before);
      last.set(name, after);
    }
  return [...last].flatMap(([name, after]) => {
    const wrote = name in made ? made[name] : first.get(name);
    const now = fields && name in fields ? fields[name] : after;
    // Changed by the one name and back by the other.
    const shownIn = history.shownIn?.(name);
    const isBack = shownIn !== undefined && last.has(shownIn) && isSame(made[shownIn], now);
    return isSame(wrote, now) || isBack
      ? []
      : [{ entity: created.entity, field: name, wrote: wrote ?? null, now: now ?? null }];
  });
}
