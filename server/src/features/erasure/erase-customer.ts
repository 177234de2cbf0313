import { sql } from 'kysely';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { forgetRepliesNaming } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { forgetFilesNaming } from '../../platform/imports/index.ts';
import {
  type ErasedPerson,
  eraseMentions,
  eraseRows,
  namePattern,
  namesOfPerson,
  namesToFind,
  type PersonalTables,
} from '../../platform/personal/index.ts';
import { erasedAction, eraseTextsFromTrail } from '../audit/index.ts';
import { findChannelIds } from '../channels/index.ts';
import { findUnerased, holdPerson, holdsUnerased, markErased } from '../customers/index.ts';
import { endErasures, type ErasureRecord, findErasuresToDo, insertErasure, setWaiting } from './erasure.store.ts';
import { findErasedPerson, findOpenMatters } from './person.ts';

/** The list in storage of customers who were erased: it outlives the database, so that no older backup brings them back. */
const erasedList = 'erased-customers';
const requestsAtOnce = 50;

/** Erases all of whom that was asked and of whom nothing is open; the others go on waiting. */
export async function eraseRequested(
  deps: Deps,
  tables: readonly PersonalTables[],
  signal: AbortSignal,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const requests: ErasureRecord[] = await findErasuresToDo(deps.db, after, requestsAtOnce);
    for (const request of requests) {
      if (signal.aborted) return;
      await eraseOne(deps, tables, request);
    }
    after = requests.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/** Erases once more those whom the list in storage has and the database has again, whatever is open of them. */
export async function eraseAgain(deps: Deps, tables: readonly PersonalTables[]): Promise<number> {
  const back = await findUnerased(deps.db, await deps.storage.readList(erasedList));
  const at = deps.clock.now();
  for (const { id: customerId, shopId } of back) {
    await withTransaction(deps.db, (tx) =>
      insertErasure(tx, { shopId, customerId, requestedBy: null, at, dueAt: at }, []),
    );
    await erasePerson(deps, tables, customerId, { evenOpen: true });
  }
  return back.length;
}

/**
 * Whether the database holds customers and storage no list of those who were erased: a backup that was restored beside another storage may
 * have brought some of them back.
 */
export async function missesErasedList({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<boolean> {
  return (await storage.readList(erasedList)).length === 0 && holdsUnerased(db);
}

async function eraseOne(deps: Deps, tables: readonly PersonalTables[], request: ErasureRecord): Promise<void> {
  const person = await findErasedPerson(deps.db, request.customerId);
  const openMatters = person ? await findOpenMatters(deps.db, person) : [];
  if (openMatters.length > 0) await setWaiting(deps.db, request.id, openMatters);
  else await erasePerson(deps, tables, request.customerId, { evenOpen: false });
}

/**
 * Who is erased is looked for in files and in the trail first, as long as their rows say who they are: whatever stops the work, it begins
 * anew with the same names. What is theirs goes at last, in one transaction.
 */
async function erasePerson(
  deps: Deps,
  tables: readonly PersonalTables[],
  customerId: string,
  { evenOpen }: { evenOpen: boolean },
): Promise<void> {
  const found = await findErasedPerson(deps.db, customerId);
  if (!found) return;
  const names = namesToFind(await namesOfPerson(deps.db, tables, found));
  const placeIds = [found.shopId, ...(await findChannelIds(deps.db, found.shopId))];
  await forgetFilesNaming(deps, { placeIds, recordIds: [...found.customerIds, ...found.orderIds] }, names);
  if (names.length > 0) await eraseTextsFromTrail(deps.db, namePattern(names));
  await withTransaction(deps.db, async (tx) => {
    const living = await holdPerson(tx, found.customerIds);
    const person = await findErasedPerson(tx, customerId);
    if (!person) return;
    // An order that came in meanwhile is seen here, since it waits for the same rows.
    if (!evenOpen && (await findOpenMatters(tx, person)).length > 0) return;
    await noteErased(tx, deps, person);
    const texts = namesToFind(await namesOfPerson(tx, tables, person));
    await eraseMentions(tx, tables, person, texts);
    await eraseRows(tx, tables, person);
    await forgetRepliesNaming(tx, [...person.customerIds, ...person.orderIds]);
    await markErased(tx, person.customerIds, deps.clock.now());
    await endErasures(tx, person.customerIds, { state: 'DONE', at: deps.clock.now() });
    const origin: ChangeOrigin = { actor: systemActor, cause: 'schedule' };
    for (const entityId of living)
      await recordChange(tx, deps, {
        ...origin,
        entity: 'customer',
        entityId,
        action: erasedAction,
        before: null,
        after: null,
      });
  });
}

/** Before the rows are gone for good: of anyone who is on the list and was not erased, the request stands still. */
async function noteErased(tx: Tx, deps: Deps, { customerIds }: ErasedPerson): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('erased customers', 0))`.execute(tx);
  await deps.storage.addToList(erasedList, customerIds);
}
