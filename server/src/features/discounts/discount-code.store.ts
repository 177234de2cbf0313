import { normalCode } from '@quarry/contracts/discounts';
import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { DiscountCodeFilter } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import { isExpired } from './discount-use.store.ts';

export type DiscountCodeRecord = {
  id: string;
  discountId: string;
  shopId: string;
  code: string;
  batch: string | null;
  limitTotal: number | null;
  /** With reservations whose time is over. */
  counted: number;
  disabledAt: Date | null;
  createdAt: Date;
};

export type CodeSortField = 'CODE' | 'CREATED_AT';
export type CodeListRequest = {
  discountId: string;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<CodeSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const codes = recordList<DiscountCodeRecord, CodeSortField>({
  table: 'discount_code c',
  columns: sql`c.id, c.discount_id as "discountId", c.shop_id as "shopId", c.code, c.batch, c.limit_total as "limitTotal",
    c.used as counted, c.disabled_at as "disabledAt", c.created_at as "createdAt"`,
  sorts: {
    CODE: { column: 'c.code_norm', type: 'text' },
    CREATED_AT: { column: 'c.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'CODE', direction: 'ASC' }],
  isScoped: true,
});

/** What the codes of a discount can be asked. */
export const codeFilter = listFilter<DiscountCodeFilter>({
  code: { type: 'text', column: 'c.code' },
  isDisabled: { type: 'flag', isTrue: sql`c.disabled_at is not null` },
  batch: { type: 'choice', column: 'c.batch', isNullable: true },
  createdAt: { type: 'date', column: 'c.created_at' },
});

const codesOf = (discountId: string): RawBuilder<unknown> => sql`c.discount_id = ${discountId}`;

function listConditions({ search, filter }: CodeListRequest): RawBuilder<unknown>[] {
  const code = normalCode(search ?? '');
  const begins = sql`(c.code_norm >= ${code} and c.code_norm < ${`${code}\u{10ffff}`})`;
  return [...filter, ...(code === '' ? [] : [begins])];
}

export function listCodes(db: Db, request: CodeListRequest): Promise<ListPage<DiscountCodeRecord>> {
  return codes.page(db, { ...request, where: listConditions(request), parent: codesOf(request.discountId) });
}

export function countCodes(db: Db, request: CodeListRequest): Promise<{ count: number; isExact: boolean }> {
  return codes.total(db, [codesOf(request.discountId), ...listConditions(request)]);
}

/** Codes by their ids, and one locked against a second editor until the transaction ends. */
export const { find: findCodes, lock: lockCode } = codes;

/** How many reservations by these codes are over and not released yet. */
export async function findExpiredByCode(db: Db, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; count: number }>`select c.id, count(*) as count from discount_code c
      join discount_use u on u.discount_id = c.discount_id and u.code_id = c.id
      where c.id = any(${ids}::uuid[]) and ${isExpired(now)} group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many codes discounts have that count, and the only one of those that have one; those without one are left out. */
export async function findCodeFacts(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { count: number; only: string | null }>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; count: number; only: string | null }>`
      select discount_id as id, count(*) as count, case when count(*) = 1 then min(code) end as only
      from discount_code where discount_id = any(${ids}::uuid[]) and disabled_at is null group by 1`,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

export type NewCodes = {
  shopId: string;
  discountId: string;
  limitTotal: number | null;
  batch: string | null;
};

/** Adds codes in one statement; those that the shop has already are left out. Resolves with the normal form of each that was added. */
export async function insertCodes(
  tx: Tx,
  { shopId, discountId, limitTotal, batch }: NewCodes,
  added: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = added.map((code) => ({ id: newId(), code, norm: normalCode(code) }));
  const inserted = await sql<{ norm: string }>`
    insert into discount_code (id, shop_id, discount_id, code, code_norm, limit_total, batch, created_at)
    select r.id, ${shopId}, ${discountId}, r.code, r.norm, ${limitTotal}, ${batch}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, code text, norm text) order by r.norm collate "C"
    on conflict (shop_id, code_norm) where disabled_at is null do nothing returning code_norm as norm`.execute(tx);
  return new Set(inserted.rows.map(({ norm }) => norm));
}

/** Which discounts of the shop have these codes, by the normal form of each. */
export async function findOwnersOfCodes(
  tx: Tx,
  shopId: string,
  norms: readonly string[],
): Promise<Map<string, { discountId: string; name: string }>> {
  const found = await sql<{ norm: string; discountId: string; name: string }>`
    select c.code_norm as norm, c.discount_id as "discountId", d.name from discount_code c join discount d on d.id = c.discount_id
    where c.shop_id = ${shopId} and c.code_norm = any(${norms}::text[]) and c.disabled_at is null`.execute(tx);
  return new Map(found.rows.map(({ norm, ...owner }) => [norm, owner]));
}

export async function disableCode(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update discount_code set disabled_at = ${now} where id = ${id}`.execute(tx);
}
