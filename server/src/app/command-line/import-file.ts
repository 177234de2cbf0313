import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { uploadChunkBytes } from '@quarry/contracts/imports';
import { inEnglish, readSentence } from '@quarry/contracts/wording';
import { findFirstAdministrator, findUserByEmail } from '../../features/access/index.ts';
import { findBulkRuns, findLeftRecords, startSetRun, workOnBulkRun } from '../../features/bulk/index.ts';
import { type ImportSteps, importSteps, newChecks } from '../../features/imports/index.ts';
import { codeOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  countPlans,
  errorFile,
  findSetRows,
  type ImportRecord,
  type PlanCounts,
} from '../../platform/imports/index.ts';
import { beginUpload, completeUpload, putPart, type UploadOutcome } from '../../platform/imports/uploads/index.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { workOnLists } from '../features.ts';
import { type CommandCall, CommandFailure } from './command.ts';
import { callerPath } from './input.ts';
import type { ImportOptions } from './import-options.ts';
import { writeWhole } from './write-whole.ts';

const pollMs = 200;
/** So many refused rows are printed. */
const mostPrinted = 20;
/** So many columns are named in a sentence. */
const mostListed = 30;

/** What a file is of, and where it goes. */
export type FileKind = {
  kind: 'products' | 'own_offers' | 'orders' | 'tracking' | 'comments';
  withinId?: string;
  /** What is said where no column tells which records are meant. */
  noKey: string;
};

/** Takes a file through the same steps as a person at a screen: upload, columns, check, apply. */
export async function importFile(call: CommandCall, deps: Deps, of: FileKind, options: ImportOptions): Promise<number> {
  const userId = await personOf(deps, options.as);
  const steps = importSteps(deps, { userId, startJob: startSetRun });
  const started = await steps.start(of.kind, await upload(deps, userId, options.file), of.withinId ?? null);
  if (started.kind !== 'started') throw new CommandFailure(started.code, started.reason);
  const mapped = await setColumns(steps, started.import, of, options);
  await call.answer(
    { columns: mapped.columns, matchBy: mapped.matchBy },
    `Columns: ${mapped.columns.map(({ header, target }) => `${header} = ${target ?? 'left out'}`).join(', ')}; matched by ${mapped.matchBy}`,
  );
  const checked = await check(deps, steps, mapped);
  const { setId } = checked;
  if (setId === null) throw new CommandFailure('not_found', 'The import is gone; call again.');
  const counts = await countPlans(deps.db, setId);
  await printRefused(call, deps, checked, setId, counts);
  await call.answer({ checked: counts }, describe(counts));
  const isApplied = !options.isDry && counts.create + counts.change > 0;
  const status = isApplied ? await apply(call, deps, steps, checked, setId, options.empties) : 0;
  if (options.errors !== undefined) await writeErrors(deps, checked, options.errors);
  return status;
}

/** The rows that were not taken, to be corrected and imported again. */
async function writeErrors(deps: Deps, checked: ImportRecord, out: string): Promise<void> {
  const lines = errorFile(deps, checked, {
    say: inEnglish,
    leftRows: (jobId, after, first) => findLeftRecords(deps.db, jobId, after, first),
  });
  await writeWhole(out, lines);
}

async function personOf({ db }: Deps, email: string | undefined): Promise<string> {
  const user = email === undefined ? await findFirstAdministrator(db) : await findUserByEmail(db, email);
  if (user?.status === 'ACTIVE') return user.id;
  if (email === undefined)
    throw new CommandFailure('UNKNOWN_USER', 'There is no active administrator: say by --as in whose name to import.');
  throw new CommandFailure('UNKNOWN_USER', `No active user has the email ${email}: check the spelling.`);
}

async function upload(deps: Deps, userId: string, source: string): Promise<string> {
  const path = callerPath(source);
  const file = await openSource(path, source);
  try {
    const { size } = await file.stat();
    const sender = { userId };
    const wanted = { fileName: basename(path), bytes: size, purpose: 'TABLE', key: undefined } as const;
    const id = taken(await beginUpload(deps, sender, wanted), source);
    for (let offset = 0; offset < size; offset += uploadChunkBytes) {
      const bytes = Buffer.alloc(Math.min(uploadChunkBytes, size - offset));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      taken(await putPart(deps, sender, { id, offset, bytes: bytes.subarray(0, bytesRead) }), source);
    }
    return taken(await completeUpload(deps, sender, id), source);
  } finally {
    await file.close();
  }
}

async function openSource(path: string, source: string): Promise<FileHandle> {
  try {
    const file = await open(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    throw new CommandFailure('file_unreadable', `${source} cannot be read (${codeOf(error)}); check the path.`);
  }
  throw new CommandFailure('file_unreadable', `${source} is not a file; name the file itself.`);
}

function taken(outcome: UploadOutcome, source: string): string {
  if (outcome.kind === 'refused') throw new CommandFailure(outcome.why.code, `${source}: ${outcome.why.reason}`);
  return outcome.upload.id;
}

async function setColumns(
  steps: ImportSteps,
  found: ImportRecord,
  { kind, noKey }: FileKind,
  options: ImportOptions,
): Promise<ImportRecord> {
  const { targets, mode, match, creates } = options;
  const { refusal } = found.reading;
  if (refusal) throw new CommandFailure(refusal.code, inEnglish(refusal.wording));
  const known = { headers: found.columns.map(({ header }) => header), targets: await steps.targetsOf(kind) };
  refuseUnknownColumns(targets, known);
  const wanted = new Set([...targets.values()].filter((target) => target !== null));
  const columns = found.columns.map(({ header, target, mode: guessed }) => {
    const own = targets.get(header);
    // A column that was guessed gives way to one that is named.
    const left = target !== null && wanted.has(target) ? null : target;
    return { target: own === undefined ? left : own, mode: mode ?? guessed };
  });
  const mapped = new Set(columns.map(({ target }) => target));
  const keys = steps.keysOf(kind);
  const usable = keys.filter((key) => key.columns.every((column) => mapped.has(column))).map(({ name }) => name);
  if (match !== undefined && !usable.includes(match))
    throw new CommandFailure('no_match_column', explainMatch(match, keys, { ...known, mapped, usable }));
  const matchBy = match ?? usable[0];
  if (matchBy === undefined) throw new CommandFailure('no_key', `${noKey} The file has ${listed(known.headers)}.`);
  const saved = await steps.setColumns(found, { columns, matchBy, creates });
  switch (saved.kind) {
    case 'saved':
      return saved.import;
    case 'invalid':
      throw new CommandFailure('invalid', explain(saved.issues, found));
    case 'not_allowed':
      throw new CommandFailure(saved.code, saved.reason);
    default:
      throw new CommandFailure(saved.kind, 'The import was changed meanwhile; call again.');
  }
}

type KnownColumns = { headers: readonly string[]; targets: readonly string[] };

/** Throws a CommandFailure for the first column that the file does not have, or of which the call does not say what it is. */
function refuseUnknownColumns(asked: ImportOptions['targets'], { headers, targets }: KnownColumns): void {
  for (const [header, target] of asked) {
    if (!headers.includes(header))
      throw new CommandFailure(
        'unknown_column',
        `The file has no column "${header}": give --map one of ${listed(headers)}.`,
      );
    if (target === undefined)
      throw new CommandFailure(
        'no_target',
        `--map does not say what the column "${header}" is: write '${header}=target' with one of ${listed(targets)}.`,
      );
    if (target !== null && !targets.includes(target))
      throw new CommandFailure(
        'unknown_target',
        `Column "${header}" cannot be "${target}": write '${header}=target' with one of ${listed(targets)}.`,
      );
  }
}

type MatchState = KnownColumns & { mapped: ReadonlySet<string | null>; usable: readonly string[] };

function explainMatch(
  match: string,
  keys: readonly { name: string; columns: readonly string[] }[],
  { headers, mapped, usable }: MatchState,
): string {
  const key = keys.find(({ name }) => name === match);
  if (!key) return `Rows cannot be matched by "${match}": give --match one of ${listed(keys.map(({ name }) => name))}.`;
  const missing = key.columns.filter((column) => !mapped.has(column));
  const maps = missing.map((column) => `--map 'Header=${column}'`).join(' and ');
  const other = usable.length > 0 ? `, or match by ${usable.join(' or ')}` : '';
  return `--match ${match} needs a column that is ${missing.join(' and one that is ')}, and the file has ${listed(headers)}: name it by ${maps}${other}.`;
}

/** The names of columns as one says them; of a very wide file, and of attributes, the first ones. */
function listed(names: readonly string[]): string {
  const further = names.length - mostListed;
  return names.slice(0, mostListed).join(', ') + (further > 0 ? ` and ${further} more` : '');
}

function explain(issues: readonly { path: string; message: string }[], { columns }: ImportRecord): string {
  return issues
    .map(({ path, message }) => {
      const at = /^columns\.(\d+)\./.exec(path)?.[1];
      return `${at === undefined ? '--match' : `Column "${columns[Number(at)]?.header}"`}: ${message}`;
    })
    .join(' ');
}

async function check(deps: Deps, steps: ImportSteps, found: ImportRecord): Promise<ImportRecord> {
  const begun = await steps.check(found);
  if (begun.kind === 'not_allowed') throw new CommandFailure(begun.code, begun.reason);
  if (begun.kind !== 'checking') throw new CommandFailure(begun.kind, 'The import was changed meanwhile; call again.');
  const checks = newChecks();
  for (;;) {
    const now = await steps.find(found.id);
    if (!now) throw new CommandFailure('not_found', 'The import is gone; call again.');
    if (now.reading.refusal) throw new CommandFailure(now.reading.refusal.code, inEnglish(now.reading.refusal.wording));
    if (now.state === 'succeeded') return now;
    if (now.state === 'failed' || now.state === 'cancelled')
      throw new CommandFailure(
        'check_ended',
        `The check ended early. ${readSentence(now.stopReason ?? now.state).text}`,
      );
    // A worker that runs beside may have taken it.
    if (!(await workOnRun(deps, checks))) await delay(pollMs);
  }
}

async function printRefused(
  call: CommandCall,
  { db }: Deps,
  { columns }: ImportRecord,
  setId: string,
  { refused }: PlanCounts,
): Promise<void> {
  const rows = await findSetRows(db, setId, { after: 0, first: mostPrinted, plans: ['refused'] });
  const refusals = rows.flatMap(({ position, refusals: all }) =>
    all
      .filter(({ isNotice }) => isNotice !== true)
      .map(({ column, code, wording }) => ({
        row: position,
        column: column === null ? null : (columns[column - 1]?.header ?? String(column)),
        code,
        reason: inEnglish(wording),
      })),
  );
  await call.answerAll(
    refusals,
    ({ row, column, reason }) => `row ${row}${column === null ? '' : `, ${column}`}: ${reason}`,
  );
  if (refused > rows.length) call.remark(`${refused - rows.length} more rows are refused.`);
}

function describe({ create, change, unchanged, refused, emptied, noticed }: PlanCounts): string {
  const notices = noticed > 0 ? `, ${noticed} with a notice` : '';
  const empties = emptied > 0 ? `, fields of ${emptied} emptied` : '';
  return `Checked: ${create} to create, ${change} to change, ${unchanged} unchanged, ${refused} refused${empties}${notices}`;
}

async function apply(
  call: CommandCall,
  deps: Deps,
  steps: ImportSteps,
  checked: ImportRecord,
  setId: string,
  expectedEmptied: number | null,
): Promise<number> {
  const begun = await steps.apply(checked, expectedEmptied);
  if (begun.kind === 'not_allowed') throw new CommandFailure(begun.code, begun.reason);
  if (begun.kind !== 'applying') throw new CommandFailure(begun.kind, 'The import was changed meanwhile; call again.');
  const { jobId } = begun;
  for (;;) {
    const run = (await findBulkRuns(deps.db, [jobId])).get(jobId);
    if (!run) throw new CommandFailure('not_found', 'The run is gone from the database.');
    if (run.state === 'succeeded' || run.state === 'failed' || run.state === 'cancelled') {
      const { state, done, refused } = run;
      await printLeft(call, deps, jobId);
      await call.answer(
        { applied: { state, done, refused, jobId, setId } },
        `Applied: ${done} done, ${refused} left as they were (job ${jobId})`,
      );
      return state === 'succeeded' ? 0 : 1;
    }
    if (!(await workOnBulkRun(deps, workOnLists))) await delay(pollMs);
  }
}

async function printLeft(call: CommandCall, { db }: Deps, jobId: string): Promise<void> {
  const left = await findLeftRecords(db, jobId, 0, mostPrinted);
  await call.answerAll(
    left.map(({ name, code, wording }) => ({ name, code, reason: wording === null ? code : inEnglish(wording) })),
    ({ name, reason }) => `${name ?? 'unnamed'}: ${reason}`,
  );
}
