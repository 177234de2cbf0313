import { sql } from 'kysely';

/**
 * Joins the identifiers `i` of each variant `v`, looked up one by one: while the tables fill for the first time, their statistics have the
 * planner read all identifiers there are for each product instead.
 */
export const identifiersOfVariant = sql`cross join lateral (
  select * from variant_identifier i where i.variant_id = v.id offset 0) i`;
