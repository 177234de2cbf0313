import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  GridEdit,
  GridRow,
  GridSource,
  QueryProductGridArgs,
  Resolvers,
  Shape,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  cellKey,
  findPendingRows,
  type FoundRecord,
  type PendingRow,
  type SaidCell,
  type TargetColumn,
} from '../../platform/imports/index.ts';
import {
  nameInLanguageOf,
  productGridColumns,
  type ProductGridColumn,
  productImport,
  productWindow,
  statusColumn,
} from '../products/index.ts';
import { columnName } from './column-name.ts';
import { changeSetById, languageOfReader } from './import-loaders.ts';
import { ownerOf } from './import-owner.ts';
import { said } from './import.shape.ts';

const mostColumns = 100;
const unedited = { edits: [], refusal: null };

/** The grid of products as it is read: a window of the list with cells, and what the reader's own set says of them. */
export const productGridResolvers = {
  Query: {
    productGridColumns: async (_root, _args, context: RequestContext) => {
      ownerOf(context.actor);
      const language = await languageOfReader(context)();
      return (await productGridColumns(context.deps)).map(({ key, names, groups, editor, locale }) => ({
        key,
        name: columnName({ key, names }, language),
        group: columnName({ key, names: groups }, language),
        editor,
        locale,
      }));
    },
    productGrid: async (_root, args: QueryProductGridArgs, context: RequestContext) => {
      ownerOf(context.actor);
      const known = await productGridColumns(context.deps);
      const columns = askedColumns(known, args.columns);
      const setId = await ownSet(context, args.setId ?? null);
      const { nodes, pageInfo, total } = await productWindow(context, args);
      const ids = nodes.map(({ id }) => id);
      const found = await findProducts(context, ids, columns);
      const edits = setId === null ? new Map() : await readEdits(context, setId, ids, known);
      const names = nameInLanguageOf(context);
      const rows = nodes.map(async ({ id, status }): Promise<Shape<GridRow>[]> => {
        const record = found.get(id);
        if (!record) return [];
        const name = (await names.load(id)) ?? record.name;
        return [{ ...shapeRow({ ...record, name }, columns, status), ...(edits.get(id) ?? unedited) }];
      });
      return {
        nodes: (await Promise.all(rows)).flat(),
        pageInfo,
        total,
      };
    },
  },
} satisfies Pick<Resolvers, 'Query'>;

function askedColumns(known: readonly ProductGridColumn[], keys: readonly string[]): ProductGridColumn[] {
  if (keys.length > mostColumns)
    throw new Failure('BAD_WINDOW', `A window has up to ${mostColumns} columns; ${keys.length} were asked for.`);
  const byKey = new Map(known.map((column) => [column.key, column]));
  return keys.map((key) => {
    const column = byKey.get(key);
    if (!column) throw new Failure('UNKNOWN_COLUMN', `The grid has no column "${key}": ask for its columns again.`);
    return column;
  });
}

async function ownSet(context: RequestContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const set = isId(id) ? await changeSetById(context).load(id) : null;
  if (!set) throw new Failure('UNKNOWN_ID', 'There is no such change set, or it is hidden from you.');
  return set.id;
}

async function findProducts(
  context: RequestContext,
  ids: readonly string[],
  columns: readonly ProductGridColumn[],
): Promise<ReadonlyMap<string, FoundRecord>> {
  const by = productImport.keys.find(({ name }) => name === 'id');
  const targets = columns.flatMap(({ target }) => target ?? []);
  const found = by ? await productImport.find(context, by, ids, targets) : new Map<string, FoundRecord[]>();
  return new Map([...found].flatMap(([id, [record]]) => (record ? [[id, record] as const] : [])));
}

const sources: Readonly<Record<string, GridSource>> = {
  manual: 'MANUAL',
  import: 'IMPORT',
  offer: 'OFFER',
  rule: 'RULE',
};

function shapeRow(record: FoundRecord, columns: readonly ProductGridColumn[], status: string | null) {
  const { id, name, version, held, closed } = record;
  const placesOf = (is: (key: string) => boolean) => columns.flatMap(({ key }, at) => (is(key) ? [at] : []));
  return {
    id,
    name,
    version,
    texts: columns.map(({ key }) => (key === statusColumn ? status : (held.get(key)?.text ?? null))),
    sources: columns.map(({ key }): GridSource => {
      const cell = held.get(key);
      if (!cell) return key === statusColumn ? 'OTHER' : 'EMPTY';
      return sources[cell.source ?? ''] ?? 'OTHER';
    }),
    locked: placesOf((key) => held.get(key)?.isLocked ?? false),
    closed: placesOf((key) => closed.has(key)),
    ofVariants: placesOf((key) => closed.get(key) === 'of_variants'),
  };
}

type Edited = Pick<Shape<GridRow>, 'edits' | 'refusal'>;

/** What a set says of products, with values as a file says them. */
async function readEdits(
  context: RequestContext,
  setId: string,
  ids: readonly string[],
  known: readonly ProductGridColumn[],
): Promise<ReadonlyMap<string, Edited>> {
  const pending = await findPendingRows(context.deps.db, setId, ids);
  const targets = new Map(known.flatMap(({ key, target }) => (target ? [[key, target] as const] : [])));
  const textOf = await saidTexts(context, [...pending.values()], targets);
  return new Map(
    [...pending].map(([id, row]) => {
      const faultAt = (target: string | null) => {
        const why = row.refusals.find((one) => one.isNotice !== true && (one.target ?? null) === target);
        return why ? said(why) : null;
      };
      const edits = row.cells.map((cell): Shape<GridEdit> => {
        const column = cellKey(cell);
        return { column, text: cell.raw ?? textOf(row, column), refusal: faultAt(column) };
      });
      return [id, { edits, refusal: faultAt(null) }];
    }),
  );
}

async function saidTexts(
  context: RequestContext,
  rows: readonly PendingRow[],
  targets: ReadonlyMap<string, TargetColumn>,
): Promise<(row: PendingRow, column: string) => string | null> {
  const placeOf = new Map<string, number>();
  const asked = rows.flatMap(({ recordId, cells }) =>
    cells.flatMap((cell): (SaidCell & { place: string })[] => {
      const key = cellKey(cell);
      const column = targets.get(key);
      if (!column || cell.operation === 'clear' || cell.raw !== null) return [];
      return [{ column, value: cell.new, place: `${recordId} ${key}` }];
    }),
  );
  for (const [at, { place }] of asked.entries()) placeOf.set(place, at);
  const texts = await productImport.say(context, asked);
  return ({ recordId }, column) => texts[placeOf.get(`${recordId} ${column}`) ?? -1] ?? null;
}
