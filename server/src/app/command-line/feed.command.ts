import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isCurrencyCode } from '@quarry/contracts';
import { readFeedBatches, type FeedItem, type FeedOptions, type FeedSummary } from '@quarry/extraction/feed';
import { type Command, type CommandCall, CommandFailure, UsageFailure } from './command.ts';
import { counted } from './counted.ts';
import type { FeedSource } from './feed-address.ts';
import { formText, remarkLines } from './feed-words.ts';
import { callerPath, isAddress, textOption } from './input.ts';

export const feedCommand: Command = {
  name: 'feed',
  summary:
    'Read a product feed (Google Shopping XML, Atom, RSS, CSV, TSV, JSON), or check it by the rules of a kind of channel.',
  usage: `quarry feed read <file|url> [--kind <kind> | --currency EUR --locale de --url <feed url>] [--json]
       quarry feed check <file|url> --kind <kind> [--country DE] [--currency EUR] [--json]`,
  help: `read answers one line for each row: its offer, or why it makes none; and last a summary.
With --kind it answers the fields of each row by the names of the kind, with their texts as they are written.
check answers one line for each issue, and last a summary; it exits with 1 when a row has an error,
and with 2 when the kind, or its file, is none.
  --kind       kind of channel, such as google_merchant, or the path of a kind file, such as ./kind.json
  --country    ISO 3166 code of the country that the rows are for
  --currency   ISO 4217 code: read takes it for prices that name none, check for the currency of the channel
  --locale     language tag that settles number styles such as 1.299
  --url        URL of the feed, for relative links in a file
  --json       one JSON object a line`,
  options: {
    kind: { type: 'string' },
    country: { type: 'string' },
    currency: { type: 'string' },
    locale: { type: 'string' },
    url: { type: 'string' },
  },
  run: async (call) => {
    const [action, source, ...others] = call.words;
    if ((action !== 'read' && action !== 'check') || source === undefined || others.length > 0) {
      throw new UsageFailure('Say "feed read" or "feed check" and name one file or web address.');
    }
    if (action === 'check') return checkFeed(call, source);
    if (textOption(call.options, 'kind') !== undefined) return readByKind(call, source);
    const { chunks, options, warnings } = await openSource(source, readOptions(call));
    return answerFeed(call, source, readFeedBatches(chunks, options), warnings);
  },
};

function currencyOption(call: CommandCall): string | undefined {
  const currency = textOption(call.options, 'currency')?.toUpperCase();
  if (currency !== undefined && !isCurrencyCode(currency)) {
    throw new UsageFailure(`--currency takes an ISO 4217 code such as EUR, not "${currency}".`);
  }
  return currency;
}

function readOptions(call: CommandCall): FeedOptions {
  const currency = currencyOption(call);
  const locale = textOption(call.options, 'locale');
  const url = textOption(call.options, 'url');
  return {
    now: Date.now(),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale }),
    ...(url !== undefined && { url }),
  };
}

async function openSource(source: string, options: FeedOptions): Promise<FeedSource> {
  if (!isAddress(source)) return { chunks: await openFile(source), options };
  // A feed in a file is read without the modules of the outbound door, which take longer to load than a small feed to read.
  const { openFeedAddress } = await import('./feed-address.ts');
  return openFeedAddress(source, options);
}

async function checkFeed(call: CommandCall, source: string): Promise<number> {
  const { answerIssues, readCheck } = await import('./feed-check.ts');
  const check = await readCheck(call.options, currencyOption(call));
  const { chunks, warnings } = await openSource(source, {});
  return answerIssues(call, source, check(chunks), warnings);
}

async function readByKind(call: CommandCall, source: string): Promise<number> {
  const without = (['country', 'currency', 'locale', 'url'] as const).filter((name) => name in call.options);
  if (without.length > 0) {
    throw new UsageFailure(
      `"feed read --kind" reads texts as they are written; leave out --${without.join(' and --')}.`,
    );
  }
  const { answerRows, rowReader } = await import('./feed-rows.ts');
  const read = await rowReader(call.options);
  const { chunks, warnings } = await openSource(source, {});
  return answerRows(call, source, read(chunks), warnings);
}

async function openFile(source: string): Promise<AsyncIterable<Uint8Array>> {
  const path = callerPath(source);
  try {
    if ((await stat(path)).isFile()) return createReadStream(path, { highWaterMark: 256 * 1024 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandFailure('file_unreadable', `${source} can not be read (${code}); check the path.`);
  }
  throw new CommandFailure('file_unreadable', `${source} is not a file; name the feed itself.`);
}

async function answerFeed(
  call: CommandCall,
  source: string,
  batches: AsyncIterable<FeedItem[]>,
  warnings: FeedSource['warnings'],
): Promise<number> {
  for await (const batch of batches) {
    const [first] = batch;
    if (first !== undefined && 'summary' in first && first.summary.refusal !== undefined) {
      throw new CommandFailure(first.summary.refusal.code, `${source}: ${first.summary.refusal.reason}`);
    }
    for (const item of batch) {
      if ('summary' in item) item.summary.warnings.push(...(warnings?.() ?? []));
    }
    await call.answerAll(batch, describe);
  }
  return 0;
}

function describe(item: FeedItem): string {
  if ('summary' in item) return describeSummary(item.summary);
  if ('error' in item) return `line ${item.line}  ${item.id ?? '-'}  BAD ${item.error.code}: ${item.error.reason}`;
  const { name, price, listPrice } = item.offer;
  const now = price === undefined ? 'no price' : `${price.value.amount} ${price.value.currency ?? ''}`.trim();
  const was = listPrice === undefined ? '' : ` (regular ${listPrice.value.amount})`;
  const remarks = item.warnings.map((warning) => `\n    ${warning.code}: ${warning.detail}`).join('');
  return `line ${item.line}  ${item.id}  ${name?.value ?? ''}  ${now}${was}${remarks}`;
}

function describeSummary(summary: FeedSummary): string {
  const { rows, good, bad, warnings } = summary;
  return `${counted(rows, 'row')}: ${good} good, ${bad} bad (${formText(summary)})${remarkLines(warnings)}`;
}
