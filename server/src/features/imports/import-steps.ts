import type { ImportColumnsDraft } from '@quarry/contracts/imports';
import { type Actor, may } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  applyImport,
  checkImport,
  findImport,
  type ImportKind,
  type ImportRecord,
  type MatchKey,
  setImportColumns,
} from '../../platform/imports/index.ts';
import { actorOfUser } from '../access/index.ts';
import type { StartJob } from './import-jobs.ts';
import { beginImport, kindOf } from './import-kinds.ts';

/** The steps of an import as one person takes them, each with the right that it asks for. */
export type ImportSteps = ReturnType<typeof importSteps>;

/** Throws a Failure FORBIDDEN where the person may not import, at the first step that asks. */
export function importSteps(deps: Deps, { userId, startJob }: { userId: string; startJob: StartJob }) {
  const own = (id: string) => ({ id, ownerId: userId });
  const person = async (kind: ImportKind): Promise<Actor> => {
    const actor = await withTransaction(deps.db, (tx) => actorOfUser(tx, userId));
    if (actor && may(actor, ...kind.right)) return actor;
    throw new Failure('FORBIDDEN', 'You may not import: ask an administrator for a role that may.');
  };
  return {
    start: async (name: string, uploadId: string, withinId: string | null = null) => {
      const kind = kindOf(name);
      return beginImport({ actor: await person(kind), deps }, userId, kind, { uploadId, withinId });
    },
    find: (id: string) => findImport(deps.db, own(id)),
    /** The keys by which rows can be matched, the best first. */
    keysOf: (name: string): readonly Pick<MatchKey, 'name' | 'columns'>[] => kindOf(name).keys,
    /** The keys of what columns of a file can be. */
    targetsOf: async (name: string) => (await kindOf(name).columns(deps)).map(({ key }) => key),
    setColumns: async ({ id, kind: name, version }: ImportRecord, draft: ImportColumnsDraft) => {
      const kind = kindOf(name);
      await person(kind);
      return setImportColumns(deps, kind, { ...own(id), version }, draft);
    },
    check: async ({ id, kind: name, version }: ImportRecord) => {
      const kind = kindOf(name);
      await person(kind);
      return checkImport(deps, kind, { ...own(id), version });
    },
    apply: async ({ id, kind: name, version }: ImportRecord, expectedEmptied: number | null) => {
      const kind = kindOf(name);
      const origin = { actor: await person(kind), cause: 'import' as const, causeId: id };
      return applyImport(deps, kind, { ...own(id), version, expectedEmptied }, (tx, job) =>
        startJob(tx, deps, origin, job),
      );
    },
  };
}
