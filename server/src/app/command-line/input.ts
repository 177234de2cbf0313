import { resolve } from 'node:path';
import { UsageFailure } from './command.ts';

/** A path as the caller meant it: relative to the folder the caller stood in (npm sets INIT_CWD). */
export function callerPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Whether a source is an address, and no file; of which kind, and whether that may be fetched, the outbound door says. */
export function isAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * Standard input as JSON lines, in order; `respond` must answer each exactly once.
 * A line that is not a JSON object is handed to `refuse` with its number, so that every line gets its one answer.
 */
export async function forEachJsonLine(
  respond: (value: Record<string, unknown>, line: number) => Promise<void>,
  refuse: (line: number, reason: string) => Promise<void>,
): Promise<void> {
  let line = 0;
  for await (const text of linesOf(process.stdin)) {
    line += 1;
    const value = parseObject(text);
    if (value) await respond(value, line);
    else await refuse(line, 'The line is not a JSON object.');
  }
}

/**
 * Lines end at a line feed only: JSON texts may hold U+2028 and U+2029 as they are, where readline would part them.
 * A byte-order mark before the first line is no part of it.
 */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const chunk of input) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    begun.push(first);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('') + decoder.decode();
  if (last !== '') yield last;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A text property of a standard-input object; undefined when absent. */
export function textOf(value: Record<string, unknown>, key: string): string | undefined {
  const found = value[key];
  return typeof found === 'string' ? found : undefined;
}

/** A text option, or a UsageFailure when it was given without a value. */
export function textOption(options: Record<string, unknown>, key: string): string | undefined {
  const found = options[key];
  if (found === undefined) return undefined;
  if (typeof found !== 'string') throw new UsageFailure(`--${key} needs a value.`);
  return found;
}
