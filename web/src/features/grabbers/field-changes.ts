import type { TestedField } from './use-page-test.ts';

export type FieldChange = 'same' | 'new' | 'changed' | 'lost';

export type FieldPair = {
  name: string;
  change: FieldChange;
  now: TestedField | undefined;
  before: TestedField | undefined;
};

type Fields = ReadonlyMap<string, TestedField>;

/** Every field that either reading states, those that differ first. */
export function compareFields(before: Fields, now: Fields): FieldPair[] {
  const names = new Set([...now.keys(), ...before.keys()]);
  const pairs = [...names].map((name): FieldPair => {
    const pair = { name, before: before.get(name), now: now.get(name) };
    return { ...pair, change: changeOf(pair.before, pair.now) };
  });
  return pairs.toSorted((left, right) => Number(left.change === 'same') - Number(right.change === 'same'));
}

export function changeOf(before: TestedField | undefined, now: TestedField | undefined): FieldChange {
  if (!before) return 'new';
  if (!now) return 'lost';
  return before.text === now.text ? 'same' : 'changed';
}
