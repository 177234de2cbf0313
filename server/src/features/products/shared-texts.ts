import { sql } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Shape, SharedTexts } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { readableProducts } from './product-list.store.ts';
import { productById } from './product-loaders.ts';
import { productShape } from './product-shape.ts';

const mostTexts = 100;
const mostProducts = 5;

type Row = { all: number; text: string; locale: string; count: number; productIds: string[] };

/** The texts of an attribute that several products or variants have: what its rule would refuse if they came anew. */
export async function sharedTexts(context: RequestContext, attributeId: string): Promise<Shape<SharedTexts>> {
  const { actor, deps } = context;
  authorize(actor, 'update', 'Attribute');
  authorize(actor, 'read', 'Product');
  if (!isId(attributeId)) return { count: 0, nodes: [] };
  const { rows } = await sql<Row>`
    select count(*) over () as "all", min(v.value #>> '{}') as text, v.locale, count(*) as count,
      (array_agg(distinct p.id))[1:${sql.lit(mostProducts)}] as "productIds"
    from product_value v join product p on p.id = v.product_id
    where v.attribute_id = ${attributeId} and unique_value_key(v.value) is not null and v.channel_id is null and ${readableProducts(actor)}
    group by unique_value_key(v.value), v.locale having count(*) > 1
    order by count(*) desc, 2, v.locale limit ${mostTexts}`.execute(deps.db);
  const products = productById(context);
  const nodes = rows.map(async ({ all: _all, productIds, ...shared }) => {
    const found = await Promise.all(productIds.map((id) => products.load(id)));
    return { ...shared, products: found.flatMap((product) => (product ? [productShape(product)] : [])) };
  });
  return { count: rows[0]?.all ?? 0, nodes: await Promise.all(nodes) };
}
