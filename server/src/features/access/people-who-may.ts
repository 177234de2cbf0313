import { type Action, allows, rulesInForce, type Subject } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { containing, type Db, type Tx } from '../../platform/db/index.ts';
import { findGivers } from './explain-right.store.ts';
import { findRoles, rolesHolding } from './role.store.ts';

type AskedPeople = { action: Action; subject: Subject; shopId: string };

/** So many are looked at: more people hold a role in hardly any installation. */
const mostAsked = 1_000;

/** Who may do something to records of a shop, by name. */
export async function peopleWhoMay(
  db: Db | Tx,
  { action, subject, shopId }: AskedPeople,
  { search, userId, first }: { search?: string | null; userId?: string; first: number },
): Promise<{ id: string; name: string }[]> {
  const keys = rolesHolding(await findRoles(db), action, subject).map(({ key }) => key);
  const words = search?.trim();
  const named = words
    ? sql`(u.shown_name ilike ${containing(words)} or u.email ilike ${containing(words)})`
    : sql`true`;
  const one = userId === undefined ? sql`true` : sql`u.id = ${userId}`;
  const holders = await findGivers(db, keys, mostAsked, sql`${named} and ${one}`);
  const asked = { action, subject, record: { shopId } };
  return holders
    .filter((holder) => allows({ ...holder, userId: holder.id, rules: rulesInForce(holder.rules) }, asked))
    .slice(0, first)
    .map(({ id, name }) => ({ id, name }));
}
