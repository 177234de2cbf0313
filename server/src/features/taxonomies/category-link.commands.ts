import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { TaxonomyPublisher } from '@quarry/contracts/taxonomies';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  categoryChanged,
  categoryKind,
  type CategoryRecord,
  holdCategories,
  touchCategories,
} from '../categories/index.ts';
import { type CategoryLink, findLinks, putLinks, removeLink } from './category-link.store.ts';
import { findNodes, findTaxonomies } from './taxonomy.store.ts';

type Linked = CategoryRecord & { links: readonly CategoryLink[] };

const fieldOf = { GOOGLE: 'googleNode', SHOPIFY: 'shopifyNode' } as const;

function auditedLinks(links: readonly CategoryLink[]): Record<string, unknown> {
  const idOf = (publisher: TaxonomyPublisher) => links.find((link) => link.publisher === publisher)?.externalId ?? null;
  return { [fieldOf.GOOGLE]: idOf('GOOGLE'), [fieldOf.SHOPIFY]: idOf('SHOPIFY') };
}

/** A category by what it is linked to: its lock, its version and its trail are those of the category. */
const linkedCategory: RecordKind<Linked> = {
  entity: 'category',
  lock: async (tx, id) => {
    const category = await categoryKind.lock(tx, id);
    return category && { ...category, links: await findLinks(tx, [id]) };
  },
  audited: ({ links }) => auditedLinks(links),
  told: () => ({ topic: categoryChanged }),
};

type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
type Wanted = { publisher: TaxonomyPublisher; externalId: string | null };

/** Links a category to a node that is there, or takes its link away. */
export function linkCategory(
  deps: Deps,
  origin: ChangeOrigin,
  seen: { id: string; version: number },
  { publisher, externalId }: Wanted,
): Promise<Saved<Linked> | Missed | Invalid> {
  return changeRecord(deps, origin, linkedCategory, { ...seen, action: 'taxonomy_linked' }, async (tx, before) => {
    const present = before.links.find((link) => link.publisher === publisher)?.externalId ?? null;
    if (present === externalId) return undefined;
    if (externalId === null) await removeLink(tx, before.id, publisher);
    else {
      const [node] = await findNodes(tx, [{ publisher, externalId }]);
      if (!node || node.goneRelease !== null) return { kind: 'invalid', issues: [inputIssue('externalId', 'unknown')] };
      const [taxonomy] = await findTaxonomies(tx, { publisher });
      await putLinks(tx, [{ categoryId: before.id, publisher, externalId, release: taxonomy?.release ?? null }]);
    }
    await touchCategories(tx, [before.id], deps.clock.now());
    return undefined;
  });
}

/** Links many categories that have no link to the taxonomy yet, each with an audit entry; resolves with how many were there. */
export async function linkMany(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  origin: ChangeOrigin,
  links: readonly CategoryLink[],
): Promise<number> {
  const held = await holdCategories(
    tx,
    links.map(({ categoryId }) => categoryId),
  );
  const there = links.filter(({ categoryId }) => held.has(categoryId));
  if (there.length === 0) return 0;
  const ids = there.map(({ categoryId }) => categoryId);
  const present = Map.groupBy(await findLinks(tx, ids), ({ categoryId }) => categoryId);
  await putLinks(tx, there);
  await touchCategories(tx, ids, clock.now());
  await recordChanges(
    tx,
    { clock },
    there.map((link) => {
      const before = present.get(link.categoryId) ?? [];
      return {
        ...origin,
        entity: 'category',
        entityId: link.categoryId,
        action: 'taxonomy_linked',
        before: auditedLinks(before),
        after: auditedLinks([...before, link]),
        told: { topic: categoryChanged },
      };
    }),
  );
  return there.length;
}
