import { readFile } from 'node:fs/promises';
import { allowAll, decideByRobotsFetch, isAllowed, parseRobots, type RobotsRules } from '@quarry/extraction/robots';
import { environment } from '../../environment.ts';
import { type Command, type CommandCall, CommandFailure, UsageFailure } from './command.ts';
import { callerPath, forEachJsonLine, isAddress, textOf, textOption } from './input.ts';

/** The rules to judge by, or the sentence why nothing may be fetched. */
type RulesSource = RobotsRules | { refusal: string };

export const robotsCommand: Command = {
  name: 'robots',
  summary: 'Check URLs against a robots.txt (RFC 9309) for one product token.',
  usage: 'quarry robots <file|url> --agent <token> <url ...> [--json]   |   quarry robots --stdin',
  help: `  --agent   product token or whole User-Agent string
  --stdin   read JSON lines {"robots": "<text>", "agent", "url"} and answer one JSON line each
  --json    one JSON object a line: {url, allowed, rule, line}
URLs are absolute, or paths with their query. The URL of a site stands for its /robots.txt.`,
  options: { agent: { type: 'string' }, stdin: { type: 'boolean' } },
  run: async (call) => {
    if (call.options.stdin === true) return answerLines(call);
    const agent = textOption(call.options, 'agent');
    const [source, ...urls] = call.words;
    if (source === undefined || urls.length === 0)
      throw new UsageFailure('Name a robots.txt and at least one address.');
    if (agent === undefined) throw new UsageFailure('Name the crawler with --agent <token>.');
    const rules = isAddress(source) ? await fetchRules(source) : await readRules(source);
    for (const url of urls) {
      const verdict = judge(rules, agent, url);
      await call.answer(verdict, describe(verdict));
    }
    return 0;
  },
};

type Judged = {
  url: string;
  allowed: boolean;
  rule: string | null;
  line: number | null;
  code?: string;
  reason?: string;
};

function judge(rules: RulesSource, agent: string, url: string): Judged {
  if ('refusal' in rules) {
    return { url, allowed: false, rule: null, line: null, code: 'robots_unreachable', reason: rules.refusal };
  }
  if (!url.startsWith('/') && !URL.canParse(url)) {
    const reason = 'This is neither a web address nor a path that begins with a slash.';
    return { url, allowed: false, rule: null, line: null, code: 'not_an_address', reason };
  }
  return { url, ...isAllowed(rules, agent, url) };
}

function describe({ url, allowed, rule, line, reason }: Judged): string {
  const because = reason ?? (rule === null ? 'no rule applies' : `line ${line}: ${rule}`);
  return `${allowed ? 'allowed' : 'refused'}  ${url}  (${because})`;
}

async function answerLines(call: CommandCall): Promise<number> {
  const answer = (json: Judged) => call.answer(json, JSON.stringify(json));
  const refuse = (url: string, reason: string) =>
    answer({ url, allowed: false, rule: null, line: null, code: 'bad_line', reason });
  // Thousands of questions about one file come one after the other: the last one read is kept.
  let last: { text: string; rules: RobotsRules } | undefined;
  await forEachJsonLine(
    async (value, number) => {
      const text = textOf(value, 'robots');
      const agent = textOf(value, 'agent');
      const url = textOf(value, 'url');
      if (text === undefined || agent === undefined || url === undefined) {
        return refuse(url ?? '', `Line ${number} needs the texts "robots", "agent" and "url".`);
      }
      if (last?.text !== text) last = { text, rules: parseRobots(text) };
      return answer(judge(last.rules, agent, url));
    },
    (number, reason) => refuse('', `Line ${number}: ${reason}`),
  );
  return 0;
}

async function readRules(path: string): Promise<RobotsRules> {
  try {
    return parseRobots(await readFile(callerPath(path)));
  } catch {
    throw new CommandFailure('unreadable_file', `The file ${path} cannot be read. Check its path and its permissions.`);
  }
}

async function fetchRules(address: string): Promise<RulesSource> {
  const url = URL.parse(address);
  const target = url?.pathname === '/' ? new URL('/robots.txt', url).href : address;
  const { fetchRobotsFile, robotsOutcome } = await import('../../features/shops/index.ts');
  const fetched = await fetchRobotsFile(target, environment());
  const outcome = robotsOutcome(fetched);
  if (fetched.kind === 'refusal' && outcome.kind === 'unreachable' && !isOutage(fetched.code))
    throw new CommandFailure(fetched.code, fetched.reason);
  const decision = decideByRobotsFetch(outcome, 0);
  if (decision.access === 'disallow_all') return { refusal: decision.reason };
  return decision.access === 'by_rules' && fetched.kind === 'response' ? parseRobots(fetched.body) : allowAll;
}

/** A host that fails says "not now" to crawlers; an address that we refuse ourselves is the caller's to mend. */
function isOutage(code: string): boolean {
  return ['connection_failed', 'timeout', 'certificate_refused'].includes(code);
}
