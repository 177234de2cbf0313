import type { ReactNode } from 'react';
import type { DivergedField, Side } from '../../ui/form/index.ts';
import { RecordNames } from '../../ui/record-choices/index.ts';
import type { ProductTexts } from './product-text.ts';
import type { ProductValues } from './product.form.tsx';
import type { ProductDetailFragment } from './product.operations.generated.ts';

/** A product as its form begins; its identifiers belong to the variants and are not edited there. */
export function valuesOf({ name, description, brand, category, tags }: ProductDetailFragment): ProductValues {
  return {
    name,
    description: description ?? '',
    brandId: brand?.id ?? null,
    categoryId: category?.id ?? '',
    tags,
    gtin: '',
    mpn: '',
    sku: '',
  };
}

/** Two versions that grew from one, field by field: what it was, what is typed here, and what was saved meanwhile. */
export function divergedFields(
  base: ProductDetailFragment,
  mine: ProductValues,
  newest: ProductDetailFragment,
  t: ProductTexts,
): DivergedField[] {
  const names = new Map([base, newest].flatMap(({ brand }) => (brand ? [[brand.id, brand.name]] : [])));
  const field = (name: 'name' | 'description' | 'brandId' | 'categoryId' | 'tags', label: string): DivergedField => {
    const show = (values: ProductValues) => {
      if (name === 'brandId') return shownBrand(values.brandId, names);
      return name === 'categoryId' ? shownCategory(values.categoryId) : shown(values[name]);
    };
    return { field: name, label, before: show(valuesOf(base)), mine: show(mine), theirs: show(valuesOf(newest)) };
  };
  return [
    field('name', t('name')),
    field('brandId', t('brand')),
    field('categoryId', t('category')),
    field('description', t('description')),
    field('tags', t('tags')),
  ];
}

/** Mine and theirs as one, each field from the side that was chosen for it. */
export function mergedValues(
  mine: ProductValues,
  theirs: ProductValues,
  sides: Readonly<Record<string, Side>>,
): ProductValues {
  const chosen = Object.entries(mine).filter(([field]) => sides[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(chosen) };
}

function shown(value: string | readonly string[]): string | null {
  if (value.length === 0) return null;
  return typeof value === 'string' ? value : value.join(', ');
}

/** The brand that is typed may be of neither stored version. */
function shownBrand(id: string | null, names: ReadonlyMap<string, string>): ReactNode {
  return id === null ? null : (names.get(id) ?? <RecordNames of="Brand" ids={[id]} />);
}

/** With the names above it, as it is chosen. */
function shownCategory(id: string): ReactNode {
  return id === '' ? null : <RecordNames of="Category" ids={[id]} />;
}
