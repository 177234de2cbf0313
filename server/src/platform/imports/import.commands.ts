import { type CheckedInput, inputIssue, type InputIssue } from '@quarry/contracts/common';
import { emptiedUnasked, type ImportColumnsDraft } from '@quarry/contracts/imports';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { withTransaction, type Tx } from '../db/index.ts';
import type { Deps } from '../feature.ts';
import { newId } from '../ids.ts';
import { countPlans, insertChangeSet, lockChangeSet, setChangeSetState } from './change-set.store.ts';
import { errorFileHeaders } from './error-file-headers.ts';
import { readHead } from './file-rows.ts';
import { foldedText } from '../folded-text.ts';
import { guessColumns, guessMatch, sampleRows } from './guess-columns.ts';
import type { ImportKind, TargetColumn } from './import-kind.ts';
import {
  type FileReading,
  findImport,
  findRecipe,
  type ImportRecord,
  insertImport,
  putRecipe,
  queueCheck,
  updateImport,
} from './import.store.ts';
import { openUpload, type Sender, useUpload } from './uploads/index.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'settings'>;
type NotFound = { kind: 'not_found' };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
type Conflict = { kind: 'conflict'; currentVersion: number };

const notAllowed = (why: Reasoned): NotAllowed => ({ kind: 'not_allowed', ...why });

/**
 * Begins an import of a file that its sender uploaded, within a record that they may import into: reads its columns and says what each is likely to be. What is no table begins too, with
 * the refusal in its reading. Throws what the storage throws.
 */
export async function startImport(
  deps: ImportDeps,
  sender: Sender,
  kind: ImportKind,
  { uploadId, withinId = null }: { uploadId: string; withinId?: string | null },
): Promise<{ kind: 'started'; import: ImportRecord } | NotAllowed> {
  const id = newId();
  const own = { id, ownerId: sender.userId };
  const used = await withTransaction(deps.db, async (tx) => {
    const upload = await useUpload(tx, deps, sender, uploadId);
    if (!upload) return false;
    const { fileName } = upload;
    await insertImport(tx, { ...own, kind: kind.kind, uploadId, withinId, fileName, now: deps.clock.now() });
    return true;
  });
  if (!used) return notAllowed(reasoned('upload_gone'));
  const head = await readHead(openUpload(deps, uploadId), sampleRows);
  const targets = await kind.columns(deps);
  const headers = head.headers.map(foldedText);
  return withTransaction(deps.db, async (tx) => {
    const recipe = await findRecipe(tx, { ...own, kind: kind.kind, headers });
    const columns = guessColumns(head, targets, { recipe, leftOut: errorFileHeaders });
    const matchBy = recipe?.matchBy ?? guessMatch(kind, columns);
    const { encoding = null, delimiter = null, refusal } = head.summary ?? {};
    const reading: FileReading = {
      encoding,
      delimiter,
      complaints: head.complaints.map(({ column, code, wording }) => ({ column, code, wording })),
      ...(refusal && { refusal: { code: refusal.code, wording: refusal.wording } }),
    };
    const kept = { reading, columns, matchBy, ...(recipe && { recipeId: recipe.id }) };
    await updateImport(tx, id, kept, { now: deps.clock.now(), rises: false });
    const started = await findImport(tx, own);
    if (!started) throw new Error(`The import ${id} vanished inside its own transaction.`);
    return { kind: 'started', import: started };
  });
}

/** Which import, whose, and on which version of it somebody decides. */
export type ImportRequest = { id: string; ownerId: string; version: number };

/** Sets what the columns of a file are, by hand; what was checked before counts no more. With a name they are kept as a recipe. */
export async function setImportColumns(
  deps: ImportDeps,
  kind: ImportKind,
  request: ImportRequest,
  draft: ImportColumnsDraft,
): Promise<{ kind: 'saved'; import: ImportRecord } | NotFound | NotAllowed | Invalid | Conflict> {
  const targets = await kind.columns(deps);
  return withTransaction(deps.db, async (tx) => {
    const found = await findImport(tx, request, 'locked');
    if (!found) return { kind: 'not_found' };
    if (found.version !== request.version) return { kind: 'conflict', currentVersion: found.version };
    if (isAtWork(found)) return notAllowed(reasoned('import_at_work'));
    const checked = checkColumns(kind, targets, found, draft);
    if (!checked.ok) return { kind: 'invalid', issues: checked.issues };
    const discarded = await discardSet(tx, deps, found);
    if (discarded) return discarded;
    const { matchBy, creates } = draft;
    const now = deps.clock.now();
    const recipeId = draft.recipe
      ? await putRecipe(tx, {
          id: newId(),
          name: draft.recipe,
          kind: kind.kind,
          ownerId: request.ownerId,
          headers: found.columns.map(({ header }) => foldedText(header)),
          columns: checked.value.map(({ target, mode }) => ({ target, mode })),
          matchBy,
          now,
        })
      : undefined;
    const patch = { columns: checked.value, matchBy, creates, setId: null, ...(recipeId && { recipeId }) };
    await updateImport(tx, request.id, patch, { now, rises: true });
    const saved = await findImport(tx, request);
    return saved ? { kind: 'saved', import: saved } : { kind: 'not_found' };
  });
}

/** Whether the check of an import waits or works. */
export function isAtWork({ state }: Pick<ImportRecord, 'state'>): boolean {
  return ['queued', 'running', 'pausing', 'paused', 'cancelling', 'stalled'].includes(state);
}

function checkColumns(
  kind: ImportKind,
  targets: readonly TargetColumn[],
  { columns }: ImportRecord,
  draft: ImportColumnsDraft,
): CheckedInput<ImportRecord['columns']> {
  const byKey = new Map(targets.map((target) => [target.key, target]));
  const issues = columns.flatMap((_column, at): InputIssue[] => {
    const wanted = draft.columns[at];
    if (!wanted || wanted.target === null) return [];
    const target = byKey.get(wanted.target);
    if (!target) return [inputIssue(`columns.${at}.target`, 'not_a_choice')];
    if (!target.modes.includes(wanted.mode)) return [inputIssue(`columns.${at}.mode`, 'not_a_choice')];
    const first = draft.columns.findIndex((other) => other.target === wanted.target);
    return first < at ? [inputIssue(`columns.${at}.target`, 'repeated')] : [];
  });
  const key = kind.keys.find(({ name }) => name === draft.matchBy);
  const mapped = new Set(draft.columns.map(({ target }) => target));
  if (!key) issues.push(inputIssue('matchBy', 'not_a_choice'));
  else if (!key.columns.every((column) => mapped.has(column))) issues.push(inputIssue('matchBy', 'required'));
  if (issues.length > 0) return { ok: false, issues };
  return {
    ok: true,
    value: columns.map((column, at) => {
      const { target, mode } = draft.columns[at] ?? { target: null, mode: 'set' as const };
      if (target === column.target && mode === column.mode) return column;
      return { ...column, target, mode, reason: target === null ? null : ('own' as const) };
    }),
  };
}

/** Lets go of what was checked; refused once a job applies it. */
async function discardSet(tx: Tx, { clock }: ImportDeps, { setId }: ImportRecord): Promise<NotAllowed | undefined> {
  const set = setId === null ? undefined : await lockChangeSet(tx, setId);
  if (setId === null || !set) return undefined;
  if (set.state === 'applying') return notAllowed(reasoned('import_at_work'));
  if (set.state !== 'applied') await setChangeSetState(tx, setId, { state: 'discarded', now: clock.now() });
  return undefined;
}

/** Puts the check of an import before the workers, anew where it was checked before. */
export function checkImport(
  deps: ImportDeps,
  kind: ImportKind,
  request: ImportRequest,
): Promise<{ kind: 'checking'; setId: string } | NotFound | NotAllowed | Invalid | Conflict> {
  return withTransaction(deps.db, async (tx) => {
    const found = await findImport(tx, request, 'locked');
    if (!found) return { kind: 'not_found' };
    if (found.version !== request.version) return { kind: 'conflict', currentVersion: found.version };
    if (isAtWork(found)) return notAllowed(reasoned('import_at_work'));
    const { matchBy, reading, withinId } = found;
    const key = kind.keys.find(({ name }) => name === matchBy);
    if (reading.refusal) return notAllowed({ reason: '', ...reading.refusal });
    if (!key) return { kind: 'invalid', issues: [inputIssue('matchBy', 'required')] };
    const discarded = await discardSet(tx, deps, found);
    if (discarded) return discarded;
    const now = deps.clock.now();
    const setId = newId();
    await insertChangeSet(tx, {
      id: setId,
      kind: kind.kind,
      source: 'file',
      ownerId: request.ownerId,
      state: 'checking',
      params: { matchBy, ...(withinId !== null && { withinId }) },
      now,
    });
    await updateImport(tx, request.id, { setId }, { now, rises: true });
    await queueCheck(tx, request.id, now);
    return { kind: 'checking', setId };
  });
}

/** Starts the job that applies a set, in the transaction; resolves with its id. */
export type StartSetJob = (tx: Tx, job: { list: string; action: 'apply'; setId: string }) => Promise<string>;

/**
 * Has a job apply what a checked import plans. Where that would empty fields of many records it asks for their number: `expectedEmptied` has
 * to be it.
 */
export function applyImport(
  deps: ImportDeps,
  kind: ImportKind,
  request: ImportRequest & { expectedEmptied?: number | null },
  startJob: StartSetJob,
): Promise<{ kind: 'applying'; jobId: string } | NotFound | NotAllowed | Conflict> {
  return withTransaction(deps.db, async (tx) => {
    const found = await findImport(tx, request, 'locked');
    if (!found) return { kind: 'not_found' };
    if (found.version !== request.version) return { kind: 'conflict', currentVersion: found.version };
    const { setId, state } = found;
    const set = setId === null ? undefined : await lockChangeSet(tx, setId);
    if (setId === null || set?.state !== 'ready' || state !== 'succeeded')
      return notAllowed(reasoned('import_not_ready'));
    const { create, change, refused, emptied } = await countPlans(tx, setId);
    if (create + change === 0)
      return notAllowed(refused > 0 ? reasoned('import_nothing') : reasoned('import_nothing:unchanged'));
    if (emptied > emptiedUnasked && request.expectedEmptied !== emptied)
      return notAllowed(reasoned('import_empties', { count: emptied }));
    const now = deps.clock.now();
    const jobId = await startJob(tx, { list: kind.list, action: 'apply', setId });
    await setChangeSetState(tx, setId, { state: 'applying', jobId, now });
    await updateImport(tx, request.id, {}, { now, rises: true });
    return { kind: 'applying', jobId };
  });
}

/** Says of a set whose job ended early that it was applied as far as that came, so that its import can be checked anew. */
export function endApplied({ db, clock }: ImportDeps, setId: string): Promise<void> {
  return withTransaction(db, async (tx) => {
    const set = await lockChangeSet(tx, setId);
    if (set?.state === 'applying') await setChangeSetState(tx, setId, { state: 'applied', now: clock.now() });
  });
}
