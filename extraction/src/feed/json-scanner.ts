import { type Wording, wording } from '@quarry/contracts/wording';
import { countLineEnds } from './decode-text.ts';

/** One entry and the line it begins on: its `value`, or its `text` and the `problem` that keeps it from being one. */
export type FoundEntry = { line: number; value: unknown } | { line: number; text: string; problem: Wording };

/** `parse` gives undefined for what is not valid JSON; `isEntry` tells, after a fault, whether a value is an entry again. */
export type EntryJudge = { parse: (text: string) => unknown; isEntry: (value: unknown) => boolean };

export type JsonScanner = {
  push: (part: string, isLast: boolean) => FoundEntry[];
  /** Whether a bracket is still open. */
  isOpen: () => boolean;
};

type Frame = { isArray: boolean; holdsEntries: boolean };

const entryLists = new Set(
  'items item products product entries entry data offers offer rows results records resources articles artikel produkte nodes edges listings catalog feed'.split(
    ' ',
  ),
);
const longestEntry = 4_000_000;

/**
 * Finds the entries of a JSON text as it arrives, by brackets and strings alone, without building the whole.
 */
export function jsonScanner(judge: EntryJudge): JsonScanner {
  const frames: Frame[] = [];
  let text = '';
  let at = 0;
  let line = 1;
  let countedTo = 0;
  let key = '';
  /** Start of the entry that is open, else -1, and the brackets open inside it. */
  let entryStart = -1;
  let brackets: string[] = [];
  let isInWrapper = false;
  let isLastPart = false;
  const found: FoundEntry[] = [];
  const structure = /["{}[\]]/g;

  function push(part: string, isLast: boolean): FoundEntry[] {
    text += part;
    isLastPart = isLast;
    found.length = 0;
    scan();
    if (isLast && entryStart !== -1) {
      giveUpEntry(wording('json:cut_off'), text.length);
      scan();
      if (entryStart !== -1) giveUpEntry(wording('json:cut_off'), text.length);
    }
    dropRead();
    return [...found];
  }

  function scan(): void {
    for (;;) {
      structure.lastIndex = at;
      const match = structure.exec(text);
      if (match === null) {
        at = text.length;
        return;
      }
      at = match.index;
      if (entryStart !== -1 && at - entryStart > longestEntry) {
        giveUpEntry(wording('json:endless'), at);
        continue;
      }
      if (match[0] === '"') {
        if (!passString()) return;
      } else if (entryStart === -1) takeOutside(match[0]);
      else takeInside(match[0]);
    }
  }

  /** Passes over the string at `at`; a line end inside it means that it was never closed. */
  function passString(): boolean {
    let end = at + 1;
    for (;;) {
      end = text.indexOf('"', end);
      if (end === -1) break;
      let slashes = 0;
      while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
      if (slashes % 2 === 0) break;
      end += 1;
    }
    const lineEnd = text.slice(at, end === -1 ? undefined : end).indexOf('\n');
    if (lineEnd !== -1) {
      at += lineEnd;
      return true;
    }
    if (end === -1) {
      const isEndless = text.length - at > longestEntry;
      if (isLastPart || isEndless) at = text.length;
      return isLastPart || isEndless;
    }
    if (entryStart === -1) key = text.slice(at + 1, end);
    at = end + 1;
    return true;
  }

  function takeOutside(bracket: string): void {
    const top = frames.at(-1);
    if (bracket === '{' && (top === undefined ? !isInWrapper : top.holdsEntries)) {
      entryStart = at;
      brackets = ['{'];
      key = '';
    } else if (bracket === '{') frames.push({ isArray: false, holdsEntries: false });
    else if (bracket === '[')
      frames.push({ isArray: true, holdsEntries: top === undefined || entryLists.has(key.toLowerCase()) });
    else frames.pop();
    at += 1;
  }

  function takeInside(bracket: string): void {
    const isOpening = bracket === '{' || bracket === '[';
    if (isOpening && frames.length === 0 && brackets.length <= 3 && bracket === '[' && isListOfEntries()) {
      unwrap();
      return;
    }
    at += 1;
    if (isOpening) {
      brackets.push(bracket);
      return;
    }
    const opened = brackets.pop();
    if ((opened === '{') !== (bracket === '}')) {
      giveUpEntry(wording('json:wrong_bracket', { bracket }), at);
      return;
    }
    if (brackets.length === 0) endEntry();
  }

  /** At the top level: whether the `[` at `at` is the list of entries under a usual name, with objects in it. */
  function isListOfEntries(): boolean {
    const before = /"([^"\n]{1,60})"\s*:\s*$/.exec(text.slice(Math.max(entryStart, at - 80), at));
    return entryLists.has((before?.[1] ?? '').toLowerCase()) && /^\[\s*(?:\{|\]|$)/.test(text.slice(at, at + 200));
  }

  /** What looked like an entry is the object around the list of entries. */
  function unwrap(): void {
    for (const bracket of brackets) frames.push({ isArray: bracket === '[', holdsEntries: false });
    frames.push({ isArray: true, holdsEntries: true });
    entryStart = -1;
    isInWrapper = true;
    at += 1;
  }

  function endEntry(): void {
    const value = judge.parse(text.slice(entryStart, at));
    if (value === undefined) {
      giveUpEntry(wording('json:misplaced'), at);
      return;
    }
    found.push({ line: lineAt(entryStart), value });
    entryStart = -1;
  }

  /** Reports the open entry as broken and goes on at the next whole one before `limit`, or at `limit`. */
  function giveUpEntry(problem: Wording, limit: number): void {
    const next = resumeAt(entryStart + 1, limit);
    const end = next === -1 ? limit : next;
    found.push({ text: text.slice(entryStart, Math.min(end, entryStart + 2000)), line: lineAt(entryStart), problem });
    entryStart = -1;
    at = end;
    if (frames.length === 0 && next !== -1) frames.push({ isArray: true, holdsEntries: true });
  }

  /** Where, after a fault, the next whole entry begins; -1 when there is none before `limit`. */
  function resumeAt(from: number, limit: number): number {
    const border = /[\n,}]\s*\{\s*"/g;
    border.lastIndex = from;
    for (let tries = 0; tries < 200; tries += 1) {
      const match = border.exec(text);
      if (match === null || match.index >= limit) return -1;
      const start = text.indexOf('{', match.index);
      const end = closingBrace(text, start);
      if (end !== -1 && judge.isEntry(judge.parse(text.slice(start, end + 1)))) return start;
      border.lastIndex = start + 1;
    }
    return -1;
  }

  function lineAt(position: number): number {
    line += countLineEnds(text, countedTo, position);
    countedTo = Math.max(countedTo, position);
    return line;
  }

  function dropRead(): void {
    const keepFrom = entryStart === -1 ? at : entryStart;
    lineAt(keepFrom);
    text = text.slice(keepFrom);
    at -= keepFrom;
    countedTo -= keepFrom;
    if (entryStart !== -1) entryStart = 0;
  }

  return { push, isOpen: () => frames.length > 0 };
}

/** The brace that closes the one at `start`, strings respected; -1 when there is none within the longest entry. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  const structure = /"(?:[^"\\\n]|\\.)*"|[{}]/g;
  structure.lastIndex = start;
  for (let match = structure.exec(text); match !== null; match = structure.exec(text)) {
    if (match[0] === '{') depth += 1;
    if (match[0] === '}') depth -= 1;
    if (depth === 0) return match.index;
    if (match.index - start > longestEntry) return -1;
  }
  return -1;
}
