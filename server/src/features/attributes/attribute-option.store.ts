import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { OptionDraft } from '@quarry/contracts/attributes';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** An option of an attribute as it is stored. */
export type OptionRecord = OptionDraft & { id: string };

/** Options that were left out, with how many products have each, those that no list shows included. */
export type OptionsInUse = { kind: 'in_use'; options: readonly { option: OptionRecord; productCount: number }[] };

/** What is wrong with making these the options of a locked attribute: one is left out that products have, or is of another attribute. */
export async function optionFaults(
  tx: Tx,
  attributeId: string,
  drafts: readonly OptionDraft[],
): Promise<OptionsInUse | { kind: 'invalid'; issues: InputIssue[] } | undefined> {
  // Locked before their use is looked at: a transaction that gives a product one of them holds it meanwhile.
  const held = await sql<
    OptionRecord & { position: number }
  >`select id, code, labels, color, position from attribute_option
    where attribute_id = ${attributeId} order by id for update`.execute(tx);
  const kept = new Set(drafts.map(({ id }) => id));
  const gone = held.rows.filter(({ id }) => !kept.has(id)).toSorted((one, other) => one.position - other.position);
  const counts = await countUses(
    tx,
    attributeId,
    gone.map(({ id }) => id),
  );
  const used = gone.flatMap(({ position: _place, ...option }) => {
    const productCount = counts.get(option.id);
    return productCount === undefined ? [] : [{ option, productCount }];
  });
  if (used.length > 0) return { kind: 'in_use', options: used };
  const foreign = await sql<{ id: string }>`select id from attribute_option
    where id = any(${drafts.flatMap(({ id }) => id ?? [])}::uuid[]) and attribute_id <> ${attributeId}`.execute(tx);
  const strangers = new Set(foreign.rows.map(({ id }) => id));
  const issues = drafts.flatMap(({ id }, at) =>
    id !== null && strangers.has(id) ? [inputIssue(`options.${at}.id`, 'unknown')] : [],
  );
  return issues.length > 0 ? { kind: 'invalid', issues } : undefined;
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

async function countUses(tx: Tx, attributeId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; products: number }>`
    select id, products from option_use(${attributeId}, ${ids}::uuid[])`.execute(tx);
  return new Map(found.rows.map(({ id, products }) => [id, products]));
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
