import type { PermissionRule, Subject } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { JudgedRecord } from '../../platform/graphql/index.ts';
import type { RoleHolder } from './role.ts';
import { readRule } from './user.store.ts';

/** Where `changed_record r` says that a record belongs. */
const belonging = { shopId: 'r.shop_id', brandId: 'r.brand_id', userId: 'r.user_id' };

const isObserved = sql<boolean>`coalesce(s.kind = 'observed', false)`;

/** A record of the subject and where it belongs, as far as the reader sees it. */
export async function findJudgedRecord(
  db: Db,
  actor: Actor,
  subject: Subject,
  id: string,
): Promise<(JudgedRecord & { isObserved: boolean }) | undefined> {
  const seesObserved = subject === 'Offer' && may(actor, 'read', 'Offer');
  const [record] = await readWithinScope(
    db,
    sql<JudgedRecord & { isObserved: boolean }>`
    select r.id, ${isObserved} as "isObserved", coalesce(r.name, '') as name,
      case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as shop,
      (select jsonb_build_object('id', b.id, 'name', b.name) from brand b where b.id = r.brand_id) as brand,
      (select jsonb_build_object('id', u.id, 'name', u.shown_name) from app_user u where u.id = r.user_id) as owner
    from changed_record r left join shop s on s.id = r.shop_id
    where r.id = ${id}::uuid and r.subject = ${subject}
      and (${scopeCondition(actor, 'read', subject, belonging)} or (${seesObserved} and ${isObserved}))
    limit 1`,
  );
  return record;
}

/** Somebody who may change users, with all that they hold. */
export type Giver = RoleHolder & { rules: PermissionRule[]; shopIds: string[]; brandIds: string[] };

/** Who can sign in and has one of these roles, by name; those alone for whom a condition over `app_user u` holds. */
export async function findGivers(
  db: Db | Tx,
  roleKeys: readonly string[],
  most: number,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<Giver[]> {
  const { rows } = await sql<Omit<Giver, 'rules'> & { rules: unknown[] }>`
    select u.id, u.shown_name as name, u.status,
      (select jsonb_agg(rule) from user_role ur join role r on r.id = ur.role_id, jsonb_array_elements(r.rules) rule
        where ur.user_id = u.id) as rules,
      array(select shop_id from user_shop where user_id = u.id) as "shopIds",
      array(select brand_id from user_brand where user_id = u.id) as "brandIds"
    from app_user u
    where u.status = 'ACTIVE' and ${condition} and exists (
      select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.key = any(${roleKeys}::text[]))
    order by u.shown_name, u.id limit ${most}`.execute(db);
  return rows.map(({ rules, ...giver }) => ({ ...giver, rules: rules.flatMap(readRule) }));
}
