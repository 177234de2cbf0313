type Node =
  | { kind: 'sign'; test: RegExp }
  | { kind: 'sequence' | 'choice'; parts: readonly Node[] }
  | { kind: 'repeat'; part: Node; least: number; most: number };

type Step = { test: RegExp; next: number } | { next: readonly number[] } | 'end';

export const patternLimits = { length: 500, steps: 1_000 } as const;

/** A sign, an escape or a class, and what repeats it; nothing in it can look ahead, look back or refer to a group. */
const signSource = /\\p\{[A-Za-z_=]+\}|\\[dDwWsS]|\\[^A-Za-z0-9]|\[\^?(?:\\.|[^\]\\[])+\]|[^\\()[\]{}|*+?^$]/uy;
const countSource = /\{(?<least>\d{1,4})(?<open>,(?<most>\d{1,4})?)?\}|[*+?]/y;

/**
 * Whether a whole text is of a pattern, or undefined for what is no pattern of ours. Patterns are regular expressions of signs, classes,
 * groups, alternatives and repetitions. All ways are followed at once, sign by sign (Thompson, 1968), so that the time grows with the
 * length of the text and never beyond it.
 */
export function compilePattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > patternLimits.length) return undefined;
  const node = new Reader(pattern.replace(/^\^/, '').replace(/(?<=(?:^|[^\\])(?:\\\\)*)\$$/, '')).read();
  if (!node || sizeOf(node) > patternLimits.steps) return undefined;
  const steps: Step[] = ['end'];
  const start = compile(node, 0, steps);
  return (text) => runs(steps, start, text);
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The whole of it, or undefined where something is left that it does not know. */
  read(): Node | undefined {
    const node = this.#choice();
    return node && this.#at === this.#source.length ? node : undefined;
  }

  #choice(): Node | undefined {
    const parts: Node[] = [];
    do {
      const part = this.#sequence();
      if (!part) return undefined;
      parts.push(part);
    } while (this.#takes('|'));
    return { kind: 'choice', parts };
  }

  #sequence(): Node | undefined {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !['|', ')'].includes(this.#source[this.#at] ?? '')) {
      const part = this.#repeated();
      if (!part) return undefined;
      parts.push(part);
    }
    return { kind: 'sequence', parts };
  }

  #repeated(): Node | undefined {
    const part = this.#takes('(') ? this.#group() : this.#sign();
    const count = part && this.#match(countSource);
    if (!part || !count) return part;
    const { least, open, most } = count.groups ?? {};
    if (least === undefined)
      return { kind: 'repeat', part, least: count[0] === '+' ? 1 : 0, most: count[0] === '?' ? 1 : Infinity };
    const upTo = most !== undefined ? Number(most) : open === undefined ? Number(least) : Infinity;
    return upTo < Number(least) ? undefined : { kind: 'repeat', part, least: Number(least), most: upTo };
  }

  #group(): Node | undefined {
    if (this.#source.startsWith('?', this.#at) && !this.#takes('?:')) return undefined;
    const inner = this.#choice();
    return this.#takes(')') ? inner : undefined;
  }

  #sign(): Node | undefined {
    const found = this.#match(signSource);
    try {
      return found ? { kind: 'sign', test: new RegExp(`^${found[0]}$`, 'su') } : undefined;
    } catch {
      // A class that is none, such as one with its ends turned round.
      return undefined;
    }
  }

  #match(source: RegExp): RegExpExecArray | null {
    source.lastIndex = this.#at;
    const found = source.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #takes(text: string): boolean {
    const isThere = this.#source.startsWith(text, this.#at);
    if (isThere) this.#at += text.length;
    return isThere;
  }
}

function sizeOf(node: Node): number {
  if (node.kind === 'sign') return 1;
  if (node.kind !== 'repeat') return node.parts.reduce((sum, part) => sum + sizeOf(part), 1);
  const times = node.most === Infinity ? node.least + 1 : node.most;
  return 1 + times * (sizeOf(node.part) + 1);
}

/** Adds the steps of a node that go on at `next`; gives the step at which it begins. */
function compile(node: Node, next: number, steps: Step[]): number {
  const add = (step: Step): number => steps.push(step) - 1;
  switch (node.kind) {
    case 'sign':
      return add({ test: node.test, next });
    case 'sequence':
      return node.parts.reduceRight((after, part) => compile(part, after, steps), next);
    case 'choice':
      return add({ next: node.parts.map((part) => compile(part, next, steps)) });
    case 'repeat': {
      const { part, least, most } = node;
      let begin = next;
      if (most === Infinity) {
        const loop: { next: number[] } = { next: [next] };
        begin = add(loop);
        loop.next.push(compile(part, begin, steps));
      }
      const optional = most === Infinity ? 0 : most - least;
      for (let more = 0; more < optional; more += 1) begin = add({ next: [next, compile(part, begin, steps)] });
      for (let more = 0; more < least; more += 1) begin = compile(part, begin, steps);
      return begin;
    }
  }
}

function runs(steps: readonly Step[], start: number, text: string): boolean {
  let here = reached(steps, [start]);
  for (const sign of text) {
    const after: number[] = [];
    for (const at of here) {
      const step = steps[at];
      if (step !== undefined && step !== 'end' && 'test' in step && step.test.test(sign)) after.push(step.next);
    }
    here = reached(steps, after);
    if (here.size === 0) return false;
  }
  return here.has(0);
}

/** The steps that are reached without a sign. */
function reached(steps: readonly Step[], from: readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>(from);
  for (const at of seen) {
    const step = steps[at];
    if (step !== undefined && step !== 'end' && !('test' in step)) for (const one of step.next) seen.add(one);
  }
  return seen;
}
