import { readFile, stat } from 'node:fs/promises';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { type ChannelKind, type KindFault, readKind } from '@quarry/contracts/feeds';
import { type CommandCall, UsageFailure } from './command.ts';
import { callerPath, textOption } from './input.ts';

/**
 * The newest version of the kind of channel that --kind names, or that of the kind file at its path. A file that gives none is wrong
 * usage, so that its exit status is another than that of rows with errors.
 */
export async function kindOption(options: CommandCall['options']): Promise<ChannelKind> {
  const said = textOption(options, 'kind');
  const kinds = shippedKinds.flatMap((shipped) => {
    const read = readKind(shipped);
    return 'kind' in read ? [read.kind] : [];
  });
  const kind = kinds.findLast((one) => one.code === said);
  if (kind !== undefined) return kind;
  if (said !== undefined && isPath(said)) return kindOfFile(said);
  const codes = [...new Set(kinds.map((one) => one.code))].join(', ');
  const wrong = said === undefined ? '' : `, not "${said}"`;
  throw new UsageFailure(`--kind takes one of ${codes}${wrong}; or the path of a kind file, such as ./kind.json.`);
}

/** The code of a kind has neither. */
const isPath = (said: string): boolean => /[./\\]/.test(said);

const mostBytes = 8_000_000;

async function kindOfFile(path: string): Promise<ChannelKind> {
  const read = readKind(parsed(path, await textOfFile(path)));
  if ('faults' in read) throw new UsageFailure(`${path}: ${sentenceOf(read.faults)}`);
  return read.kind;
}

async function textOfFile(path: string): Promise<string> {
  const place = callerPath(path);
  try {
    const { size } = await stat(place);
    if (size <= mostBytes) return await readFile(place, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageFailure(`${path} can not be read (${code}); check the path of --kind.`);
  }
  throw new UsageFailure(`${path} has more than 8 MB; name a kind file with --kind.`);
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new UsageFailure(`${path} is not JSON; correct the file, or name another with --kind.`);
  }
}

const mostFaults = 5;

/** Each fault names its place; of many the first ones. */
function sentenceOf(faults: readonly KindFault[]): string {
  const sentences = faults.slice(0, mostFaults).map(({ reason }) => reason.replaceAll('\n', ' '));
  const more = faults.length - sentences.length;
  return [...sentences, ...(more > 0 ? [`There are ${more} more faults.`] : [])].join(' ');
}
