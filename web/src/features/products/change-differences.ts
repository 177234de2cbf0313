import type { Difference } from '../../ui/diff-list.tsx';
import { attributeName, type ProductTexts } from './product-text.ts';
import type { AttributeBriefFragment, ProductChangeFragment, ProductStatus } from './product.operations.generated.ts';

const fieldLabels = {
  name: 'name',
  description: 'description',
  brandId: 'brand',
  categoryId: 'category',
  tags: 'tags',
  gtin: 'gtin',
  mpn: 'mpn',
  status: 'status',
} as const;

/** What a change changed, as field, before and after in words; fields that stayed the same are left out. */
export function differencesOf(
  change: Pick<ProductChangeFragment, 'before' | 'after'>,
  attributes: readonly Pick<AttributeBriefFragment, 'code' | 'name' | 'type'>[],
  nameOf: (id: string) => string,
  t: ProductTexts,
): Difference[] {
  const before = fieldsOf(change.before);
  const after = fieldsOf(change.after);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys
    .filter((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))
    .map((key) => {
      const isReference = ['brandId', 'categoryId'].includes(key) || isReferenceValue(key, attributes);
      const show = (value: unknown) =>
        isReference && typeof value === 'string' ? nameOf(value) : shown(key, value, t);
      return { field: labelOf(key, attributes, t), before: show(before[key]), after: show(after[key]) };
    });
}

/** The brands that changes name by id, each once. */
export function brandIdsOf(changes: readonly Pick<ProductChangeFragment, 'before' | 'after'>[]): string[] {
  const ids = changes
    .flatMap(({ before, after }) => [fieldsOf(before), fieldsOf(after)])
    .flatMap((fields) => Object.entries(fields))
    .flatMap(([key, value]) =>
      (key === 'brandId' || key.startsWith('value:brand:')) && typeof value === 'string' ? [value] : [],
    );
  return [...new Set(ids)];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** `value:color:de:<variant>` names the colour in German; anything else is a field of the product itself. */
function labelOf(
  key: string,
  attributes: readonly Pick<AttributeBriefFragment, 'code' | 'name'>[],
  t: ProductTexts,
): string {
  const [kind, code = '', locale = ''] = key.split(':');
  if (kind !== 'value') return key in fieldLabels ? t(fieldLabels[key as keyof typeof fieldLabels]) : key;
  const attribute = attributes.find((one) => one.code === code);
  const name = attributeName(t, attribute ?? { code, name: code });
  return locale === '' ? name : `${name} (${locale})`;
}

function isReferenceValue(key: string, attributes: readonly Pick<AttributeBriefFragment, 'code' | 'type'>[]): boolean {
  const [kind, code] = key.split(':');
  const type = kind === 'value' ? attributes.find((one) => one.code === code)?.type : undefined;
  return type === 'brand' || type === 'category';
}

function shown(key: string, value: unknown, t: ProductTexts): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (key === 'status') return t(`is.${value as ProductStatus}`);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
