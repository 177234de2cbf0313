/** Attributes that no property of a page states: references, what fields of their own state, and what is not a shop's to say. */
const notByName: ReadonlySet<string> = new Set([
  'tax_class',
  'name',
  'description',
  'brand',
  'category',
  'image',
  'gtin',
  'sku',
]);

/** Whether no two products may have the same text of it. What identifies products has checks of its own, and names are no keys. */
export function canBeUnique(code: string): boolean {
  return isStatedByName(code) && code !== 'mpn';
}

/** Whether a property of a page can state the attribute. */
export function isStatedByName(code: string): boolean {
  return !notByName.has(code);
}
