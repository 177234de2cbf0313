import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { authorize } from '../../platform/auth/index.ts';
import type { Right } from '../../platform/commands/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { sharedReports } from '../analytics/index.ts';
import { sharedViews } from '../views/index.ts';

const kinds = [
  { records: sharedViews, right: (userId: string): Right => ['update', 'SavedView', { userId }] },
  { records: sharedReports, right: (userId: string): Right => ['manage', 'Report', { userId }] },
];

/** The rights to kinds of which somebody else has records that came from this person. */
export async function rightsToReturn(db: Db | Tx, userId: string): Promise<readonly Right[]> {
  const found = await Promise.all(
    kinds.map(async ({ records, right }) => ((await records.hasToReturn(db, userId)) ? [right(userId)] : [])),
  );
  return found.flat();
}

type People = { fromId: string; toId: string };

/** Makes all that one person shares that of another; resolves with the number of records. A right is needed only to kinds they share. */
export async function handOverShared(tx: Tx, deps: Deps, origin: ChangeOrigin, people: People): Promise<number> {
  let count = 0;
  for (const { records, right } of kinds) {
    if (await records.hasToHandOver(tx, people.fromId)) authorize(origin.actor, ...right(people.fromId));
    count += await records.handOver(tx, deps, origin, people);
  }
  return count;
}

/** Gives somebody back what was handed over from them and not handed on since; resolves with the number of records. */
export async function returnShared(tx: Tx, deps: Deps, origin: ChangeOrigin, ownerId: string): Promise<number> {
  for (const right of await rightsToReturn(tx, ownerId)) authorize(origin.actor, ...right);
  let count = 0;
  for (const { records } of kinds) count += await records.giveBack(tx, deps, origin, ownerId);
  return count;
}
