import { readRows, type WrittenItem, type WrittenSummary } from '@quarry/extraction/channel-file';
import { type CommandCall, CommandFailure } from './command.ts';
import { counted } from './counted.ts';
import type { FeedSource } from './feed-address.ts';
import { kindOption } from './feed-kind.ts';
import { formText, remarkLines } from './feed-words.ts';

type Read = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<WrittenItem[]>;

/** The reader of rows by the kind that the options name. */
export async function rowReader(options: CommandCall['options']): Promise<Read> {
  const kind = await kindOption(options);
  return (chunks) => readRows(chunks, kind);
}

/** One line for each row, and last the summary. */
export async function answerRows(
  call: CommandCall,
  source: string,
  batches: AsyncIterable<WrittenItem[]>,
  warnings: FeedSource['warnings'],
): Promise<number> {
  for await (const batch of batches) {
    for (const item of batch) {
      if (!('summary' in item)) continue;
      const { refusal, remarks } = item.summary;
      if (refusal) throw new CommandFailure(refusal.code, `${source}: ${refusal.reason}`);
      remarks.push(...(warnings?.() ?? []));
    }
    await call.answerAll(batch, describe);
  }
  return 0;
}

function describe(item: WrittenItem): string {
  if ('summary' in item) return describeSummary(item.summary);
  const place = `line ${item.line}  ${item.id ?? '-'}`;
  if ('error' in item) return `${place}  BAD ${item.error.code}: ${item.error.reason}`;
  const unknown = item.unknown.length === 0 ? '' : `\n    unknown: ${item.unknown.join(', ')}`;
  return `${place}  ${Object.keys(item.fields).join(', ')}${unknown}`;
}

function describeSummary(summary: WrittenSummary): string {
  const { kind, version, rows, good, bad, remarks } = summary;
  return `${counted(rows, 'row')}: ${good} good, ${bad} bad (by ${kind} ${version}; ${formText(summary)})${remarkLines(remarks)}`;
}
