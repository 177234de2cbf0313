import type { ChangeCause } from '@quarry/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../auth/index.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/index.ts';
import { publishSigned, type SignedEvent, type Topic } from '../events/index.ts';
import { type Id, newId } from '../ids.ts';

/** Who changes something, and by which door. */
export type ChangeOrigin = {
  actor: Actor;
  cause: ChangeCause;
  /** The run, import, proposal or reverted change behind the cause. */
  causeId?: string | null;
  /** Ties the audit entry to the request and its line in the log. */
  requestId?: string | null;
  /** Whether the actor's right reaches a field of the record; absent where it reaches all of them. */
  mayChange?: (field: string) => boolean;
};

export type ChangeEntry = ChangeOrigin & {
  /** The table's word: `shop`, `brand`, `product`. */
  entity: string;
  entityId: string;
  /** A verb of the glossary: created, updated, archived, accepted ... */
  action: string;
  /** The fields as they were and as they are; null before creation and after removal. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The topic by which the log tells of the change; absent for records that nobody listens to. */
  told?: Told | undefined;
};

/** How the log tells of a change of a record. */
export type Told = { topic: Topic; shopId?: string | null; brandId?: string | null };

/**
 * Writes one audit entry in the transaction of the change itself, so that neither exists without the other, and with it the row
 * by which it waits to be sealed. Of an
 * update only the fields that differ are kept, and named by the event that the log gets where the entry has a topic. Its time is that of `deps.clock`. Resolves with the entry's id, or null when nothing differed.
 */
export async function recordChange(tx: Tx, deps: { clock: Clock }, entry: ChangeEntry): Promise<Id<'change'> | null> {
  const [id = null] = await recordChanges(tx, deps, [entry]);
  return id;
}

/** Writes many audit entries in one statement, each as `recordChange` does; resolves with one id or null for each, in order. */
export async function recordChanges(
  tx: Tx,
  deps: { clock: Clock },
  entries: readonly ChangeEntry[],
): Promise<(Id<'change'> | null)[]> {
  const at = deps.clock.now();
  const drafts = entries.map((entry) => {
    const difference = differing(entry.before, entry.after);
    return difference && { ...entry, ...difference, id: newId<'change'>() };
  });
  const rows = drafts.flatMap((draft) => (draft ? [changeRow(draft)] : []));
  if (rows.length > 0) {
    await sql`
      with entry as (insert into change (id, at, actor_kind, actor_id, cause, cause_id, entity, entity_id, action, before, after, reverts_id, request_id)
      select r.id, ${at}, r."actorKind", r."actorId", r.cause, r."causeId", r.entity, r."entityId", r.action, r.before, r.after, r."revertsId", r."requestId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "actorKind" text, "actorId" uuid, cause text, "causeId" uuid,
        entity text, "entityId" uuid, action text, before jsonb, after jsonb, "revertsId" uuid, "requestId" text)
      returning id)
      insert into change_seal (change_id) select id from entry`.execute(tx);
    await publishSigned(tx, drafts.flatMap(eventOf));
  }
  return drafts.map((draft) => draft?.id ?? null);
}

function eventOf(entry: ChangeEntry | undefined): SignedEvent[] {
  if (!entry?.told) return [];
  const { told, entityId, action, before, after } = entry;
  const { topic, ...scope } = told;
  const { fieldOf = (field) => field } = topic;
  // What was made or removed names no fields, but what was done to it.
  const changed = before && after ? [...new Set(Object.keys(after).map(fieldOf))] : [action];
  return [{ ...scope, topic, origin: entry, id: entityId, changed }];
}

function changeRow({
  actor,
  causeId,
  requestId,
  mayChange: _judged,
  told: _told,
  ...entry
}: ChangeEntry & { id: Id<'change'> }) {
  const { apiKeyId } = actor;
  const revertsId = entry.cause === 'revert' ? (causeId ?? null) : null;
  return {
    ...entry,
    actorKind: apiKeyId ? 'api_key' : actor.kind === 'user' ? 'user' : 'system',
    actorId: actor.userId,
    // Of what a key takes back the change stands beside it already.
    causeId: (revertsId !== null && apiKeyId) || (causeId ?? null),
    revertsId,
    requestId: requestId ?? null,
  };
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
