import { describe, expect, it } from 'vitest';
import { categoryRefusal } from './index.ts';

describe('a refusal of categories', () => {
  it('says which slug is taken, and what to choose', () => {
    expect(categoryRefusal({ __typename: 'CategorySlugTaken', slug: 'lamps', locale: 'en' })).toMatchObject({
      code: 'CATEGORY_SLUG_TAKEN',
      reason:
        'Another category with the same parent has the slug lamps (en). Change one of the two slugs, or choose another parent.',
    });
  });

  it.each([
    [{ products: 1, categories: 2 }, '1 product and 2 subcategories'],
    [{ products: 3, categories: 0 }, '3 products'],
    [{ products: 0, categories: 1 }, '1 subcategory'],
  ])('says of %j only what is in use', (counts, parts) => {
    expect(categoryRefusal({ __typename: 'CategoryInUse', ...counts })).toMatchObject({
      code: 'CATEGORY_IN_USE',
      reason: `The category still contains ${parts}. Move or delete its products and subcategories first.`,
    });
  });
});
