import type { NamedEdit } from './product-edit.ts';

/** How a change names a value: `value:color:de:<variant>`. */
export function valueKey(code: string, locale: string, variantId: string | null): string {
  return `value:${code}:${locale}:${variantId ?? ''}`;
}

/** The place that such a name means; undefined for the name of a field. */
export function placeOfKey(key: string): Omit<NamedEdit, 'value'> | undefined {
  const [kind, code, locale, variantId] = key.split(':');
  if (kind !== 'value' || code === undefined || locale === undefined) return undefined;
  return { code, locale, variantId: variantId || null };
}
