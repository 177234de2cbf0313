import { inEnglish } from '@quarry/contracts/wording';
import { Failure } from '../failure.ts';
import { withTransaction } from '../db/index.ts';
import type { RequestContext } from '../feature.ts';
import { type FileRow, readHead, rowWindows } from './file-rows.ts';
import { kindWithin, type RecordChange, type RowImportKind } from './import-kind.ts';
import { type MappedColumn, type PlannedRow, planRows } from './plan-rows.ts';

const mostRows = 1_000;

/**
 * Takes a small file of the product's own, whose headers are the keys of columns, into a kind of record: by the checks and the writing
 * that a person's file takes, without an upload and a job, which belong to people. Throws where a row is refused, and writes nothing
 * then; resolves with how many records were written. The same file again writes none.
 */
export async function importAtOnce(
  context: RequestContext,
  of: { kind: RowImportKind; withinId: string },
  file: string,
): Promise<number> {
  return withTransaction(context.deps.db, async (tx) => {
    const within: RequestContext = { ...context, deps: { ...context.deps, db: tx } };
    const kind = kindWithin(of.kind, of.withinId);
    const planned = await planFile(within, kind, file);
    const changes = planned.filter(({ plan }) => plan === 'create' || plan === 'change').map(changeOf);
    const answers = changes.length === 0 ? [] : await kind.apply(within, changes);
    for (const answer of answers)
      if (answer !== null && answer !== 'unchanged') throw new Failure(answer.code, inEnglish(answer.wording));
    return answers.filter((answer) => answer === null).length;
  });
}

async function planFile(context: RequestContext, kind: RowImportKind, file: string): Promise<PlannedRow[]> {
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(file);
  };
  const { headers } = await readHead(bytes(), 1);
  const columns = new Map((await kind.columns(context.deps)).map((column) => [column.key, column]));
  const mapped = headers.map((header, index): MappedColumn => {
    const target = columns.get(header);
    if (!target) throw new Error(`No column of ${kind.kind} has the key ${header}.`);
    return { index, header, target, mode: 'set' };
  });
  const rows: FileRow[] = [];
  for await (const window of rowWindows(bytes(), { after: 0, rows: mostRows })) rows.push(...window.rows);
  const [by] = kind.keys;
  if (by === undefined) throw new Error(`${kind.kind} cannot be found by anything.`);
  const nothingBefore = () => Promise.resolve({ byKey: new Map(), byRecord: new Map(), byIdentifier: new Map() });
  const planned = await planRows(context, { kind, mapped, by, creates: true }, rows, nothingBefore);
  const refusal = planned.find(({ plan }) => plan === 'refused')?.refusals[0];
  if (refusal) throw new Failure(refusal.code, inEnglish(refusal.wording));
  return planned;
}

function changeOf({ recordId, name, creates, baseVersion, matchKey, cells }: PlannedRow): RecordChange {
  if (recordId === null) throw new Error('A row that is taken is of a record.');
  return {
    id: recordId,
    name: name ?? '',
    creates,
    baseVersion,
    matchKey,
    rows: [],
    cells: cells.flatMap(({ column, operation, held, value, variantId }) => {
      if (column.place === null) return [];
      const { attribute, locale } = column.place;
      return [
        {
          attribute,
          locale,
          variantId,
          operation,
          value,
          old: held?.value ?? null,
          baseVersion: held?.version ?? null,
        },
      ];
    }),
  };
}
