import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** How a machine came to a link: by an equal GTIN, or by the likeness that the trained matcher saw. */
export type LinkingWay = 'identifier' | 'likeness';
export const linkingWays: readonly LinkingWay[] = ['identifier', 'likeness'];

export type AuditFigures = { way: LinkingWay; checked: number; wrong: number; due: number; isTrusted: boolean };

export type AuditVerdict = 'confirmed' | 'overturned';

/** Two wrong of the last hundred, and a way of linking goes back to people. */
const window = 100;
const toleratedWrong = 1;
/** Where the newest hundred of each way are looked for. */
const searched = 2_000;

const wayOf = sql`case when p.evidence @> '[{"code": "same_gtin"}]' then 'identifier' else 'likeness' end`;
const isCheckDue = sql`p.is_audit_sample and p.state = 'applied' and p.audit_verdict is null`;

/**
 * How linking by machine stands up to people: of each way the newest hundred links that a person looked at. Besides the audit
 * sample, links by GTIN count that a person was asked about, so that trust can come back; those by likeness count since the
 * present matcher was trained, whose own precision rests on the older ones. `scope` narrows it to the proposals of a reader.
 */
export async function findAuditFigures(
  db: Db | Tx,
  scope: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<AuditFigures[]> {
  const found = await sql<{ way: LinkingWay; checked: number; wrong: number }>`
    with looked_at as (
      select ${wayOf} as way, p.audit_verdict, p.state, p.evidence @? '$[*] ? (@.weight == "conflict")' as is_contested,
        coalesce(p.audited_at, p.decided_at) as at
      from proposal p where p.kind = 'link_offer' and coalesce(p.audited_by, p.decided_by) is not null and ${scope}
      order by coalesce(p.audited_at, p.decided_at) desc limit ${searched}
    ), counted as (
      select way, coalesce(audit_verdict = 'overturned', state = 'rejected') as is_wrong, row_number() over (partition by way order by at desc) as place
      from looked_at
      where (audit_verdict is not null and (way = 'identifier' or at > coalesce((select created_at from matcher_model where is_active), '-infinity')))
        or (audit_verdict is null and way = 'identifier' and not is_contested and state in ('applied', 'rejected'))
    )
    select way, count(*) as checked, count(*) filter (where is_wrong) as wrong from counted where place <= ${window} group by way`.execute(
    db,
  );
  const due = await sql<{ way: LinkingWay; due: number }>`
    select ${wayOf} as way, count(*) as due from proposal p where ${isCheckDue} and ${scope} group by 1`.execute(db);
  return linkingWays.map((way) => {
    const { checked = 0, wrong = 0 } = found.rows.find((row) => row.way === way) ?? {};
    const waiting = due.rows.find((row) => row.way === way)?.due ?? 0;
    return { way, checked, wrong, due: waiting, isTrusted: wrong <= toleratedWrong };
  });
}

/** Ways of linking that went wrong too often to be left to a machine. */
export async function findDistrustedWays(tx: Tx): Promise<ReadonlySet<LinkingWay>> {
  const figures = await findAuditFigures(tx);
  return new Set(figures.flatMap(({ way, isTrusted }) => (isTrusted ? [] : [way])));
}

/** Keeps what a person found on looking again; null has the decision checked anew. */
export async function setAuditVerdict(
  tx: Tx,
  id: string,
  audit: { verdict: AuditVerdict; by: string | null; at: Date } | null,
): Promise<void> {
  await sql`update proposal set audit_verdict = ${audit?.verdict ?? null}, audited_by = ${audit?.by ?? null}, audited_at = ${audit?.at ?? null},
    version = version + 1 where id = ${id}`.execute(tx);
}
