import type { PaymentProviderDraft } from '@quarry/contracts/payments';
import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, readWithinScope, type Tx, withTransaction } from '../../platform/db/index.ts';
import type { PaymentProviderRecord } from './payment.ts';

const columns = sql`v.id, v.shop_id as "shopId", v.code, v.name, upper(v.mode) as mode, v.status, v.endpoint, v.secret_id as "secretId",
  encode(v.hook_token_hash, 'hex') as "hookHash", v.previous_hook_until as "previousHookUntil", v.hooks_refused as "refusedHooks",
  v.hooks_unreadable as "unreadableHooks",
  v.changes_read_at as "changesReadAt", v.changes_problem as "changesProblem", v.created_at as "createdAt", v.updated_at as "updatedAt", v.version`;

export async function findProviders(db: Db, ids: readonly string[]): Promise<Map<string, PaymentProviderRecord>> {
  const rows = await readWithinScope(
    db,
    sql<PaymentProviderRecord>`select ${columns} from payment_provider v where v.id = ${anyOf(ids)}`,
  );
  return new Map(rows.map((provider) => [provider.id, provider]));
}

/** The providers of a shop that the actor may read, the oldest first. */
export function findProvidersOf(db: Db, actor: Actor, shopId: string): Promise<PaymentProviderRecord[]> {
  const isVisible = scopeCondition(actor, 'read', 'Payment', { shopId: 'v.shop_id' });
  return readWithinScope(
    db,
    sql<PaymentProviderRecord>`
      select ${columns} from payment_provider v where v.shop_id = ${shopId} and ${isVisible} order by v.created_at, v.id`,
  );
}

/** The provider, locked against a second editor; its events go on being kept. */
export async function lockProvider(tx: Tx, id: string): Promise<PaymentProviderRecord | undefined> {
  const { rows } = await sql<PaymentProviderRecord>`
    select ${columns} from payment_provider v where v.id = ${id} for no key update`.execute(tx);
  return rows[0];
}

type Account = Pick<PaymentProviderDraft, 'code' | 'endpoint'>;

/** Has anyone who saves a provider of the same kind wait. */
export async function lockAccount(tx: Tx, { code }: Account): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment_provider ${code}`}, 0))`.execute(tx);
}

/** Whether a provider other than this one has the account. */
export async function isAccountTaken(tx: Tx, id: string, { code, endpoint }: Account): Promise<boolean> {
  const { rows } = await sql`
    select from payment_provider where code = ${code} and id <> ${id}
      and lower(rtrim(endpoint, '/')) = lower(rtrim(${endpoint}, '/')) limit 1`.execute(tx);
  return rows.length > 0;
}

type Kept = { id: string; secretId: string; draft: PaymentProviderDraft; readsChanges: boolean };

export async function insertProvider(
  tx: Tx,
  { id, secretId, hookHash, draft, readsChanges }: Kept & { hookHash: Buffer },
  now: Date,
): Promise<void> {
  const { shopId, code, name, mode, endpoint, status } = draft;
  await sql`
    insert into payment_provider (id, shop_id, code, name, mode, secret_id, hook_token_hash, capture, status, endpoint, changes_due_at,
      created_at, updated_at)
    values (${id}, ${shopId}, ${code}, ${name}, ${mode.toLowerCase()}, ${secretId}, ${hookHash}, 'manual', ${status}, ${endpoint},
      ${readsChanges ? now : null}, ${now}, ${now})`.execute(tx);
}

/** What was read of another address is read anew, and a reading under way is left. */
export async function updateProvider(tx: Tx, { id, secretId, draft, readsChanges }: Kept, now: Date): Promise<void> {
  const { name, mode, endpoint, status } = draft;
  await sql`
    update payment_provider set name = ${name}, mode = ${mode.toLowerCase()}, secret_id = ${secretId}, status = ${status}, endpoint = ${endpoint},
      changes_cursor = case when endpoint = ${endpoint} then changes_cursor end, changes_fence = changes_fence + 1, changes_failures = 0,
      changes_problem = null, changes_read_at = case when endpoint = ${endpoint} then changes_read_at end,
      changes_due_at = ${readsChanges ? now : null}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Puts another address for events in the place of the one that stands, which takes events until then. */
export async function replaceHook(
  tx: Tx,
  { id, hookHash, until }: { id: string; hookHash: Buffer; until: Date },
  now: Date,
): Promise<void> {
  await sql`
    update payment_provider set previous_hook_hash = hook_token_hash, hook_token_hash = ${hookHash},
      previous_hook_until = case when hook_token_hash is not null then ${until}::timestamptz end, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** The provider that sends its events to the address of this token, or of the one before it while that holds. */
export async function findProviderOfHook(
  db: Db,
  hookHash: Buffer,
  now: Date,
): Promise<{ id: string; shopId: string; code: string; secretId: string } | undefined> {
  const [found] = await readWithinScope(
    db,
    sql<{ id: string; shopId: string; code: string; secretId: string }>`
      select id, shop_id as "shopId", code, secret_id as "secretId" from payment_provider
      where (hook_token_hash = ${hookHash} or (previous_hook_hash = ${hookHash} and previous_hook_until > ${now}))
        and secret_id is not null`,
  );
  return found;
}

const refusedCounts = { refused: sql`hooks_refused`, unreadable: sql`hooks_unreadable` };

/** Counts a hook that is not taken, by why it is not. */
export async function countRefusedHook(db: Db | Tx, id: string, why: keyof typeof refusedCounts): Promise<void> {
  const count = refusedCounts[why];
  await withTransaction(db, (tx) =>
    sql`update payment_provider set ${count} = ${count} + 1 where id = ${id}`.execute(tx),
  );
}

/** Of which kind a provider is, and what it is called. */
export async function providerOf(tx: Tx, id: string): Promise<{ code: string; name: string }> {
  const { rows } = await sql<{
    code: string;
    name: string;
  }>`select code, name from payment_provider where id = ${id}`.execute(tx);
  const [provider] = rows;
  if (!provider) throw new Error(`The provider ${id} of an event is not there.`);
  return provider;
}
