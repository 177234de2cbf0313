type Values = Record<string, unknown>;

/** A value that two versions have made of one; its path leads to it through the groups of a form. */
export type Diverged = { path: string; before: unknown; mine: unknown; theirs: unknown };

/** What either of two versions changed of the one that both grew from, unless both came to the same. */
export function divergedValues(before: Values, mine: Values, theirs: Values, prefix = ''): Diverged[] {
  return Object.keys(theirs).flatMap((name) => {
    const values = { before: before[name], mine: mine[name], theirs: theirs[name] };
    const path = prefix + name;
    if (isGroup(values.before) && isGroup(values.mine) && isGroup(values.theirs)) {
      return divergedValues(values.before, values.mine, values.theirs, `${path}.`);
    }
    return isSame(values.mine, values.theirs) ? [] : [{ path, ...values }];
  });
}

/** One's own changes on top of the other version, value by value. */
export function mergedValue(before: unknown, mine: unknown, theirs: unknown): unknown {
  if (isGroup(before) && isGroup(mine) && isGroup(theirs)) {
    return Object.fromEntries(
      Object.keys(theirs).map((name) => [name, mergedValue(before[name], mine[name], theirs[name])]),
    );
  }
  return isSame(mine, before) ? theirs : mine;
}

export function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

/** Money is one value: half of one amount and half of another is none. */
function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('minor' in value);
}
