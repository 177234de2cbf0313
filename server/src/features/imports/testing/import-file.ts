import type { ImportColumnsDraft } from '@quarry/contracts/imports';
import { workOnLists } from '../../../app/features.ts';
import { withTransaction } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import {
  applyImport,
  checkImport,
  countPlans,
  findImport,
  findSetRows,
  type ImportKind,
  type ImportRecord,
  setImportColumns,
  startImport,
} from '../../../platform/imports/index.ts';
import { beginUpload, completeUpload, putPart } from '../../../platform/imports/uploads/index.ts';
import { workOnRun } from '../../../platform/runs/index.ts';
import type { User } from '../../access/index.ts';
import { actorOfUser } from '../../access/index.ts';
import { startSetRun, workOnBulkRun } from '../../bulk/index.ts';
import { productImport } from '../../products/index.ts';
import { newChecks } from '../index.ts';

const partBytes = 1024 * 1024;

/** The steps of an import as one person takes them, by the kit's own functions, on whole files. */
export function importer(deps: Deps, user: Pick<User, 'id'>, kind: ImportKind = productImport, withinId?: string) {
  const sender = { userId: user.id };
  const own = (id: string) => ({ id, ownerId: user.id });

  async function upload(content: string | Buffer, fileName = 'products.csv'): Promise<string> {
    const bytes = Buffer.from(content);
    const file = { fileName, bytes: bytes.length, purpose: 'TABLE' as const, key: undefined };
    const begun = await beginUpload(deps, sender, file);
    const id = begun.upload?.id;
    if (begun.kind === 'refused' || id === undefined) throw new Error('The upload was refused.');
    for (let offset = 0; offset < bytes.length; offset += partBytes) {
      const sent = await putPart(deps, sender, { id, offset, bytes: bytes.subarray(offset, offset + partBytes) });
      if (sent.kind === 'refused') throw new Error(sent.why.code);
    }
    await completeUpload(deps, sender, id);
    return id;
  }

  async function start(content: string | Buffer, fileName?: string): Promise<ImportRecord> {
    const started = await startImport(deps, sender, kind, { uploadId: await upload(content, fileName), withinId });
    if (started.kind !== 'started') throw new Error(started.code);
    return started.import;
  }

  const look = async (id: string): Promise<ImportRecord> => {
    const found = await findImport(deps.db, own(id));
    if (!found) throw new Error(`The import ${id} is gone.`);
    return found;
  };

  /** Sets modes and targets of columns by their header; the others stay as they were guessed. */
  async function map(id: string, wanted: Wanted): Promise<ImportRecord> {
    const { columns, matchBy, creates, version } = await look(id);
    const { columns: set = {}, recipe, ...others } = wanted;
    const draft = {
      matchBy: matchBy ?? 'gtin',
      creates,
      ...others,
      columns: columns.map(({ header, target, mode }) => ({ target, mode, ...set[header] })),
    };
    const saved = await setImportColumns(deps, kind, { ...own(id), version }, { ...draft, recipe });
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
    return saved.import;
  }

  const beginCheck = async (id: string) => checkImport(deps, kind, { ...own(id), version: (await look(id)).version });

  async function check(id: string): Promise<ImportRecord> {
    const begun = await beginCheck(id);
    if (begun.kind !== 'checking') throw new Error(JSON.stringify(begun));
    const checks = newChecks();
    while (await workOnRun(deps, checks));
    return look(id);
  }

  /** Everything up to the preview. */
  async function preview(content: string | Buffer, wanted?: Wanted) {
    const { id } = await start(content);
    if (wanted) await map(id, wanted);
    const checked = await check(id);
    return { id, counts: await counts(id), rows: await rows(id), import: checked };
  }

  const setOf = async (id: string) => (await look(id)).setId ?? '';
  const counts = async (id: string) => countPlans(deps.db, await setOf(id));
  const rows = async (id: string) => findSetRows(deps.db, await setOf(id), { after: 0, first: 10_000 });

  async function beginApply(id: string, expectedEmptied: number | null = null) {
    const { version } = await look(id);
    const actor = await withTransaction(deps.db, (tx) => actorOfUser(tx, user.id));
    if (!actor) throw new Error('The person is gone.');
    const origin = { actor, cause: 'screen' } as const;
    return applyImport(deps, kind, { ...own(id), version, expectedEmptied }, (tx, job) =>
      startSetRun(tx, deps, origin, job),
    );
  }

  async function apply(id: string, expectedEmptied: number | null = null): Promise<string> {
    const begun = await beginApply(id, expectedEmptied);
    if (begun.kind !== 'applying') throw new Error(JSON.stringify(begun));
    await workOff();
    return begun.jobId;
  }

  async function workOff(): Promise<void> {
    while (await workOnBulkRun(deps, workOnLists));
  }

  return { upload, start, look, map, beginCheck, check, preview, counts, rows, beginApply, apply, workOff };
}

type Wanted = {
  columns?: Readonly<Record<string, Partial<ImportColumnsDraft['columns'][number]>>>;
  matchBy?: string;
  creates?: boolean;
  recipe?: string;
};
