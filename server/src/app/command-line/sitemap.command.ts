import { reasoned } from '@quarry/contracts/wording';
import { open } from 'node:fs/promises';
import {
  type FoundIn,
  type OpenSitemap,
  type SitemapAddress,
  type SitemapChild,
  type SitemapProblem,
  walkSitemap,
} from '@quarry/extraction/sitemap';
import { environment } from '../../environment.ts';
import { openOutbound } from '../../platform/http/index.ts';
import { type Command, type CommandCall, UsageFailure } from './command.ts';
import { callerPath, isAddress } from './input.ts';

const fileTimeoutMs = 120_000;
const fileMaxBytes = 200_000_000;

export const sitemapCommand: Command = {
  name: 'sitemap',
  summary: 'List the URLs of a sitemap and of its indexes.',
  usage: 'quarry sitemap <file|url> [--json]',
  help: `Reads XML, plain text, RSS, Atom and RDF, gzip or not; what is broken is named and the rest is kept.
  --json    one JSON object a line: {url, lastmod}, {line | url, code, reason}, or
            {sitemap, line, notes} for a sitemap of an index that needs a note
Exit status 1 when no URL was found.`,
  run: async (call) => {
    const [source, ...more] = call.words;
    if (source === undefined || more.length > 0) throw new UsageFailure('Name one sitemap, a file or an address.');
    let found = 0;
    for await (const item of walkSitemap(source, openSource)) {
      if (item.kind === 'address') {
        found += 1;
        await answerAddress(call, item);
      } else if (item.kind === 'child') {
        await answerChild(call, item);
      } else {
        await answerProblem(call, item);
      }
    }
    if (found === 0) call.remark(`quarry sitemap: no address was found in ${source}.`);
    return found > 0 ? 0 : 1;
  },
};

async function answerAddress(call: CommandCall, { url, lastmod, notes, alternates }: SitemapAddress): Promise<void> {
  const json = {
    url,
    lastmod,
    ...(notes.length > 0 ? { notes } : {}),
    ...(alternates.length > 0 ? { alternates } : {}),
  };
  const remarks = notes.length > 0 ? `  (${notes.join(', ')})` : '';
  await call.answer(json, `${url}  ${lastmod ?? '-'}${remarks}`);
}

async function answerChild(call: CommandCall, { url, line, notes }: SitemapChild): Promise<void> {
  await call.answer({ sitemap: url, line, notes }, `# ${url}  (${notes.join(', ')})`);
}

async function answerProblem(
  call: CommandCall,
  { line, url, code, reason, sitemap }: SitemapProblem & FoundIn,
): Promise<void> {
  const place = line === null ? { url: url ?? sitemap } : { line, ...(url === undefined ? {} : { url }) };
  const where = [line === null ? '' : `line ${line}`, url ?? ''].filter(Boolean).join(' of ');
  await call.answer({ ...place, code, reason }, `! ${where ? `${where}: ` : ''}${reason}`);
}

/** The root may be a file; children of an index are web addresses always. */
const openSource: OpenSitemap = async (source) => (isAddress(source) ? openAddress(source) : openFile(source));

const openAddress: OpenSitemap = async (address) => {
  const opened = await openOutbound(address, {
    allowHosts: environment().allowHosts,
    timeoutMs: fileTimeoutMs,
    maxBytes: fileMaxBytes,
  });
  if (opened.kind === 'refusal') return opened;
  if (opened.status === 200) return { chunks: opened.body, encodingFault: opened.encodingFault };
  opened.close();
  return reasoned('bad_status', { status: String(opened.status) });
};

const openFile: OpenSitemap = async (path) => {
  try {
    const file = await open(callerPath(path));
    if ((await file.stat()).isFile()) return { chunks: file.createReadStream() };
    await file.close();
  } catch {
    // Said below: whatever the cause, the file cannot be read.
  }
  return {
    code: 'unreadable_file',
    reason: `${path} is no file that can be read. Check its path and its permissions.`,
  };
};
