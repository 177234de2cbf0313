import { readFile } from 'node:fs/promises';
import type { ExtractedOffer, ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { detailed } from '@quarry/contracts/wording';
import type { PageInput } from '@quarry/extraction/page';
import { type Command, type CommandCall, UsageFailure } from './command.ts';
import { type GuessedOffer, guessPage } from './guessed-page.ts';
import { callerPath, forEachJsonLine, isAddress, isWebAddress, textOf, textOption } from './input.ts';
import { closeOutbound } from '../../platform/http/index.ts';
import { type PageReader, pageReader } from './page-reader.ts';
import { isOfOwnHost, type LoadedPage, loadWebPage } from './web-page.ts';

export const extractCommand: Command = {
  name: 'extract',
  summary: 'Raw offers of web pages: every field with value, raw text, method, path and confidence.',
  usage:
    'quarry extract <file|url ...> [--url <page url>] [--config <file> | --guess] [--json] | quarry extract --stdin [--config <file> | --guess]',
  help: [
    '  --url <url>      the URL a single file was fetched from; relative links are resolved against it',
    '  --config <file>  reads as a grabber does: JSON with {"rules": [{"field", "selector", "attribute", "scope"}], "itemSelector", ...}',
    '  --guess          reads a page without markup by what stands on it: fields of the method "guess" with proposed selectors, to be checked',
    '  --stdin          reads {"html", "url"} as JSON lines and answers each with {page, offers, warnings, reason}',
  ].join('\n'),
  options: {
    url: { type: 'string' },
    config: { type: 'string' },
    guess: { type: 'boolean' },
    stdin: { type: 'boolean' },
  },
  run: async (call) => {
    if (call.options['guess'] === true && call.options['config'] !== undefined)
      throw new UsageFailure('--guess proposes selectors and --config reads by those there are: name one of them.');
    return call.options.stdin === true ? extractLines(call) : extractArguments(call);
  },
};

async function extractArguments(call: CommandCall): Promise<number> {
  const address = textOption(call.options, 'url');
  if (call.words.length === 0) throw new UsageFailure('Name a file or an address to read.');
  if (address !== undefined && call.words.length > 1) throw new UsageFailure('--url goes with one file only.');
  if (address !== undefined && !isWebAddress(address))
    throw new UsageFailure(`--url "${address}" is no http or https address.`);
  const readable = await extractEach(call, await pageReader(textOption(call.options, 'config')), address);
  await closeOutbound();
  return readable > 0 ? 0 : 1;
}

/** Answers every word of the call and gives the number of those that could be read. */
async function extractEach(call: CommandCall, read: PageReader, address: string | undefined): Promise<number> {
  let readable = 0;
  for await (const { word, loaded } of loadEach(call.words)) {
    const page = address ?? word;
    if (!loaded.isLoaded) {
      await answerNothing(call, page, loaded);
      continue;
    }
    readable += 1;
    const base = address ?? loaded.address;
    const input = { html: loaded.bytes, url: base, contentType: loaded.contentType };
    const extracted = read(input);
    const guessed = guessFor(call, input, extracted);
    if (guessed) {
      await answerGuess(call, page, guessed, [...loaded.warnings, ...extracted.warnings]);
      continue;
    }
    await answerPage(call, page, { ...extracted, warnings: [...loaded.warnings, ...extracted.warnings] });
  }
  return readable;
}

/** As many pages of our own hosts are asked for at once; of another only the one that is to be read next. */
const mostAhead = 8;

/** Loads files and addresses, and gives them in the order of the call. */
async function* loadEach(words: readonly string[]): AsyncGenerator<{ word: string; loaded: LoadedPage }> {
  const loading: { word: string; page: Promise<LoadedPage> }[] = [];
  let waiting = 0;
  while (waiting < words.length || loading.length > 0) {
    for (; waiting < words.length && loading.length < mostAhead; waiting += 1) {
      const word = words[waiting] ?? '';
      if (loading.length > 0 && !isOfOwnHost(word)) break;
      loading.push({ word, page: load(word) });
    }
    const next = loading.shift();
    if (next) yield { word: next.word, loaded: await next.page };
  }
}

async function load(word: string): Promise<LoadedPage> {
  if (isAddress(word)) return loadWebPage(word);
  try {
    return { isLoaded: true, bytes: await readFile(callerPath(word)), address: word, contentType: null, warnings: [] };
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return {
      isLoaded: false,
      code: 'unreadable_file',
      reason: fileReasons[cause] ?? `The file "${word}" cannot be read (${cause}).`,
    };
  }
}

const fileReasons: Record<string, string> = {
  ENOENT: 'There is no such file; check the path.',
  EISDIR: 'This is a folder; name a file in it.',
  EACCES: 'The file may not be read; check its permissions.',
};

async function answerPage(call: CommandCall, page: string, extracted: ReturnType<PageReader>): Promise<void> {
  const [first] = extracted.offers;
  if (!first) {
    const { reason = '', code = '', warnings } = extracted;
    await answerNothing(call, page, { code, reason }, warnings);
    return;
  }
  for (const { offer, warnings } of extracted.offers) {
    const all = [...extracted.warnings, ...warnings];
    await call.answer({ page, offer, warnings: all }, describe(page, offer, all));
  }
}

/** Only where a person asks for it, and only of a page that states nothing itself. */
function guessFor(call: CommandCall, input: PageInput, { code }: ReturnType<PageReader>): GuessedOffer | undefined {
  return call.options['guess'] === true && code === 'no_product' ? guessPage(input) : undefined;
}

async function answerGuess(
  call: CommandCall,
  page: string,
  offer: GuessedOffer,
  before: ExtractionWarning[],
): Promise<void> {
  const warnings = [...before, detailed('guessed')];
  const fields = Object.entries(offer).map(
    ([name, { value, confidence, path }]) => `  ${name.padEnd(16)} ${shown(value)}  (guess, ${confidence})  ${path}`,
  );
  const remarks = warnings.map(({ code, detail }) => `  ! ${code}: ${detail}`);
  await call.answer({ page, offer, warnings }, [page, ...fields, ...remarks].join('\n'));
}

async function answerNothing(
  call: CommandCall,
  page: string,
  refusal: { code: string; reason: string },
  warnings: ExtractionWarning[] = [],
): Promise<void> {
  const { reason, code } = refusal;
  await call.answer({ page, offer: null, reason, code, warnings }, `${page}\n  no offer: ${reason}`);
}

async function extractLines(call: CommandCall): Promise<number> {
  if (call.words.length > 0) throw new UsageFailure('--stdin reads pages from standard input and takes no file.');
  const read = await pageReader(textOption(call.options, 'config'));
  await forEachJsonLine(
    async (value) => {
      const html = textOf(value, 'html');
      const url = textOf(value, 'url') ?? '';
      if (html === undefined)
        await answerLine(call, {
          page: url,
          offers: [],
          warnings: [],
          reason: 'The line has no "html" text.',
          code: 'missing_html',
        });
      else await answerHtml(call, read, { html, url });
    },
    async (line, reason) =>
      answerLine(call, { page: `line ${line}`, offers: [], warnings: [], reason, code: 'invalid_line' }),
  );
  return 0;
}

async function answerHtml(call: CommandCall, read: PageReader, input: PageInput): Promise<void> {
  const extracted = read(input);
  const guessed = guessFor(call, input, extracted);
  if (!guessed) return answerLine(call, { page: input.url, ...extracted });
  const answer = { page: input.url, offers: [guessed], warnings: [...extracted.warnings, detailed('guessed')] };
  await call.answer(answer, JSON.stringify(answer));
}

type PageAnswer = {
  page: string;
  offers: ExtractedOffer[];
  warnings: ExtractionWarning[];
  reason?: string;
  code?: string;
};

async function answerLine(call: CommandCall, { page, offers, warnings, reason, code }: PageAnswer): Promise<void> {
  const all = [...warnings, ...offers.flatMap((line) => line.warnings)];
  const answer = {
    page,
    offers: offers.map((line) => line.offer),
    warnings: all,
    ...(reason === undefined ? {} : { reason, code }),
  };
  await call.answer(answer, JSON.stringify(answer));
}

function describe(page: string, offer: RawOffer, warnings: ExtractionWarning[]): string {
  const fields = Object.entries(offer).map(
    ([name, field]) => `  ${name.padEnd(16)} ${shown(field.value)}  (${field.method}, ${field.confidence})`,
  );
  return [page, ...fields, ...warnings.map((warning) => `  ! ${warning.code}: ${warning.detail}`)].join('\n');
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 100 ? `${value.slice(0, 100)} ...` : value;
  if (typeof value === 'object' && value !== null && 'amount' in value) {
    const { amount, currency } = value as { amount: string; currency: string | null };
    return currency === null ? amount : `${amount} ${currency}`;
  }
  return JSON.stringify(value);
}
