import { sql } from 'kysely';

/**
 * Orders offers (alias `o`, their shop `s`) by the day on which they were first seen (UTC), their shop and their key there. Ids and times of
 * day hang on which worker saw what first. Compared by code units, as `<` does.
 */
export const offerOrder = sql<string>`
  (to_char(o.first_seen_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || s.slug || ' ' || o.offer_key) collate "C"`;
