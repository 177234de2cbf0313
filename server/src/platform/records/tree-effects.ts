import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../feature.ts';
import type { CategoryEffectKind, CategoryEffectRelation } from '../graphql/index.ts';

/** Branches of a tree that go to another place, and which nodes stand above them before and afterwards. */
export type TreeChange = {
  /** The nodes that go, with all below them. */
  branch: readonly string[];
  /** Nodes above them that no longer are. */
  left: readonly string[];
  /** Nodes above them that were not before. */
  joined: readonly string[];
  /** Where nodes end in another instead of moving: what they themselves say counts no longer, what that one says does. */
  merge?: { survivorId: string; mergedIds: readonly string[] };
};

/** How many things of a kind a change concerns, three of them at most by name. */
export type TreeEffect = {
  kind: CategoryEffectKind;
  relation: CategoryEffectRelation;
  count: number;
  names: string[];
};

/**
 * What of a feature stands on nodes of a tree that are to be moved, as far as the reader sees it. It takes a number of statements that does
 * not grow with the nodes, and gives nothing where the reader may not read it.
 */
export type TreeEffects = (context: RequestContext, change: TreeChange) => Promise<readonly TreeEffect[]>;

/** The nodes of a change as rows `n (id, relation)`; a node is in one relation. */
export function changedNodes({ branch, left, joined }: TreeChange): RawBuilder<unknown> {
  const relations = [branch.map(() => 'KEPT'), left.map(() => 'LEFT'), joined.map(() => 'JOINED')].flat();
  return sql`unnest(${[...branch, ...left, ...joined]}::uuid[], ${relations}::text[]) n (id, relation)`;
}

/** How many there are, and the first three names, of rows with a `name` and an `id`; for a statement grouped by the relation. */
export function countedNames(alias: string, name = 'name'): RawBuilder<unknown> {
  const [id, named] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.${name}`)];
  return sql`count(distinct ${id})::integer as count, (array_agg(distinct ${named}))[1:3] as names`;
}
