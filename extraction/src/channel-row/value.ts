/** A value on its way into a channel's row. What is written, HTML too, is a text; decimals are exact, times ISO 8601. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'boolean'; isTrue: boolean }
  | { kind: 'number'; decimal: string }
  | { kind: 'money'; minor: number; currency: string }
  | { kind: 'date'; at: string }
  | { kind: 'interval'; from: string | null; until: string | null }
  | { kind: 'quantity'; decimal: string; unit: string }
  | { kind: 'record'; parts: Readonly<Record<string, Value>> }
  | { kind: 'list'; items: readonly Value[] };

export type ValueOf<Kind extends Value['kind']> = Extract<Value, { kind: Kind }>;

export function text(written: string): Value {
  return { kind: 'text', text: written };
}

/** The values of a field: those of a list, or the one. */
export function itemsOf(value: Value): readonly Value[] {
  return value.kind === 'list' ? value.items : [value];
}

/** A text or number as it is written; undefined for what has no such form. */
export function printed(value: Value | undefined): string | undefined {
  if (value?.kind === 'text') return value.text;
  return value?.kind === 'number' ? value.decimal : undefined;
}

const encoder = new TextEncoder();

/** Whether the texts of a value have more than `most` bytes of UTF-8. */
export function isLargerThan(value: Value, most: number): boolean {
  return bytesOf(value, most) > most;
}

function bytesOf(value: Value, most: number): number {
  if (value.kind === 'list') return sumOf(value.items, most);
  if (value.kind === 'record') return sumOf(Object.values(value.parts), most);
  return value.kind === 'text' ? textBytes(value.text, most) : 32;
}

function sumOf(values: readonly Value[], most: number): number {
  let sum = 0;
  for (const value of values) {
    sum += bytesOf(value, most);
    if (sum > most) break;
  }
  return sum;
}

/** Counted by length where that says enough. */
function textBytes(written: string, most: number): number {
  return written.length > most ? written.length : encoder.encode(written).length;
}
