import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

it('A category without an English name is called by the one it has, in values and proposals', async () => {
  const [categoryId, proposalId] = [newId<'category'>(), newId()];
  const texts = { names: JSON.stringify({ de: 'Leuchten' }), slugs: JSON.stringify({ de: 'leuchten' }) };
  await db
    .insertInto('category')
    .values({ id: categoryId, ...texts })
    .execute();
  const { id } = await buildProduct(db);
  const value = JSON.stringify(categoryId);
  await sql`insert into product_value (id, product_id, attribute_id, value, source_kind, confidence)
    select ${newId()}, ${id}, a.id, ${value}::jsonb, 'manual', 1 from attribute a where a.code = 'category'`.execute(
    db,
  );
  await sql`insert into proposal (id, kind, state, product_id, attribute_id, proposed_value, confidence, evidence, evidence_hash, dedupe_key)
    select ${proposalId}, 'set_category', 'in_review', ${id}, a.id, ${value}::jsonb, 0.7, '[]', '\\x00', ${proposalId}
    from attribute a where a.code = 'category'`.execute(db);
  const read = await administrator.query(
    'query ($id: ID!, $proposalId: ID!) { product(id: $id) { values { text } } proposal(id: $proposalId) { proposedText } }',
    { id, proposalId },
  );
  expect(read).toEqual({ product: { values: [{ text: 'Leuchten' }] }, proposal: { proposedText: 'Leuchten' } });
});
