import {
  type CallOptions,
  type Expression,
  type FunctionName,
  functionRules,
  type MappingRule,
  sourceKey,
} from '@quarry/contracts/feeds';

/** A part of an expression as it is edited: nothing may be chosen for it yet. */
export type Block = { kind: 'hole' } | Extract<Expression, { kind: 'source' | 'const' }> | CallBlock | RecordBlock;
export type RecordBlock = { kind: 'record'; parts: Readonly<Record<string, Block>> };
export type CallBlock = { kind: 'call'; name: FunctionName; args: readonly Block[]; options?: CallOptions };

/** A rule as it is edited. */
export type RuleDraft = { field: string; when?: Block; expression: Block };

export const hole: Block = { kind: 'hole' };

export function draftsOf(rules: readonly MappingRule[]): RuleDraft[] {
  return rules.map((rule) => ({ ...rule }));
}

/** What stands in an empty block, as one word of the list that it is chosen from. */
export function choiceOf(block: Block): string {
  switch (block.kind) {
    case 'hole':
    case 'record':
      return block.kind;
    case 'source':
      return block.code === undefined ? `source:${block.source}` : `source:${block.source}:${block.code}`;
    case 'const':
      return `const:${block.type}`;
    case 'call':
      return `call:${block.name}`;
  }
}

/** A block once a word of the list is chosen for it; a function takes in what stood there before. */
export function chosen(before: Block, choice: string, mostCharacters: number | null): Block {
  const [kind, name = '', ...code] = choice.split(':');
  switch (kind) {
    case 'source':
      return { kind, source: name, ...(code.length > 0 && { code: code.join(':') }) };
    case 'const':
      return constant(name);
    case 'call':
      return before.kind === 'call'
        ? called(name as FunctionName, before.args, mostCharacters)
        : called(name as FunctionName, [before], mostCharacters);
    case 'record':
      return { kind, parts: {} };
    default:
      return hole;
  }
}

function constant(type: string): Block {
  if (type === 'number') return { kind: 'const', type, value: 0 };
  return type === 'boolean'
    ? { kind: 'const', type, value: true }
    : { kind: 'const', type: type === 'url' ? type : 'text', value: '' };
}

/** A function over given inputs: as many as it takes, with options to begin with. */
export function called(name: FunctionName, given: readonly Block[], mostCharacters: number | null): CallBlock {
  const { least, most, options } = functionRules[name];
  // The condition comes first, and what stood there is the value.
  const inputs = name === 'if' && given.length === 1 ? [hole, ...given] : given;
  const args = [...inputs, ...Array.from({ length: least }, () => hole)].slice(
    0,
    Math.min(most, Math.max(least, inputs.length)),
  );
  const begun = beginningOf(name, args.length, mostCharacters);
  return { kind: 'call', name, args, ...(Object.keys(options).length > 0 && { options: begun }) };
}

function beginningOf(name: FunctionName, inputs: number, mostCharacters: number | null): CallOptions {
  switch (name) {
    case 'join':
      return { separator: ' ' };
    case 'take':
      return { length: 10 };
    case 'truncate':
      return { length: mostCharacters ?? 150, atWord: true };
    case 'replace':
      return { find: '', with: '' };
    case 'lookup':
      return { table: [{ from: '', to: '' }] };
    case 'in':
      return { values: [''] };
    case 'compare':
      return { operator: 'gt' };
    case 'round':
      return { decimals: 2 };
    case 'url_with':
      return { names: Array.from({ length: inputs - 1 }, () => '') };
    default:
      return {};
  }
}

/** A function with one more input. */
export function withInput(block: CallBlock): CallBlock {
  return withNames({ ...block, args: [...block.args, hole] }, (names) => [...names, '']);
}

export function withoutInput(block: CallBlock, place: number): CallBlock {
  const args = block.args.filter((_input, at) => at !== place);
  return withNames({ ...block, args }, (names) => names.filter((_name, at) => at !== place - 1));
}

/** An input in the place of the one before it. */
export function inputUp(block: CallBlock, place: number): CallBlock {
  return withNames({ ...block, args: swapped(block.args, place) }, (names) => swapped(names, place - 1));
}

/** The names of parameters go with their inputs, of which the first has none. */
function withNames(block: CallBlock, change: (names: readonly string[]) => readonly string[]): CallBlock {
  if (block.options?.names === undefined) return block;
  return { ...block, options: { ...block.options, names: [...change(block.options.names)] } };
}

/** What stands at a place, and before it, each in the place of the other. */
export function swapped<One>(all: readonly One[], place: number): readonly One[] {
  const before = all[place - 1];
  const at = all[place];
  if (before === undefined || at === undefined) return all;
  return all.with(place - 1, at).with(place, before);
}

/** How many inputs of a function come before those that may be moved, added and removed. */
export function fixedInputs(name: FunctionName): number {
  return name === 'url_with' ? 1 : name === 'if' ? functionRules.if.most : 0;
}

/** An expression in one line: `truncate(join(brand.name, product.title))`. */
export function lineOf(block: Block): string {
  switch (block.kind) {
    case 'hole':
      return '…';
    case 'source':
      return sourceKey(block);
    case 'const':
      return typeof block.value === 'string' ? `“${block.value}”` : String(block.value);
    case 'call':
      return `${block.name}(${block.args.map(lineOf).join(', ')})`;
    case 'record':
      return `{${Object.entries(block.parts)
        .map(([name, part]) => `${name}=${lineOf(part)}`)
        .join(', ')}}`;
  }
}

/** The place of a part below another one. */
export function below(path: string, next: string): string {
  return path === '' ? next : `${path}.${next}`;
}
