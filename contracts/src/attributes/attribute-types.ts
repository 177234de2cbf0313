/** What a value of an attribute can be. `number` is a decimal number, as its first attribute named it. */
export const attributeTypes = [
  'text',
  'long_text',
  'integer',
  'number',
  'measure',
  'money',
  'boolean',
  'option',
  'options',
  'date',
  'url',
  'media',
  'brand',
  'category',
  'product',
] as const;
export type AttributeType = (typeof attributeTypes)[number];

/** What a person may make an attribute of: each of these can be entered, imported and shown. */
export const offeredTypes = [
  'text',
  'long_text',
  'integer',
  'number',
  'measure',
  'money',
  'boolean',
  'option',
  'options',
  'date',
  'url',
  'brand',
  'category',
  'product',
] as const satisfies readonly AttributeType[];

/** What an attribute is about, in the order in which it stands on a product. */
export const attributeGroups = [
  'GENERAL',
  'IDENTIFIERS',
  'VARIANTS',
  'DIMENSIONS',
  'MATERIALS',
  'TECHNICAL',
  'COMPLIANCE',
  'MARKETING',
  'OTHER',
] as const;
export type AttributeGroup = (typeof attributeGroups)[number];

/** Whether values of a type are options of their attribute: one of them, or several. */
export function hasOptions(type: string): boolean {
  return type === 'option' || type === 'options';
}

export function isAttributeType(name: string): name is AttributeType {
  return (attributeTypes as readonly string[]).includes(name);
}
