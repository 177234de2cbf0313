import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { OptionDraft } from '@quarry/contracts/attributes';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** An option of an attribute as it is stored. */
export type OptionRecord = OptionDraft & { id: string };

/** What is wrong with making these the options of a locked attribute: one that is left out and has values, or an id of another attribute. */
export async function optionIssues(tx: Tx, attributeId: string, drafts: readonly OptionDraft[]): Promise<InputIssue[]> {
  // Locked before their use is looked at: a transaction that gives a product one of them holds it meanwhile.
  const held = await sql<{ id: string }>`select id from attribute_option
    where attribute_id = ${attributeId} order by id for update`.execute(tx);
  const kept = new Set(drafts.map(({ id }) => id));
  const gone = held.rows.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  const used = gone.length === 0 ? [] : await usedAmong(tx, attributeId, gone);
  if (used.length > 0) return [inputIssue('options', 'option_in_use')];
  const foreign = await sql<{ id: string }>`select id from attribute_option
    where id = any(${drafts.flatMap(({ id }) => id ?? [])}::uuid[]) and attribute_id <> ${attributeId}`.execute(tx);
  const strangers = new Set(foreign.rows.map(({ id }) => id));
  return drafts.flatMap(({ id }, at) =>
    id !== null && strangers.has(id) ? [inputIssue(`options.${at}.id`, 'unknown')] : [],
  );
}

/** Makes these the options of a locked attribute, in their order. A new one may come with an id, as one that is taken back does. */
export async function putOptions(tx: Tx, attributeId: string, drafts: readonly OptionDraft[]): Promise<void> {
  const rows = drafts.map((draft, position) => ({ ...draft, id: draft.id ?? newId(), position }));
  await sql`delete from attribute_option where attribute_id = ${attributeId}
    and id <> all(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  await sql`insert into attribute_option (id, attribute_id, code, labels, color, position)
    select o.id, ${attributeId}, o.code, o.labels, o.color, o.position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o (id uuid, code text, labels jsonb, color text, position integer)
    on conflict (id) do update set code = excluded.code, labels = excluded.labels, color = excluded.color,
      position = excluded.position`.execute(tx);
}

async function usedAmong(tx: Tx, attributeId: string, ids: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`select u.id from used_options(${attributeId}) u (id)
    where u.id = any(${ids}::uuid[])`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Those of the ids that are options of the attributes named with them; they stay until the transaction ends, and come in their order. */
export async function holdOptions(
  tx: Tx,
  wanted: readonly { attributeId: string; id: string }[],
): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const found = await sql<{
    id: string;
    attributeId: string;
  }>`with held as (select id, attribute_id, position from attribute_option
      where id = any(${wanted.map(({ id }) => id)}::uuid[]) order by id for key share)
    select id, attribute_id as "attributeId" from held order by position`.execute(tx);
  const asked = new Set(wanted.map(({ attributeId, id }) => `${attributeId} ${id}`));
  return new Set(found.rows.flatMap(({ id, attributeId }) => (asked.has(`${attributeId} ${id}`) ? [id] : [])));
}

/** A value as a text in SQL, by the columns of its type and itself: options by their labels, anything else as it stands. */
export function valueWords(type: string, value: string): RawBuilder<string> {
  const [typeColumn, held] = [sql.ref(type), sql.ref(value)];
  return sql`coalesce(case when ${typeColumn} in ('option', 'options') then array_to_string(option_labels(${held}, '{}'), ', ') end,
    ${held} #>> '{}')`;
}
