import type { ChangeCause } from '@quarry/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../auth/index.ts';
import type { Tx } from '../db/index.ts';

/** A kind of event, declared by the feature that publishes it. */
export type Topic<Field extends string = string> = {
  /** `offer_changed`. */
  name: string;
  /** The table's word of the record it is about; events of one record are followed in order, whatever their topics. */
  aggregate: string;
  /** What an event may name as changed. */
  fields?: readonly Field[];
  /** What a field of an audit entry is called in an event, where that is another name. */
  fieldOf?: (auditedField: string) => string;
};

/** Declares a topic; with `fields` its events can name no others. */
export function defineTopic<const Field extends string = string>(topic: Topic<Field>): Topic<Field> {
  return topic;
}

/** Who brought an event about, and by which door. */
export type EventOrigin = { actor: Actor; cause: ChangeCause; causeId?: string | null };

/** What happened to one record: ids and names of fields, never a value. */
export type OutboxEvent<Field extends string = string> = {
  id: string;
  shopId?: string | null;
  brandId?: string | null;
  changed: readonly Field[];
};

/** An event that says of itself what it is and who brought it about. */
export type SignedEvent = OutboxEvent & { topic: Topic; origin: EventOrigin };

/** Tells every consumer of the topic, if the transaction commits, at least once and in the order of each record. */
export function publishEvents<Field extends string>(
  tx: Tx,
  topic: Topic<Field>,
  origin: EventOrigin,
  events: readonly OutboxEvent<Field>[],
): Promise<void> {
  return publishSigned(
    tx,
    events.map((event) => ({ ...event, topic, origin })),
  );
}

/** The same for events of several topics or origins, in their order and in one statement. */
export async function publishSigned(tx: Tx, events: readonly SignedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ topic, origin: { actor, cause, causeId }, ...event }) => ({
    ...event,
    topic: topic.name,
    aggregate: topic.aggregate,
    actor: actor.userId,
    cause,
    causeId,
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (topic text, aggregate text, id uuid, "shopId" uuid,
    "brandId" uuid, changed text[], actor uuid, cause text, "causeId" uuid)`;
  await insertEvents(
    sql`select topic, aggregate, id, "shopId", "brandId", changed, actor, cause, "causeId" from ${given}`,
  ).execute(tx);
}

/**
 * The statement that publishes what `events` selects, as a part of a larger one or by itself. It selects topic, aggregate, id of the
 * record, shop, brand, changed, actor, cause and id of the cause, in this order.
 */
export function insertEvents(events: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into outbox (topic, aggregate_kind, aggregate_id, shop_id, brand_id, changed, actor, cause, cause_id) ${events}`;
}
