import { checkInput } from '@quarry/contracts/common';
import { templateInput } from '@quarry/contracts/templates';
import { type RawBuilder, sql } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { CategoryTemplateEffects } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { categoryById, findBranches } from '../categories/index.ts';
import { resolvedTemplates, type WouldBe } from '../templates/index.ts';
import { productConditions, productFilter } from './product-list.store.ts';

/** What it changes for products when a category says this of attributes; in a number of statements that does not grow. */
export async function templateEffects(
  context: RequestContext,
  id: string,
  input: unknown,
): Promise<CategoryTemplateEffects | null> {
  const { actor, deps } = context;
  authorize(actor, 'update', 'Category');
  const draft = checkInput(templateInput, input);
  if (!draft.ok) throw new Failure('BAD_REQUEST', 'A template has each attribute once, in a state that there is.');
  if (!isId(id) || !(await categoryById(context).load(id))) return null;
  const branch = await findBranches(deps.db, [id]);
  const locales = await contentLocalesOf(deps);
  const filter = productFilter.conditions(null, deps.clock.now(), actor);
  const shown = sql.join(productConditions({ actor, filter, search: { kind: 'all' } }), sql` and `);
  const { rows } = await countEffects({ branch, locales, shown, wouldBe: { categoryId: id, ...draft.value } }).execute(
    deps.db,
  );
  return rows[0] ?? null;
}

type Asked = { branch: readonly string[]; locales: readonly string[]; shown: RawBuilder<unknown>; wouldBe: WouldBe };

/** Compares what is expected now and then, and looks only for values of attributes in which that differs. */
function countEffects({ branch, locales, shown, wouldBe }: Asked): RawBuilder<CategoryTemplateEffects> {
  const categories = sql`select unnest(${branch}::uuid[]) as id`;
  const isAsked = sql`state in ('REQUIRED', 'RECOMMENDED')`;
  return sql<CategoryTemplateEffects>`
    with before as materialized (select category_id, attribute_id, ${isAsked} as is_expected from ${resolvedTemplates(categories)} t where state <> 'OFF'),
    after as materialized (select category_id, attribute_id, ${isAsked} as is_expected from ${resolvedTemplates(categories, wouldBe)} t where state <> 'OFF'),
    differing as (
      select coalesce(n.category_id, b.category_id) as category_id, a.id as attribute_id, a.code, coalesce(n.is_expected, false) as is_gained,
        l.locale
      from before b full join after n on n.category_id = b.category_id and n.attribute_id = b.attribute_id
        join attribute a on a.id = coalesce(n.attribute_id, b.attribute_id) and not a.is_basic
        cross join lateral (select '' as locale where not a.is_localized
          union all select unnest(${locales}::text[]) where a.is_localized) l
      where coalesce(n.is_expected, false) <> coalesce(b.is_expected, false)),
    lost as (
      select category_id, array_agg(code || case when locale = '' then '' else ':' || locale end) as gaps
      from differing where not is_gained group by category_id),
    dropped as (select b.category_id, b.attribute_id from before b
      where not exists (select from after n where n.category_id = b.category_id and n.attribute_id = b.attribute_id)),
    shown as materialized (select p.id, p.category_id from product p where p.category_id = any(${branch}::uuid[]) and ${shown}),
    lacking as (
      select distinct s.id from shown s join differing d on d.category_id = s.category_id and d.is_gained
      where not exists (select from product_value v where v.product_id = s.id and v.attribute_id = d.attribute_id and v.channel_id is null
        and (d.locale = '' or v.locale = d.locale or (v.locale = '' and d.locale = ${locales[0] ?? ''}))))
    select (select count(*)::integer from shown) as products,
      count(*) filter (where f.gaps = '{}' and l.id is not null)::integer as incomplete,
      count(*) filter (where f.gaps <> '{}' and l.id is null and f.gaps <@ o.gaps)::integer as complete,
      (select count(*)::integer from shown s join dropped d on d.category_id = s.category_id
        join product_value v on v.product_id = s.id and v.attribute_id = d.attribute_id and v.channel_id is null) as "valuesOutside"
    from shown s join completeness f on f.product_id = s.id and f.channel_id is null
      left join lacking l on l.id = s.id left join lost o on o.category_id = s.category_id`;
}
