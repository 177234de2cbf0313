import { describe, expect, it } from 'vitest';
import { mergedValues } from './product-versions.tsx';
import type { ProductValues } from './product.form.tsx';

const values = (over: Partial<ProductValues>): ProductValues => ({
  name: 'Kettle',
  description: '',
  brandId: null,
  categoryId: '',
  tags: [],
  gtin: '',
  mpn: '',
  sku: '',
  ...over,
});

describe('two versions of a product', () => {
  it('become one with each field from the side that was chosen', () => {
    const mine = values({ name: 'My kettle', tags: ['mine'] });
    const theirs = values({ name: 'Their kettle', tags: ['theirs'], description: 'Theirs' });
    const merged = mergedValues(mine, theirs, { name: 'mine', tags: 'theirs' });
    expect(merged).toEqual(values({ name: 'My kettle', tags: ['theirs'], description: 'Theirs' }));
  });
});
