import type { Actor } from '../auth/index.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/index.ts';
import { type Id, newId } from '../ids.ts';

/** Why a change happened. */
export type ChangeCause =
  | 'screen'
  | 'import'
  | 'crawl_run'
  | 'grab_run'
  | 'excavation'
  | 'proposal'
  | 'api'
  | 'command_line'
  | 'seed'
  | 'schedule'
  | 'undo'
  | 'revert';

export type ChangeEntry = {
  actor: Actor;
  cause: ChangeCause;
  /** The run, import or proposal behind the cause. */
  causeId?: string | null;
  /** The table's word: `shop`, `brand`, `product`. */
  entity: string;
  entityId: string;
  /** A verb of the glossary: created, updated, archived, accepted ... */
  action: string;
  /** The fields as they were and as they are; null before creation and after removal. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  revertsId?: string | null;
  requestId?: string | null;
};

/**
 * Writes one audit entry in the transaction of the change itself, so that neither exists without the other. Of an
 * update only the fields that differ are kept. Its time is that of `deps.clock`. Resolves with the entry's id, or null when nothing differed.
 */
export async function recordChange(tx: Tx, deps: { clock: Clock }, entry: ChangeEntry): Promise<Id<'change'> | null> {
  const difference = differing(entry.before, entry.after);
  if (!difference) return null;
  const id = newId<'change'>();
  await tx
    .insertInto('change')
    .values({
      id,
      at: deps.clock.now(),
      actor_kind: entry.actor.kind === 'user' ? 'user' : 'system',
      actor_id: entry.actor.userId,
      cause: entry.cause,
      cause_id: entry.causeId ?? null,
      entity: entry.entity,
      entity_id: entry.entityId,
      action: entry.action,
      before: difference.before && JSON.stringify(difference.before),
      after: difference.after && JSON.stringify(difference.after),
      reverts_id: entry.revertsId ?? null,
      request_id: entry.requestId ?? null,
    })
    .execute();
  return id;
}

type Fields = Record<string, unknown> | null;

function differing(before: Fields, after: Fields): { before: Fields; after: Fields } | undefined {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return undefined;
  const pick = (fields: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
