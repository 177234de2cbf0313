import { type RawBuilder, sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** What is sold where, and on which day in the zone of the shop: `2027-01-01`. */
export type TaxQuestion = { shopId: string; country: string; region: string | null; taxClass: string; day: string };

/** The rate that holds, and which of the shop's it is. */
export type TaxRateInForce = {
  id: string;
  name: string;
  ratePpm: number;
  region: string | null;
  validFrom: string;
};

/** Where a list has what the question is made of: columns and expressions of ours, never a caller's. */
type TaxColumns = Record<keyof TaxQuestion, string>;

/**
 * The row of the rate that holds, with its columns in snake case, for a list to join: `left join lateral ${rateInForce(...)} r on true`.
 * A rate of the region goes before one of the whole country, and the latest that has begun before all earlier ones.
 */
export function rateInForce({ shopId, country, region, taxClass, day }: TaxColumns): RawBuilder<unknown> {
  const [shop, place, part, kind, at] = [shopId, country, region, taxClass, day].map((column) => sql.raw(column));
  return sql`(select t.id, t.name, t.rate_ppm, t.region, t.valid_from from tax_rate t
    where t.shop_id = ${shop} and t.country = ${place} and (t.region is null or t.region = ${part}) and t.tax_class = ${kind}
      and t.valid_from <= ${at} and t.deleted_at is null
    order by t.region is null, t.valid_from desc limit 1)`;
}

const ofQuestion: TaxColumns = {
  shopId: 'q.shop_id',
  country: 'q.country',
  region: 'q.region',
  taxClass: 'q.tax_class',
  day: 'q.day',
};

/** The rates that hold, in the order of the questions and by one statement; null where the shop has none, or it is hidden from the reader. */
export async function taxRatesFor(db: Db | Tx, questions: readonly TaxQuestion[]): Promise<(TaxRateInForce | null)[]> {
  if (questions.length === 0) return [];
  const all = <Field extends keyof TaxQuestion>(field: Field) => questions.map((question) => question[field]);
  const query = sql<{ [Field in keyof TaxRateInForce]: TaxRateInForce[Field] | null }>`
    select r.id, r.name, r.rate_ppm as "ratePpm", r.region, to_char(r.valid_from, 'YYYY-MM-DD') as "validFrom"
    from unnest(${all('shopId')}::uuid[], ${all('country')}::text[], ${all('region')}::text[], ${all('taxClass')}::text[],
      ${all('day')}::date[]) with ordinality q (shop_id, country, region, tax_class, day, position)
    left join lateral ${rateInForce(ofQuestion)} r on true order by q.position`;
  const rows = await readWithinScope(db, query);
  return rows.map(({ id, ...rate }) => (id === null ? null : ({ id, ...rate } as TaxRateInForce)));
}
