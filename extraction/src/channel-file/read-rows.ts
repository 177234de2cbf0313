import type { ChannelKind } from '@quarry/contracts/feeds';
import type { Reasoned } from '@quarry/contracts/wording';
import { FeedRefusal } from '../feed/index.ts';
import type { RawItem, RawValue } from './raw-row.ts';
import { type FileForm, readItems, unknownForm } from './read-items.ts';

/** A value as it stands in a file: its text, or the parts of a group. */
type WrittenValue = string | Record<string, readonly string[]>;

/** A row as it stands in a file; `unknown` are names that the kind does not have, whose values are left out. */
type WrittenRow = {
  line: number;
  id: string | null;
  fields: Record<string, WrittenValue[]>;
  unknown: readonly string[];
};

type BadWrittenRow = { line: number; id: string | null; error: Reasoned };

export type WrittenSummary = FileForm & {
  kind: string;
  version: number;
  rows: number;
  good: number;
  bad: number;
  /** The file holds no rows at all; why. */
  refusal?: Reasoned;
};

export type WrittenItem = WrittenRow | BadWrittenRow | { summary: WrittenSummary };

/**
 * Each row of a file by the names of a kind, with its texts as they are written: no value is read as an offer's. Rows come in the order of
 * the file, and last a summary. Memory stays flat at any size.
 */
export async function* readRows(chunks: AsyncIterable<Uint8Array>, kind: ChannelKind): AsyncGenerator<WrittenItem[]> {
  const summary: WrittenSummary = {
    ...unknownForm(),
    kind: kind.code,
    version: kind.version,
    rows: 0,
    good: 0,
    bad: 0,
  };
  try {
    for await (const items of readItems(chunks, kind, summary)) {
      const bad = items.filter((item) => 'why' in item).length;
      summary.rows += items.length;
      summary.bad += bad;
      summary.good += items.length - bad;
      yield items.map(writtenItem);
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    summary.refusal = error.why;
  }
  yield [{ summary }];
}

function writtenItem(item: RawItem): WrittenRow | BadWrittenRow {
  if ('why' in item) return { line: item.line, id: item.id, error: item.why };
  const { line, values, unknown } = item;
  const [id] = values.get('id') ?? [];
  const fields = Object.fromEntries([...values].map(([name, given]) => [name, given.map(writtenValue)]));
  return { line, id: typeof id === 'string' ? id : null, fields, unknown };
}

function writtenValue(value: RawValue): WrittenValue {
  return typeof value === 'string' ? value : Object.fromEntries(value);
}
