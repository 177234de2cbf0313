import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { revertChanges } from '../audit/index.ts';
import { buildProduct } from './product.builder.ts';
import { productHistory } from './product.history.ts';
import { findProductsForUpdate } from './product.store.ts';
import { saveValuesOf } from './product-value.commands.ts';
import { compareReverts } from './testing/compare-reverts.ts';
import { counting } from './testing/counting.ts';

const [api, other] = [await testApi(), await testApi()];
const { deps } = api;

describe('changes of many products', () => {
  it('leave the same rows taken back in sets as one by one', async () => {
    const seed = 34;
    const { kinds, apart } = await compareReverts(api, other, { seed, products: 25, edits: 60 });
    expect(apart, `seed ${seed}`).toEqual({});
    expect([...kinds]).toEqual(expect.arrayContaining(['reverted', 'changed_since', 'not_revertible', 'not_found']));
  });

  it('take no more statements than those of a few', async () => {
    const inSets = productHistory.restoring?.inSets;
    if (!inSets) throw new Error('Products are not restored in sets.');
    const origin = { actor: systemActor, cause: 'bulk_run' as const, causeId: newId() };
    const made = await Promise.all(
      Array.from({ length: 42 }, (_, at) => buildProduct(deps.db, { name: `Lamp ${at}` })),
    );
    const edits = [
      { code: 'mpn', value: 'DS-224' },
      { code: 'color', value: 'red' },
    ];
    const saved = await withTransaction(deps.db, async (tx) => {
      const locked = await findProductsForUpdate(
        tx,
        made.map(({ id }) => id),
      );
      return saveValuesOf(
        tx,
        deps,
        origin,
        [...locked.values()].map((product) => ({ product, edits })),
      );
    });
    const changes = saved.map((outcome) => {
      if (outcome.kind !== 'saved' || outcome.changeId === null) throw new Error('An edit was not saved.');
      return { id: outcome.changeId, entityId: outcome.record.id };
    });
    const revert = (own: typeof changes) =>
      counting(deps.db, (tx) => revertChanges({ ...deps, db: tx }, origin, { history: productHistory, inSets }, own));
    const few = await revert(changes.slice(0, 2));
    const many = await revert(changes.slice(2));
    expect(many.result.map(({ kind }) => kind)).toEqual(Array.from({ length: 40 }, () => 'reverted'));
    expect(many.statements).toBe(few.statements);
    const ids = made.map(({ id }) => id);
    expect(await deps.db.selectFrom('product_value').where('product_id', 'in', ids).execute()).toEqual([]);
  });
});
