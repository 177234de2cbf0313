import { createHash } from 'node:crypto';
import { taxonomyLimits, type TaxonomyPublisher } from '@quarry/contracts/taxonomies';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ReadTaxonomy, readTaxonomy } from '@quarry/extraction/taxonomy';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { endUpload, forgetUpload, readUnusedUpload, useUpload } from '../../platform/imports/uploads/index.ts';
import { log } from '../../platform/log.ts';
import { linkMany } from './category-link.commands.ts';
import { findCategoriesByName, findLinksTo } from './category-link.store.ts';
import { linkByName } from './link-by-name.ts';
import { auditedTaxonomy, type StoredNode, type TaxonomyRecord } from './taxonomy.ts';
import { compareTaxonomy, type TaxonomyDifference } from './taxonomy-difference.ts';
import {
  findAllNodes,
  findTaxonomies,
  lockTaxonomy,
  markNodesGone,
  putNodes,
  putTaxonomy,
  putTaxonomyFile,
} from './taxonomy.store.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type UploadedTaxonomy = ReadTaxonomy & { fileName: string; sha256: string };

const gone: NotAllowed = { kind: 'not_allowed', ...reasoned('TAXONOMY_FILE_GONE') };

/** Reads the taxonomy that somebody uploaded, part by part. */
async function readUploaded(
  deps: Deps,
  userId: string | null,
  uploadId: string,
): Promise<UploadedTaxonomy | NotAllowed> {
  const upload = userId === null ? undefined : await readUnusedUpload(deps, { userId }, uploadId, 'TAXONOMY');
  if (!upload) return gone;
  const hash = createHash('sha256');
  async function* hashed(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  }
  const outcome = await readTaxonomy(hashed(upload.parts()));
  if (outcome.kind === 'refused') return { kind: 'not_allowed', ...outcome.why };
  return { ...outcome, fileName: upload.fileName, sha256: hash.digest('hex') };
}

async function findStored(
  db: Db | Tx,
  publisher: TaxonomyPublisher,
): Promise<{ taxonomy: TaxonomyRecord | undefined; nodes: StoredNode[] }> {
  const [taxonomy] = await findTaxonomies(db, { publisher });
  return { taxonomy, nodes: taxonomy ? await findAllNodes(db, publisher) : [] };
}

export type ShownDifference = {
  kind: 'difference';
  file: UploadedTaxonomy;
  taxonomy: TaxonomyRecord | undefined;
  difference: TaxonomyDifference;
  lost: { categoryId: string; node: StoredNode }[];
};

/** What a file that somebody uploaded would change; nothing is changed yet. */
export async function showDifference(
  deps: Deps,
  userId: string | null,
  { uploadId, language }: { uploadId: string; language: string },
): Promise<ShownDifference | NotAllowed> {
  const file = await readUploaded(deps, userId, uploadId);
  if (file.kind === 'not_allowed') return file;
  return withTransaction(deps.db, async (tx) => {
    const { taxonomy, nodes } = await findStored(tx, file.publisher);
    const difference = compareTaxonomy(file, { taxonomy, nodes }, language, taxonomyLimits.shownRows);
    const byId = new Map(nodes.map((node) => [node.externalId, node]));
    const links = difference.gone.length > 0 ? await findLinksTo(tx, file.publisher, difference.gone) : [];
    const lost = links.flatMap(({ categoryId, externalId }) => {
      const node = byId.get(externalId);
      return node ? [{ categoryId, node }] : [];
    });
    return { kind: 'difference', file, taxonomy, difference, lost };
  });
}

export type Taken =
  | { kind: 'taken'; taxonomy: TaxonomyRecord; linked: number }
  | { kind: 'unchanged'; taxonomy: TaxonomyRecord }
  | { kind: 'conflict'; currentVersion: number; of: readonly [entity: string, id: string] }
  | NotAllowed;

type Asked = { uploadId: string; language: string; version: number };

/**
 * Takes an uploaded file in one transaction, so that a kill leaves all of it or nothing. Google's links categories that have no link yet by
 * their names. The same file again changes nothing.
 */
export async function takeTaxonomy(deps: Deps, origin: ChangeOrigin, asked: Asked): Promise<Taken> {
  const { uploadId, language, version } = asked;
  const { userId } = origin.actor;
  const file = await readUploaded(deps, userId, uploadId);
  if (file.kind === 'not_allowed' || userId === null) return file.kind === 'not_allowed' ? file : gone;
  const { publisher, release } = file;
  const taken = await withTransaction(deps.db, async (tx): Promise<Taken> => {
    await lockTaxonomy(tx, publisher);
    const { taxonomy: before, nodes } = await findStored(tx, publisher);
    const difference = compareTaxonomy(file, { taxonomy: before, nodes }, language, 0);
    if (before && difference.isSame) return { kind: 'unchanged', taxonomy: before };
    const currentVersion = before?.version ?? 0;
    const id = before?.id ?? newId();
    if (currentVersion !== version) return { kind: 'conflict', currentVersion, of: ['taxonomy', id] };
    if (!(await useUpload(tx, deps, { userId }, uploadId))) return gone;
    const now = deps.clock.now();
    await putTaxonomy(tx, { id, publisher, release }, now);
    await putNodes(tx, { publisher, release, language }, difference.written);
    await markNodesGone(tx, { publisher, release }, difference.gone);
    await putTaxonomyFile(tx, publisher, { ...fileOf(file), language, loadedAt: now, loadedBy: userId });
    const linked = publisher === 'GOOGLE' ? await linkNamed(tx, deps, origin, { publisher, release, language }) : 0;
    const [after] = await findTaxonomies(tx, { publisher });
    if (!after) throw new Error(`The taxonomy of ${publisher} vanished inside its own transaction.`);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'taxonomy',
      entityId: id,
      action: 'loaded',
      before: before ? auditedTaxonomy(before) : null,
      after: auditedTaxonomy(after),
    });
    await endUpload(tx, uploadId);
    return { kind: 'taken', taxonomy: after, linked };
  });
  // Within the transaction of a caller nothing is committed yet: the sweep of uploads deletes it.
  if (taken.kind === 'taken' && !deps.db.isTransaction) await forgetTaken(deps, uploadId);
  return taken;
}

const fileOf = ({ fileName, sha256, release, nodes }: UploadedTaxonomy) => ({
  fileName,
  sha256,
  release,
  nodeCount: nodes.length,
});

async function linkNamed(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { publisher, release, language }: { publisher: TaxonomyPublisher; release: string; language: string },
): Promise<number> {
  const stored = new Map((await findLinksTo(tx, publisher)).map((link) => [link.categoryId, link.externalId]));
  const { links } = linkByName(await findCategoriesByName(tx), await findAllNodes(tx, publisher), stored, language);
  return linkMany(
    tx,
    deps,
    origin,
    links.map((link) => ({ ...link, publisher, release })),
  );
}

/** The taxonomy is taken already: what is not deleted now is deleted with the uploads that are over. */
async function forgetTaken(deps: Deps, uploadId: string): Promise<void> {
  try {
    await forgetUpload(deps, uploadId);
  } catch (error) {
    log.warn({ event: 'upload.not-forgotten', uploadId, reason: messageOf(error) });
  }
}
