import { escapeLiteral } from 'pg';
import type { Consumer } from './consumer.ts';
import type { Topic } from './outbox.ts';

/**
 * What the database is made to know of the log, as definitions of `MadeSchema`: its topics, and whom it is kept for. Only so is a
 * consumer forgotten that no feature declares any more, for which the log would be kept for ever.
 */
export function knownConsumers(topics: readonly Topic[], consumers: readonly Consumer[]): string[] {
  const told = topics.map(({ name, aggregate }) => `${name} (${aggregate})`).toSorted();
  const rows = consumers
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, topics: followed }) =>
        `(${escapeLiteral(name)}, array[${followed.map(escapeLiteral).join(', ')}]::text[])`,
    );
  return [
    `comment on column outbox.topic is ${escapeLiteral(told.join(', '))}`,
    `with known (consumer, topics) as (values ${['(null::text, null::text[])', ...rows].join(', ')}),
      forgotten as (delete from outbox_cursor c where not exists (select from known k where k.consumer = c.consumer)),
      unasked as (delete from outbox_aside a where not exists (select from known k where k.consumer = a.consumer and a.topic = any(k.topics)))
    update outbox_cursor c set topics = k.topics from known k where k.consumer = c.consumer and c.topics <> k.topics`,
  ];
}
