import type { ChannelField } from '@quarry/contracts/feeds';
import type { ChannelRow } from '../channel-row/index.ts';
import { delimitedRows } from './delimited-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { RawReader } from './raw-row.ts';
import { typedRow } from './typed-row.ts';
import { xmlRows } from './xml-rows.ts';

/** The form in which `xmlItem` writes. */
const ownXml = { root: 'rss', item: 'item', namespaces: { g: '' }, delimiter: ',', header: true };

/**
 * Reads rows that were written here, each given whole, below the head of their file. Undefined for what is not one row of that form.
 */
export function writtenRows(
  form: 'xml' | 'delimited' | 'json_lines',
  head: string,
  fields: readonly ChannelField[],
): (written: string) => ChannelRow | undefined {
  let reader = opened();
  return (written) => {
    const [item, ...others] = reader.push(written, false);
    if (item !== undefined && !('why' in item) && others.length === 0) return typedRow(item, fields).row;
    // What it holds of this row would be read as part of the next.
    reader = opened();
    return undefined;
  };

  function opened(): RawReader {
    const fresh = readerOf(form, fields);
    fresh.push(head, false);
    return fresh;
  }
}

function readerOf(form: 'xml' | 'delimited' | 'json_lines', fields: readonly ChannelField[]): RawReader {
  if (form === 'json_lines') return jsonRows(fields);
  return form === 'xml' ? xmlRows(fields, ownXml, []) : delimitedRows(fields);
}
