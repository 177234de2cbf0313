import { createHash } from 'node:crypto';
import { attributesOf, type ChannelField, partName, partsOf } from '@quarry/contracts/feeds';
import {
  type ChannelRow,
  checkRow,
  type DelimitedColumn,
  delimitedHeader,
  delimitedRow,
  evaluateRules,
  jsonLine,
  printValue,
  type RowField,
  type RowIssue,
  type Value,
  xmlFoot,
  xmlHead,
  xmlItem,
} from '@quarry/extraction/channel-row';
import { writtenRows } from '@quarry/extraction/channel-file';
import type { FeedChannel, FeedFileFormat, FeedRecipe, RowSource } from './feed.ts';
import type { RowInput } from './row-input.store.ts';
import { evaluationInput, type RowSurroundings } from './row-values.ts';

/** A row as its rules make it now. */
export type MadeRow = {
  input: RowInput;
  row: ChannelRow;
  rendered: string;
  sources: RowSource[];
  issues: RowIssue[];
};

/** Evaluates, checks and writes the row of a listing. */
export function makeRow(
  input: RowInput,
  { rules, format }: Pick<FeedRecipe, 'rules' | 'format'>,
  channel: Pick<FeedChannel, 'fields' | 'country' | 'currency'>,
  surroundings: RowSurroundings,
): MadeRow {
  const { fields } = channel;
  const row = evaluateRules(rules, fields, evaluationInput(input, surroundings));
  return {
    input,
    row,
    rendered: renderRow(row, fields, format),
    sources: sourcesOf(row),
    issues: checkRow(row, fields, channel),
  };
}

/** What reads rows of a format back. */
const forms = { xml: 'xml', csv: 'delimited', tsv: 'delimited', jsonl: 'json_lines' } as const;
const delimiters = { csv: ',', tsv: '\t' } as const;

function renderRow(row: ChannelRow, fields: readonly ChannelField[], format: FeedFileFormat): string {
  if (format === 'jsonl') return jsonLine(row, fields);
  return format === 'xml' ? xmlItem(row, fields) : delimitedRow(row, columnsOf(fields), fields, delimiters[format]);
}

/** Writes rows of one format as they are in another, for those that are kept as they were; undefined for what is no row. */
export function rewriting(
  from: FeedFileFormat,
  to: FeedFileFormat,
  fields: readonly ChannelField[],
): (rendered: string) => string | undefined {
  const { head } = frameOf(from, fields, { title: '', link: '' });
  const read = writtenRows(forms[from], head, fields);
  return (rendered) => {
    const row = read(rendered);
    return row && renderRow(row, fields, to);
  };
}

/** What stands above the rows of a file, and below them. */
export function frameOf(
  format: FeedFileFormat,
  fields: readonly ChannelField[],
  channel: { title: string; link: string },
): { head: string; foot: string } {
  if (format === 'xml') return { head: xmlHead(channel), foot: xmlFoot };
  if (format === 'jsonl') return { head: '', foot: '' };
  return { head: delimitedHeader(columnsOf(fields), delimiters[format]), foot: '' };
}

/** All attributes of the kind: rows of two versions of a mapping stand in one file while it is rebuilt. A price comes last in its group. */
function columnsOf(fields: readonly ChannelField[]): DelimitedColumn[] {
  return attributesOf(fields).map(({ name }) => {
    const parts = partsOf(fields, name).map(partName);
    return {
      field: name,
      parts: [...parts.filter((part) => part !== 'price'), ...parts.filter((part) => part === 'price')],
    };
  });
}

function sourcesOf(row: ChannelRow): RowSource[] {
  return [...row].flatMap(([field, made]) => (made.values.length === 0 ? [] : [sourceOf(field, made)]));
}

/** What a field was made of, also where that came to nothing; a part without a rule is made with its group. */
export function sourcesOfField(row: ChannelRow, field: string): RowSource | null {
  const [group = field] = field.split('.', 1);
  const name = row.has(field) ? field : group;
  const made = row.get(name);
  return made ? sourceOf(name, made) : null;
}

function sourceOf(field: string, { values, read, rule }: RowField): RowSource {
  return { field, values: values.map(shownValue), rule: rule === 'default' ? null : rule, read: [...read] };
}

/** A value as a person reads it. */
function shownValue(value: Value): string {
  if (value.kind === 'list') return value.items.map(shownValue).join(', ');
  if (value.kind !== 'record') return printValue(value) ?? '';
  return Object.entries(value.parts)
    .map(([name, part]) => `${name}: ${shownValue(part)}`)
    .join(', ');
}

/** By which a row is told from the one that stands. */
export function hashOfRow({
  rendered,
  sources,
  servedFrom,
  servedUntil,
}: {
  rendered: string;
  sources: readonly RowSource[];
  servedFrom: Date | null;
  servedUntil: Date | null;
}): string {
  return createHash('sha256')
    .update(JSON.stringify([rendered, sources, servedFrom, servedUntil]))
    .digest('hex');
}
