import {
  ordersShipWithinSetting,
  ordersWorkingDaysSetting,
  type WorkingStretch,
  workingStretches,
} from '@quarry/contracts/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { timeZoneOf } from './order-goods.store.ts';

/** How long a shop takes to ship, and its working time up to now. */
export type ShipTime = { hours: number; stretches: readonly WorkingStretch[] };

type Asked = { shopId: string; since: Date; now: Date };

/** What a shop says of the time within which it ships, for orders placed since a time. */
export async function findShipTime(
  deps: Pick<Deps, 'db' | 'settings'>,
  db: Db | Tx,
  { shopId, since, now }: Asked,
): Promise<ShipTime> {
  const hours = await settingValue(deps, ordersShipWithinSetting, { shopId });
  const weekdays = await settingValue(deps, ordersWorkingDaysSetting, { shopId });
  const timeZone = await timeZoneOf(db, shopId);
  return { hours, stretches: workingStretches({ weekdays, timeZone }, since, now) };
}

/** When a shop has had its working hours after a moment; null while that has not come. In milliseconds, which add up exactly. */
export function shippedBy({ hours, stretches }: ShipTime, paidAt: RawBuilder<unknown>): RawBuilder<unknown> {
  const stretch = sql`jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb) s (begun timestamptz, ended timestamptz, "workedMs" numeric)`;
  const lengthMs = (length: RawBuilder<unknown>) => sql`extract(epoch from ${length}) * 1000`;
  const worked = sql`coalesce((select s."workedMs" + ${lengthMs(sql`least(${paidAt}, s.ended) - s.begun`)} from ${stretch}
    where s.begun <= ${paidAt} order by s.begun desc limit 1), 0)`;
  return sql`(select s.begun + make_interval(secs => ((due.ms - s."workedMs") / 1000)::float8)
    from (select ${worked} + ${hours}::int * 3600000 as ms) due, ${stretch}
    where s."workedMs" + ${lengthMs(sql`s.ended - s.begun`)} >= due.ms order by s.begun limit 1)`;
}
