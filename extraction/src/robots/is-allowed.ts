import { agentToken, type RobotsGroup, type RobotsRule, type RobotsRules } from './parse-robots.ts';
import { matchablePath, withPlainQuery } from './path.ts';

export type RobotsVerdict = {
  allowed: boolean;
  /** The rule that decided, as written; null when none applies. */
  rule: string | null;
  /** Its line, counted from 1. */
  line: number | null;
};

const noRule: RobotsVerdict = { allowed: true, rule: null, line: null };

/**
 * Whether `agent` (a product token or a whole User-Agent string) may fetch `url` (an absolute address, or a path with its query).
 * RFC 9309 section 2.2: the merged groups of the token, else those of `*`; the longest matching pattern in octets decides, Allow wins a tie.
 * A text that is no address is not allowed; /robots.txt always is.
 */
export function isAllowed(rules: RobotsRules, agent: string, url: string): RobotsVerdict {
  const path = matchablePath(url);
  if (path === null) return { allowed: false, rule: null, line: null };
  if (path === '/robots.txt') return noRule;
  const plainPath = withPlainQuery(path);
  let best: RobotsRule | undefined;
  for (const group of groupsFor(rules, agent)) {
    for (const rule of group.rules) {
      if (best && !isStronger(rule, best)) continue;
      if (matches(rule.pattern, path) || matches(withPlainQuery(rule.pattern), plainPath)) best = rule;
    }
  }
  return best ? { allowed: best.isAllow, rule: best.text, line: best.line } : noRule;
}

/** The Crawl-delay that applies to `agent` in seconds, or null; not part of RFC 9309, so a lower bound for our own pause at most. */
export function crawlDelayOf(rules: RobotsRules, agent: string): number | null {
  const delays = groupsFor(rules, agent).flatMap((group) => group.crawlDelaySeconds ?? []);
  return delays.length === 0 ? null : delays.reduce((most, delay) => Math.max(most, delay));
}

function groupsFor(rules: RobotsRules, agent: string): RobotsGroup[] {
  const token = agentToken(agent);
  const own = token === '' ? [] : rules.groups.filter((group) => group.agents.includes(token));
  return own.length > 0 ? own : rules.groups.filter((group) => group.agents.includes('*'));
}

function isStronger(rule: RobotsRule, best: RobotsRule): boolean {
  if (rule.pattern.length !== best.pattern.length) return rule.pattern.length > best.pattern.length;
  return rule.isAllow && !best.isAllow;
}

/** Matches from the start of the path in time linear in wildcards times path: each part takes its leftmost place. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const [head = '', ...parts] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(head)) return false;
  const tail = isAnchored ? parts.pop() : undefined;
  let position = head.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  if (!isAnchored) return true;
  return tail === undefined ? position === path.length : path.length - tail.length >= position && path.endsWith(tail);
}
