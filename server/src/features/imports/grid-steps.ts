import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import { gridStepRows } from '@quarry/contracts/imports';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import type { FillGridInput, GridEditInput, GridPlaceInput, PasteGridInput } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { pastedBlock, type RowEdit } from '../../platform/imports/index.ts';
import { personOf } from '../access/index.ts';
import { type ProductGridColumn, productsFrom } from '../products/index.ts';
import type { LeftFault } from './grid-left.ts';

/** Edits of a step, with what of it had no place; or why the step is not taken. */
export type StepEdits =
  | { kind: 'edits'; edits: RowEdit[]; left: LeftFault[]; block: readonly string[] }
  | { kind: 'invalid'; issues: InputIssue[] }
  | ({ kind: 'not_allowed' } & Reasoned);

type Columns = ReadonlyMap<string, ProductGridColumn>;

const mostEdits = 1_000;
const mostColumns = 100;

const invalid = (...issues: InputIssue[]) => ({ kind: 'invalid' as const, issues });
const notAllowed = (why: Reasoned) => ({ kind: 'not_allowed' as const, ...why });
const isEditable = (column: ProductGridColumn | undefined) => column?.target !== null && column?.editor !== 'NONE';

/** Single cells, as they were typed. */
export function typedEdits(columns: Columns, typed: readonly GridEditInput[]): StepEdits {
  if (typed.length > mostEdits) return invalid(inputIssue('edits', 'too_many'));
  const issues = typed.flatMap(({ column, productId }, at): InputIssue[] => {
    const known = columns.get(column);
    if (!known || !isEditable(known)) return [inputIssue(`edits.${at}.column`, 'not_a_choice')];
    return isId(productId) ? [] : [inputIssue(`edits.${at}.productId`, 'unknown')];
  });
  if (issues.length > 0) return invalid(...issues);
  const edits = typed.map(({ productId, column, text }): RowEdit => edit(productId, [[column, text ?? '']]));
  return { kind: 'edits', edits, left: [], block: [] };
}

function edit(recordId: string, texts: readonly (readonly [string, string])[], line: number | null = null): RowEdit {
  return { recordId, line, texts: new Map(texts) };
}

/** One text in a column of many products. */
export async function filledEdits(
  context: RequestContext,
  columns: Columns,
  { column, text, ids, place, count }: FillGridInput,
): Promise<StepEdits> {
  const known = columns.get(column);
  if (!known || !isEditable(known)) return invalid(inputIssue('input.column', 'not_a_choice'));
  if (Boolean(ids) === Boolean(place)) return invalid(inputIssue('input.ids', ids ? 'not_a_choice' : 'required'));
  if (place && !count) return invalid(inputIssue('input.count', 'required'));
  const asked = ids?.flat() ?? [];
  if (!asked.every(isId)) return invalid(inputIssue('input.ids', 'unknown'));
  // A list that is only estimated is asked for to its end: what counts is how many there are.
  const found = place ? await rowsFrom(context, place, Math.min(count ?? 0, gridStepRows + 1)) : asked;
  if (!found) return notAllowed(reasoned('grid_place_gone'));
  if (found.length > gridStepRows) return notAllowed(reasoned('grid_too_many', { limit: gridStepRows }));
  return { kind: 'edits', edits: found.map((id) => edit(id, [[column, text ?? '']])), left: [], block: [] };
}

async function rowsFrom(
  context: RequestContext,
  { productId, search, filter, sort }: GridPlaceInput,
  count: number,
): Promise<string[] | undefined> {
  if (!isId(productId) || count < 1) return undefined;
  return productsFrom(
    context,
    { productId, search: search ?? null, filter: filter ?? null, sort: sort ?? null },
    count,
  );
}

/** A block of cells from a place on. What is wider or longer than what is there is left, and said. */
export async function pastedEdits(
  context: RequestContext,
  columns: Columns,
  { uploadId, place, columns: shown }: PasteGridInput,
): Promise<StepEdits> {
  if (shown.length > mostColumns) return invalid(inputIssue('input.columns', 'too_many'));
  const issues = shown.flatMap((key, at) =>
    columns.has(key) ? [] : [inputIssue(`input.columns.${at}`, 'not_a_choice')],
  );
  if (shown.length === 0) issues.push(inputIssue('input.columns', 'required'));
  if (issues.length > 0) return invalid(...issues);
  const sender = { userId: personOf(context.actor) };
  const block = isId(uploadId)
    ? await pastedBlock(context.deps, sender, { uploadId, mostRows: gridStepRows })
    : undefined;
  if (!block) return notAllowed(reasoned('upload_gone'));
  if (block.count === 0) return notAllowed(reasoned('grid_block_empty'));
  const ids = await rowsFrom(context, place, block.rows.length);
  if (!ids) return notAllowed(reasoned('grid_place_gone'));
  const edits = ids.map((id, row) =>
    edit(
      id,
      (block.rows[row] ?? []).slice(0, shown.length).map((text, at) => [shown[at] ?? '', text] as const),
      row + 1,
    ),
  );
  const width = Math.max(...block.rows.map(({ length }) => length));
  const left: LeftFault[] = [];
  if (block.count > ids.length)
    left.push({ column: null, why: reasoned('grid_block_too_long', { first: ids.length + 1 }) });
  if (width > shown.length) {
    const first = shown.length + 1;
    left.push({ column: first, why: reasoned('grid_block_too_wide', { first }) });
  }
  return { kind: 'edits', edits, left, block: shown };
}
