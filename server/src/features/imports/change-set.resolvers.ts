import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  ChangePlan,
  ChangeSetCell,
  ChangeSetRow,
  QueryChangeSetRowsArgs,
  Resolvers,
  Shape,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  cellKey,
  type ChangeSetRecord,
  type ChangeSetRow as StoredRow,
  countSetRows,
  listSetRows,
  type SaidCell,
  setRowFilter,
} from '../../platform/imports/index.ts';
import { once } from '../../platform/once.ts';
import { importKinds } from './import-kinds.ts';
import { changeSetById, targetsOf } from './import-loaders.ts';
import { ownerOf } from './import-owner.ts';
import { said } from './import.shape.ts';

export const changeSetResolvers = {
  Query: {
    changeSetRows: async (_root, args: QueryChangeSetRowsArgs, context: RequestContext) => {
      ownerOf(context.actor);
      const { setId, first, after, from, filter, sort } = args;
      const { db, clock } = context.deps;
      const set = isId(setId) ? await changeSetById(context).load(setId) : null;
      if (!set) throw new Failure('UNKNOWN_ID', 'There is no such change set, or it is hidden from you.');
      const where = setRowFilter.conditions(filter, clock.now());
      const window = { first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
      const { nodes, pageInfo } = await listSetRows(db, set.id, { ...window, where });
      // All cells of the window at once, so that what they refer to is looked up once.
      const cells = once(async () => sayCells(context, set.kind, await overWhatStands(context, set, nodes)));
      return {
        nodes: nodes.map((row, at) => shapeRow(row, async () => (await cells())[at] ?? [])),
        pageInfo,
        total: () => countSetRows(db, set.id, where),
      };
    },
  },
} satisfies Pick<Resolvers, 'Query'>;

function shapeRow(row: StoredRow, cells: () => Promise<ChangeSetCell[]>): Shape<ChangeSetRow> {
  const { position, plan, recordId, creates, name, refusals, raw } = row;
  return {
    position,
    plan: plan.toUpperCase() as ChangePlan,
    recordId: creates ? null : recordId,
    name,
    cells,
    faults: refusals.map(({ column, target = null, isNotice = plan !== 'refused', ...why }) => ({
      column,
      target,
      isNotice,
      sentence: said(why),
    })),
    raw,
  };
}

/** Rows with what stands now in the place of what stood when they were edited, of a grid that is not applied yet. */
async function overWhatStands(
  context: RequestContext,
  { kind: kindName, source, state }: ChangeSetRecord,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const kind = importKinds.get(kindName);
  const by = kind?.keys.find(({ name }) => name === 'id');
  if (source !== 'grid' || state !== 'open' || !kind || kind.judgeGroups || !by) return rows;
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const edited = new Set(rows.flatMap(({ cells }) => cells.map(cellKey)));
  const columns = (await targetsOf(context, kindName)).filter(({ place }) => place && edited.has(cellKey(place)));
  const found = await kind.find(context, by, ids, columns);
  const keyOf = new Map(columns.flatMap(({ key, place }) => (place ? [[cellKey(place), key] as const] : [])));
  return rows.map((row) => {
    const held = found.get(row.recordId ?? '')?.[0]?.held;
    if (!held) return row;
    const standing = (cell: StoredRow['cells'][number]) => {
      const key = keyOf.get(cellKey(cell));
      return key === undefined ? cell : { ...cell, old: held.get(key)?.value ?? null };
    };
    return { ...row, cells: row.cells.map(standing) };
  });
}

/** The cells of each row with their values as a file says them. */
async function sayCells(
  context: RequestContext,
  kindName: string,
  rows: readonly StoredRow[],
): Promise<ChangeSetCell[][]> {
  const targets = await targetsOf(context, kindName);
  const byPlace = new Map(targets.flatMap((one) => (one.place ? [[cellKey(one.place), one] as const] : [])));
  const asked: SaidCell[] = [];
  const textAt = (place: StoredRow['cells'][number], value: unknown): number | null => {
    const column = byPlace.get(cellKey(place));
    if (!column || value === null || value === undefined) return null;
    return asked.push({ column, value }) - 1;
  };
  const places = rows.map(({ cells }) =>
    cells.map((cell) => ({ cell, old: textAt(cell, cell.old), new: textAt(cell, cell.new) })),
  );
  const texts = (await importKinds.get(kindName)?.say(context, asked)) ?? [];
  const textOf = (at: number | null) => (at === null ? null : (texts[at] ?? null));
  return places.map((row) =>
    row.map(({ cell, old, new: written }) => ({
      // A language that is no content locale any more has no column.
      target: byPlace.get(cellKey(cell))?.key ?? cellKey(cell),
      isCleared: cell.operation === 'clear',
      old: textOf(old),
      new: cell.raw ?? textOf(written),
    })),
  );
}
