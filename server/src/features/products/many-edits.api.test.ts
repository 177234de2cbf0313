import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from './product.builder.ts';
import { createProductsWith, type ProductToCreate } from './product.commands.ts';
import { findProductsForUpdate } from './product.store.ts';
import { saveValuesOf, type ValuesToSave } from './product-value.commands.ts';
import { compareSaves } from './testing/compare-saves.ts';
import { counting } from './testing/counting.ts';
import { gtins } from './testing/product-world.ts';

const [api, other] = [await testApi(), await testApi()];
const { deps } = api;
const origin = { actor: systemActor, cause: 'command_line' as const };

const builtProducts = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => buildProduct(deps.db, { name: `Lamp ${index}` })));
const save = (ids: readonly string[], valuesOf: (id: string) => Omit<ValuesToSave, 'product'>) =>
  counting(deps.db, async (tx) => {
    const locked = await findProductsForUpdate(tx, ids);
    return saveValuesOf(
      tx,
      deps,
      origin,
      [...locked.values()].map((product) => ({ product, ...valuesOf(product.id) })),
    );
  });
const nameOf = async (id: string) =>
  (await deps.db.selectFrom('product').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
const drafts = (count: number): ProductToCreate[] =>
  Array.from({ length: count }, () => {
    const id = newId();
    const none = { description: null, brandId: null, categoryId: null, tags: [], sku: null };
    return {
      id,
      draft: { ...none, name: id, gtin: gtins[1] ?? '', mpn: 'DS-224' },
      values: [{ code: 'size', value: 'L' }],
    };
  });

describe('values of many products', () => {
  it('are the same rows saved in sets as one by one', async () => {
    const seed = 34;
    const { kinds, apart } = await compareSaves(api, other, { seed, products: 25, edits: 60 });
    expect(apart, `seed ${seed}`).toEqual({});
    expect(kinds).toEqual(new Set(['saved', 'invalid', 'conflict']));
  });

  it('take no more statements than those of a few', async () => {
    const ids = (await builtProducts(42)).map(({ id }) => id);
    const edits = [
      { code: 'name', value: 'Oak lamp' },
      { code: 'gtin', value: gtins[0] },
      { code: 'color', value: 'red', base: { value: null, version: null } },
    ];
    const few = await save(ids.slice(0, 2), () => ({ edits }));
    const many = await save(ids.slice(2), () => ({ edits }));
    expect(many.result.map(({ kind }) => kind)).toEqual(Array.from({ length: 40 }, () => 'saved'));
    expect(many.statements).toBe(few.statements);
    const [made, madeMany] = [drafts(2), drafts(40)];
    const fewMade = await counting(deps.db, (tx) => createProductsWith(tx, deps, origin, made));
    const manyMade = await counting(deps.db, (tx) => createProductsWith(tx, deps, origin, madeMany));
    expect(manyMade.result.map(({ kind }) => kind)).toEqual(Array.from({ length: 40 }, () => 'saved'));
    expect(manyMade.statements).toBe(fewMade.statements);
  });

  it('leave a product as it is that would lose its name or was edited since, and write the others', async () => {
    const [kept, edited, valued, written] = await builtProducts(4);
    const values = (id: string): Omit<ValuesToSave, 'product'> => {
      if (id === kept?.id)
        return {
          edits: [
            { code: 'size', value: 'L' },
            { code: 'name', value: null },
          ],
        };
      if (id === edited?.id) return { edits: [{ code: 'name', value: 'Late' }], version: 7 };
      const base = id === valued?.id ? { value: 'Was never there' } : { value: null };
      return {
        edits: [
          { code: 'name', value: 'New' },
          { code: 'size', value: 'M', base },
        ],
      };
    };
    const all = [kept, edited, valued, written].flatMap((product) => product?.id ?? []);
    const { result } = await save(all, values);
    expect(result.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'conflict', 'invalid', 'saved']);
    expect(await Promise.all(all.map(nameOf))).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2', 'New']);
    const sizes = await deps.db
      .selectFrom('product_value')
      .select('product_id')
      .where('product_id', 'in', all)
      .execute();
    expect(new Set(sizes.map(({ product_id }) => product_id))).toEqual(new Set([written?.id]));
  });
});
