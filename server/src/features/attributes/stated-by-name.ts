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

/** Whether a property of a page can state the attribute. */
export function isStatedByName(code: string): boolean {
  return !notByName.has(code);
}
