import { parseWording, readSentence, sentence, type Sentence, type Wording } from '@quarry/contracts/wording';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import type {
  ChangeSet,
  Import,
  ImportKind as KindName,
  ImportStep,
  ImportUndone,
  Shape,
} from '../../platform/graphql/index.ts';
import { type ChangeSetRecord, type ImportRecord, isAtWork } from '../../platform/imports/index.ts';
import DataLoader from 'dataloader';
import type { ImportJobs } from './import-jobs.ts';
import { kindOf } from './import-kinds.ts';
import { changeSetById, examplesOf, planCountsOf } from './import-loaders.ts';

/** How an import is shown, as far as that depends on the jobs that apply it. */
export type ImportShapes = ReturnType<typeof importShapes>;

/** A stored value as the SDL names it. */
const upper = <Name extends string>(name: Name) => name.toUpperCase() as Uppercase<Name>;

export function importShapes(jobs: Pick<ImportJobs, 'ended' | 'undone'>) {
  const hasEnded = perRequest(
    ({ deps }) =>
      new DataLoader<string, boolean>(async (ids) => {
        const ended = await jobs.ended(deps.db, ids);
        return ids.map((id) => ended.has(id));
      }),
  );

  const undoneBy = perRequest(
    ({ deps }) =>
      new DataLoader<string, ImportUndone | null>(async (ids) => {
        const undone = await jobs.undone(deps.db, ids);
        return ids.map((id) => undone.get(id) ?? null);
      }),
  );

  /** Whether the job of a set ended before it was through with it. */
  async function isCutOff(context: RequestContext, { state, jobId }: ChangeSetRecord): Promise<boolean> {
    return state === 'applying' && jobId !== null && hasEnded(context).load(jobId);
  }

  async function setOf(context: RequestContext, { setId }: ImportRecord): Promise<ChangeSetRecord | null> {
    const set = setId === null ? null : await changeSetById(context).load(setId);
    return set && (await isCutOff(context, set)) ? { ...set, state: 'applied' } : set;
  }

  const shape = (found: ImportRecord): Shape<Import> => ({
    id: found.id,
    kind: found.kind.toUpperCase() as KindName,
    within: async (_args: never, context) => {
      const { withinId } = found;
      const name = withinId === null ? undefined : await kindOf(found.kind).within?.nameOf(context, withinId);
      return withinId === null || name === undefined ? null : { id: withinId, name };
    },
    fileName: found.fileName,
    step: async (_args: never, context) => stepOf(found, await setOf(context, found)),
    isWaiting: found.state === 'queued',
    encoding: found.reading.encoding ?? null,
    delimiter: found.reading.delimiter ?? null,
    refusal: found.reading.refusal ? said(found.reading.refusal) : null,
    stopReason: found.stopReason === null ? null : readSentence(found.stopReason),
    complaints: (found.reading.complaints ?? []).map(({ column, ...why }) => ({ column, sentence: said(why) })),
    columns: found.columns.map(({ header, target, mode, reason }, at) => ({
      header,
      target,
      mode: upper(mode),
      reason: reason && upper(reason),
      examples: async (_args: never, context: RequestContext) => (await examplesOf(context, found))[at] ?? [],
    })),
    matchBy: found.matchBy,
    matchKeys: kindOf(found.kind).keys.map(({ name, columns }) => ({ name, targets: [...columns] })),
    creates: found.creates,
    recipe: found.recipe,
    set: async (_args: never, context) => shapeSet(await setOf(context, found)),
    undone: async (_args: never, context) => {
      const jobId = (await setOf(context, found))?.jobId ?? null;
      return jobId === null ? null : undoneBy(context).load(jobId);
    },
    createdAt: found.createdAt.toISOString(),
    updatedAt: found.updatedAt.toISOString(),
    version: found.version,
  });
  return { shape, isCutOff };
}

function stepOf(found: ImportRecord, set: ChangeSetRecord | null): ImportStep {
  if (found.reading.refusal) return 'UNREADABLE';
  if (!set || set.state === 'discarded' || set.state === 'open') return 'COLUMNS';
  if (set.state === 'applied') return 'APPLIED';
  if (set.state === 'applying') return 'APPLYING';
  if (isAtWork(found)) return 'CHECKING';
  return set.state === 'ready' ? 'PREVIEW' : 'STOPPED';
}

/** A set as its owner sees it. */
export function shapeSet(set: ChangeSetRecord): Shape<ChangeSet>;
export function shapeSet(set: ChangeSetRecord | null): Shape<ChangeSet> | null;
export function shapeSet(set: ChangeSetRecord | null): Shape<ChangeSet> | null {
  return (
    set && {
      id: set.id,
      state: upper(set.state),
      jobId: set.jobId,
      counts: (_args: never, context: RequestContext) => planCountsOf(context).load(set.id),
    }
  );
}

/** What was kept of a fault as a sentence; one that this release has no words for by its code. */
export function said({ code, wording }: { code: string; wording: Wording }): Sentence {
  const known = parseWording(wording);
  return known ? sentence(known) : { text: code, wording: null };
}
