import type { FieldMeaning } from './field-names.ts';
import { addNamedAttribute } from './nested-value.ts';
import { addValue, type SourceRow } from './source-row.ts';
import type { ElementNames } from './xml-names.ts';
import { decodeXml } from './xml-text.ts';
import { readAttributes } from './xml-token.ts';

/** A child of an entry whose open tag has attributes; `hasParts` when elements inside it gave values. */
export type ElementWithAttributes = { name: string; meaning: FieldMeaning; attributes: string; hasParts: boolean };

/** `<link href="..."/>`, `<param name="Colour">red</param>`, `<price currency="EUR">12.90</price>`. */
export function addWithAttributes(row: SourceRow, child: ElementWithAttributes, text: string): void {
  const attributes = readAttributes(child.attributes);
  const plain = (name: string): string => decodeXml(attributes.get(name) ?? '').text.trim();
  if (child.meaning.field === 'link') {
    addLink(row, child.meaning, plain('rel'), plain('href') || text);
    return;
  }
  if (child.meaning.field === null && child.name === 'enclosure') {
    if (plain('type').startsWith('image')) addValue(row, { ...child.meaning, field: 'image_link' }, plain('url'));
    return;
  }
  const isParameter = child.meaning.field === null && plain('name') !== '' && text !== '';
  if (isParameter) {
    addNamedAttribute(row, plain('name'), text, child.meaning.path);
    return;
  }
  const currency = plain('currency') || plain('currencycode') || plain('unit');
  const meaning = currency === '' ? child.meaning : { ...child.meaning, currency: currency.toUpperCase() };
  const inAttribute =
    plain('url') || plain('href') || plain('src') || plain('value') || plain('label') || plain('term');
  addValue(row, meaning, text === '' && !child.hasParts ? inAttribute : text);
}

function addLink(row: SourceRow, meaning: FieldMeaning, relation: string, address: string): void {
  if (relation === '' || relation === 'alternate') addValue(row, meaning, address);
  else if (relation === 'enclosure' || relation === 'image')
    addValue(row, { ...meaning, field: 'image_link' }, address);
}

/** `<offer id="77" available="true">`: attributes of the entry that are fields we know. */
export function addEntryAttributes(row: SourceRow, names: ElementNames, source: string): void {
  for (const [name, value] of readAttributes(source)) {
    const meaning = names(name);
    if (meaning.field !== null && name !== 'about') {
      addValue(row, { ...meaning, path: `@${name}`, isSpecific: false }, decodeXml(value).text.trim());
    }
  }
}
