import { sql } from 'kysely';
import { systemActor } from '../../../platform/auth/index.ts';
import type { TestApi } from '../../../testing/index.ts';
import { revertChange, revertChanges, type RevertOutcome } from '../../audit/index.ts';
import { productHistory } from '../product.history.ts';
import { apartIn, type Comparison } from './compare-saves.ts';
import { drawSet, type Edit, everyRow, saveAsSet } from './many-edits.ts';
import { drawProducts, insertWorld } from './product-world.ts';
import { type Random, randomFrom } from './random.ts';

type Deps = TestApi['deps'];
type RunChange = { id: string; entityId: string };

const origin = { actor: systemActor, cause: 'bulk_run' as const };
const inSets = productHistory.restoring?.inSets;

/**
 * Takes back the same random edits, of which others followed, in sets in one database and one by one in another, and compares every row of
 * both.
 */
export async function compareReverts(
  { deps: many }: TestApi,
  { deps: single }: TestApi,
  { seed, products, edits }: { seed: number; products: number; edits: number },
): Promise<Comparison> {
  const random = randomFrom(seed);
  const world = drawProducts(random, products);
  await insertWorld(many.db, world);
  await insertWorld(single.db, world);
  // What a change was called in the other database.
  const sameChange = new Map<string, string>();
  const outcomes: { inSets: string[]; oneByOne: string[] } = { inSets: [], oneByOne: [] };
  const kinds = new Set<string>();
  for (let count = 0; count < edits;) {
    for (const { clock } of [many, single]) clock.set(new Date(Date.UTC(2026, 5, 1) + count * 1_000));
    const runId = random.id();
    const set = { ...(await drawSet(random, many, world, random.pick([3, 10, 40]))), created: [] };
    const cleared = set.edits.filter(() => random.chance(0.2)).map(clearedAgain);
    const later = { ...(await drawSet(random, many, world, 6)), created: [] };
    for (const deps of [many, single]) {
      await saveAsSet(deps, set, { ...origin, causeId: runId });
      await saveAsSet(deps, { edits: cleared, created: [] });
      await saveAsSet(deps, later);
    }
    const chosen = await changesOf(many, runId);
    const binned = random.chance(0.3) && chosen[0] ? [chosen[0].entityId] : [];
    const lost = random.chance(0.2) ? [random.pick(world.categories)] : [];
    for (const deps of [many, single]) await setAside(deps, { binned, lost }, true);
    const others = new Map((await changesOf(single, runId)).map(({ id, entityId }) => [entityId, id]));
    for (const { id, entityId } of chosen) sameChange.set(others.get(entityId) ?? '', id);
    const changes = [...chosen, ...repeated(random, chosen)];
    for (const part of [changes.slice(0, chosen.length), changes.slice(chosen.length)]) {
      const said = await revertInSet(many, part);
      for (const one of part) {
        const outcome = await revertChange(
          single,
          { ...origin, causeId: runId },
          productHistory,
          { ...one, id: others.get(one.entityId) ?? '' },
          null,
        );
        outcomes.oneByOne.push(textOf(runId, one, outcome));
      }
      outcomes.inSets.push(...part.map((one, at) => textOf(runId, one, said[at])));
      for (const outcome of said) kinds.add('code' in outcome ? outcome.code : outcome.kind);
    }
    for (const deps of [many, single]) await setAside(deps, { binned, lost }, false);
    count += chosen.length;
  }
  const rows = await everyRow(single, new Map(), world);
  const renamed = Object.entries(rows).map(([table, own]) => [table, own.map((row) => inSameIds(row, sameChange))]);
  return {
    kinds,
    apart: apartIn(
      { ...(await everyRow(many, new Map(), world)), outcomes: outcomes.inSets },
      { ...Object.fromEntries(renamed), outcomes: outcomes.oneByOne },
    ),
  };
}

/** Somebody clears what was edited. */
function clearedAgain({ productId, edits }: Edit): Edit {
  return { productId, edits: edits.map(({ isRevert: _done, base: _seen, ...edit }) => ({ ...edit, value: null })) };
}

function revertInSet(deps: Deps, changes: readonly RunChange[]): Promise<RevertOutcome[]> {
  if (!inSets) throw new Error('Products are not restored in sets.');
  return revertChanges(deps, origin, { history: productHistory, inSets }, changes);
}

async function changesOf({ db }: Deps, runId: string): Promise<RunChange[]> {
  const found = await sql<RunChange>`
    select id, entity_id as "entityId" from change where cause_id = ${runId} order by entity_id`.execute(db);
  return found.rows;
}

/** Some that are taken back a second time. */
function repeated(random: Random, changes: readonly RunChange[]): RunChange[] {
  return changes.filter(() => random.chance(0.1));
}

/** Puts products and categories into the bin for a while, or takes them out. */
async function setAside(
  { db }: Deps,
  { binned, lost }: { binned: readonly string[]; lost: readonly string[] },
  isAway: boolean,
): Promise<void> {
  const since = isAway ? new Date(0) : null;
  await sql`update product set deleted_at = ${since} where id = any(${binned}::uuid[])`.execute(db);
  await sql`update category set deleted_at = ${since} where id = any(${lost}::uuid[])`.execute(db);
}

function textOf(runId: string, { entityId }: RunChange, outcome: RevertOutcome | undefined): string {
  const { changeId: _own, ...said } = { changeId: null, ...outcome };
  return `${runId} ${entityId} ${JSON.stringify(said)}`;
}

function inSameIds(row: string, names: ReadonlyMap<string, string>): string {
  return row.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? id);
}
