import { isCountry } from '@quarry/contracts/common';
import { checkFile, type FileIssue, type FileItem, type FileSummary } from '@quarry/extraction/channel-file';
import { type CommandCall, CommandFailure, UsageFailure } from './command.ts';
import { counted } from './counted.ts';
import type { FeedSource } from './feed-address.ts';
import { kindOption } from './feed-kind.ts';
import { formText, remarkLines } from './feed-words.ts';
import { textOption } from './input.ts';

type Check = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<FileItem[]>;

/** The check of a file by the kind and for the country that the options name. */
export async function readCheck(options: CommandCall['options'], currency: string | undefined): Promise<Check> {
  const kind = await kindOption(options);
  const country = textOption(options, 'country')?.toUpperCase();
  if (country !== undefined && !isCountry(country)) {
    throw new UsageFailure(`--country takes an ISO 3166 code such as DE, not "${country}".`);
  }
  return (chunks) => checkFile(chunks, kind, { country: country ?? null, currency: currency ?? null });
}

/** One line for each issue, and last the summary; the exit status is 1 when a row has an error. */
export async function answerIssues(
  call: CommandCall,
  source: string,
  batches: AsyncIterable<FileItem[]>,
  warnings: FeedSource['warnings'],
): Promise<number> {
  let errors = 0;
  for await (const batch of batches) {
    for (const item of batch) {
      if (!('summary' in item)) continue;
      const { refusal, remarks } = item.summary;
      if (refusal) throw new CommandFailure(refusal.code, `${source}: ${refusal.reason}`);
      remarks.push(...(warnings?.() ?? []));
      ({ errors } = item.summary);
    }
    await call.answerAll(batch, describe);
  }
  return errors === 0 ? 0 : 1;
}

function describe(item: FileItem): string {
  return 'summary' in item ? describeSummary(item.summary) : describeIssue(item);
}

function describeIssue({ row, line, id, severity, code, detail, documentation }: FileIssue): string {
  const explained = documentation === null ? '' : `\n    ${documentation}`;
  return `row ${row}, line ${line}  ${id ?? '-'}  ${severity} ${code}: ${detail.replaceAll('\n', ' ')}${explained}`;
}

function describeSummary(summary: FileSummary): string {
  const { kind, version, rows, good, errors, warnings, hints, unknown, remarks } = summary;
  const counts = `${good} good, ${rows - good} refused; ${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(hints, 'hint')}`;
  return `${counted(rows, 'row')}: ${counts} (by ${kind} ${version}; ${formText(summary)})${unknownLines(unknown)}${remarkLines(remarks)}`;
}

function unknownLines(unknown: FileSummary['unknown']): string {
  return unknown.map(({ field, rows }) => `\n  ROW_UNKNOWN: ${field} in ${counted(rows, 'row')}`).join('');
}
