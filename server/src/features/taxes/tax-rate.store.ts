import { countries } from '@quarry/contracts/common';
import type { TaxRateDraft } from '@quarry/contracts/taxes';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { TaxRateFilter } from '../../platform/graphql/index.ts';
import type { TaxRateRecord } from './tax-rate.ts';

export type TaxRateSortField = 'COUNTRY' | 'VALID_FROM';
export type TaxRateListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<TaxRateSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const today = sql.raw('(now() at time zone s.time_zone)::date');

/** Whether it holds today, where its shop is: it has begun, and none of its place and class began after it. */
const isCurrent = sql`exists (select from shop s where s.id = t.shop_id and t.valid_from <= ${today} and not exists (
  select from tax_rate n where n.shop_id = t.shop_id and n.country = t.country and n.region is not distinct from t.region
    and n.tax_class = t.tax_class and n.deleted_at is null and n.valid_from > t.valid_from and n.valid_from <= ${today}))`;

const rates = recordList<TaxRateRecord, TaxRateSortField>({
  table: 'tax_rate t',
  columns: sql`t.id, t.shop_id as "shopId", t.name, t.country, t.region, t.tax_class as "taxClass", t.rate_ppm as "ratePpm",
    to_char(t.valid_from, 'YYYY-MM-DD') as "validFrom", ${isCurrent} as "isCurrent", t.created_at as "createdAt",
    t.updated_at as "updatedAt", t.version`,
  sorts: {
    COUNTRY: { column: 't.country', type: 'text' },
    VALID_FROM: { column: 't.valid_from', type: 'date' },
  },
  defaultSort: [{ field: 'COUNTRY', direction: 'ASC' }],
  isScoped: true,
});

/** What the list of tax rates can be asked. */
export const taxRateFilter = listFilter<TaxRateFilter>({
  shopId: { type: 'id', of: 'Shop', column: 't.shop_id' },
  country: { type: 'choice', column: 't.country', choices: countries },
  taxClass: { type: 'choice', column: 't.tax_class' },
  isCurrent: { type: 'flag', isTrue: isCurrent },
  name: { type: 'text', column: 't.name' },
  region: { type: 'code', column: 't.region', isNullable: true, normal: (text) => text.toUpperCase() },
});

/** They are told to anyone who may change the settings of their shop. */
export function visibleRates(actor: Actor, shopId = 't.shop_id'): RawBuilder<boolean> {
  return scopeCondition(actor, 'update', 'Shop', { shopId });
}

const isThere = sql`t.deleted_at is null`;

function listConditions({ actor, search, filter }: TaxRateListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return [visibleRates(actor), isThere, ...filter, ...(words ? [sql`t.name ilike ${containing(words)}`] : [])];
}

export function listTaxRates(db: Db, request: TaxRateListRequest): Promise<ListPage<TaxRateRecord>> {
  return rates.page(db, { ...request, where: listConditions(request) });
}

export function countTaxRates(db: Db, request: TaxRateListRequest): Promise<{ count: number; isExact: boolean }> {
  return rates.total(db, listConditions(request));
}

/** The rates of these ids that the actor may be told of. */
export function findTaxRates(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, TaxRateRecord>> {
  return rates.find(db, ids, [visibleRates(actor), isThere]);
}

/** A rate, locked against a second editor until the transaction ends; also one that lies in the bin. */
export const { lock: findBinnedRate } = rates;

export async function findTaxRateForUpdate(tx: Tx, id: string): Promise<TaxRateRecord | undefined> {
  const held = await sql`select from tax_rate t where t.id = ${id} and ${isThere} for update`.execute(tx);
  return held.rows.length === 0 ? undefined : findBinnedRate(tx, id);
}

/** The rates of a shop at these places, by the number of their place, as far as the actor may be told of them. */
export async function findRatesIn(
  db: Db | Tx,
  actor: Actor,
  shopId: string,
  places: readonly Pick<TaxRateDraft, 'country' | 'region' | 'taxClass' | 'validFrom'>[],
): Promise<Map<number, TaxRateRecord>> {
  const found = await sql<{ at: number; id: string }>`select p.at::int as at, t.id
    from unnest(${places.map(({ country }) => country)}::text[], ${places.map(({ region }) => region)}::text[],
      ${places.map(({ taxClass }) => taxClass)}::text[], ${places.map(({ validFrom }) => validFrom)}::date[])
      with ordinality as p(country, region, tax_class, valid_from, at)
    join tax_rate t on t.shop_id = ${shopId} and t.country = p.country and t.region is not distinct from p.region
      and t.tax_class = p.tax_class and t.valid_from = p.valid_from and ${isThere}`.execute(db);
  const rates = await findTaxRates(
    db,
    actor,
    found.rows.map(({ id }) => id),
  );
  return new Map(
    found.rows.flatMap(({ at, id }) => {
      const rate = rates.get(id);
      return rate ? [[at - 1, rate] as const] : [];
    }),
  );
}

/** Another rate that begins on the same day in the same place, for the same class; none is added there until the transaction ends. */
export async function findRateInPlace(
  tx: Tx,
  { shopId, country, region, taxClass, validFrom }: Omit<TaxRateDraft, 'name' | 'ratePpm'>,
  exceptId: string,
): Promise<TaxRateRecord | undefined> {
  const place = JSON.stringify(['tax_rate', shopId, country, region, taxClass, validFrom]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx);
  const found = await sql<{
    id: string;
  }>`select t.id from tax_rate t where t.shop_id = ${shopId} and t.country = ${country}
    and t.region is not distinct from ${region}::text and t.tax_class = ${taxClass} and t.valid_from = ${validFrom}::date
    and ${isThere} and t.id <> ${exceptId}`.execute(tx);
  const [other] = found.rows;
  return other && (await rates.find(tx, [other.id])).get(other.id);
}

export async function insertTaxRate(tx: Tx, id: string, rate: TaxRateDraft, now: Date): Promise<void> {
  await sql`insert into tax_rate (id, shop_id, name, country, region, tax_class, rate_ppm, valid_from, created_at, updated_at)
    values (${id}, ${rate.shopId}, ${rate.name}, ${rate.country}, ${rate.region}, ${rate.taxClass}, ${rate.ratePpm},
      ${rate.validFrom}::date, ${now}, ${now})`.execute(tx);
}

export async function updateTaxRateRow(tx: Tx, id: string, rate: TaxRateDraft, now: Date): Promise<void> {
  await sql`update tax_rate set name = ${rate.name}, country = ${rate.country}, region = ${rate.region}, tax_class = ${rate.taxClass},
    rate_ppm = ${rate.ratePpm}, valid_from = ${rate.validFrom}::date, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

export async function setRateDeleted(tx: Tx, id: string, deletedAt: Date | null, now: Date): Promise<void> {
  await sql`update tax_rate set deleted_at = ${deletedAt}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

export async function removeTaxRates(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from tax_rate where id = any(${ids}::uuid[])`.execute(tx);
}
