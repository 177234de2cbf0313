import { octetsOf } from '../address/index.ts';
import { boundText } from '../bounds/index.ts';
import { normalPattern } from './path.ts';

export type RobotsRule = {
  isAllow: boolean;
  /** In normal form: percent-encoding unified, `*` a wildcard, a last `$` an anchor. */
  pattern: string;
  /** The line as written, without comment; of a very long one its beginning. */
  text: string;
  /** Counted from 1. */
  line: number;
};

/** One or more user-agent lines and the rules below them. */
export type RobotsGroup = {
  /** Product tokens in lower case, `*` for everyone. */
  agents: string[];
  rules: RobotsRule[];
  /** Not part of the standard; a lower bound for the pause between two requests. */
  crawlDelaySeconds: number | null;
};

export type RobotsRules = {
  groups: RobotsGroup[];
  /** Sitemap addresses as written, in order. */
  sitemaps: string[];
  /** True when the file is longer than what is read; the rest was ignored. */
  isTruncated: boolean;
};

/** RFC 9309 section 2.5 asks for at least 500 KiB; more is ignored from the last whole line on. */
const readBytes = 500 * 1024;
/** Each page that a rule forbids keeps it. */
const ruleBound = { characters: 500, bytes: 1_500 };
const keywords = /^(user-agent|allow|disallow|sitemap|crawl-delay)[ \t]+(\S+)$/i;

/** The rules of a robots.txt that allows everything. */
export const allowAll: RobotsRules = { groups: [], sitemaps: [], isTruncated: false };

/**
 * Reads a robots.txt (RFC 9309) of any quality: unknown lines are passed over, nothing is thrown.
 * Bytes are taken as they come (a byte-order mark is dropped, UTF-16 is decoded by its mark); texts count as their UTF-8 octets.
 */
export function parseRobots(input: Uint8Array | string): RobotsRules {
  const octets = toOctets(input);
  const text = withinReadLimit(octets);
  const rules: RobotsRules = { groups: [], sitemaps: [], isTruncated: text.length < octets.length };
  let group: RobotsGroup | undefined;
  let isNamingAgents = false;
  text.split(/\r\n|\n|\r/).forEach((row, index) => {
    const record = readRecord(row);
    if (!record) return;
    const { key, value } = record;
    if (key === 'user-agent') {
      if (!isNamingAgents || !group) rules.groups.push((group = { agents: [], rules: [], crawlDelaySeconds: null }));
      isNamingAgents = true;
      group.agents.push(agentToken(value));
    } else if (key === 'allow' || key === 'disallow') {
      if (!group) return;
      isNamingAgents = false;
      if (value !== '') group.rules.push(ruleOf(key === 'allow', value, record.text, index + 1));
    } else if (key === 'crawl-delay' && group) {
      group.crawlDelaySeconds = longerDelay(group.crawlDelaySeconds, value);
    } else if (key === 'sitemap' && value !== '') {
      rules.sitemaps.push(asText(value));
    }
  });
  return rules;
}

/**
 * The product token of a name: the leading letters, digits, `_` and `-` of a group's value or of a User-Agent string, in lower case;
 * of a browser-like string (`Mozilla/5.0 (compatible; ExampleBot/2.1; ...)`) the product behind `compatible`. `*` stays `*`.
 */
export function agentToken(name: string): string {
  const trimmed = name.trim();
  if (/^\*(\s|$)/.test(trimmed)) return '*';
  const compatible = /^mozilla\/.*?\(\s*compatible\s*;\s*([a-z0-9_-]+)/i.exec(trimmed);
  const token = compatible?.[1] ?? /^[a-z0-9_-]+/i.exec(trimmed)?.[0] ?? '';
  return token.toLowerCase();
}

function ruleOf(isAllow: boolean, value: string, text: string, line: number): RobotsRule {
  return { isAllow, pattern: normalPattern(value), text: boundText(asText(text), ruleBound), line };
}

/** `key: value` without its comment; as a common slip also `key value`, when it is exactly two words. */
function readRecord(row: string): { key: string; value: string; text: string } | undefined {
  const text = (row.includes('#') ? row.slice(0, row.indexOf('#')) : row).trim();
  const colon = text.indexOf(':');
  if (colon > 0) return { key: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim(), text };
  const slip = keywords.exec(text);
  return slip?.[1] && slip[2] ? { key: slip[1].toLowerCase(), value: slip[2], text } : undefined;
}

function longerDelay(known: number | null, value: string): number | null {
  if (!/^\d*\.?\d+$/.test(value)) return known;
  return Math.max(known ?? 0, Number(value));
}

function toOctets(input: Uint8Array | string): string {
  if (typeof input === 'string') return octetsOf(input.replace(/^\uFEFF/, ''));
  if (input[0] === 0xff && input[1] === 0xfe) return octetsOf(new TextDecoder('utf-16le').decode(input));
  if (input[0] === 0xfe && input[1] === 0xff) return octetsOf(new TextDecoder('utf-16be').decode(input));
  const hasMark = input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf;
  // One byte more than is read tells whether anything was cut off.
  const bytes = input.subarray(hasMark ? 3 : 0, readBytes + 4);
  let octets = '';
  for (let i = 0; i < bytes.length; i += 8192) octets += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return octets;
}

function withinReadLimit(octets: string): string {
  if (octets.length <= readBytes) return octets;
  const lastBreak = Math.max(octets.lastIndexOf('\n', readBytes), octets.lastIndexOf('\r', readBytes));
  return octets.slice(0, Math.max(lastBreak, 0));
}

/** Octets back to text for people: UTF-8 where it is valid, else latin-1. */
function asText(octets: string): string {
  const bytes = Uint8Array.from(octets, (char) => char.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return octets;
  }
}
