import { isExpected } from '@quarry/contracts/templates';
import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { TreeChange, TreeEffects } from '../../platform/records/index.ts';
import type { TemplateState } from '@quarry/contracts/templates';
import type { Db } from '../../platform/db/index.ts';
import { resolvedTemplates, standingEntries } from './template.store.ts';

type OnTheWay = {
  root: string;
  isBefore: boolean;
  isAfter: boolean;
  attributeId: string;
  name: string;
  state: TemplateState;
};

/** Attributes that products of categories which move are asked for from then on, and those that they are asked for no longer. */
export const templatesOfBranch: TreeEffects = async ({ actor, deps }, change) => {
  if (!may(actor, 'read', 'Attribute') || change.branch.length === 0) return [];
  const names = { LEFT: new Map<string, string>(), JOINED: new Map<string, string>() };
  const rows = await (change.merge ? findMerged(deps.db, change.merge) : findOnTheWay(deps.db, change));
  for (const entries of Map.groupBy(rows, ({ root, attributeId }) => `${root} ${attributeId}`).values()) {
    const before = entries.find(({ isBefore }) => isBefore);
    const after = entries.find(({ isAfter }) => isAfter);
    const [was, is] = [before, after].map((entry) => entry !== undefined && isExpected(entry.state));
    const told = was === is ? undefined : names[is ? 'JOINED' : 'LEFT'];
    for (const { attributeId, name } of entries.slice(0, 1)) told?.set(attributeId, name);
  }
  return (['LEFT', 'JOINED'] as const).map((relation) => ({
    kind: 'ATTRIBUTE',
    relation,
    count: names[relation].size,
    names: [...names[relation].values()].toSorted().slice(0, 3),
  }));
};

/** The entries above and at the tops of the branches, before and afterwards, the nearest first. What joins stands below what stays. */
async function findOnTheWay(db: Db, { branch, left, joined }: TreeChange): Promise<OnTheWay[]> {
  const { rows } = await sql<OnTheWay>`
    with recursive top as (
      select c.id from category c where c.id = any(${branch}::uuid[])
        and (c.parent_id is null or c.parent_id <> all(${branch}::uuid[]))),
    way as (
      select t.id as root, c.id as node, c.parent_id, 0 as distance from top t join category c on c.id = t.id
      union all select w.root, c.id, c.parent_id, w.distance + 1 from category c join way w on c.id = w.parent_id)
      cycle root, node set is_cycle using trail,
    -- How deep a node lies that is joined: the deepest is the nearest.
    below as (
      select c.id as start, c.id as node, c.parent_id, 0 as depth from category c where c.id = any(${joined}::uuid[])
      union all select b.start, c.id, c.parent_id, b.depth + 1 from category c join below b on c.id = b.parent_id)
      cycle start, node set is_cycle using trail,
    stands as (
      select root, node, true as is_before, node <> all(${left}::uuid[]) as is_after,
        case when distance = 0 then 0 else 100000 + distance end as place from way where not is_cycle
      union all
      select t.id, b.start, false, true, 50000 - max(b.depth) from top t cross join below b where not b.is_cycle group by t.id, b.start)
    select s.root, s.is_before as "isBefore", s.is_after as "isAfter", a.id as "attributeId", a.name, e.state
    from stands s join category_attribute e on e.category_id = s.node and e.channel_id is null
      join attribute a on a.id = e.attribute_id and a.deleted_at is null
    order by s.place`.execute(db);
  return rows;
}

/** The templates of nodes that end in another, the nearest entry alone, and that of the other, without what goes. */
async function findMerged(db: Db, { survivorId, mergedIds }: Required<TreeChange>['merge']): Promise<OnTheWay[]> {
  const { rows } = await sql<OnTheWay>`
    with before as (
      select category_id as root, attribute_id, state
      from ${resolvedTemplates(sql`select id from category where id = any(${mergedIds}::uuid[])`)} t),
    after as (
      select distinct on (attribute_id) attribute_id, state
      from ${standingEntries(sql`select ${survivorId}::uuid`)} s where set_by <> all(${mergedIds}::uuid[])
      order by attribute_id, distance),
    told as (
      select root, attribute_id, state, true as is_before, false as is_after from before
      union all
      select root, attribute_id, state, false, true from unnest(${mergedIds}::uuid[]) root cross join after)
    select t.root, t.is_before as "isBefore", t.is_after as "isAfter", t.attribute_id as "attributeId", a.name, t.state
    from told t join attribute a on a.id = t.attribute_id`.execute(db);
  return rows;
}
