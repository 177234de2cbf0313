import { sql } from 'kysely';
import { type Db, executePrepared } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { minuteMs } from './session-times.ts';

/** How many requests a key has left of a minute in this process. */
type Share = { minute: number; left: number; isUsedUp: boolean; taking?: Promise<void> };

const mostCached = 10_000;

/** In so many parts the limit of a minute is given to the processes that ask for it. */
const blocks = 100;

/**
 * Counts requests of keys over all API processes: each takes blocks of a hundredth of the limit from the database and counts them down by
 * itself. So no key gets more than the limit, and with several processes it may get a block less for each further one.
 */
export function openQuota(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  perMinute: number,
): (keyId: string) => Promise<number | undefined> {
  const shares = new Map<string, Share>();
  const block = Math.max(1, Math.floor(perMinute / blocks));

  const take = async (keyId: string, share: Share): Promise<void> => {
    const isGiven = await takeBlock(db, { keyId, minute: new Date(share.minute * minuteMs), block, perMinute });
    if (isGiven) share.left += block;
    else share.isUsedUp = true;
  };

  return async (keyId) => {
    const now = clock.now().getTime();
    const minute = Math.floor(now / minuteMs);
    const before = shares.get(keyId);
    const share = before?.minute === minute ? before : { minute, left: 0, isUsedUp: false };
    if (shares.size >= mostCached) shares.clear();
    shares.set(keyId, share);
    while (share.left === 0 && !share.isUsedUp) {
      share.taking ??= take(keyId, share).finally(() => delete share.taking);
      await share.taking;
    }
    if (share.left === 0) return (minute + 1) * minuteMs - now;
    share.left -= 1;
    return undefined;
  };
}

/** Whether a block was still there; a process whose clock is behind takes it from the later minute. */
async function takeBlock(
  db: Db,
  { keyId, minute, block, perMinute }: { keyId: string; minute: Date; block: number; perMinute: number },
): Promise<boolean> {
  const given = await executePrepared(
    db,
    sql`insert into api_key_quota as q (api_key_id, minute, given) values (${keyId}::uuid, ${minute}::timestamptz, ${block}::integer)
      on conflict (api_key_id) do update set minute = greatest(q.minute, excluded.minute),
        given = case when q.minute < excluded.minute then 0 else q.given end + excluded.given
      where q.minute < excluded.minute or q.given + excluded.given <= ${perMinute}::integer
      returning 1`,
  );
  return given.length > 0;
}
