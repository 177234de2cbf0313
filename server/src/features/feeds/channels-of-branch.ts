import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import { readWithinScope } from '../../platform/db/index.ts';
import { countedNames, type TreeEffect, type TreeEffects } from '../../platform/records/index.ts';

/** How the source stands in the rules of a mapping. */
const told = '%"category.path"%';

/** Channels whose feeds tell the path of a category that is to be moved, by their rules of now or by what their kind says. */
export const channelsOfBranch: TreeEffects = async ({ actor, deps }, { branch }) => {
  if (!may(actor, 'read', 'Channel')) return [];
  const rows = await readWithinScope(
    deps.db,
    sql<Pick<TreeEffect, 'count' | 'names'>>`
      select ${countedNames('c')} from channel c
      where c.status <> 'ARCHIVED'
        and exists (select from channel_feed f left join channel_mapping m on m.channel_id = f.channel_id and m.version = f.mapping_version
          where f.channel_id = c.id and (m.rules::text like ${told} or exists (
            select from channel_field k where k.kind_version_id = c.kind_version_id and k.default_expression::text like ${told}
              and not coalesce(m.rules, '[]') @> jsonb_build_array(jsonb_build_object('field', k.name)))))
        and exists (select from listing l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
          where l.channel_id = c.id and p.category_id = any(${branch}::uuid[]))`,
  );
  return rows.map(({ count, names }) => ({ kind: 'CHANNEL', relation: 'CHANGED', count, names: names ?? [] }));
};
