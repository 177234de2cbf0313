import { attributesOf, type ChannelField, partName, partsOf } from '@quarry/contracts/feeds';
import type { ChannelRow } from './evaluate-rules.ts';
import { printValue } from './print-value.ts';
import { itemsOf, type Value } from './value.ts';

/** What stands above the rows of Google's XML, an RSS 2.0 channel; its names are those of the shop. */
export function xmlHead({ title, link }: { title: string; link: string }): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `<title>${escaped(title)}</title>\n<link>${escaped(link)}</link>\n<description>${escaped(title)}</description>\n`
  );
}

export const xmlFoot = '</channel>\n</rss>\n';

/** A row as an item: attributes in the order of the kind, groups with their parts, repeated values one after the other. */
export function xmlItem(row: ChannelRow, fields: readonly ChannelField[]): string {
  const lines = attributesOf(fields).flatMap((field) =>
    (row.get(field.name)?.values ?? []).map((value) => `${element(field, value, fields)}\n`),
  );
  return `<item>\n${lines.join('')}</item>\n`;
}

function element(field: ChannelField, value: Value, fields: readonly ChannelField[]): string {
  const name = partName(field);
  if (value.kind !== 'record') return `<g:${name}>${escaped(printValue(value) ?? '')}</g:${name}>`;
  const parts = partsOf(fields, field.name).flatMap((part) => {
    const given = value.parts[partName(part)];
    return given === undefined ? [] : itemsOf(given).map((item) => element(part, item, fields));
  });
  return `<g:${name}>${parts.join('')}</g:${name}>`;
}

// XML 1.0 has no way to write these, not even by a reference.
// oxlint-disable-next-line no-control-regex -- The signs that XML cannot hold are control characters.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
}
